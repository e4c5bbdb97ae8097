//! What two players agree on before Trictrac or Toccategli.

use super::sisters::{Counting, Grand, Light};
use super::throw::{Tariff, Terms};
use crate::options::SingleNumber;
use crate::plays::{Crossing, Custom};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OnOff, OptionsOf, option_words};

option_words! {
    /// Who marks the points.
    Marking {
        /// The table marks everything that is due.
        Automatic = "automatic",
        /// A strict table: the players mark for themselves, and there are schools.
        Manual = "manual",
    }
    /// What a doublet counts in closing the great Jan or the return Jan.
    GreatFillDoublet {
        /// As much as with a simple throw: 2, in two ways 4.
        Flat = "flat",
        /// As much as for the small Jan: 4, in two ways 6.
        AsSmall = "as_small",
    }
    /// Whether each way of hitting in the small table counts for itself.
    SmallHitWays {
        /// No: 2, with a doublet 4, in however many ways.
        Flat = "flat",
        /// Yes: 2 for each way, with a doublet 4.
        PerWay = "per_way",
    }
    /// How a band crosses into the forbidden boards.
    BandCrossing {
        /// It may; whether a number can be played is judged without it.
        Privilege = "privilege",
        /// It counts like any other play; a number that can be played only so must be played so.
        Compulsory = "compulsory",
    }
    /// What a Partie bredouille pays.
    TourBredouille {
        /// One stake, as any Tour.
        Single = "single",
        /// Two stakes.
        Double = "double",
    }
    /// What the leader throws first.
    OpeningThrow {
        /// Vorhand throws afresh.
        Fresh = "fresh",
        /// Vorhand plays the numbers of the draw.
        Drawn = "drawn",
    }
    /// When a man may go off with his exact number.
    ExactExit {
        /// Never while the number can be played on the board.
        Book = "book",
        /// At any time.
        Free = "free",
    }
    /// Whether rolling dice may be stopped or disturbed.
    DiceDisturb {
        /// Nobody thinks of it.
        Off = "off",
        /// It may be done, if quickly enough.
        Allowed = "allowed",
        /// It is agreed not to; whoever does it lets the other lay down any throw he likes.
        ForbiddenWithPenalty = "forbidden_with_penalty",
    }
}

/// The options of Trictrac and Toccategli.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JanOptions {
    /// Who marks the points: the table, or at a strict table the players (003:500-535).
    pub marking: Marking,
    /// Whether a touched man must be played (003:490).
    pub touch_move: OnOff,
    /// What is paid for a Tour in which the other has made no hole (003:107; 000:2820).
    pub tour_bredouille: TourBredouille,
    /// Whether Vorhand throws afresh or plays the numbers of the draw (003:79).
    pub opening_throw: OpeningThrow,
    /// When a man may be borne off with an exact number (003:563).
    pub exact_exit: ExactExit,
    /// Which number is played when either of the two can be played, but not both.
    pub single_number: SingleNumber,
    /// Whether by consent only the last throw is made, once it is beyond doubt who will finish first (003:342; 000:2998).
    pub last_throw_shortcut: OnOff,
    /// Whether rolling dice may be stopped or disturbed (003:545-547).
    pub dice_disturb: DiceDisturb,
    /// Whether a Satz pays more the farther back the loser's mark stands: one to four stakes, and not always one (003:156).
    pub multiples: OnOff,
    /// Whether a Satz in which the loser has marked nothing is paid fourfold, and not threefold as with one to three points (003:156; 000:2838).
    pub matsch: OnOff,
    /// What closing the great Jan or the return Jan with a doublet counts (003:247; 003:267-269).
    pub great_fill_doublet: GreatFillDoublet,
    /// Whether each way of hitting in the small table counts for itself (003:391; 003:397).
    pub small_hit_ways: SmallHitWays,
    /// Whether a band may cross into the forbidden boards, or must where nothing else can be played (003:259; 003:541).
    pub crossing: BandCrossing,
    /// How many counters make the stake.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub stake: u32,
    /// How many Tours are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub tours: u16,
    /// How many Sätze are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub saetze: u16,
}

/// The options of Trictrac.
pub type TrictracOptions = OptionsOf<Grand>;

/// The options of Toccategli.
pub type ToccategliOptions = OptionsOf<Light>;

impl JanOptions {
    /// The custom of 1773.
    pub(super) fn of_1773() -> JanOptions {
        JanOptions {
            marking: Marking::Automatic,
            touch_move: OnOff::Off,
            tour_bredouille: TourBredouille::Single,
            opening_throw: OpeningThrow::Fresh,
            exact_exit: ExactExit::Book,
            single_number: SingleNumber::Higher,
            last_throw_shortcut: OnOff::Off,
            dice_disturb: DiceDisturb::Off,
            multiples: OnOff::On,
            matsch: OnOff::On,
            great_fill_doublet: GreatFillDoublet::Flat,
            small_hit_ways: SmallHitWays::Flat,
            crossing: BandCrossing::Privilege,
            stake: 1,
            tours: 1,
            saetze: 6,
        }
    }

    /// Whether the players mark for themselves.
    pub fn is_manual(&self) -> bool {
        self.marking == Marking::Manual
    }

    /// Whether a touched man must be played.
    pub fn touch_binds(&self) -> bool {
        self.touch_move.is_on()
    }

    /// By what a table plays and counts.
    pub fn terms(&self, counting: Counting) -> Terms {
        let (crossing, tariff) = match counting {
            Counting::Holes => (Crossing::Never, Tariff::Grand),
            Counting::Saetze => {
                let crossing = match self.crossing {
                    BandCrossing::Privilege => Crossing::Privilege,
                    BandCrossing::Compulsory => Crossing::Compulsory,
                };
                let great_as_small = self.great_fill_doublet == GreatFillDoublet::AsSmall;
                (crossing, Tariff::Light { great_as_small, per_way: self.small_hit_ways == SmallHitWays::PerWay })
            }
        };
        let (single_free, exact_free) = (self.single_number == SingleNumber::Free, self.exact_exit == ExactExit::Free);
        Terms { custom: Custom { single_free, exact_free, crossing }, tariff }
    }
}
