//! Why something is not allowed.

use crate::law::LawId;
use crate::text::Text;
use serde::Serialize;
use std::fmt;

/// A move or outcome that the rules do not allow, with the reason and the law behind it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Refusal {
    /// The reason, to be said to the one who tried.
    pub text: Text,
    /// The law that forbids it, where the book has one.
    pub law: Option<LawId>,
}

impl Refusal {
    /// Refuses by a law.
    pub fn by(law: LawId, text: Text) -> Refusal {
        Refusal { text, law: Some(law) }
    }

    /// Refuses for a reason no book needs to state: not this seat's turn, not one of the cards held.
    pub fn plain(text: Text) -> Refusal {
        Refusal { text, law: None }
    }

    /// It is somebody else's turn.
    pub fn not_your_turn() -> Refusal {
        Refusal::plain(Text::new("house-not-your-turn"))
    }

    /// A card that the one who tried does not hold.
    pub fn not_held() -> Refusal {
        Refusal::plain(Text::new("house-not-held"))
    }

    /// A move that makes no sense now.
    pub fn not_now() -> Refusal {
        Refusal::plain(Text::new("house-not-now"))
    }

    /// A chance outcome that cannot have happened: a card twice, a die with seven pips.
    pub fn impossible_outcome() -> Refusal {
        Refusal::plain(Text::new("house-impossible-outcome"))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text.id)?;
        self.law.map_or(Ok(()), |law| write!(f, " ({law})"))
    }
}

impl std::error::Error for Refusal {}
