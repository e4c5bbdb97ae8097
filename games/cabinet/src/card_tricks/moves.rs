//! What the company and the conjuror may do, and the space of what is asked.

use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::space::{Form, Spot};
use spadille_core::{Card, CardSet, NotationError, Rank, Space, Suit, text};
use std::fmt;
use std::str::FromStr;

/// How many tricks there are.
pub const TRICKS: u8 = 26;
/// The highest number that is ever said: the places of a pack.
const MOST: u8 = 52;

/// Declares the moves that are a word, and those that are a word and a number.
macro_rules! moves {
    (words { $($(#[$wdoc:meta])* $word:ident = $said:literal,)* } numbers { $($(#[$ndoc:meta])* $number:ident = $verb:literal,)* }) => {
        /// What a player may do.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum Move {
            $($(#[$wdoc])* $word,)*
            $($(#[$ndoc])* $number(u8),)*
            /// The row or the two rows in which cards are seen, the smaller number first.
            Rows(u8, u8),
            /// The rank that is wished for.
            Rank(Rank),
            /// The suit that is wished for.
            Suit(Suit),
            /// To write a card on the slip.
            Note(Card),
            /// To put a card next below those of one's own packet.
            Stack(Card),
            /// The conjuror names cards.
            Name(CardSet),
        }

        impl Move {
            /// The first word of its notation.
            pub fn verb(self) -> &'static str {
                match self {
                    $(Move::$word => $said,)*
                    $(Move::$number(_) => $verb,)*
                    Move::Rows(..) => "rows",
                    Move::Rank(_) => "rank",
                    Move::Suit(_) => "suit",
                    Move::Note(_) => "note",
                    Move::Stack(_) => "stack",
                    Move::Name(_) => "name",
                }
            }

            /// Its number, if it has one.
            pub fn number(self) -> Option<u8> {
                match self {
                    $(Move::$number(n) => Some(n),)*
                    _ => None,
                }
            }

            fn read(words: &[&str]) -> Option<Move> {
                match *words {
                    $([$said] => return Some(Move::$word),)*
                    $([$verb, n] => return written(n).map(Move::$number),)*
                    _ => {}
                }
                Some(match *words {
                    ["rows", a] => written(a).filter(|a| *a <= 4).map(|a| Move::Rows(a, a))?,
                    ["rows", a, b] => {
                        let (a, b) = (written(a)?, written(b)?);
                        (a < b && b <= 4).then_some(Move::Rows(a, b))?
                    }
                    ["rank", rank] => Move::Rank(RANKS.into_iter().find(|r| r.symbol() == rank)?),
                    ["suit", suit] => Move::Suit(suit.parse().ok().filter(|s| Suit::ALL.contains(s))?),
                    ["note", card] => Move::Note(card.parse().ok().filter(|c| PACK.contains(*c))?),
                    ["stack", card] => Move::Stack(card.parse().ok().filter(|c| PACK.contains(*c))?),
                    ["name", ref cards @ ..] if !cards.is_empty() => {
                        let named: CardSet = cards.join(" ").parse().ok()?;
                        PACK.includes(named).then_some(Move::Name(named))?
                    }
                    _ => return None,
                })
            }
        }
    };
}

moves! {
    words {
        /// Enough for today.
        Stop = "stop",
        /// Go on.
        On = "on",
        /// That is enough.
        Enough = "enough",
        /// I have thought of one.
        Ready = "ready",
        /// From the ace down to the two.
        Down = "down",
        /// From the ace up to the king.
        Up = "up",
        /// I want to try it myself.
        Try = "try",
        /// Once more.
        Again = "again",
        /// Court cards.
        Court = "court",
        /// Plain cards.
        Plain = "plain",
        /// Yes.
        Yes = "yes",
        /// No.
        No = "no",
    }
    numbers {
        /// To ask for a trick by its number.
        Perform = "perform",
        /// To write a pair on the slip.
        Pair = "pair",
        /// To draw the card at a place.
        Draw = "draw",
        /// To touch the card at a place.
        Touch = "touch",
        /// To cut so many cards.
        Cut = "cut",
        /// To put a card in below so many.
        Insert = "insert",
        /// To hide a card at a place.
        Hide = "hide",
        /// The pile in which a card lies.
        Pile = "pile",
        /// A number that is asked for.
        Number = "number",
        /// To lay a card on a place.
        Lay = "lay",
        /// To point at the card at a place.
        Point = "point",
        /// The number that a card had.
        Place = "place",
    }
}

/// The ranks from the ace up to the king.
pub const RANKS: [Rank; 13] = [
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
];

/// The full pack.
pub const PACK: CardSet = CardSet::pack(&RANKS);

fn written(word: &str) -> Option<u8> {
    word.parse().ok().filter(|n: &u8| (1..=MOST).contains(n) && n.to_string() == word)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Move::Rows(a, b) if a == b => write!(f, " {a}"),
            Move::Rows(a, b) => write!(f, " {a} {b}"),
            Move::Rank(rank) => write!(f, " {}", rank.symbol()),
            Move::Suit(suit) => write!(f, " {suit}"),
            Move::Note(card) | Move::Stack(card) => write!(f, " {card}"),
            Move::Name(cards) => write!(f, " {cards}"),
            _ => self.number().map_or(Ok(()), |n| write!(f, " {n}")),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: ArrayVec<&str, 16> = text.split(' ').take(16).collect();
        Move::read(&words).ok_or_else(|| NotationError::new("a move of the card tricks", text))
    }
}

spadille_core::serde_as_notation!(Move);

/// The move that a card means.
pub type OfCard = fn(Card) -> Move;

/// Numbers that may be said with one word.
#[derive(Copy, Clone, Debug)]
pub struct Numbers {
    /// The move that a number means.
    pub means: fn(u8) -> Move,
    /// The numbers, as bits.
    pub bits: u64,
}

/// What is asked: words, numbers with one word, cards with one word, or cards to be named together.
#[derive(Clone, Default, Debug)]
pub struct Asked {
    /// Whole moves.
    pub words: ArrayVec<Move, 28>,
    /// A word with a number.
    pub numbers: Option<Numbers>,
    /// A word with a card.
    pub cards: Option<(OfCard, CardSet)>,
    /// So many cards of these, to be named together.
    pub names: Option<(CardSet, u8)>,
}

/// The most numbers that are listed one by one; more are asked for as a number.
const FEW: u32 = 13;

impl Asked {
    /// Some whole moves.
    pub fn words(words: impl IntoIterator<Item = Move>) -> Asked {
        Asked { words: words.into_iter().collect(), ..Asked::default() }
    }

    /// One of these numbers with a word.
    pub fn numbers(means: fn(u8) -> Move, numbers: impl IntoIterator<Item = u8>) -> Asked {
        let bits = numbers.into_iter().fold(0, |bits, n| bits | 1 << n);
        Asked { numbers: Some(Numbers { means, bits }), ..Asked::default() }
    }

    /// One of these cards with a word.
    pub fn cards(means: OfCard, cards: CardSet) -> Asked {
        Asked { cards: Some((means, cards)), ..Asked::default() }
    }

    /// So many of these cards.
    pub fn names(among: CardSet, count: u8) -> Asked {
        Asked { names: Some((among, count)), ..Asked::default() }
    }

    /// With a word more.
    #[must_use]
    pub fn or(mut self, word: Move) -> Asked {
        self.words.push(word);
        self
    }

    fn counts(&self) -> [u64; 4] {
        let numbers = self.numbers.map_or(0, |numbers| numbers.bits.count_ones().into());
        let cards = self.cards.map_or(0, |(_, cards)| cards.len().into());
        [self.words.len() as u64, numbers, cards, self.names.map_or(0, |(from, count)| choose(from.len(), count))]
    }

    /// Whether the numbers are listed one by one: few, or with gaps.
    fn lists_numbers(&self) -> bool {
        self.numbers.is_some_and(|Numbers { bits, .. }| {
            let run = bits >> bits.trailing_zeros().min(63);
            bits.count_ones() <= FEW || run & (run + 1) != 0
        })
    }
}

/// How many ways there are to take `k` of `n`.
fn choose(n: u8, k: u8) -> u64 {
    if k > n {
        return 0;
    }
    (0..u64::from(k)).fold(1, |ways, i| ways * (u64::from(n) - i) / (i + 1))
}

/// The set of `count` cards with `rank` sets before it.
fn unrank(from: CardSet, count: u8, mut rank: u64) -> CardSet {
    let (mut chosen, mut wanted, mut left) = (CardSet::EMPTY, count, from.len());
    for card in from {
        if wanted == 0 {
            break;
        }
        left -= 1;
        let with = choose(left, wanted - 1);
        if rank < with {
            chosen.insert(card);
            wanted -= 1;
        } else {
            rank -= with;
        }
    }
    chosen
}

impl Space for Asked {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        Some(self.counts().iter().sum())
    }

    fn nth(&self, mut n: u64) -> Option<Move> {
        let [words, numbers, cards, names] = self.counts();
        if n < words {
            return self.words.get(n as usize).copied();
        }
        n -= words;
        if n < numbers {
            return self
                .numbers
                .map(|Numbers { means, bits }| means(spadille_core::cardset::nth_bit(bits, n as u32) as u8));
        }
        n -= numbers;
        if n < cards {
            return self.cards.and_then(|(means, cards)| cards.nth(n as u8).map(means));
        }
        n -= cards;
        self.names.filter(|_| n < names).map(|(from, count)| Move::Name(unrank(from, count, n)))
    }

    fn contains(&self, m: &Move) -> bool {
        let is_number = |Numbers { means, bits }: Numbers| {
            m.number().is_some_and(|n| n < 64 && bits >> n & 1 == 1 && means(n) == *m)
        };
        let is_card = |(means, cards): (OfCard, CardSet)| match m {
            Move::Note(card) | Move::Stack(card) => cards.contains(*card) && means(*card) == *m,
            _ => false,
        };
        let is_name = |(from, count): (CardSet, u8)| match m {
            Move::Name(named) => named.len() == count && from.includes(*named),
            _ => false,
        };
        self.words.contains(m)
            || self.numbers.is_some_and(is_number)
            || self.cards.is_some_and(is_card)
            || self.names.is_some_and(is_name)
    }

    /// A word as often as anything else; nobody leaves by chance but seldom.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        if self.words.last() == Some(&Move::Stop) && rng.random_range(0..64u32) > 0 {
            return self.play_on(rng);
        }
        let (words, all) = (self.words.len() as u64, self.len()?);
        if words > 0 && words < all && rng.random_bool(0.3) {
            return self.nth(rng.random_range(0..words));
        }
        self.any(rng)
    }

    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let stays = self.words.last() == Some(&Move::Stop) && self.words.len() > 1;
        if stays { self.nth(rng.random_range(0..self.words.len() as u64 - 1)) } else { self.any(rng) }
    }

    fn listed(&self) -> u64 {
        let [words, numbers, ..] = self.counts();
        words + if self.lists_numbers() { numbers } else { 0 }
    }

    fn forms(&self) -> Vec<Form> {
        let mut forms = vec![];
        if let Some(Numbers { means, bits }) = self.numbers.filter(|n| n.bits != 0 && !self.lists_numbers()) {
            let (least, most) = (bits.trailing_zeros(), 63 - bits.leading_zeros());
            let verb = means(1).verb();
            let label = match verb {
                "cut" => text!("tricks-form-cut"),
                "draw" | "touch" => text!("tricks-form-draw"),
                "insert" => text!("tricks-form-insert"),
                "hide" => text!("tricks-form-hide"),
                "point" => text!("tricks-form-point"),
                _ => text!("tricks-form-number"),
            };
            let on = vec![Spot::nowhere(least.into(), most.into())];
            forms.push(Form::Amount { verb: verb.into(), label, on, step: 1, several: false, words: vec![] });
        }
        if let Some((means, cards)) = self.cards.filter(|(_, cards)| !cards.is_empty()) {
            let verb = cards.first().map_or("", |card| means(card).verb());
            let label = if verb == "stack" { text!("tricks-form-stack") } else { text!("tricks-form-note") };
            forms.push(Form::Card { verb: verb.into(), label, from: cards.iter().collect() });
        }
        if let Some((among, count)) = self.names.filter(|(from, count)| from.len() >= *count) {
            let (verb, label, from) =
                ("name".into(), text!("tricks-form-name", number = count), among.iter().collect());
            forms.push(match count {
                1 => Form::Card { verb, label, from },
                _ => Form::Subset { verb, label, from, min: count, max: count },
            });
        }
        forms
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn moves_read_back_and_what_is_none_is_refused() {
        let all = "stop; on; enough; ready; down; up; try; again; court; plain; yes; no; perform 26; pair 10; draw 52; touch 1; cut 51; \
            insert 47; hide 52; pile 3; number 40; lay 9; point 20; place 26; rows 2; rows 2 4; rank 10; rank A; suit H; note 7C; \
            stack AS; name QH; name 4D 3D";
        for written in all.split("; ") {
            assert_eq!(written.parse::<Move>().unwrap().to_string(), written);
        }
        for wrong in [
            "", "draw", "draw 0", "draw 53", "draw 07", "rows 4 2", "rows 5", "rows 2 2", "rank 1", "note", "note SK",
            "name", "perform", "on 1", "suit L",
        ] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_asked_is_counted_and_numbered_without_gaps() {
        let clubs = PACK.of_suit(Suit::Clubs);
        let asked = [
            Asked::numbers(Move::Cut, 1..=51).or(Move::Enough),
            Asked::cards(Move::Note, clubs),
            Asked::names(clubs, 3),
            Asked::names(PACK, 1),
            Asked::words([Move::On, Move::Enough]),
            Asked::numbers(Move::Draw, [1, 3, 28]),
        ];
        for asked in asked {
            let all: Vec<Move> = asked.iter().collect();
            assert_eq!(Some(all.len() as u64), asked.len());
            assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
            assert!(all.iter().all(|m| asked.contains(m)) && asked.nth(all.len() as u64).is_none());
        }
        assert_eq!((choose(35, 8), choose(13, 3), choose(3, 4)), (23_535_820, 286, 0));
    }
}
