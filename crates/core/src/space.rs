//! Spaces of moves: a short list, the cards of a hand, the subsets of a hand within limits.
//!
//! A discard may have hundreds of possibilities. A space can count them, give the *n*-th and draw one at random
//! without ever writing them out.

use crate::card::Card;
use crate::cardset::CardSet;
use crate::text::Text;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};

/// The moves open to a seat.
pub trait Space {
    /// What is chosen.
    type Move;

    /// How many moves there are; nothing when they form a continuum.
    fn len(&self) -> Option<u64>;

    /// The move with `n` moves before it.
    fn nth(&self, n: u64) -> Option<Self::Move>;

    /// Whether the move is open.
    fn contains(&self, m: &Self::Move) -> bool;

    /// Whether there is nothing to choose.
    fn is_empty(&self) -> bool {
        self.len() == Some(0)
    }

    /// One of the moves, each equally likely unless the space says otherwise: one that holds words which end a game at
    /// once, such as giving up, may draw them seldom, so that random play sees the game.
    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Self::Move> {
        self.any(rng)
    }

    /// One of the moves, each equally likely whatever it is.
    #[inline]
    fn any<R: Rng>(&self, rng: &mut R) -> Option<Self::Move> {
        let len = self.len()?;
        match u32::try_from(len) {
            Ok(0) => None,
            Ok(1) => self.nth(0),
            Ok(len) => self.nth(u64::from(rng.random_range(0..len))),
            Err(_) => self.nth(rng.random_range(0..len)),
        }
    }

    /// What somebody draws who wants to play: each move equally likely, but none that is grave or stands aside (giving up,
    /// throwing in, leaving) while there are others.
    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Self::Move> {
        self.any(rng)
    }

    /// A move that differs a little from `m`, for players who look for something better in the neighbourhood of a good
    /// move; nothing where moves have no neighbours.
    fn near<R: Rng>(&self, m: &Self::Move, rng: &mut R) -> Option<Self::Move> {
        let _ = (m, rng);
        None
    }

    /// How many of the first moves are offered to people one by one; the rest is offered by [`Space::forms`].
    fn listed(&self) -> u64 {
        self.len().unwrap_or(0)
    }

    /// Moves too many to list, as forms to fill in.
    fn forms(&self) -> Vec<Form> {
        Vec::new()
    }

    /// All moves of a finite space.
    fn iter(&self) -> impl Iterator<Item = Self::Move>
    where
        Self: Sized,
    {
        (0..self.len().unwrap_or(0)).map_while(|n| self.nth(n))
    }
}

/// A choice that is filled in instead of picked from a list. The notation of the move is the verb and what was filled in,
/// separated by blanks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "form")]
pub enum Form<T = Text> {
    /// Some of these cards: `discard 4S 7H`.
    Subset {
        /// First word of the move.
        verb: String,
        /// What is asked.
        label: T,
        /// The cards to choose from.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
        from: Vec<Card>,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// One of these cards, which one need not hold: `call KH`.
    Card {
        /// First word of the move.
        verb: String,
        /// What is asked.
        label: T,
        /// The cards to choose from.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
        from: Vec<Card>,
    },
    /// A number on one of these places, `stake 7 10`, or on several of them at once, `stake 2:5 4:10`.
    Amount {
        /// First word of the move.
        verb: String,
        /// What is asked.
        label: T,
        /// Where to; one without a word when there is nothing to point at.
        on: Vec<Spot<T>>,
        /// The step between amounts.
        step: i64,
        /// Whether several places may be filled in at once.
        several: bool,
        /// Words that may follow, one of each group: `on beside corner`, `up down`. The first of a group is the usual
        /// one and may be left out.
        words: Vec<Vec<Word<T>>>,
    },
    /// A stroke out of a continuum: its figures in their order, `play 12.500 1.800 side 5`, and words that may follow.
    Stroke {
        /// First word of the move.
        verb: String,
        /// What is asked.
        label: T,
        /// The figures, in the order of the notation.
        figures: Vec<Figure<T>>,
        /// Words that may follow, one of each group; the first of a group is the usual one and is left unsaid.
        words: Vec<Vec<Word<T>>>,
        /// What a word means for the figures while it is said.
        bounds: Vec<Bound>,
    },
}

/// A word of a form narrows a figure: with the mace a ball is struck in its middle, and not so hard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Bound {
    /// The word.
    pub word: String,
    /// The figure.
    pub figure: String,
    /// The least it may be then.
    pub min: i64,
    /// The greatest.
    pub max: i64,
}

/// A figure of a stroke: an angle, a speed, a place. It is a whole number of its smallest unit; the notation may write it with
/// a point.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Figure<T = Text> {
    /// What it is, for whoever lets it be shown with a finger: `angle`, `speed`, `x`, `y`, `side`, `high`, `up` …
    pub name: String,
    /// The word before it in the notation; empty where it stands bare, a comma where it is joined to the figure before it.
    pub word: String,
    /// As a player says it.
    pub label: T,
    /// The least, in its smallest unit.
    pub min: i64,
    /// The greatest.
    pub max: i64,
    /// What it is if nobody says otherwise.
    pub usual: i64,
    /// Whether it may be left unsaid when it is the usual one.
    pub unsaid: bool,
    /// How many digits stand behind the point.
    pub decimals: u8,
    /// By how much a key changes it.
    pub step: i64,
    /// Whether it goes round in a circle: the greatest is followed by the least.
    pub round: bool,
}

impl<T> Figure<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> Figure<U> {
        let Figure { name, word, label, min, max, usual, unsaid, decimals, step, round } = self;
        Figure { name, word, label: say(label), min, max, usual, unsaid, decimals, step, round }
    }

    /// As the notation writes it.
    fn written(&self, value: i64) -> String {
        let unit = 10u64.pow(u32::from(self.decimals.min(9)));
        let (whole, part) = (value.unsigned_abs() / unit, value.unsigned_abs() % unit);
        let sign = if value < 0 { "-" } else { "" };
        match self.decimals {
            0 => format!("{sign}{whole}"),
            n => format!("{sign}{whole}.{part:0width$}", width = usize::from(n.min(9))),
        }
    }
}

/// A place on which an amount is put: a card of a layout, a heap, or nothing to point at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Spot<T = Text> {
    /// As the notation has it; empty when there is nothing to point at.
    pub word: String,
    /// As a player says it; nothing where the word is a card's rank.
    pub label: Option<T>,
    /// The least amount, in whole counters as the notation has it.
    pub min: i64,
    /// The greatest amount.
    pub max: i64,
}

impl<T> Spot<T> {
    /// An amount without a place.
    pub fn nowhere(min: i64, max: i64) -> Spot<T> {
        Spot { word: String::new(), label: None, min, max }
    }
}

/// What somebody filled in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Filled {
    /// The cards chosen.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub cards: Vec<Card>,
    /// How much on which place; the figures of a stroke by their names.
    pub amounts: Vec<(String, i64)>,
    /// The words chosen, one of each group.
    pub words: Vec<String>,
}

/// A word that may follow in a form.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Word<T = Text> {
    /// As the notation has it.
    pub word: String,
    /// As a player says it.
    pub label: T,
}

impl<T> Form<T> {
    /// The first word of the move.
    pub fn verb(&self) -> &str {
        match self {
            Form::Subset { verb, .. }
            | Form::Card { verb, .. }
            | Form::Amount { verb, .. }
            | Form::Stroke { verb, .. } => verb,
        }
    }

    /// The move that was filled in; nothing where it does not fit the form.
    ///
    /// ```
    /// use spadille_core::space::{Bound, Figure, Filled, Form, Spot, Word};
    /// let word = |word: &str| Word { word: word.into(), label: () };
    /// let spot = |word: &str| Spot { word: word.into(), label: None, min: 1, max: 9 };
    /// let (on, words) = (vec![spot("7"), spot("K")], vec![vec![word("on"), word("beside")]]);
    /// let stake = Form::Amount { verb: "stake".into(), label: (), on, step: 1, several: false, words };
    /// let filled = |amounts: &[(&str, i64)], words: &[&str]| Filled {
    ///     amounts: amounts.iter().map(|(on, much)| ((*on).into(), *much)).collect(),
    ///     words: words.iter().map(|word| (*word).into()).collect(),
    ///     ..Filled::default()
    /// };
    /// assert_eq!(stake.notation(&filled(&[("K", 5)], &["on"])).as_deref(), Some("stake K 5"));
    /// assert_eq!(stake.notation(&filled(&[("K", 5)], &["beside"])).as_deref(), Some("stake K 5 beside"));
    /// assert_eq!(stake.notation(&filled(&[("K", 10)], &[])), None);
    ///
    /// let figure = |name: &str, word: &str, decimals, unsaid| Figure {
    ///     name: name.into(), word: word.into(), label: (), min: -99_999, max: 99_999, usual: 0, unsaid, decimals, step: 1, round: false,
    /// };
    /// let figures = vec![figure("angle", "", 3, false), figure("x", "from", 3, true), figure("y", ",", 3, true), figure("side", "side", 0, true)];
    /// let bounds = vec![Bound { word: "mace".into(), figure: "side".into(), min: -3, max: 3 }];
    /// let play = Form::Stroke { verb: "play".into(), label: (), figures, words: vec![vec![word("cue"), word("mace")]], bounds };
    /// assert_eq!(play.notation(&filled(&[("angle", 12_500)], &[])).as_deref(), Some("play 12.500"));
    /// let all = [("angle", 12_500), ("x", 430), ("y", -40), ("side", -5)];
    /// assert_eq!(play.notation(&filled(&all, &["mace"])).as_deref(), Some("play 12.500 from 0.430,-0.040 side -3 mace"));
    /// assert_eq!(play.notation(&filled(&all, &[])).as_deref(), Some("play 12.500 from 0.430,-0.040 side -5"));
    /// assert_eq!(play.notation(&filled(&[("angle", 100_000)], &[])), None);
    /// ```
    pub fn notation(&self, filled: &Filled) -> Option<String> {
        let mut parts = vec![self.verb().to_owned()];
        match self {
            Form::Subset { from, min, max, .. } => {
                let chosen = from.iter().filter(|card| filled.cards.contains(card));
                parts.extend(chosen.map(ToString::to_string));
                let count = parts.len() - 1;
                let fits = count == filled.cards.len() && (usize::from(*min)..=usize::from(*max)).contains(&count);
                return fits.then(|| parts.join(" "));
            }
            Form::Card { from, .. } => {
                let [card] = filled.cards.as_slice() else { return None };
                from.contains(card).then(|| parts.push(card.to_string()))?;
            }
            Form::Amount { on, several, words, .. } => {
                let spot = |place: &str| on.iter().find(|spot| spot.word == place);
                let fits = |(place, much): &(String, i64)| {
                    spot(place).is_some_and(|spot| (spot.min..=spot.max).contains(much))
                };
                if filled.amounts.is_empty() || !filled.amounts.iter().all(fits) {
                    return None;
                }
                match filled.amounts.as_slice() {
                    laid if *several => parts.extend(laid.iter().map(|(place, much)| format!("{place}:{much}"))),
                    [(place, much)] => {
                        parts.extend((!place.is_empty()).then(|| place.clone()));
                        parts.push(much.to_string());
                    }
                    _ => return None,
                }
                parts.extend(unusual(words, &filled.words));
            }
            Form::Stroke { figures, words, bounds, .. } => {
                let said = |bound: &&Bound| filled.words.contains(&bound.word);
                let given = |name: &str| {
                    let (_, value) = filled.amounts.iter().find(|(n, _)| n == name)?;
                    let narrowed = bounds.iter().filter(said).filter(|bound| bound.figure == *name);
                    Some(narrowed.fold(*value, |value, bound| value.max(bound.min).min(bound.max)))
                };
                if filled.amounts.iter().any(|(name, _)| !figures.iter().any(|figure| figure.name == *name)) {
                    return None;
                }
                // A figure joined to the one before it stands or falls with it.
                let mut before_unsaid = false;
                for (k, figure) in figures.iter().enumerate() {
                    let value = given(&figure.name).unwrap_or(figure.usual);
                    if !(figure.min..=figure.max).contains(&value) {
                        return None;
                    }
                    if figure.word == "," {
                        if !before_unsaid {
                            let before = parts.last_mut()?;
                            *before = format!("{before},{}", figure.written(value));
                        }
                        continue;
                    }
                    let usual = |f: &Figure<T>| f.unsaid && given(&f.name).is_none_or(|value| value == f.usual);
                    let joined = figures[k + 1..].iter().take_while(|f| f.word == ",");
                    before_unsaid = usual(figure) && joined.clone().all(usual);
                    if !before_unsaid {
                        parts.extend((!figure.word.is_empty()).then(|| figure.word.clone()));
                        parts.push(figure.written(value));
                    }
                }
                parts.extend(unusual(words, &filled.words));
            }
        }
        Some(parts.join(" "))
    }

    /// The same form with its question and words said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Form<U> {
        match self {
            Form::Subset { verb, label, from, min, max } => Form::Subset { verb, label: say(label), from, min, max },
            Form::Card { verb, label, from } => Form::Card { verb, label: say(label), from },
            Form::Amount { verb, label, on, step, several, words } => {
                let label = say(label);
                let mut spot = |Spot { word, label, min, max }| Spot { word, label: label.map(&mut say), min, max };
                let on = on.into_iter().map(&mut spot).collect();
                let mut named = |Word { word, label }| Word { word, label: say(label) };
                let words = words.into_iter().map(|group| group.into_iter().map(&mut named).collect()).collect();
                Form::Amount { verb, label, on, step, several, words }
            }
            Form::Stroke { verb, label, figures, words, bounds } => {
                let label = say(label);
                let figures = figures.into_iter().map(|figure| figure.map(&mut say)).collect();
                let mut named = |Word { word, label }| Word { word, label: say(label) };
                let words = words.into_iter().map(|group| group.into_iter().map(&mut named).collect()).collect();
                Form::Stroke { verb, label, figures, words, bounds }
            }
        }
    }
}

/// The words chosen but for the first of each group, which is the custom and is left unsaid.
fn unusual<T>(words: &[Vec<Word<T>>], chosen: &[String]) -> Vec<String> {
    let unusual = words.iter().flat_map(|group| group.iter().skip(1)).map(|word| &word.word);
    unusual.filter(|word| chosen.contains(word)).cloned().collect()
}

/// A short list on the stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List<M, const N: usize>(pub ArrayVec<M, N>);

impl<M, const N: usize> List<M, N> {
    /// Nothing to choose.
    pub fn new() -> Self {
        List(ArrayVec::new())
    }

    /// Adds a move. A list is as long as its game needs; one move too many would be a fault of the game.
    #[inline]
    pub fn push(&mut self, m: M) {
        self.0.push(m);
    }
}

impl<M, const N: usize> Default for List<M, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<M, const N: usize> FromIterator<M> for List<M, N> {
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> Self {
        List(moves.into_iter().collect())
    }
}

impl<M: Copy + PartialEq, const N: usize> Space for List<M, N> {
    type Move = M;

    #[inline]
    fn len(&self) -> Option<u64> {
        Some(self.0.len() as u64)
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<M> {
        self.0.get(usize::try_from(n).ok()?).copied()
    }

    fn contains(&self, m: &M) -> bool {
        self.0.contains(m)
    }
}

/// One card out of some, each a move.
#[derive(Copy, Clone, Debug)]
pub struct CardMoves<M> {
    /// The cards that may be chosen.
    pub cards: CardSet,
    /// The move that a card means.
    pub as_move: fn(Card) -> M,
}

impl<M: PartialEq> Space for CardMoves<M> {
    type Move = M;

    #[inline]
    fn len(&self) -> Option<u64> {
        Some(u64::from(self.cards.len()))
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<M> {
        self.cards.nth(u8::try_from(n).ok()?).map(self.as_move)
    }

    fn contains(&self, m: &M) -> bool {
        self.cards.iter().any(|c| (self.as_move)(c) == *m)
    }
}

/// The subsets of some cards within limits of size, each a move.
#[derive(Copy, Clone, Debug)]
pub struct Subsets<M> {
    /// The cards to choose from; at most 52.
    pub from: CardSet,
    /// The fewest cards.
    pub min: u8,
    /// The most cards.
    pub max: u8,
    /// The move that a subset means.
    pub as_move: fn(CardSet) -> M,
    /// The subset that a move means, if it means one.
    pub as_cards: fn(&M) -> Option<CardSet>,
    /// The move's verb in notation, and the message that asks for it.
    pub verb: &'static str,
    /// The message that asks for it.
    pub label: &'static str,
}

/// `CHOOSE[n][k]`: how many subsets of size `k` a set of `n` has.
static CHOOSE: [[u64; 53]; 53] = {
    let mut table = [[0; 53]; 53];
    let mut n = 0;
    while n < 53 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + if k < n { table[n - 1][k] } else { 0 };
            k += 1;
        }
        n += 1;
    }
    table
};

/// How many subsets of size `k` a set of `n` has, for sets of up to 52.
pub fn choose(n: u8, k: u8) -> u64 {
    CHOOSE.get(n as usize).and_then(|row| row.get(k as usize)).copied().unwrap_or(0)
}

/// The `rank`-th subset of size `size`, in a fixed order.
pub fn unrank(from: CardSet, size: u8, mut rank: u64) -> CardSet {
    let (mut chosen, mut wanted, mut left) = (CardSet::EMPTY, size, from.len());
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

impl<M> Space for Subsets<M> {
    type Move = M;

    #[inline]
    fn len(&self) -> Option<u64> {
        let n = self.from.len();
        Some((self.min..=self.max.min(n)).map(|k| choose(n, k)).sum())
    }

    fn nth(&self, mut rank: u64) -> Option<M> {
        let n = self.from.len();
        for size in self.min..=self.max.min(n) {
            let of_this_size = choose(n, size);
            if rank < of_this_size {
                return Some((self.as_move)(unrank(self.from, size, rank)));
            }
            rank -= of_this_size;
        }
        None
    }

    fn contains(&self, m: &M) -> bool {
        (self.as_cards)(m)
            .is_some_and(|cards| self.from.includes(cards) && (self.min..=self.max).contains(&cards.len()))
    }

    /// One card more, one less, or one exchanged for another.
    fn near<R: Rng>(&self, m: &M, rng: &mut R) -> Option<M> {
        let mut cards = (self.as_cards)(m)?;
        let rest = self.from.minus(cards);
        let one_of = |some: CardSet, rng: &mut R| {
            if some.is_empty() { None } else { some.nth(rng.random_range(0..some.len())) }
        };
        let (may_grow, may_shrink) = (cards.len() < self.max, cards.len() > self.min);
        // Exchanging is twice as likely as either of the others.
        let (grow, shrink) = match rng.random_range(0..4u32) {
            0 if may_grow => (true, false),
            1 if may_shrink => (false, true),
            _ => (true, true),
        };
        if shrink {
            cards.remove(one_of(cards, rng)?);
        }
        if grow {
            cards.insert(one_of(rest, rng)?);
        }
        Some((self.as_move)(cards)).filter(|m| self.contains(m))
    }

    fn listed(&self) -> u64 {
        0
    }

    fn forms(&self) -> Vec<Form> {
        vec![Form::Subset {
            verb: self.verb.into(),
            label: Text::new(self.label),
            from: self.from.iter().collect(),
            min: self.min,
            max: self.max,
        }]
    }
}

/// One kind of space or another.
#[derive(Copy, Clone, Debug)]
pub enum Either<A, B> {
    /// The first kind.
    Left(A),
    /// The second kind.
    Right(B),
}

macro_rules! either {
    ($self:ident, $space:ident => $body:expr) => {
        match $self {
            Either::Left($space) => $body,
            Either::Right($space) => $body,
        }
    };
}

impl<M, A: Space<Move = M>, B: Space<Move = M>> Space for Either<A, B> {
    type Move = M;

    #[inline]
    fn len(&self) -> Option<u64> {
        either!(self, space => space.len())
    }

    #[inline]
    fn nth(&self, n: u64) -> Option<M> {
        either!(self, space => space.nth(n))
    }

    fn contains(&self, m: &M) -> bool {
        either!(self, space => space.contains(m))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<M> {
        either!(self, space => space.sample(rng))
    }

    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<M> {
        either!(self, space => space.play_on(rng))
    }

    fn near<R: Rng>(&self, m: &M, rng: &mut R) -> Option<M> {
        either!(self, space => space.near(m, rng))
    }

    fn listed(&self) -> u64 {
        either!(self, space => space.listed())
    }

    fn forms(&self) -> Vec<Form> {
        either!(self, space => space.forms())
    }
}

/// The moves of one space and of another, the first coming first.
#[derive(Copy, Clone, Debug)]
pub struct Both<A, B>(pub A, pub B);

impl<M, A: Space<Move = M>, B: Space<Move = M>> Space for Both<A, B> {
    type Move = M;

    fn len(&self) -> Option<u64> {
        Some(self.0.len()? + self.1.len()?)
    }

    fn nth(&self, n: u64) -> Option<M> {
        let first = self.0.len()?;
        if n < first { self.0.nth(n) } else { self.1.nth(n - first) }
    }

    fn contains(&self, m: &M) -> bool {
        self.0.contains(m) || self.1.contains(m)
    }

    fn near<R: Rng>(&self, m: &M, rng: &mut R) -> Option<M> {
        if self.0.contains(m) { self.0.near(m, rng) } else { self.1.near(m, rng) }
    }

    /// Each part as often as it has moves, and as it would itself.
    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<M> {
        if self.draws_first(rng)? { self.0.sample(rng) } else { self.1.sample(rng) }
    }

    #[inline]
    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<M> {
        if self.draws_first(rng)? { self.0.play_on(rng) } else { self.1.play_on(rng) }
    }

    /// The second space should be a form or be listed whole; its listed moves follow those of the first.
    fn listed(&self) -> u64 {
        self.0.listed() + if self.0.forms().is_empty() { self.1.listed() } else { 0 }
    }

    fn forms(&self) -> Vec<Form> {
        let mut forms = self.0.forms();
        forms.extend(self.1.forms());
        forms
    }
}

impl<M, A: Space<Move = M>, B: Space<Move = M>> Both<A, B> {
    /// Whether a move is drawn from the first part.
    #[inline]
    fn draws_first<R: Rng>(&self, rng: &mut R) -> Option<bool> {
        let (first, second) = (self.0.len()?, self.1.len()?);
        match (first, second) {
            (0, 0) => None,
            (0, _) | (_, 0) => Some(second == 0),
            _ => Some(rng.random_range(0..first + second) < first),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_in_is_written_one_way() {
        let cards = |text: &str| text.split_whitespace().map(|card| card.parse().unwrap()).collect::<Vec<Card>>();
        let chosen = |text: &str| Filled { cards: cards(text), ..Filled::default() };
        let discard = Form::Subset { verb: "discard".into(), label: (), from: cards("5D 6D 3C 7C"), min: 1, max: 3 };
        assert_eq!(discard.notation(&chosen("7C 5D")).as_deref(), Some("discard 5D 7C"));
        assert_eq!((discard.notation(&chosen("")), discard.notation(&chosen("7C 8C"))), (None, None));
        let call = Form::Card { verb: "call".into(), label: (), from: cards("KH KD") };
        assert_eq!(call.notation(&chosen("KD")).as_deref(), Some("call KD"));
        assert_eq!((call.notation(&chosen("KS")), call.notation(&chosen("KH KD"))), (None, None));
        let spot = |word: &str, max| Spot { word: word.into(), label: None, min: 1, max };
        let heaps = Form::Amount {
            verb: "stake".into(),
            label: (),
            on: vec![spot("1", 5), spot("3", 10)],
            step: 1,
            several: true,
            words: vec![],
        };
        let laid = |amounts: &[(&str, i64)]| {
            let amounts = amounts.iter().map(|(on, much)| ((*on).into(), *much)).collect();
            heaps.notation(&Filled { amounts, ..Filled::default() })
        };
        assert_eq!(laid(&[("1", 5), ("3", 7)]).as_deref(), Some("stake 1:5 3:7"));
        assert_eq!((laid(&[("1", 6)]), laid(&[("2", 1)]), laid(&[])), (None, None, None));
        let bare = Form::Amount {
            verb: "hold".into(),
            label: (),
            on: vec![Spot::nowhere(1, 4)],
            step: 1,
            several: false,
            words: vec![],
        };
        let held = Filled { amounts: vec![(String::new(), 4)], ..Filled::default() };
        assert_eq!(bare.notation(&held).as_deref(), Some("hold 4"));
    }
    use proptest::prelude::*;
    use std::collections::HashSet;

    fn subsets(bits: u128, min: u8, max: u8) -> Subsets<CardSet> {
        let from = CardSet::from_bits(bits).iter().take(12).collect();
        Subsets { from, min, max, as_move: |c| c, as_cards: |c| Some(*c), verb: "discard", label: "house-not-now" }
    }

    proptest! {
        #[test]
        fn subsets_are_counted_and_numbered_without_gaps(bits: u128, min in 0u8..4, more in 0u8..4) {
            let space = subsets(bits, min, min + more);
            let all: HashSet<CardSet> = space.iter().collect();
            prop_assert_eq!(all.len() as u64, space.len().unwrap());
            prop_assert!(all.iter().all(|c| space.contains(c)));
            prop_assert!(space.nth(space.len().unwrap()).is_none());
        }

        #[test]
        fn sets_of_a_whole_pack_are_numbered_too(rank in 0..choose(52, 6), other in 0..choose(52, 6)) {
            let pack: CardSet = (0..Card::COUNT).filter_map(Card::from_index).take(52).collect();
            let [one, two] = [rank, other].map(|rank| unrank(pack, 6, rank));
            prop_assert_eq!((one.len(), one == two), (6, rank == other));
        }

        #[test]
        fn neighbours_of_a_subset_belong_to_the_space(bits: u128, min in 0u8..4, more in 0u8..4, seed: u64) {
            use rand::SeedableRng as _;
            let space = subsets(bits, min, min + more);
            let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
            if let Some(near) = space.sample(&mut rng).and_then(|m| space.near(&m, &mut rng)) {
                prop_assert!(space.contains(&near));
            }
        }
    }
}
