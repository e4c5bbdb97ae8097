//! What every player promises: legal moves, the same moves from the same seed and view, no peeking.

use crate::contract::listed_values;
use rand::RngExt as _;
use serde_json::Map;
use spadille_bots::fate::{Fate, QuickRng, mix, quick_rng};
use spadille_bots::{Bot, BotKind, Budget, bot, hint, table};
use spadille_core::{Options as _, Seat, Space as _, Table, Turn, Viewer};

const KINDS: [BotKind; 4] = [BotKind::Random, BotKind::Novice, BotKind::Book, BotKind::Search(Budget::Iterations(12))];

/// Options drawn at random; those that do not fit together are drawn again.
fn random_options<G: Table>(rng: &mut QuickRng) -> G::Options {
    let values = listed_values::<G>();
    let presets = G::Options::PRESETS;
    loop {
        let mut chosen = Map::new();
        for (name, values) in &values {
            if rng.random_range(0..3u32) == 0 {
                chosen.insert(name.clone(), values[rng.random_range(0..values.len() as u32) as usize].clone());
            }
        }
        let preset = presets[rng.random_range(0..presets.len() as u32) as usize].name;
        if let Ok(options) = G::Options::from_overrides(Some(preset), &chosen)
            && G::new(options.clone()).is_ok()
        {
            return options;
        }
    }
}

/// Players of every kind play with options of every kind; the table itself checks every move.
pub fn play_legally<G: Table>() {
    let mut rng = quick_rng(5);
    for number in 0..9 {
        let game = rules::<G>(random_options::<G>(&mut rng));
        let kind = |seat: u8| KINDS[(u64::from(seat) + number) as usize % KINDS.len()];
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..game.seats()).map(|seat| bot(kind(seat), mix(&[number, seat.into()]))).collect();
        let played = table::play(&game, &mut bots, &mut Fate::new(9, number), Some(3));
        assert!(game.deals_done(&played.state) > 0, "{}: {:?} ended without a deal", G::ID, game.options());
    }
}

/// The same players with the same seeds play the same match.
pub fn play_the_same_again<G: Table>() {
    let game = rules::<G>(G::Options::standard());
    for kind in KINDS {
        let [first, second] = [(); 2].map(|()| {
            let mut bots: Vec<Box<dyn Bot<G>>> =
                (0..game.seats()).map(|seat| bot(kind, mix(&[3, seat.into()]))).collect();
            table::play(&game, &mut bots, &mut Fate::new(2, 1), Some(2)).state
        });
        assert!(first == second, "{}: {kind} played differently from the same seed", G::ID);
    }
}

/// Two states that look the same to a seat: whatever lies hidden, the choice and the hint are the same.
pub fn see_nothing_hidden<G: Table>() {
    let game = rules::<G>(G::Options::standard());
    let mut rng = quick_rng(11);
    let mut fate = Fate::new(4, 4);
    let mut state = game.open();
    let (mut decisions, mut compared) = (0u64, 0);
    for step in 0..400u64 {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => fate.decide(&game, &mut state),
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap_or(Seat(0));
                let view = game.view(&state, Viewer::Seat(seat));
                decisions += 1;
                if decisions % 5 == 1 && compared < 7 {
                    let other = game.view(&game.imagine(&view, &mut rng), Viewer::Seat(seat));
                    for kind in KINDS {
                        let [here, there] = [&view, &other].map(|v| bot::<G>(kind, step).choose(&game, v, seat));
                        assert!(here.is_some() && here == there, "{}: {kind} peeks at step {step}", G::ID);
                    }
                    let [here, there] = [&view, &other].map(|v| hint::hint(&game, v, seat, Budget::Iterations(20)));
                    assert!(here == there, "{}: the hint peeks at step {step}", G::ID);
                    compared += 1;
                }
                let Some(m) = game.moves(&state, seat).sample(&mut rng) else { panic!("{}: no move", G::ID) };
                game.play(&mut state, seat, m, &mut ());
            }
        }
    }
    assert!(compared > 0, "{}: nothing was compared", G::ID);
}

fn rules<G: Table>(options: G::Options) -> G {
    G::new(options).unwrap_or_else(|e| panic!("{}: {e}", G::ID))
}
