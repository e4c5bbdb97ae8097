//! The worked cases of the family, as far as its games are made.

use spadille_core::{Seat, Table, faults_of_cases};
use spadille_tarock::tarock::{Later, Old, Tarock, Zapp};

/// Works out all cases of a game; names those that differ.
fn all<G: Table>(text: &str) {
    let faults = faults_of_cases::<G>(text);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_cases_of_about_1860() {
    all::<Tarock<Later>>(include_str!("../../../../cases/tarock.json"));
}

#[test]
fn the_cases_of_1782() {
    all::<Tarock<Old>>(include_str!("../../../../cases/tarock-1782.json"));
}

#[test]
fn the_cases_of_tarok_zapp() {
    all::<Tarock<Zapp>>(include_str!("../../../../cases/tarok-zapp.json"));
}

/// Worked out from the books a second time, by a reckoning of its own.
#[test]
fn the_second_reading() {
    all::<Tarock<Old>>(include_str!("../../../../cases/more/tarock-1782.json"));
    all::<Tarock<Later>>(include_str!("../../../../cases/more/tarock.json"));
    all::<Tarock<Zapp>>(include_str!("../../../../cases/more/tarok-zapp.json"));
}

/// Damages that no figure names: ours are what each of the others has lost in the trick against the lawful card that would have
/// served him best. Here the Pagat should have fallen to the dealer, and counts four more than a bare trick.
#[test]
fn tk60_pen_revoke() {
    let story = "table three strict=true\n$DEAL\ndiscard 2H 3H JH, silent, silent, silent\nplay T18, play AS, play T20";
    let at = spadille_core::story::also::<Tarock<Later>>(include_str!("tarock.story"), story);
    assert_eq!([0, 1, 2].map(|seat| at.state.public.ledger.balance(Seat(seat))), [4, 0, -4]);
    assert!(at.laws().any(|law| law == "revoke-makes-good"));
}
