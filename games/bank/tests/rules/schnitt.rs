//! Schnitt, played through the real game in its own notation.

use spadille_bank::schnitt::fraud::prepared_face_down;
use spadille_bank::schnitt::{Outcome, Schnitt};
use spadille_core::story::{Story, tell};
use spadille_core::{Seat, Table as _, Viewer};

#[test]
fn tailles_go_as_they_are_told() {
    tell::<Schnitt>(include_str!("schnitt.story"));
}

/// Who suspects the pack is advised to have one card moved, to distrust packs brought ready, and to watch the succession.
#[test]
fn schnitt_defence() {
    use spadille_core::Hidden as _;
    let shown = serde_json::json!({"players": 2, "demo_fraud": "winners_1"});
    let mut at = Story::<Schnitt>::new("1860", &shown);
    at.chance(&Outcome::Pack(prepared_face_down(1)));
    let advice = at.game.advise(&at.game.view(&at.state, Viewer::Seat(Seat(1))), Seat(1)).unwrap();
    let maxims: Vec<_> = advice.reasons.iter().filter_map(|reason| reason.maxim).collect();
    assert_eq!(maxims, ["distrust-ready-packs", "watch-the-order", "move-one-card"]);
    assert!(maxims.iter().all(|maxim| Schnitt::book().maxim(maxim).is_some()));
}
