//! What the things a throw can score are worth, at Trictrac and at Toccategli, and by which law.

use super::item::{Item, Kind, Ways};
use crate::board::bit;
use crate::ground::{GREAT_TABLE, Jan};
use spadille_core::{Dice, LawId, law};

/// What is counted for a throw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tariff {
    /// Trictrac.
    Grand,
    /// Toccategli.
    Light {
        /// Whether a doublet counts more in closing the great Jan and the return Jan, as in closing the small one.
        great_as_small: bool,
        /// Whether each way of hitting in the small table counts for itself.
        per_way: bool,
    },
}

impl Tariff {
    /// What something is worth that is done in so many ways, or of which so many numbers are lost; hits by the table in which
    /// the man stands, closing by the Jan.
    #[inline]
    pub const fn points(self, kind: Kind, jan: Option<Jan>, great_table: bool, doublet: bool, times: u8) -> u8 {
        match self {
            Tariff::Grand => times.saturating_mul(grand(kind, great_table, doublet)),
            Tariff::Light { great_as_small, per_way } => match (kind, doublet) {
                (Kind::BlindHit, _) => 0,
                (Kind::Unplayable, _) => times,
                (Kind::ThreeThrowJan | Kind::LastOff, _) => 2,
                (Kind::Close, true) if great_as_small || matches!(jan, Some(Jan::Small)) => {
                    times.saturating_mul(2).saturating_add(2)
                }
                (Kind::Close, _) => times.saturating_mul(2),
                (Kind::Hit, false) if great_table => times,
                (Kind::Hit, true) if great_table => 2,
                (Kind::Hit, _) if per_way => times.saturating_mul(if doublet { 4 } else { 2 }),
                (_, false) => 2,
                (_, true) => 4,
            },
        }
    }

    /// Whether a hit that is barred on both roads pays the enemy.
    pub const fn pays_blind_hits(self) -> bool {
        matches!(self, Tariff::Grand)
    }

    /// The law by which something is marked.
    #[inline]
    const fn law(self, kind: Kind, jan: Option<Jan>, great_table: bool, doublet: bool) -> LawId {
        match (kind, self) {
            (Kind::ThreeThrowJan, _) => law!("three-throw-jan"),
            (Kind::TwoTableJan, _) => law!("two-table-jan"),
            (Kind::ContreTwoTableJan, _) => law!("contre-two-table-jan"),
            (Kind::Meseas, _) => law!("meseas"),
            (Kind::ContreMeseas, _) => law!("contre-meseas"),
            (Kind::Hit, Tariff::Light { .. }) if great_table && doublet => law!("hit-great-doublet"),
            (Kind::Hit, _) if great_table => law!("hit-great"),
            (Kind::Hit, _) => law!("hit-small"),
            (Kind::BlindHit, _) if great_table => law!("blind-great"),
            (Kind::BlindHit, _) => law!("blind-small"),
            (Kind::CornerHit, _) => law!("corner-hit"),
            (Kind::Close, Tariff::Grand) => law!("close"),
            (Kind::Close, _) => match jan {
                Some(Jan::Small) => law!("close-small"),
                Some(Jan::Return) => law!("close-return"),
                Some(Jan::Great) | None => law!("close-great"),
            },
            (Kind::Hold, _) => law!("hold"),
            (Kind::LastOff, _) => law!("last-off"),
            (Kind::Unplayable, _) => law!("unplayable"),
        }
    }

    /// Something that is scored so many times, nobody being hit by it.
    #[inline]
    pub(super) const fn item(self, kind: Kind, times: u8, dice: Dice) -> Item {
        self.item_of(kind, None, times, dice)
    }

    /// The same with a Jan.
    #[inline]
    pub(super) const fn item_of(self, kind: Kind, jan: Option<Jan>, times: u8, dice: Dice) -> Item {
        let doublet = dice.is_doublet();
        let (points, law) = (self.points(kind, jan, false, doublet, times), self.law(kind, jan, false, doublet));
        Item { kind, points, field: 0, jan, ways: Ways::NONE, numbers: 0, law }
    }

    /// A man hit in these ways.
    #[inline]
    pub(super) const fn hit(self, kind: Kind, field: u8, ways: Ways, dice: Dice) -> Item {
        let (doublet, great_table) = (dice.is_doublet(), GREAT_TABLE & bit(field) != 0);
        let times = if ways.count() == 0 { 1 } else { ways.count() };
        let points = self.points(kind, None, great_table, doublet, times);
        Item { kind, points, field, jan: None, ways, numbers: 0, law: self.law(kind, None, great_table, doublet) }
    }
}

/// What one way is worth at Trictrac.
const fn grand(kind: Kind, great_table: bool, doublet: bool) -> u8 {
    match (kind, doublet) {
        (Kind::Unplayable, _) => 2,
        (Kind::ThreeThrowJan, _) => 4,
        (Kind::Hit | Kind::BlindHit, false) if great_table => 2,
        (Kind::Hit | Kind::BlindHit, true) if great_table => 4,
        (_, false) => 4,
        (_, true) => 6,
    }
}
