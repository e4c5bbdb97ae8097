//! Stories told at real tables.

use spadille_core::scene::Board;
use spadille_core::story::{Story, tell};
use spadille_core::{Signs, Table as _, Viewer};
use spadille_scat::preference::Preference;
use spadille_scat::scat::Scat;
use spadille_scat::solo::{FiveSuits, Solo, Spitzeln};

#[test]
fn scat() {
    tell::<Scat>(include_str!("scat.story"));
}

#[test]
fn preference() {
    tell::<Preference>(include_str!("preference.story"));
}

#[test]
fn spitzeln() {
    tell::<Solo<Spitzeln>>(include_str!("spitzeln.story"));
}

#[test]
fn five_suit_solo() {
    tell::<Solo<FiveSuits>>(include_str!("five_suit_solo.story"));
}

/// Whoever plays Préférence with German cards sees them; the book's are French.
#[test]
fn a_table_shows_the_cards_it_has_agreed_on() {
    let signs = |changes: serde_json::Value| {
        let Story { game, state, .. } = Story::<Preference>::new("", &changes);
        let scene = game.scene(&spadille_core::Hidden::view(&game, &state, Viewer::Onlooker));
        let Board::Cards(board) = scene.board else { panic!("cards are played") };
        board.signs
    };
    assert_eq!(signs(serde_json::json!({"pack": "german"})), Some(Signs::German));
    assert_eq!((signs(serde_json::json!({})), Preference::book().title.signs), (None, Signs::French));
}
