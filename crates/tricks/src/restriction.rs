//! What binds a player beyond the duty of following: cards that were called, suits that are demanded or forbidden.

use serde::{Deserialize, Serialize};
use spadille_core::CardSet;

/// A demand upon whoever plays, beside the duty of following: it binds him as far as he can obey it.
///
/// ```
/// use spadille_core::CardSet;
/// use spadille_tricks::Restriction;
/// let cards = |text: &str| text.parse::<CardSet>().unwrap();
/// let called = Restriction { demanded: cards("QH 2C"), ..Restriction::FREE };
/// // Two cards lie open; hearts are led and must be followed.
/// assert_eq!(called.bind(cards("KH QH 3H")).to_string(), "QH");
/// // Whoever cannot obey plays what he may.
/// assert_eq!(called.bind(cards("KS 4S")).to_string(), "KS 4S");
/// let no_trump = Restriction { forbidden: cards("KS 4S"), ..Restriction::FREE };
/// assert_eq!((no_trump.bind(cards("KS 5D")).to_string(), no_trump.bind(cards("KS 4S")).len()), ("5D".into(), 2));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Restriction {
    /// One of these must be played, if one may be.
    pub demanded: CardSet,
    /// None of these may be played while others may.
    pub forbidden: CardSet,
}

impl Restriction {
    /// Nothing binds.
    pub const FREE: Restriction = Restriction { demanded: CardSet::EMPTY, forbidden: CardSet::EMPTY };

    /// What may still be played of these.
    #[inline]
    pub fn bind(&self, legal: CardSet) -> CardSet {
        let allowed = legal.minus(self.forbidden);
        let allowed = if allowed.is_empty() { legal } else { allowed };
        let demanded = allowed.both(self.demanded);
        if demanded.is_empty() { allowed } else { demanded }
    }

    /// Whether anything is demanded or forbidden.
    pub fn is_free(&self) -> bool {
        *self == Restriction::FREE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_demand_never_leaves_a_player_without_a_card() {
        let cards = |text: &str| text.parse::<CardSet>().unwrap();
        let sets = ["", "KH", "KH QH", "2C KH"].map(cards);
        for demanded in sets {
            for forbidden in sets {
                let bound = Restriction { demanded, forbidden }.bind(cards("KH QH"));
                assert!(!bound.is_empty() && cards("KH QH").includes(bound));
            }
        }
        assert!(Restriction::default().is_free());
        assert_eq!(Restriction { demanded: cards("KH"), forbidden: cards("KH") }.bind(cards("KH QH")), cards("QH"));
    }
}
