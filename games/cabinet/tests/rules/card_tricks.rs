//! The card tricks, played through the real game in their own notation: how they are told, classed and gone through.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use spadille_cabinet::card_tricks::book::{Kind, TRICKS, page};
use spadille_cabinet::card_tricks::{CardTricks, Move, State};
use spadille_core::story::{Story, tell};
use spadille_core::{Game as _, Hidden as _, Log, Scribe, Seat, Space as _, Table as _, Turn, Viewer};

#[test]
fn tricks_go_as_they_are_told() {
    tell::<CardTricks>(include_str!("card_tricks.story"));
}

/// How tricks are classed by the cases.
macro_rules! classed {
    ($($(#[$doc:meta])* fn $name:ident: $number:literal, $class:literal, $simulatable:literal;)*) => {$(
        $(#[$doc])*
        #[test]
        fn $name() {
            let page = page($number).unwrap();
            assert_eq!((page.class.as_str(), page.kind == Kind::Performed), ($class, $simulatable));
        }
    )*};
}

classed! {
    fn card_tricks_class_1: 1, "one-ahead", true;
    fn card_tricks_class_2: 2, "mathematical", true;
    fn card_tricks_class_3: 3, "mathematical", true;
    fn card_tricks_class_4: 4, "sleight", false;
    fn card_tricks_class_5: 5, "sleight", false;
    fn card_tricks_class_6: 6, "apparatus", false;
    fn card_tricks_class_7: 7, "set-up", true;
    fn card_tricks_class_8: 8, "apparatus", false;
    fn card_tricks_class_9: 9, "set-up", true;
    fn card_tricks_class_10: 10, "mathematical", true;
    fn card_tricks_class_11: 11, "confederate", false;
    fn card_tricks_class_12: 12, "set-up", false;
    fn card_tricks_class_13: 13, "one-ahead", true;
    fn card_tricks_class_14: 14, "mathematical", true;
    fn card_tricks_class_15: 15, "apparatus", false;
    fn card_tricks_class_16: 16, "apparatus", false;
    fn card_tricks_class_17: 17, "set-up", true;
    fn card_tricks_class_18: 18, "puzzle", true;
    fn card_tricks_class_19: 19, "set-up", true;
    fn card_tricks_class_20: 20, "mathematical", true;
    fn card_tricks_class_21: 21, "mathematical", true;
    fn card_tricks_class_22: 22, "mathematical", true;
    fn card_tricks_class_23: 23, "confederate", false;
    fn card_tricks_class_24: 24, "confederate", false;
    fn card_tricks_class_25: 25, "set-up", true;
    fn card_tricks_class_26: 26, "mathematical", true;
}

/// A table at which a trick begins with a mixed pack, written down by somebody.
fn begun_before<S: Scribe>(options: &serde_json::Value, number: u8, scribe: &mut S) -> (CardTricks, State) {
    let Story { game, mut state, .. } = Story::<CardTricks>::new("1830", options);
    game.play(&mut state, Seat(1), Move::Perform(number), scribe);
    let mut rng = ChaCha8Rng::seed_from_u64(1830);
    while game.turn(&state) == Turn::Chance {
        let outcome = game.draw(&state, &mut rng);
        game.reveal(&mut state, &outcome, scribe);
    }
    (game, state)
}

/// What a step asks for is what the table asks for there, and every step is reached.
#[test]
fn steps_are_asked_for_as_they_are_written() {
    let mut reached = std::collections::HashSet::new();
    for options in [serde_json::json!({"spectators": 4, "thinking": "noted"}), serde_json::json!({"repairs": false})] {
        for number in 1..=26 {
            for seed in 0..20 {
                let mut log = Log::default();
                let (game, mut state) = begun_before(&options, number, &mut log);
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                loop {
                    while game.turn(&state) == Turn::Chance {
                        let outcome = game.draw(&state, &mut rng);
                        game.reveal(&mut state, &outcome, &mut log);
                    }
                    for who in [Viewer::Seat(Seat(0)), Viewer::Onlooker] {
                        let spadille_core::scene::Board::Stage(stage) = game.scene(&game.view(&state, who)).board
                        else {
                            panic!("no stage");
                        };
                        assert!(stage.progress[0] <= stage.progress[1]);
                    }
                    if state.public.going().is_none() {
                        break;
                    }
                    let seat = game.turn(&state).awaited().first().expect("somebody is asked");
                    let m = match game.advise(&game.view(&state, Viewer::Seat(seat)), seat) {
                        Some(advice) if seat == Seat(0) || rng.random_bool(0.7) => advice.choice,
                        _ => game.moves(&state, seat).sample(&mut rng).expect("a move"),
                    };
                    let asked = page(number).unwrap().steps.iter().filter_map(|step| step.ask.as_deref());
                    let words: Vec<&str> = asked.flat_map(|ask| ask.split(", ")).collect();
                    let is_verdict = matches!(m, Move::Yes | Move::No);
                    assert!(is_verdict || words.contains(&m.verb()), "{number}: {m} is not asked for by {words:?}");
                    game.play(&mut state, seat, m, &mut log);
                }
                let steps = log.events.iter().filter_map(|event| event.text()?.id.rsplit_once("-step-"));
                reached.extend(steps.filter_map(|(_, step)| Some((number, step.parse::<u8>().ok()?))));
            }
        }
    }
    for trick in TRICKS.iter() {
        for step in 1..=trick.steps.len() as u8 {
            assert!(reached.contains(&(trick.number, step)), "trick {} never comes to step {step}", trick.number);
        }
    }
}
