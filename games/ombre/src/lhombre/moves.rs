//! What a player of L'Hombre may do, and its notation.

use super::contracts::{Bid, Contract};
use spadille_core::{Card, CardSet, NotationError, Suit};
use std::fmt;
use std::str::FromStr;

macro_rules! plain_words {
    ($($(#[$doc:meta])* $name:ident = $word:literal),* $(,)?) => {
        /// Something that is said or done without further choice.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Word {
            $($(#[$doc])* $name,)*
        }

        impl Word {
            /// All words.
            pub const ALL: &[Word] = &[$(Word::$name),*];

            /// The word in notation.
            pub const fn notation(self) -> &'static str {
                match self {
                    $(Word::$name => $word,)*
                }
            }
        }
    };
}

plain_words! {
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
    /// To lay one's cards down: the hombre as won, a solo even before its suit is named; a defender because he thinks the
    /// hombre beaten (strict tables).
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
}

/// What is asked for after a deal where honours must be claimed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Claim {
    /// The price of the game.
    pub game: bool,
    /// The premiers.
    pub premiers: bool,
    /// So many matadors; none, or three to nine.
    pub matadors: u8,
}

impl Claim {
    /// How many claims there are.
    pub const COUNT: u8 = 32;

    /// The claim of this number below [`Claim::COUNT`].
    pub const fn from_index(index: u8) -> Claim {
        let matadors = index >> 2 & 7;
        Claim { game: index & 1 == 1, premiers: index & 2 == 2, matadors: if matadors == 0 { 0 } else { matadors + 2 } }
    }

    /// The number of the claim.
    pub const fn index(self) -> u8 {
        let matadors = if self.matadors < 3 { 0 } else { self.matadors - 2 };
        self.game as u8 | (self.premiers as u8) << 1 | (matadors & 7) << 2
    }
}

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Something said or done without further choice.
    Say(Word),
    /// A game is called, or changed to.
    Call(Bid),
    /// Trumps are named.
    Name(Suit),
    /// A suit is named instead of a call, or a second time (strict tables).
    Blurt(Suit),
    /// Honours are asked for.
    Claim(Claim),
    /// Cards are laid away and as many drawn.
    Discard(CardSet),
    /// A card is led or played.
    Play(Card),
    /// The opponent on the right says which card a hombre must lead who laid down too soon (strict tables).
    Demand(Card),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Say(word) => f.write_str(word.notation()),
            Move::Call(bid) => write!(f, "call {bid}"),
            Move::Name(suit) => write!(f, "name {suit}"),
            Move::Blurt(suit) => write!(f, "blurt {suit}"),
            Move::Claim(claim) => {
                f.write_str("claim")?;
                if claim.game {
                    f.write_str(" game")?;
                }
                if claim.premiers {
                    f.write_str(" premiers")?;
                }
                if claim.matadors > 0 { write!(f, " matadors {}", claim.matadors) } else { Ok(()) }
            }
            Move::Discard(cards) if cards.is_empty() => f.write_str("discard"),
            Move::Discard(cards) => write!(f, "discard {cards}"),
            Move::Play(card) => write!(f, "play {card}"),
            Move::Demand(card) => write!(f, "demand {card}"),
        }
    }
}

fn read_claim(rest: &str) -> Option<Claim> {
    let mut claim = Claim { game: false, premiers: false, matadors: 0 };
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "game" => claim.game = true,
            "premiers" => claim.premiers = true,
            "matadors" => claim.matadors = words.next()?.parse().ok().filter(|n| (3..=9).contains(n))?,
            _ => return None,
        }
    }
    Some(claim)
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let error = || NotationError::new("a move of L'Hombre", text);
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "call" => rest.parse().map(Move::Call),
            "name" => rest.parse().map(Move::Name),
            "blurt" => rest.parse().map(Move::Blurt),
            "claim" => read_claim(rest).map(Move::Claim).ok_or_else(error),
            "discard" => rest.parse().map(Move::Discard),
            "play" => rest.parse().map(Move::Play),
            "demand" => rest.parse().map(Move::Demand),
            _ => Word::ALL.iter().find(|w| w.notation() == text).map(|w| Move::Say(*w)).ok_or_else(error),
        }
    }
}

const NAMES: u32 = 20;
const BLURTS: u32 = 24;
const BIDS: u32 = 32;

/// The move of every place among the bits.
static PLACES: [Option<Move>; 64] = {
    let mut table = [None; 64];
    let mut i = 0;
    while i < Word::ALL.len() {
        table[i] = Some(Move::Say(Word::ALL[i]));
        i += 1;
    }
    i = 0;
    while i < Suit::ALL.len() {
        table[NAMES as usize + i] = Some(Move::Name(Suit::ALL[i]));
        table[BLURTS as usize + i] = Some(Move::Blurt(Suit::ALL[i]));
        i += 1;
    }
    i = 0;
    while i < Contract::ALL.len() {
        let contract = Contract::ALL[i];
        table[BIDS as usize + 2 * i] = Some(Move::Call(Bid::plain(contract)));
        table[BIDS as usize + 2 * i + 1] = Some(Move::Call(Bid::couleur(contract)));
        i += 1;
    }
    table
};

/// The words and calls open to a seat, as bits.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Words(pub u64);

impl Words {
    /// Nothing to say.
    pub const NONE: Words = Words(0);

    /// These words.
    #[inline]
    pub const fn of(word: Word) -> Words {
        Words(1 << word as u8)
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub const fn and(self, word: Word) -> Words {
        Words(self.0 | 1 << word as u8)
    }

    /// These and others.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Words) -> Words {
        Words(self.0 | other.0)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Words) -> Words {
        Words(self.0 & other.0)
    }

    /// These without others.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Words) -> Words {
        Words(self.0 & !other.0)
    }

    /// A call.
    #[inline]
    pub const fn call(bid: Bid) -> Words {
        Words(1 << (BIDS + bid.index() as u32))
    }

    /// The naming of trumps.
    #[inline]
    pub const fn name(suit: Suit) -> Words {
        Words(1 << (NAMES + suit as u32))
    }

    /// A suit blurted out.
    #[inline]
    pub const fn blurt(suit: Suit) -> Words {
        Words(1 << (BLURTS + suit as u32))
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The place of a move among the bits, if it is a word or a call.
    #[inline]
    pub fn place(m: Move) -> Option<u32> {
        match m {
            Move::Say(word) => Some(word as u32),
            Move::Call(bid) => Some(BIDS + u32::from(bid.index())),
            Move::Name(suit) => Some(NAMES + suit as u32),
            Move::Blurt(suit) => Some(BLURTS + suit as u32),
            Move::Claim(_) | Move::Discard(_) | Move::Play(_) | Move::Demand(_) => None,
        }
    }

    /// The move that stands at a place.
    #[inline]
    pub fn at(place: u32) -> Option<Move> {
        PLACES.get(place as usize).copied().flatten()
    }

    /// Whether a move is among them.
    #[inline]
    pub fn contains(self, m: Move) -> bool {
        Words::place(m).is_some_and(|place| self.0 >> place & 1 == 1)
    }

    /// The moves.
    pub fn iter(self) -> impl Iterator<Item = Move> {
        (0..64).filter(move |place| self.0 >> place & 1 == 1).filter_map(Words::at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_bits_agree() {
        for place in 0..64 {
            let known = |m: &Move| !matches!(m, Move::Call(bid) if !Bid::all().any(|b| b == *bid));
            if let Some(m) = Words::at(place).filter(known) {
                assert_eq!(Words::place(m), Some(place));
                assert_eq!(m.to_string().parse(), Ok(m));
            }
        }
        assert!(Word::ALL.len() <= NAMES as usize);
    }

    #[test]
    fn claims_are_numbered_without_gaps() {
        for index in 0..Claim::COUNT {
            let claim = Claim::from_index(index);
            assert_eq!(claim.index(), index);
            assert_eq!(Move::Claim(claim).to_string().parse(), Ok(Move::Claim(claim)));
        }
    }
}
