//! What a player may do: show some fingers and call a number.

use super::options::{MOST_FINGERS, MorraOptions};
use spadille_core::{Listed, NotationError, Offer, moves};
use std::fmt;
use std::str::FromStr;

/// The highest number the table offers to call; a higher one is no different from any other that cannot be right.
pub const MOST_CALLED: u8 = 2 * MOST_FINGERS;
const CALLS: u8 = MOST_CALLED + 1;

/// Fingers shown and the number called with them, `2 4`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Hand {
    pub fingers: u8,
    pub call: u8,
}

impl Hand {
    /// The hand that shows `fingers` and expects the other to show `guess`.
    pub fn guessing(fingers: u8, guess: u8) -> Hand {
        Hand { fingers, call: fingers + guess }
    }

    /// What the other is thought to show: the call less the own fingers.
    pub fn guess(self) -> i8 {
        self.call as i8 - self.fingers as i8
    }

    /// Whether the call can be right.
    pub fn is_sensible(self, options: &MorraOptions) -> bool {
        u8::try_from(self.guess()).is_ok_and(|guess| options.shown().contains(&guess))
    }

    /// All hands whose call can be right.
    pub fn sensible(options: &MorraOptions) -> impl Iterator<Item = Hand> + Clone {
        let shown = options.shown();
        shown.clone().flat_map(move |fingers| shown.clone().map(move |guess| Hand::guessing(fingers, guess)))
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.fingers, self.call)
    }
}

/// Six fingers or a call of twelve can be read, so that they can be refused by their law.
impl FromStr for Hand {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Hand, NotationError> {
        let number = |word: &str| word.parse::<u8>().ok().filter(|n| *n < 100 && n.to_string() == word);
        let read = |(fingers, call)| Some(Hand { fingers: number(fingers)?, call: number(call)? });
        text.split_once(' ').and_then(read).ok_or_else(|| NotationError::new("fingers and a call", text))
    }
}

impl Listed for Hand {
    const COUNT: u32 = (MOST_FINGERS as u32 + 1) * CALLS as u32;

    fn number(self) -> u32 {
        let is_listed = self.fingers <= MOST_FINGERS && self.call <= MOST_CALLED;
        // Whatever is not listed has the place after the last, where nothing is ever offered.
        if is_listed { u32::from(self.fingers * CALLS + self.call) } else { Self::COUNT }
    }

    fn numbered(number: u32) -> Option<Hand> {
        let number = u8::try_from(number).ok().filter(|n| u32::from(*n) < Self::COUNT)?;
        Some(Hand { fingers: number / CALLS, call: number % CALLS })
    }
}

spadille_core::serde_as_notation!(Hand);

moves! {
    /// What a player may do.
    pub enum Move("a move of Morra") {
        words {}
        listed {
            /// To choose fingers and call; the other sees them when he has chosen too.
            Show(Hand) = "show",
        }
        cards {}
        sets {}
    }
}

/// The moves open to a seat.
pub type Moves = Offer<Move>;

/// No move: no card is ever played. The place after the last is never offered.
pub fn nothing() -> Moves {
    Offer::new(|_| Move::Show(Hand { fingers: u8::MAX, call: 0 }))
}

/// Every hand that may be shown; those that cannot be right stand aside.
pub fn all(options: &MorraOptions) -> Moves {
    let mut moves = nothing();
    for fingers in options.shown() {
        for call in 0..=MOST_CALLED {
            let hand = Hand { fingers, call };
            moves = if hand.is_sensible(options) {
                moves.with(Move::Show(hand))
            } else {
                moves.with_aside(Move::Show(hand))
            };
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Options as _, Space as _};

    #[test]
    fn hands_read_back_and_what_is_none_is_refused() {
        for n in 0..Hand::COUNT {
            let hand = Hand::numbered(n).unwrap();
            assert_eq!((hand.number(), hand.to_string().parse()), (n, Ok(hand)));
        }
        for wrong in ["", "2", "2 4 6", "+2 4", "02 4", "2 -1", "2 100", "show 2 4"] {
            assert!(wrong.parse::<Hand>().is_err(), "{wrong}");
        }
        assert_eq!("show 6 7".parse::<Move>().unwrap().to_string(), "show 6 7");
    }

    #[test]
    fn without_a_fist_there_are_fifty_five_hands_and_twenty_five_of_them_make_sense() {
        for (fist, offered, sensible) in [(false, 55, 25), (true, 66, 36)] {
            let options = MorraOptions { fist, ..MorraOptions::standard() };
            assert_eq!(all(&options).len(), Some(offered));
            assert_eq!(Hand::sensible(&options).count(), sensible);
            assert!(Hand::sensible(&options).all(|hand| hand.is_sensible(&options)));
        }
        assert!(!all(&MorraOptions::standard()).contains(&"show 6 7".parse().unwrap()));
    }
}
