//! What a player of L'Hombre may do, and its notation.

use super::*;
use spadille_core::cardset::nth_bit;
use spadille_core::{Spoken as _, moves};
use std::sync::LazyLock;

moves! {
    /// One decision.
    pub enum Move("a move of L'Hombre") {
        words {
            /// Not to play, not to hold, not to take over.
            Pass = "pass",
            /// To take over exactly the game one was overbid with.
            Hold = "hold",
            /// To enter, leaving the game open (1860).
            Entrire = "entrire",
            /// To keep the game one has, to turn no second card, to play the game that was bought for.
            Keep = "keep",
            /// To turn a second card after a black ace.
            Turn = "turn",
            /// To give the game up before play.
            GiveUp = "give-up",
            /// To take over a game given up.
            TakeOver = "take-over",
            /// To stop after the first five tricks.
            Stop = "stop",
            /// To look at the undrawn cards.
            LookTalon = "look-talon",
            /// To look back at the tricks taken.
            LookBack = "look-back",
            /// To look at one's own discards (strict tables).
            LookDiscards = "look-discards",
            /// To lay one's cards down: the hombre as won, a solo even before its suit is named; a defender because he
            /// thinks the hombre beaten (strict tables).
            LayDown = "lay-down",
            /// To take back a card that should have followed suit (strict tables).
            Mend = "mend",
            /// To have a trick played again in which suit was not followed (strict tables).
            Replay = "replay",
            /// To take back the discards of the suit that others named (strict tables).
            TakeBack = "take-back",
            /// To own up to Spadille when all have passed (strict tables with forced Spadille).
            OwnUp = "own-up",
            /// To hide Spadille (strict tables with forced Spadille).
            Hide = "hide",
            /// To let a bête go together with an older one, or to agree to that (strict tables).
            Join = "join",
            /// To say that one was dealt a card too many or too few (tables with misdeals).
            Announce = "announce",
            /// To ask for no honours.
            ClaimNothing = "claim",
        }
        listed {
            /// Trumps are named.
            Name(Suit) = "name",
            /// A suit is named instead of a call, or a second time (strict tables).
            Blurt(Suit) = "blurt",
            /// A game is called, or changed to.
            Call(Bid) = "call",
            /// Honours are asked for.
            Claim(Claim) = "claim",
        }
        cards {
            /// A card is led or played.
            Play = "play",
            /// The opponent on the right says which card a hombre must lead who laid down too soon (strict tables).
            Demand = "demand",
        }
        sets {
            /// Cards are laid away and as many drawn.
            Discard = "discard",
        }
    }
}

spadille_core::serde_as_notation!(Move);

/// What is asked for after a deal where honours must be claimed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Claim {
    /// The price of the game.
    pub game: bool,
    /// The premiers.
    pub premiers: bool,
    /// So many matadors; none, or three to nine.
    pub matadors: u8,
}

impl Claim {
    /// The claim as a move.
    pub fn to_move(self) -> Move {
        if self == Claim::default() { Move::ClaimNothing } else { Move::Claim(self) }
    }
}

// Claims of something: the two bits of game and premiers, and above them none or three to nine matadors.
listed! {
    Claim("honours such as game or matadors 3"): 31, |n| {
        let (bits, matadors) = (n + 1, (n as u8 + 1) >> 2);
        Claim { game: bits & 1 == 1, premiers: bits & 2 == 2, matadors: if matadors == 0 { 0 } else { matadors + 2 } }
    }, |claim| {
        let matadors = format!("matadors {}", claim.matadors);
        let all = [(claim.game, "game"), (claim.premiers, "premiers"), (claim.matadors > 0, matadors.as_str())];
        all.into_iter().filter(|(asked, _)| *asked).map(|(_, word)| word).collect::<Vec<_>>().join(" ")
    };
}

/// The move of every place that a word or call can have.
static MOVES: LazyLock<[Option<Move>; 64]> =
    LazyLock::new(|| std::array::from_fn(|place| Move::numbered(place as u32)));

/// The words and calls open to a seat, as bits of their places; claims are not among them.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Words(u64);

impl Words {
    /// Nothing to say.
    pub const NONE: Words = Words(0);
    /// To pass.
    pub const PASS: Words = Words(1);
    /// To keep one's game or give it up.
    pub const KEEP_OR_GIVE_UP: Words = Words(1 << 3 | 1 << 5);
    /// Words that end a game at once.
    pub const GRAVE: Words = Words(1 << 5 | 1 << 11);
    /// Words that random play says seldom: these, and what is done for nothing.
    pub const SELDOM: Words = Words(Words::GRAVE.0 | 0b111 << 8 | 1 << 16);

    /// One word or call; nothing for other moves.
    #[inline]
    pub fn of(word: Move) -> Words {
        Words(word.number().and_then(|number| 1u64.checked_shl(number)).unwrap_or(0))
    }

    /// These and one more.
    #[inline]
    pub fn and(self, word: Move) -> Words {
        self.union(Words::of(word))
    }

    /// These and one more, if it is open.
    #[inline]
    pub fn and_if(self, open: bool, word: Move) -> Words {
        if open { self.and(word) } else { self }
    }

    #[inline]
    pub const fn union(self, other: Words) -> Words {
        Words(self.0 | other.0)
    }

    #[inline]
    pub const fn both(self, other: Words) -> Words {
        Words(self.0 & other.0)
    }

    #[inline]
    pub const fn minus(self, other: Words) -> Words {
        Words(self.0 & !other.0)
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn contains(self, m: Move) -> bool {
        !self.both(Words::of(m)).is_empty()
    }

    /// The one with `n` before it; there must be one.
    #[inline]
    pub fn nth(self, n: u32) -> Option<Move> {
        MOVES[nth_bit(self.0, n) as usize]
    }

    pub fn iter(self) -> impl Iterator<Item = Move> {
        (0..self.len()).filter_map(move |n| self.nth(n))
    }
}

impl FromIterator<Move> for Words {
    fn from_iter<I: IntoIterator<Item = Move>>(words: I) -> Words {
        words.into_iter().fold(Words::NONE, Words::and)
    }
}

#[cfg(test)]
mod tests {
    use super::Move::{GiveUp, Hide, Keep, LayDown, LookBack, LookDiscards, LookTalon, Pass};
    use super::*;

    #[test]
    fn words_places_and_notation_agree() {
        const { assert!(Move::COUNT - Claim::COUNT <= 64) }
        for m in (0..Move::COUNT).filter_map(Move::numbered) {
            assert_eq!(m.to_string().parse(), Ok(m));
            assert!(matches!(m, Move::Claim(_)) || Words::of(m).iter().eq([m]));
        }
        assert!("call tourne_couleur".parse::<Move>().is_err());
        assert_eq!(Words::KEEP_OR_GIVE_UP, Words::of(Keep).and(GiveUp));
        assert_eq!((Words::PASS, Words::GRAVE), (Words::of(Pass), Words::of(GiveUp).and(LayDown)));
        assert_eq!(Words::SELDOM, Words::GRAVE.and(LookTalon).and(LookBack).and(LookDiscards).and(Hide));
    }
}
