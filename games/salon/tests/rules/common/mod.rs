//! What every game of the salon is tried for near its code: worked cases, lesson, maxims.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_core::contract::step;
use spadille_core::taught::faults_of_lesson;
use spadille_core::{Log, Seat, Space as _, Table, Viewer, faults_of_cases};
use spadille_promises::unquoted;

/// No worked case fails, neither of the first ones nor of those worked out apart from the engine.
pub fn every_case_is_answered<G: Table>() {
    for folder in ["cases", "cases/more"] {
        let path = format!("{}/../../{folder}/{}.json", env!("CARGO_MANIFEST_DIR"), G::ID);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        let faults = faults_of_cases::<G>(&text);
        assert!(faults.is_empty(), "{path}:\n{}", faults.join("\n"));
    }
}

/// A message was told as somebody's deed, so that a screen need not guess whose.
pub fn is_done_by(log: &Log, message: &str, seat: Seat) {
    let told = log.events.iter().find(|event| event.text().is_some_and(|text| text.id == message));
    assert_eq!(told.unwrap_or_else(|| panic!("{message} was not told")).by, Some(seat), "{message}");
}

/// The lesson stands at real tables, and the game's own advice is among the answers.
pub fn lesson_and_advice_agree<G: Table>() {
    let faults = faults_of_lesson::<G>();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every maxim but for some is somebody's reason, in so many deals by the book.
pub fn every_maxim_is_followed_somewhere<G: Table>(deals: u64, but_for: &[&str]) {
    assert!(!G::book().maxims.is_empty());
    let missing = unquoted::<G>(deals, but_for);
    assert!(missing.is_empty(), "nobody follows {missing:?}");
}

/// What the seats that play by the book win in some matches against seats that play anything.
pub fn book_against_chance<G: Table>(game: &G, book: &[u8], matches: u64) -> i64 {
    let mut won = 0;
    for seed in 0..matches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut s = game.open();
        while step(game, &mut s, &mut rng, |s, seat, rng| {
            let advice = || game.advise(&game.view(s, Viewer::Seat(seat)), seat).map(|advice| advice.choice);
            let advised = if book.contains(&seat.0) { advice() } else { None };
            advised.or_else(|| game.moves(s, seat).sample(rng))
        }) {}
        won += book.iter().map(|seat| game.accounts(&s).balance(Seat(*seat))).sum::<i64>();
    }
    won
}
