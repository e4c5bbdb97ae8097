//! What a player of L'Hombre may do, its notation, and the space of moves.

use super::contracts::Bid;
use rand::{Rng, RngExt as _};
use spadille_core::space::Form;
use spadille_core::{Card, CardSet, NotationError, Space, Suit, Text};
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
    /// To look back at the tricks taken (strict tables).
    LookBack = "look-back",
    /// To look at one's own discards (strict tables).
    LookDiscards = "look-discards",
    /// To lay one's cards down: the hombre as won, a defender because he thinks the hombre beaten (strict tables).
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
        match place {
            0..NAMES => Word::ALL.get(place as usize).map(|w| Move::Say(*w)),
            NAMES..BLURTS => Some(Move::Name(Suit::ALL[(place - NAMES) as usize])),
            BLURTS..28 => Some(Move::Blurt(Suit::ALL[(place - BLURTS) as usize])),
            BIDS..64 => {
                let index = place - BIDS;
                let contract = super::contracts::Contract::ALL.get((index & 15) as usize)?;
                Some(Move::Call(Bid { contract: *contract, couleur: index & 16 != 0 }))
            }
            _ => None,
        }
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

/// What the cards of a space are for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Use {
    /// One is played.
    Play,
    /// One is demanded.
    Demand,
    /// Some are laid away, within limits.
    Discard {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
}

/// The moves open to a seat: words, claims, and cards to play or lay away.
#[derive(Copy, Clone, Debug)]
pub struct Moves {
    /// Words and calls.
    pub words: Words,
    /// Claims, by their numbers.
    pub claims: u32,
    /// The cards.
    pub cards: CardSet,
    /// What they are for.
    pub purpose: Use,
}

impl Moves {
    /// Nothing to do.
    pub const NONE: Moves = Moves { words: Words::NONE, claims: 0, cards: CardSet::EMPTY, purpose: Use::Play };

    /// Only words.
    #[inline]
    pub const fn words(words: Words) -> Moves {
        Moves { words, ..Moves::NONE }
    }

    /// A card to play.
    #[inline]
    pub const fn play(cards: CardSet, words: Words) -> Moves {
        Moves { words, cards, ..Moves::NONE }
    }

    /// Cards to lay away.
    #[inline]
    pub const fn discard(from: CardSet, min: u8, max: u8) -> Moves {
        Moves { cards: from, purpose: Use::Discard { min, max }, ..Moves::NONE }
    }

    /// How many moves there are.
    #[inline]
    fn count(&self) -> u32 {
        self.words.0.count_ones() + self.claims.count_ones() + self.with_cards()
    }

    #[inline]
    fn with_cards(&self) -> u32 {
        match self.purpose {
            Use::Play | Use::Demand => self.cards.len().into(),
            Use::Discard { min, max } => subsets(self.cards.len(), min, max),
        }
    }
}

/// The most cards a discard is chosen from: the thirteen of a Mohr.
const MOST: usize = 13;

/// `CHOOSE[n][k]`: how many subsets of size `k` a set of `n` has.
static CHOOSE: [[u16; MOST + 2]; MOST + 1] = {
    let mut table = [[0; MOST + 2]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// `FEWER[n][k]`: how many subsets smaller than `k` a set of `n` has.
static FEWER: [[u16; MOST + 2]; MOST + 1] = {
    let mut table = [[0; MOST + 2]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        let mut k = 0;
        while k <= MOST {
            table[n][k + 1] = table[n][k] + CHOOSE[n][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// How many subsets of sizes `min` to `max` a set of `n` has.
#[inline]
fn subsets(n: u8, min: u8, max: u8) -> u32 {
    let row = &FEWER[usize::from(n).min(MOST)];
    let upto = |k: u8| u32::from(row[usize::from(k).min(MOST + 1)]);
    upto(max.saturating_add(1)).saturating_sub(upto(min))
}

/// The place of the `n`-th set bit.
#[inline]
fn nth_bit(mut bits: u64, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros()
}

/// The subset with `rank` others before it, smaller sizes first, of those with at least `min` cards.
#[inline]
fn subset(cards: CardSet, min: u8, rank: u32) -> CardSet {
    let mut left = usize::from(cards.len()).min(MOST);
    let fewer = &FEWER[left];
    let mut rank = rank + u32::from(fewer[usize::from(min).min(MOST)]);
    let mut wanted = usize::from(min);
    while wanted < left && u32::from(fewer[wanted + 1]) <= rank {
        wanted += 1;
    }
    rank -= u32::from(fewer[wanted]);
    let mut chosen = CardSet::EMPTY;
    for card in cards {
        if wanted == 0 || left == 0 {
            break;
        }
        left -= 1;
        let with = u32::from(CHOOSE[left][wanted - 1]);
        if rank < with {
            chosen.insert(card);
            wanted -= 1;
        } else {
            rank -= with;
        }
    }
    chosen
}

impl Space for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> Option<u64> {
        Some(u64::from(self.count()))
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<Move> {
        let n = u32::try_from(n).ok()?;
        let words = self.words.0.count_ones();
        if n < words {
            return Words::at(nth_bit(self.words.0, n));
        }
        let n = n - words;
        let claims = self.claims.count_ones();
        if n < claims {
            return Some(Move::Claim(Claim::from_index(nth_bit(self.claims.into(), n) as u8)));
        }
        let n = n - claims;
        match self.purpose {
            Use::Play => self.cards.nth(u8::try_from(n).ok()?).map(Move::Play),
            Use::Demand => self.cards.nth(u8::try_from(n).ok()?).map(Move::Demand),
            Use::Discard { min, max } => {
                (n < subsets(self.cards.len(), min, max)).then(|| Move::Discard(subset(self.cards, min, n)))
            }
        }
    }

    #[inline]
    fn contains(&self, m: &Move) -> bool {
        match (*m, self.purpose) {
            (Move::Play(card), Use::Play) | (Move::Demand(card), Use::Demand) => self.cards.contains(card),
            (Move::Discard(cards), Use::Discard { min, max }) => {
                self.cards.includes(cards) && (min..=max).contains(&cards.len())
            }
            (Move::Claim(claim), _) => self.claims >> claim.index() & 1 == 1,
            (m, _) => self.words.contains(m),
        }
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        if self.words.is_empty() && self.claims == 0 && self.purpose == Use::Play {
            // The usual case: a card to play.
            return match self.cards.len() {
                0 => None,
                1 => self.cards.first().map(Move::Play),
                n => self.cards.nth(rng.random_range(0..u32::from(n)) as u8).map(Move::Play),
            };
        }
        match self.count() {
            0 => None,
            n => self.nth(u64::from(rng.random_range(0..n))),
        }
    }

    /// One card more, one less, or one exchanged for another.
    fn near<R: Rng>(&self, m: &Move, rng: &mut R) -> Option<Move> {
        let (Move::Discard(mut cards), Use::Discard { min, max }) = (*m, self.purpose) else { return None };
        let one_of = |some: CardSet, rng: &mut R| {
            if some.is_empty() { None } else { some.nth(rng.random_range(0..some.len())) }
        };
        let rest = self.cards.minus(cards);
        let (grow, shrink) = match rng.random_range(0..4u32) {
            0 if cards.len() < max => (true, false),
            1 if cards.len() > min => (false, true),
            _ => (true, true),
        };
        if shrink {
            cards.remove(one_of(cards, rng)?);
        }
        if grow {
            cards.insert(one_of(rest, rng)?);
        }
        Some(Move::Discard(cards)).filter(|m| self.contains(m))
    }

    fn listed(&self) -> u64 {
        match self.purpose {
            Use::Play | Use::Demand => self.len().unwrap_or(0),
            Use::Discard { .. } => u64::from(self.words.0.count_ones() + self.claims.count_ones()),
        }
    }

    fn forms(&self) -> Vec<Form> {
        match self.purpose {
            Use::Play | Use::Demand => Vec::new(),
            Use::Discard { min, max } if self.with_cards() > 0 => vec![Form::Subset {
                verb: "discard".into(),
                label: Text::new("lhombre-ask-discard"),
                from: self.cards.iter().collect(),
                min,
                max: max.min(self.cards.len()),
            }],
            Use::Discard { .. } => Vec::new(),
        }
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

    #[test]
    fn a_space_of_discards_has_no_gaps() {
        let cards: CardSet = "AS KS 7H 3D 2C".parse().unwrap();
        let moves = Moves { words: Words::of(Word::GiveUp), ..Moves::discard(cards, 1, 3) };
        assert_eq!(moves.len(), Some(1 + 5 + 10 + 10));
        let all: std::collections::HashSet<Move> = moves.iter().collect();
        assert_eq!(all.len(), 26);
        assert!(all.iter().all(|m| moves.contains(m)));
        assert_eq!(moves.nth(26), None);
    }
}
