//! Landsknecht and Blüchern, played through the real games in their own notation.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_bank::landsknecht::{Bluchern, Landsknecht};
use spadille_core::story::{Story, tell};
use spadille_core::{Table, Target, Turn, Viewer};

#[test]
fn coups_go_as_they_are_told() {
    tell::<Landsknecht>(include_str!("landsknecht.story"));
}

#[test]
fn callings_go_as_they_are_told() {
    tell::<Bluchern>(include_str!("bluchern.story"));
}

/// Whether nothing but a word of its own holds the whole offer.
fn va_banque_is_said<G: Table>(laid: &str) {
    let mut story = Story::<G>::new("1860", &serde_json::json!({"players": 3}));
    if story.game.turn(&story.state) == Turn::Chance {
        let outcome = story.game.draw(&story.state, &mut ChaCha8Rng::seed_from_u64(1));
        story.chance(&outcome);
    }
    let story = story.goes(laid);
    let view = story.game.view(&story.state, Viewer::Seat(story.awaited()));
    let label = |m: &str| story.game.describe(&view, m.parse().unwrap_or_else(|e| panic!("{e}")));
    assert_eq!(label("va-banque").target, Target::Button);
    assert_eq!(label("hold 5").target, Target::Place("Auszug".into()));
}

#[test]
fn the_whole_bank_is_held_in_words_not_by_a_touch() {
    va_banque_is_said::<Landsknecht>("offer 20");
    va_banque_is_said::<Bluchern>("offer 20");
}
