//! What people at a Pharo table may do, and its notation.

use super::state::{BOOK, Colour, spot};
use crate::bend::Stage;
use crate::layout::{Added, Facing, Laid, Layings, Place, Raises};
use rand::{Rng, RngExt as _};
use spadille_core::space::Form;
use spadille_core::{List, NotationError, Rank, Space, text};
use std::fmt;
use std::str::FromStr;

/// What a punter says about a card that has won or met a plié.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Say {
    /// Takes the winnings.
    Collect,
    /// Bends the card and plays on.
    Bend(Stage),
    /// Pays half.
    Half,
    /// Guesses the colour of the next card.
    Guess(Colour),
    /// Bends the card outwards.
    PlayOn,
}

impl Say {
    /// The word in notation.
    pub fn word(self) -> &'static str {
        match self {
            Say::Collect => "collect",
            Say::Bend(stage) => stage.rung().name,
            Say::Half => "half",
            Say::Guess(Colour::Red) => "red",
            Say::Guess(Colour::Black) => "black",
            Say::PlayOn => "play-on",
        }
    }

    /// The answer this word stands for.
    pub fn from_word(word: &str) -> Option<Say> {
        let plain = [Say::Collect, Say::Half, Say::Guess(Colour::Red), Say::Guess(Colour::Black), Say::PlayOn];
        let bends = Stage::ALL.into_iter().filter(|s| s.is_bent()).map(Say::Bend);
        plain.into_iter().chain(bends).find(|s| s.word() == word)
    }
}

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The next turn may be drawn.
    Ready,
    /// A card of the book is laid with counters.
    Stake {
        /// The rank.
        on: Rank,
        /// Counters as they lie.
        amount: u32,
        /// Where they lie.
        place: Place,
        /// Which way up the card lies.
        facing: Facing,
    },
    /// Counters are added to a plain stake.
    Raise {
        /// The rank.
        on: Rank,
        /// Counters as they lie on the card laid against it.
        amount: u32,
        /// Where they lie.
        place: Place,
    },
    /// A won card or a plain plié is answered for.
    Answer {
        /// The rank.
        on: Rank,
        /// The decision.
        say: Say,
        /// The rank the bend is marked on instead.
        to: Option<Rank>,
    },
    /// The banker is asked to give a plain stake back.
    Withdraw(Rank),
    /// The banker is asked to let a plain stake go to another rank.
    Shift {
        /// From where.
        on: Rank,
        /// To where.
        to: Rank,
    },
    /// The piles are counted.
    Count,
    /// The banker gives leave.
    Leave,
    /// The banker does not.
    Refuse,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Ready => f.write_str("ready"),
            Move::Stake { on, amount, place, facing } => {
                write!(f, "stake {on} {amount}{}", lying(*place))?;
                if *facing == Facing::Down { f.write_str(" down") } else { Ok(()) }
            }
            Move::Raise { on, amount, place } => write!(f, "raise {on} {amount}{}", lying(*place)),
            Move::Answer { on, say, to } => {
                write!(f, "answer {on} {}", say.word())?;
                to.map_or(Ok(()), |to| write!(f, " {to}"))
            }
            Move::Withdraw(on) => write!(f, "withdraw {on}"),
            Move::Shift { on, to } => write!(f, "move {on} {to}"),
            Move::Count => f.write_str("count"),
            Move::Leave => f.write_str("leave"),
            Move::Refuse => f.write_str("refuse"),
        }
    }
}

/// The word for where counters lie as it follows the amount; the usual place need not be named.
fn lying(place: Place) -> &'static str {
    match place {
        Place::On => "",
        Place::Beside => " beside",
        Place::Corner => " corner",
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read(text).ok_or_else(|| NotationError::new("a move of Pharo", text))
    }
}

fn read(text: &str) -> Option<Move> {
    let mut words = text.split_whitespace();
    let verb = words.next()?;
    let mut rank = || words.next()?.parse::<Rank>().ok().filter(|r| spot(*r).is_some());
    let found = match verb {
        "ready" => Move::Ready,
        "count" => Move::Count,
        "leave" => Move::Leave,
        "refuse" => Move::Refuse,
        "withdraw" => Move::Withdraw(rank()?),
        "move" => Move::Shift { on: rank()?, to: rank()? },
        "raise" => {
            let (on, amount) = (rank()?, words.next()?.parse().ok()?);
            let place = match words.next() {
                Some(word) => Place::ALL.into_iter().find(|p| p.word() == word)?,
                None => Place::default(),
            };
            Move::Raise { on, amount, place }
        }
        "answer" => {
            let on = rank()?;
            let say = Say::from_word(words.next()?)?;
            let to = match words.next() {
                Some(word) => Some(word.parse().ok().filter(|r| spot(*r).is_some())?),
                None => None,
            };
            Move::Answer { on, say, to }
        }
        "stake" => {
            let (on, amount) = (rank()?, words.next()?.parse().ok()?);
            let mut rest = words.clone().peekable();
            let place = Place::ALL.into_iter().find(|p| rest.peek() == Some(&p.word()));
            if place.is_some() {
                rest.next();
            }
            let facing = Facing::ALL.into_iter().find(|f| rest.peek() == Some(&f.word()));
            if facing.is_some() {
                rest.next();
            }
            return rest.next().is_none().then(|| Move::Stake {
                on,
                amount,
                place: place.unwrap_or_default(),
                facing: facing.unwrap_or_default(),
            });
        }
        _ => return None,
    };
    words.next().is_none().then_some(found)
}

/// The moves open to a seat: words, then stakes to lay, then stakes to raise.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    /// Answers, requests, `ready`.
    pub words: List<Move, 96>,
    /// New stakes.
    pub stakes: Layings,
    /// Raises.
    pub raises: Raises<13>,
}

fn rank_at(spot: u8) -> Rank {
    BOOK[usize::from(spot).min(BOOK.len() - 1)]
}

impl Moves {
    fn stake(&self, n: u64) -> Option<Move> {
        let Laid { spot, amount, place, facing } = self.stakes.nth(n)?;
        Some(Move::Stake { on: rank_at(spot), amount, place, facing })
    }

    fn raise(&self, n: u64) -> Option<Move> {
        let Added { spot, amount, place } = self.raises.nth(n)?;
        Some(Move::Raise { on: rank_at(spot), amount, place })
    }
}

impl Space for Moves {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        Some(self.words.0.len() as u64 + self.stakes.len() + self.raises.len())
    }

    fn nth(&self, n: u64) -> Option<Move> {
        let words = self.words.0.len() as u64;
        if n < words {
            return self.words.nth(n);
        }
        let n = n - words;
        if n < self.stakes.len() { self.stake(n) } else { self.raise(n - self.stakes.len()) }
    }

    fn contains(&self, m: &Move) -> bool {
        match *m {
            Move::Stake { on, amount, place, facing } => {
                spot(on).is_some_and(|spot| self.stakes.contains(Laid { spot, amount, place, facing }))
            }
            Move::Raise { on, amount, place } => {
                spot(on).is_some_and(|spot| self.raises.contains(Added { spot, amount, place }))
            }
            _ => self.words.contains(m),
        }
    }

    /// Draws the kind of move first: a word as often as an amount, for the amounts would drown the words.
    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let (words, amounts) = (self.words.0.len() as u64, self.stakes.len() + self.raises.len());
        let word = words > 0 && (amounts == 0 || rng.random_bool(0.5));
        match (word, self.stakes.len(), self.raises.len()) {
            (true, ..) => self.words.nth(rng.random_range(0..words)),
            (_, 0, 0) => None,
            (_, 0, raises) => self.raise(rng.random_range(0..raises)),
            (_, stakes, raises) if raises == 0 || rng.random_bool(0.5) => self.stake(rng.random_range(0..stakes)),
            (_, _, raises) => self.raise(rng.random_range(0..raises)),
        }
    }

    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let only_leave = self.len() == Some(1);
        loop {
            let drawn = self.any(rng);
            if only_leave || drawn != Some(Move::Leave) {
                return drawn;
            }
        }
    }

    fn listed(&self) -> u64 {
        self.words.0.len() as u64
    }

    fn forms(&self) -> Vec<Form> {
        let name = |spot| rank_at(spot).symbol().to_owned();
        let mut forms = Vec::new();
        if !self.stakes.is_empty() {
            forms.push(self.stakes.form("stake", text!("pharo-ask-stake"), name));
        }
        if !self.raises.is_empty() {
            forms.push(self.raises.form("raise", text!("pharo-ask-raise"), name));
        }
        forms
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back() {
        for written in [
            "ready",
            "stake 7 10",
            "stake Q 40 corner",
            "stake 10 3 beside down",
            "stake A 1 down",
            "raise K 5",
            "raise K 3 beside",
            "answer 7 collect",
            "answer 7 quarante-huit K",
            "answer 2 red",
            "withdraw 7",
            "move 7 K",
            "count",
            "leave",
            "refuse",
        ] {
            assert_eq!(written.parse::<Move>().unwrap().to_string(), written);
        }
        assert_eq!("stake 7 10 on up".parse::<Move>().unwrap().to_string(), "stake 7 10");
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for wrong in [
            "",
            " ",
            "stake",
            "stake C 10",
            "stake 7 -1",
            "stake 7 99999999999",
            "stake 7 10 down on",
            "raise 7 1 down",
            "stake 7 10 on up x",
            "answer 7",
            "answer 7 plain",
            "answer 7 lappe C",
            "move 7",
            "ready now",
        ] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
    }
}
