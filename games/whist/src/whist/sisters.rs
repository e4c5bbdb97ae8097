//! Whist and Cayenne: what each has of its own.

use super::options::{Sister, WhistOptions, check};
use spadille_core::{Book, OptionError, Preset, Sharing, book};

/// Whist.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Plain;

/// Cayenne: Whist with a chosen trump.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cayenne;

const OF_1830: Preset = Preset {
    name: "1830",
    called: ["1830", "1830"],
    en: "The book of about 1830: rubbers and grades.",
    de: "Das Buch von etwa 1830: Robber und Grade.",
};

impl Sharing for Plain {
    type Whole = WhistOptions;
    const NAME: &'static str = "whist";
    const PRESETS: &'static [Preset] = &[
        OF_1830,
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "The book of 1782: single games.",
            de: "Das Buch von 1782: einzelne Partien.",
        },
    ];
    const WITHOUT: &'static [&'static str] =
        &["one_hand_premium", "three_honours", "three_aces", "four_honours", "four_aces", "five_honours"];

    fn preset(name: &str) -> Option<WhistOptions> {
        match name {
            "1782" => Some(WhistOptions::of_1782()),
            "1830" => Some(WhistOptions::of_1830()),
            _ => None,
        }
    }

    fn check(options: &WhistOptions) -> Result<(), OptionError> {
        check(options)
    }
}

impl Sister for Plain {
    const ID: &'static str = "whist";
    const CAYENNE: bool = false;

    fn book() -> &'static Book {
        book!("whist" of "partners")
    }
}

impl Sharing for Cayenne {
    type Whole = WhistOptions;
    const NAME: &'static str = "cayenne";
    const PRESETS: &'static [Preset] =
        &[Preset { en: "The book of about 1830.", de: "Das Buch von etwa 1830.", ..OF_1830 }];
    const WITHOUT: &'static [&'static str] = &[
        "rules",
        "honours",
        "trump_source",
        "honours_limit",
        "calling",
        "rest",
        "match",
        "grading",
        "slams",
        "draw_ace",
        "sequence_of_four",
    ];

    fn preset(name: &str) -> Option<WhistOptions> {
        (name == "1830").then_some(WhistOptions::of_cayenne())
    }

    fn check(options: &WhistOptions) -> Result<(), OptionError> {
        check(options)
    }
}

impl Sister for Cayenne {
    const ID: &'static str = "cayenne";
    const CAYENNE: bool = true;

    fn book() -> &'static Book {
        book!("cayenne" of "partners")
    }
}
