//! What a player may do, and its notation.

use super::cards::{bit, face};
use super::scats::Scats;
use spadille_core::{Card, Either, Listed, NotationError, Offer, Spoken, listed, moves};
use std::fmt;
use std::str::FromStr;

/// A game that is bid.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Game {
    /// Tarok-l'Hombre with three cards exchanged, blind.
    ATres,
    /// With two.
    ADuo,
    /// With one.
    AdUno,
    /// With a called king.
    Frage,
    /// Alone, with one or two cards given.
    Mediateur,
    /// Tarok-Zapp, single.
    Play,
    /// Double, from the lower pile.
    FromBelow,
    /// Threefold.
    Three,
    /// Fourfold.
    Four,
    /// Alone, without anything.
    Solo,
}

impl Game {
    /// All games.
    pub const ALL: [Game; 10] = [
        Game::ATres,
        Game::ADuo,
        Game::AdUno,
        Game::Frage,
        Game::Mediateur,
        Game::Play,
        Game::FromBelow,
        Game::Three,
        Game::Four,
        Game::Solo,
    ];

    /// How it is written.
    pub const fn word(self) -> &'static str {
        const WORDS: [&str; 10] =
            ["a_tres", "a_duo", "ad_uno", "frage", "mediateur", "play", "from_below", "three", "four", "solo"];
        WORDS[self as usize]
    }
}

/// The classes of honours, as bits: each is announced by one word, which names neither cards nor suits.
pub mod class {
    /// Ten tarocks or more.
    pub const TAROCKS: u8 = 1;
    /// Mond, Pagat and Sküs, and what follows them.
    pub const MATADORS: u8 = 2;
    /// Kings.
    pub const KINGS: u8 = 4;
    /// Matadors from above, in the new way of 1782.
    pub const ABOVE: u8 = 8;
    /// Matadors from below.
    pub const BELOW: u8 = 16;
    /// Cavalries.
    pub const CAVALRY: u8 = 32;
    /// All of them with their words.
    pub const ALL: [(u8, &str); 6] = [
        (TAROCKS, "tarocks"),
        (MATADORS, "matadors"),
        (KINGS, "kings"),
        (ABOVE, "above"),
        (BELOW, "below"),
        (CAVALRY, "cavalry"),
    ];
}

/// Some classes of honours, at least one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Honours(pub u8);

fn honours_written(honours: Honours) -> String {
    let words = class::ALL.iter().filter(|(class, _)| honours.0 & class != 0).map(|(_, word)| *word);
    words.collect::<Vec<_>>().join(" ")
}

listed! {
    Game("a game of Tarock"): 10, |n| Game::ALL[n], |game| game.word();
}

// Written out: finding one among sixty-three by its words would be slow.
impl Listed for Honours {
    const COUNT: u32 = 63;

    fn number(self) -> u32 {
        u32::from(self.0).saturating_sub(1)
    }

    fn numbered(number: u32) -> Option<Honours> {
        (number < Self::COUNT).then_some(Honours(number as u8 + 1))
    }
}

impl fmt::Display for Honours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&honours_written(*self))
    }
}

impl FromStr for Honours {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Honours, NotationError> {
        let mut all = 0;
        for word in text.split(' ') {
            let known = class::ALL.iter().find(|(_, known)| *known == word);
            let (class, _) = known.ok_or_else(|| NotationError::new("honours", text))?;
            all |= class;
        }
        // Each once and in their order, so that there is one way to write them.
        if honours_written(Honours(all)) == text { Ok(Honours(all)) } else { Err(NotationError::new("honours", text)) }
    }
}

moves! {
    /// One decision, with second copies as the engine has them.
    pub enum Act("a move of Tarock") {
        words {
            /// Not to play.
            Pass = "pass",
            /// Not to play, nobody having bid.
            On = "on",
            /// To let another play.
            Good = "good",
            /// To keep what another has bid, or the pile one has.
            Keep = "keep",
            /// To keep what another has bid, at Tarok-Zapp.
            Myself = "self",
            /// To look at one's cards before speaking.
            Look = "look",
            /// To announce nothing.
            Silent = "silent",
            /// To announce the Pagat for the last trick.
            Ultimo = "ultimo",
            /// To take the other pile.
            Switch = "switch",
            /// To go back to the first pile.
            Return = "return",
            /// To ask for no further card.
            Enough = "enough",
            /// To own that one has misdealt (strict tables).
            Misdeal = "misdeal",
        }
        listed {
            /// A game is bid.
            Bid(Game) = "bid",
            /// Honours are announced.
            Announce(Honours) = "announce",
        }
        cards {
            /// A card is led or played.
            Play = "play",
            /// A king is called.
            Call = "call",
            /// A card is asked for.
            Ask = "ask",
            /// A card is given for it.
            Give = "give",
        }
        sets {
            /// Cards are laid away.
            Discard = "discard",
        }
    }
}

/// One decision, as it is written: second copies have their stroke.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move(pub Act);

impl From<Act> for Move {
    fn from(act: Act) -> Move {
        Move(act)
    }
}

impl Move {
    /// A card is played.
    pub fn play(card: Card) -> Move {
        Move(Act::Play(card))
    }

    /// A king is called.
    pub fn call(card: Card) -> Move {
        Move(Act::Call(card))
    }

    /// A card is asked for.
    pub fn ask(card: Card) -> Move {
        Move(Act::Ask(card))
    }

    /// A card is given.
    pub fn give(card: Card) -> Move {
        Move(Act::Give(card))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Act::Play(card) => write!(f, "play {}", face(card)),
            Act::Call(card) => write!(f, "call {}", face(card)),
            Act::Ask(card) => write!(f, "ask {}", face(card)),
            Act::Give(card) => write!(f, "give {}", face(card)),
            Act::Discard(cards) => {
                f.write_str("discard")?;
                // In the usual order; second copies after the others, as they stand among flowers and moons.
                cards.to_string().split_whitespace().try_for_each(|word| match word.parse() {
                    Ok(card) => write!(f, " {}", face(card)),
                    Err(_) => Ok(()),
                })
            }
            act => act.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let strange = |word: &&str| word.parse().is_ok_and(|card: Card| face(card) != card);
        if text.split(' ').any(|word| strange(&word)) {
            return Err(NotationError::new("a move of Tarock", text));
        }
        if !text.contains('\'') {
            return text.parse().map(Move);
        }
        let word = |word: &str| word.parse::<Card>().map_or_else(|_| word.to_owned(), |card| bit(card).to_string());
        let words: Vec<String> = text.split(' ').map(word).collect();
        words.join(" ").parse().map(Move)
    }
}

impl Spoken for Move {
    const COUNT: u32 = Act::COUNT;

    #[inline]
    fn number(self) -> Option<u32> {
        self.0.number()
    }

    fn numbered(number: u32) -> Option<Move> {
        Act::numbered(number).map(Move)
    }
}

/// The moves open to a seat.
pub type Moves = Either<Offer<Move>, Scats>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_a_number_and_a_notation() {
        const { assert!(Move::COUNT <= 128) };
        for m in (0..Move::COUNT).filter_map(Move::numbered) {
            assert_eq!((m.to_string().parse(), m.number().and_then(Move::numbered)), (Ok(m), Some(m)));
        }
        for text in ["discard KH KH' T1 T1'", "play SK'", "announce tarocks cavalry", "bid from_below", "give 9D"] {
            let read: Move = text.parse().unwrap();
            assert_eq!(read.to_string().parse(), Ok(read));
        }
        for text in ["play 5L", "announce", "announce cavalry tarocks", "bid", "discard 5L", "play AM"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
