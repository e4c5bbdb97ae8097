//! The things a throw can score.

use super::super::said;
use crate::board::Colour;
use crate::ground::Jan;
use serde::{Deserialize, Serialize};
use spadille_core::{Dice, LawId, Text, text};

/// The things a throw can score.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Six single men in a row with the third throw.
    ThreeThrowJan,
    /// Both corners reached by the first two men.
    TwoTableJan,
    /// The same against a held corner.
    ContreTwoTableJan,
    /// An ace with nothing out but the two men of the corner.
    Meseas,
    /// The same against a held corner.
    ContreMeseas,
    /// A single enemy man reached.
    Hit,
    /// A single enemy man reached only over enemy bands.
    BlindHit,
    /// The enemy's empty corner reached by both numbers.
    CornerHit,
    /// A Jan filled.
    Close,
    /// A full Jan kept full.
    Hold,
    /// The last man borne off.
    LastOff,
    /// Numbers that cannot be played.
    Unplayable,
}

impl Kind {
    /// Whether the thrower's enemy marks it.
    pub const fn is_for_enemy(self) -> bool {
        matches!(self, Kind::ContreTwoTableJan | Kind::ContreMeseas | Kind::BlindHit | Kind::Unplayable)
    }

    /// What it is called.
    fn text(self) -> Text {
        match self {
            Kind::ThreeThrowJan => text!("trictrac-three-throw-jan"),
            Kind::TwoTableJan => text!("trictrac-two-table-jan"),
            Kind::ContreTwoTableJan => text!("trictrac-contre-two-table-jan"),
            Kind::Meseas => text!("trictrac-meseas"),
            Kind::ContreMeseas => text!("trictrac-contre-meseas"),
            Kind::Hit => text!("trictrac-hit"),
            Kind::BlindHit => text!("trictrac-blind-hit"),
            Kind::CornerHit => text!("trictrac-corner-hit"),
            Kind::Close => text!("trictrac-close"),
            Kind::Hold => text!("trictrac-hold"),
            Kind::LastOff => text!("trictrac-last-off"),
            Kind::Unplayable => text!("trictrac-unplayable"),
        }
    }
}

/// By which numbers something is done.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ways(u8);

impl Ways {
    /// None.
    pub const NONE: Ways = Ways(0);
    /// By the higher number, or the number of a doublet.
    pub const HIGH: Ways = Ways(1);
    /// By the lower number.
    pub const LOW: Ways = Ways(2);
    /// By both together with one man.
    pub const SUM: Ways = Ways(4);
    /// By both with two men, where more than one man is missing.
    pub const BOTH: Ways = Ways(8);

    /// Whether these ways are among them.
    pub const fn has(self, ways: Ways) -> bool {
        self.0 & ways.0 != 0
    }

    /// The same, and these too if they hold.
    #[must_use]
    pub fn with(self, ways: Ways, holds: bool) -> Ways {
        if holds { Ways(self.0 | ways.0) } else { self }
    }

    /// The ways as a number, by which messages choose their words.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }
}

/// One thing a throw scores.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub kind: Kind,
    /// How much it is worth.
    pub points: u8,
    /// Where a man is hit, in the thrower's coordinates; 0 where nobody is.
    pub field: u8,
    /// Which Jan is closed or held.
    pub jan: Option<Jan>,
    /// By which numbers a man is hit or a Jan closed.
    pub ways: Ways,
    /// How many numbers are lost.
    pub numbers: u8,
    /// The law by which it is marked.
    pub(super) law: LawId,
}

impl Item {
    /// What it is called.
    pub fn text(&self) -> Text {
        self.kind.text()
    }

    /// The law by which it is marked.
    #[inline]
    pub fn law(&self) -> LawId {
        self.law
    }

    /// What the thrower does by it: whom he hits and how, which Jan he can close and how.
    pub fn deed(&self, thrower: Colour, dice: Dice) -> Text {
        let (seat, field) = (thrower.seat(), thrower.turned(self.field));
        let by = || said::ways(self.ways, dice);
        match (self.kind, self.jan.map(said::jan)) {
            (Kind::Hit, _) => text!("trictrac-hits-by", seat = seat, field = field, ways = by()),
            (Kind::BlindHit, _) => text!("trictrac-hits-blind", seat = seat, field = field),
            (Kind::Close, Some(jan)) if self.ways.has(Ways::BOTH) => {
                text!("trictrac-closes-with-two", seat = seat, jan = jan)
            }
            (Kind::Close, Some(jan)) => text!("trictrac-closes-by", seat = seat, jan = jan, ways = by()),
            _ => self.text(),
        }
    }
}
