//! What every game and every player promises, as tests that a family's games are put through.
//!
//! A family's entry crate writes `spadille_promises::hold! { lhombre: LHombre, … }` in a test and has a module of tests for each
//! game: one test for one promise, so that the first that breaks hides no other. How hard a game is tried is a number of steps,
//! never a time, and the same for every game.

mod book;
mod contract;
mod harder;
mod laws;
mod open;
mod players;

pub use book::{by_the_book, earned, unquoted};
pub use contract::{allocates_nothing, every_option, mixed_options, random_matches};
pub use harder::{first_seed, many};
pub use laws::{Heard, every_law_is_heard, heard};
pub use open::what_is_solved_is_paid;
pub use players::{play_legally, play_the_same_again, see_nothing_hidden};

/// The tests of a family's games.
#[macro_export]
macro_rules! hold {
    ($($name:ident: $game:ty),* $(,)?) => {
        mod together {
            #[test]
            fn every_law_is_heard() {
                $crate::every_law_is_heard(&[$($crate::heard::<$game>()),*]);
            }
        }

        $(mod $name {
            #[test]
            fn random_matches_keep_every_promise() {
                $crate::random_matches::<$game>();
            }

            #[test]
            fn every_single_option_keeps_every_promise() {
                $crate::every_option::<$game>();
            }

            #[test]
            fn options_drawn_together_keep_every_promise() {
                $crate::mixed_options::<$game>();
            }

            #[test]
            fn nothing_is_allocated_in_play() {
                $crate::allocates_nothing::<$game>();
            }

            #[test]
            fn players_make_only_legal_moves_whatever_the_options() {
                $crate::play_legally::<$game>();
            }

            #[test]
            fn the_same_seed_gives_the_same_match() {
                $crate::play_the_same_again::<$game>();
            }

            #[test]
            fn nothing_hidden_changes_a_choice_or_a_hint() {
                $crate::see_nothing_hidden::<$game>();
            }

            #[test]
            fn what_is_solved_is_what_is_paid() {
                $crate::what_is_solved_is_paid::<$game>();
            }
        })*
    };
}
