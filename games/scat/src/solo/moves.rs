//! What a player may do, and its notation.

use super::cards::SUITS;
use super::contracts::Contract;
use spadille_core::{Card, Either, Offer, Rank, Subsets, Suit, listed, moves};

/// One of five suits.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Named(pub Suit);

/// Trumps, and the ace that is called or asked for: `S AH`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Asked {
    /// Trumps.
    pub trump: Suit,
    /// The suit of the ace.
    pub ace: Suit,
}

impl Asked {
    /// The ace.
    pub const fn card(self) -> Card {
        Card::new(Rank::Ace, self.ace)
    }
}

listed! {
    Named("one of five suits"): 5, |n| Named(SUITS[n]), |named| named.0;
    Asked("trumps and an ace"): 25, |n| Asked { trump: SUITS[n / 5], ace: SUITS[n % 5] },
        |asked| format!("{} {}", asked.trump, asked.card());
}

moves! {
    /// One decision.
    pub enum Move("a move of Solo") {
        words {
            /// Not to play.
            Pass = "pass",
            /// To take the higher game oneself.
            Hold = "hold",
            /// To stop after the premiers.
            Stop = "stop",
            /// To come forward with Spadille.
            Come = "come",
            /// To keep Spadille secret (strict tables).
            Hide = "hide",
        }
        listed {
            /// A game is called.
            Bid(Contract) = "bid",
            /// Trumps are named.
            Trump(Named) = "trump",
            /// Trumps are named, and an ace is called or asked for.
            Declare(Asked) = "declare",
        }
        cards {
            /// A card is led or played.
            Play = "play",
            /// An ace, or a king, is called.
            Call = "call",
            /// A card is given for the ace.
            Give = "give",
        }
        sets {
            /// Cards are laid away, and as many bought.
            Discard = "discard",
        }
    }
}

/// The moves open to a seat.
pub type Moves = Either<Offer<Move>, Subsets<Move>>;

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
        for text in ["bid solo_best", "bid", "trump M", "declare S", "declare S KH", "call", "stop now"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
