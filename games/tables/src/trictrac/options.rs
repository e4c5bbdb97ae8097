//! What two players agree on before Trictrac.

use crate::plays::Custom;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// Who marks the points.
    Marking {
        /// The table marks everything that is due.
        Automatic = "automatic",
        /// A strict table: the players mark for themselves, and there are schools.
        Manual = "manual",
    }
    /// Whether something is played with.
    #[allow(missing_docs)]
    OffOn { Off = "off", On = "on" }
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
    /// Which number is played when either can be played but not both.
    SingleNumber {
        /// The higher.
        Higher = "higher",
        /// Either, as the player likes.
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

/// The options of Trictrac.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrictracOptions {
    /// Who marks the points: the table, or at a strict table the players (003:500-535).
    pub marking: Marking,
    /// Whether a touched man must be played (003:490).
    pub touch_move: OffOn,
    /// What is paid for a Tour in which the other has made no hole (003:107; 000:2820).
    pub tour_bredouille: TourBredouille,
    /// Whether Vorhand throws afresh or plays the numbers of the draw (003:79).
    pub opening_throw: OpeningThrow,
    /// When a man may be borne off with an exact number (003:563).
    pub exact_exit: ExactExit,
    /// Which number is played when either of the two can be played, but not both.
    pub single_number: SingleNumber,
    /// Whether by consent only the last throw is made, once it is beyond doubt who will finish first (003:342; 000:2998).
    pub last_throw_shortcut: OffOn,
    /// Whether rolling dice may be stopped or disturbed (003:545-547).
    pub dice_disturb: DiceDisturb,
    /// How many counters are paid for a Tour.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub stake: u32,
    /// How many Tours are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub tours: u16,
}

impl spadille_core::Options for TrictracOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1773",
            called: ["1773", "1773"],
            en: "Nürnberg 1773 and Hamburg 1782: the table marks, men go off only when they cannot be set",
            de: "Nürnberg 1773 und Hamburg 1782: der Tisch schreibt an, Steine gehen nur hinaus, wenn sie nicht zu setzen sind",
        },
        Preset {
            name: "strict",
            called: ["Strict", "Streng"],
            en: "A strict table of 1773: you mark by hand, schools are sent, a touched man is played",
            de: "Ein strenger Tisch von 1773: man schreibt selbst an, schickt in die Schule, und ein berührter Stein wird gesetzt",
        },
        Preset {
            name: "classical",
            called: ["Later French", "Später französisch"],
            en: "The later French custom: an exact number may always take a man off",
            de: "Der spätere französische Brauch: Mit genauer Zahl darf man jederzeit aufheben",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1773 = TrictracOptions {
            marking: Marking::Automatic,
            touch_move: OffOn::Off,
            tour_bredouille: TourBredouille::Single,
            opening_throw: OpeningThrow::Fresh,
            exact_exit: ExactExit::Book,
            single_number: SingleNumber::Higher,
            last_throw_shortcut: OffOn::Off,
            dice_disturb: DiceDisturb::Off,
            stake: 1,
            tours: 1,
        };
        match name {
            "1773" => Some(of_1773),
            "strict" => Some(TrictracOptions { marking: Marking::Manual, touch_move: OffOn::On, ..of_1773 }),
            "classical" => Some(TrictracOptions { exact_exit: ExactExit::Free, ..of_1773 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}

impl TrictracOptions {
    /// Whether the players mark for themselves.
    pub fn is_manual(&self) -> bool {
        self.marking == Marking::Manual
    }

    /// Whether a touched man must be played.
    pub fn touch_binds(&self) -> bool {
        self.touch_move == OffOn::On
    }

    /// What the table has agreed about playing a throw.
    pub fn custom(&self) -> Custom {
        Custom { single_free: self.single_number == SingleNumber::Free, exact_free: self.exact_exit == ExactExit::Free }
    }
}
