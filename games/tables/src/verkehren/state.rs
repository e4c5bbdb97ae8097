//! The whole truth of a match. Nothing in Verkehren is hidden, so it is also what everybody sees.

use super::plays::Field;
use crate::board::{Colour, Men};
use crate::notation::{BAR, Play};
use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use spadille_core::{Dice, Ledger, PerSeat, Seat};

/// The men of one player in his own coordinates, those out on field 0.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Runners(pub Men);

impl Serialize for Runners {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.0.counts_from(BAR))
    }
}

impl<'de> Deserialize<'de> for Runners {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Runners, D::Error> {
        let men = Men::placed_from(BAR, Vec::<(u8, u8)>::deserialize(d)?);
        men.map(Runners).ok_or_else(|| D::Error::custom("fifteen men stand on fields 1 to 24, are out (0) or off (25)"))
    }
}

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The lead is drawn.
    Draw,
    /// The dice are thrown.
    Throw,
    /// The enemy has made too many bands: the thrower chooses what follows.
    BandFault,
    /// The thrower plays, or gives up.
    Play,
    /// The enemy is asked whether the game may be given up.
    Consent,
    /// The match is over.
    Over,
}

/// A game: from one setting up of the men to the next.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The men of both, each in his own coordinates.
    pub men: PerSeat<Runners, 2>,
    /// The last play, of whichever player.
    pub last: Play,
    /// The throw on the table.
    pub dice: Option<Dice>,
    /// Whether the thrower has asked for leave to give up.
    pub asked: bool,
    /// Whether the throw may hit bands, too many having been made.
    pub hits_bands: bool,
}

/// A match of Verkehren.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Everybody's counters.
    pub ledger: Ledger,
    /// Where the match stands.
    pub phase: Phase,
    /// Whose throw it is.
    pub thrower: Seat,
    /// The game in progress.
    pub deal: Deal,
    /// Games finished.
    pub games: u16,
}

impl State {
    /// The thrower's colour.
    pub fn colour(&self) -> Colour {
        Colour::of(self.thrower)
    }

    /// The thrower's enemy.
    pub fn enemy(&self) -> Seat {
        self.thrower.next(2)
    }

    /// The board as a player sees it.
    pub fn field(&self, seat: Seat) -> Field {
        Field::new(self.deal.men[seat].0, self.deal.men[seat.next(2)].0)
    }
}
