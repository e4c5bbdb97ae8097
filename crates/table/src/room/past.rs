//! The past of a match, so that one can leaf through it without playing it again from the beginning for every page.

use spadille_catalogue::AnyMatch;
use spadille_core::Log;
use std::sync::{Mutex, PoisonError};

/// How many earlier moments are kept, at most.
const MOST: usize = 16;
/// Moments closer together than this are not worth keeping.
const CLOSEST: usize = 64;

/// Earlier moments of a match, from which one plays on to any other.
#[derive(Default)]
pub(super) struct Past(Mutex<Vec<Box<dyn AnyMatch>>>);

impl Past {
    /// Forgets everything: the match is another one now.
    pub fn forget(&mut self) {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The match as it was after so many steps, and how many had to be played again for it.
    pub fn at(&self, table: &dyn AnyMatch, steps: usize) -> Option<(Box<dyn AnyMatch>, usize)> {
        let all = &table.record().steps;
        let (steps, apart) = (steps.min(all.len()), (all.len() / MOST).max(CLOSEST));
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let nearest = kept.partition_point(|moment| moment.record().steps.len() <= steps);
        let mut then = match nearest.checked_sub(1).and_then(|at| kept.get(at)) {
            Some(moment) => moment.fork(),
            None => spadille_catalogue::resume(&table.record().fork(0), &mut Log::default()).ok()?,
        };
        let begun = then.record().steps.len();
        for (step, at) in all.get(begun..steps)?.iter().zip(begun + 1..) {
            then.take_step(step, &mut Log::default()).ok()?;
            let last = kept.iter().rev().map(|moment| moment.record().steps.len()).find(|kept| *kept <= at);
            if kept.len() < MOST && at >= last.unwrap_or(0) + apart {
                let place = kept.partition_point(|moment| moment.record().steps.len() < at);
                kept.insert(place, then.fork());
            }
        }
        Some((then, steps - begun))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use serde_json::{Map, json};
    use spadille_core::{Seat, Turn, Viewer};

    #[test]
    fn one_leafs_through_a_long_match_without_beginning_again() {
        let mut options = Map::new();
        options.insert("tours".to_owned(), json!(100));
        let mut table = spadille_catalogue::open("trictrac", None, &options, &[]).unwrap();
        let (mut rng, mut log) = (ChaCha20Rng::seed_from_u64(3), Log::default());
        while table.record().steps.len() < 3000 {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.draw(&mut rng, &mut log),
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap_or(Seat(0));
                    let notation = table.random_move(seat, &mut rng).unwrap();
                    table.play(seat, &notation, &mut log).unwrap();
                }
            }
            log.events.clear();
        }
        let all = table.record().steps.len();
        assert!(all > 1500, "a match of {all} steps is not long");
        let mut past = Past::default();
        let (_, played) = past.at(table.as_ref(), all).unwrap();
        assert_eq!(played, all, "the first time there is nothing to begin from");
        for steps in (0..all).rev().step_by(37) {
            let (then, played) = past.at(table.as_ref(), steps).unwrap();
            assert!(
                played <= 2 * (all / MOST).max(CLOSEST),
                "{played} steps were played again to get to {steps} of {all}"
            );
            assert_eq!(then.record().steps.len(), steps);
        }
        // It is the same as played from the beginning.
        let (then, _) = past.at(table.as_ref(), all / 2).unwrap();
        let mut again = table.fork();
        again.rewind(all / 2);
        assert_eq!(then.view(Viewer::Seat(Seat(0))), again.view(Viewer::Seat(Seat(0))));
        past.forget();
        assert_eq!(past.at(table.as_ref(), 10).unwrap().1, 10);
    }
}
