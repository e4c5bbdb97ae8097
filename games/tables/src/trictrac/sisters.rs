//! The two games of the engine: what each has of its own.

use super::options::{JanOptions, Marking};
use super::settle::{self, SatzFacts, TourFacts};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use spadille_core::{Book, Ledger, OnOff, OptionError, Preset, Scribe, Sharing, Text, book};

/// What twelve points win.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Counting {
    /// A hole, or two; twelve holes win the Tour.
    Holes,
    /// The Satz, paid at once.
    Saetze,
}

/// One of the two games: what it has of its own.
pub trait Sister: Sharing<Whole = JanOptions> {
    /// The game's name in records, files and on the command line.
    const ID: &'static str;
    /// What twelve points win.
    const COUNTING: Counting;
    /// What is asked to settle a match played on a real board.
    type Facts: DeserializeOwned + Serialize + JsonSchema;

    /// The game's book.
    fn book() -> &'static Book;

    /// Settles what was played on a real board.
    ///
    /// # Errors
    /// Says what cannot have been so.
    fn settle<S: Scribe>(options: &JanOptions, facts: &Self::Facts, scribe: &mut S) -> Result<Ledger, Text>;
}

/// Trictrac.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Grand;

/// Toccategli.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Light;

impl Sharing for Grand {
    type Whole = JanOptions;
    const NAME: &'static str = "TrictracOptions";
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
    const WITHOUT: &'static [&'static str] =
        &["multiples", "matsch", "great_fill_doublet", "small_hit_ways", "crossing", "saetze"];

    fn preset(name: &str) -> Option<JanOptions> {
        use super::options::ExactExit;
        let of_1773 = JanOptions::of_1773();
        match name {
            "1773" => Some(of_1773),
            "strict" => Some(JanOptions { marking: Marking::Manual, touch_move: OnOff::On, ..of_1773 }),
            "classical" => Some(JanOptions { exact_exit: ExactExit::Free, ..of_1773 }),
            _ => None,
        }
    }

    fn check(_: &JanOptions) -> Result<(), OptionError> {
        Ok(())
    }
}

impl Sister for Grand {
    const ID: &'static str = "trictrac";
    const COUNTING: Counting = Counting::Holes;
    type Facts = TourFacts;

    fn book() -> &'static Book {
        book!("trictrac" of "trictrac-family")
    }

    fn settle<S: Scribe>(options: &JanOptions, facts: &TourFacts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::tours(options, facts, scribe)
    }
}

impl Sharing for Light {
    type Whole = JanOptions;
    const NAME: &'static str = "ToccategliOptions";
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1773",
            called: ["1773", "1773"],
            en: "Nürnberg 1773 and Hamburg 1782: the table marks, the Satz pays one to four stakes",
            de: "Nürnberg 1773 und Hamburg 1782: der Tisch schreibt an, der Satz gilt ein bis vier Einsätze",
        },
        Preset {
            name: "strict",
            called: ["Strict", "Streng"],
            en: "A strict table of 1773: you mark by hand, what is forgotten the other takes, a touched man is played",
            de: "Ein strenger Tisch von 1773: man schreibt selbst an, Vergessenes nimmt der andere, und ein berührter Stein wird gesetzt",
        },
        Preset {
            name: "plain",
            called: ["Single stakes", "Einfache Einsätze"],
            en: "Every Satz pays one stake",
            de: "Jeder Satz kostet einen Einsatz",
        },
    ];
    const WITHOUT: &'static [&'static str] = &["tour_bredouille", "last_throw_shortcut", "tours"];

    fn preset(name: &str) -> Option<JanOptions> {
        let of_1773 = JanOptions::of_1773();
        match name {
            "1773" => Some(of_1773),
            "strict" => Some(JanOptions { marking: Marking::Manual, touch_move: OnOff::On, ..of_1773 }),
            "plain" => Some(JanOptions { multiples: OnOff::Off, ..of_1773 }),
            _ => None,
        }
    }

    fn check(_: &JanOptions) -> Result<(), OptionError> {
        Ok(())
    }
}

impl Sister for Light {
    const ID: &'static str = "toccategli";
    const COUNTING: Counting = Counting::Saetze;
    type Facts = SatzFacts;

    fn book() -> &'static Book {
        book!("toccategli" of "trictrac-family")
    }

    fn settle<S: Scribe>(options: &JanOptions, facts: &SatzFacts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::saetze(options, facts, scribe)
    }
}
