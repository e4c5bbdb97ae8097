//! What a player may do, and its notation.

use spadille_core::{Offer, Suit, listed, moves};

/// One of the four suits, named as trumps or asked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Named(pub Suit);

listed! { Named("one of four suits"): 4, |n| Named(Suit::ALL[n]), |named| named.0; }

moves! {
    /// One decision.
    pub enum Move("a move of Whist") {
        words {
            /// To call one's honours at eight.
            Call = "call",
            /// Not to call.
            NoCall = "no-call",
            /// To leave the naming of trumps to one's partner (Cayenne).
            Leave = "leave",
            /// To lay one's hand open as all winners.
            Show = "show",
            /// To throw one's hand down as lost (strict tables).
            ThrowDown = "throw-down",
            /// To give in with a partner who has thrown down his hand.
            GiveIn = "give-in",
            /// To have the deal played on.
            PlayOn = "play-on",
            /// To demand a new deal.
            NewDeal = "new-deal",
            /// To own up to a revoke before the trick is turned.
            OwnUp = "own-up",
            /// To let the trick be turned.
            Turn = "turn",
            /// To demand the offender's highest card of the suit.
            Highest = "highest",
            /// To demand his lowest.
            Lowest = "lowest",
            /// To make the wrong card callable.
            CallCard = "call-card",
            /// To let one's partner name the suit to lead.
            AskSuit = "ask-suit",
            /// To demand nothing.
            Waive = "waive",
            /// To announce one's honours.
            Announce = "announce",
            /// To say nothing of them.
            Silent = "silent",
        }
        listed {
            /// Trumps are named (Cayenne).
            Trump(Named) = "trump",
            /// The partner's suit to lead is named.
            Suit(Named) = "suit",
        }
        cards {
            /// A card is led or played.
            Play = "play",
            /// A callable card is demanded.
            Demand = "demand",
            /// A card is led or played out of turn (strict tables).
            Misplay = "misplay",
        }
        sets {}
    }
}

/// The moves open to a seat.
pub type Moves = Offer<Move>;

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Spoken as _;

    #[test]
    fn every_word_has_a_number_and_a_notation() {
        const { assert!(Move::COUNT <= 128) };
        for m in (0..Move::COUNT).filter_map(Move::numbered) {
            assert_eq!((m.to_string().parse(), Move::numbered(m.number().unwrap())), (Ok(m), Some(m)));
        }
        for text in ["trump C", "suit H", "play AS", "misplay 2C", "demand 10H"] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        for text in ["trump L", "play", "call now", "suit 2C"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
