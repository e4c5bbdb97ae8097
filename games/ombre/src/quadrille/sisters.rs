//! The five sisters: what each has of her own.

use super::options::{FavouriteSelection, Marking, QuadrilleOptions, SelfCall, Sister, YEARS, check};
use spadille_core::{Book, OptionError, Preset, Sharing, book};

/// Quadrille with a called king.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ordinary;

/// Quadrille with Mediateur, Respect and favourite suit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Favorite;

/// Quadrille solitaire: nobody may be called.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Solitaire;

/// Cinquille, for five.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cinquille;

/// Tritrille, for three.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tritrille;

const ONLY_1782: &[Preset] = &[YEARS[0]];

/// Whether the options fit a sister that stands only in the book of 1782.
fn check_1782(options: &QuadrilleOptions, seats: u8) -> Result<(), OptionError> {
    check(options, seats)?;
    at_most_two_favourites(options)?;
    if options.marking == Marking::Points {
        return Err(OptionError::new(
            "points are the marking of about 1860, and this game stands only in the book of 1782",
            "in Points rechnet man um 1860, und dieses Spiel steht nur im Buch von 1782",
        ));
    }
    Ok(())
}

/// Three favourite suits are for Quadrille and Cinquille of about 1860 alone.
fn at_most_two_favourites(options: &QuadrilleOptions) -> Result<(), OptionError> {
    if options.favourites > 2 {
        return Err(OptionError::new(
            "this game has at most two favourite suits",
            "dieses Spiel hat höchstens zwei Favoritfarben",
        ));
    }
    Ok(())
}

impl Sharing for Ordinary {
    type Whole = QuadrilleOptions;
    const NAME: &'static str = "quadrille";
    const PRESETS: &'static [Preset] = YEARS;
    const WITHOUT: &'static [&'static str] = &[
        "self_call_target",
        "helper_share",
        "two_kings_helper",
        "devole",
        "pack",
        "short",
        "short_king",
        "passed_deal_counts",
    ];

    fn preset(name: &str) -> Option<QuadrilleOptions> {
        match name {
            "1782" => Some(QuadrilleOptions::of_1782()),
            "1860" => Some(QuadrilleOptions::of_1860()),
            _ => None,
        }
    }

    fn check(options: &QuadrilleOptions) -> Result<(), OptionError> {
        check(options, Self::SEATS)
    }
}

impl Sister for Ordinary {
    const ID: &'static str = "quadrille";
    const SEATS: u8 = 4;
    const JETTONS: (i64, i64) = (11, 1);

    fn book() -> &'static Book {
        book!("quadrille" of "ombre")
    }
}

impl Sharing for Favorite {
    type Whole = QuadrilleOptions;
    const NAME: &'static str = "quadrille-favorite";
    const PRESETS: &'static [Preset] = ONLY_1782;
    const WITHOUT: &'static [&'static str] = &[
        "rules",
        "solo_price",
        "self_call_target",
        "helper_share",
        "two_kings_helper",
        "devole",
        "pack",
        "short",
        "short_king",
        "passed_deal_counts",
    ];

    fn preset(name: &str) -> Option<QuadrilleOptions> {
        let options = QuadrilleOptions { mediateur: true, respect: true, favourites: 1, ..QuadrilleOptions::of_1782() };
        (name == "1782").then_some(options)
    }

    fn check(options: &QuadrilleOptions) -> Result<(), OptionError> {
        check_1782(options, Self::SEATS)
    }
}

impl Sister for Favorite {
    const ID: &'static str = "quadrille-favorite";
    const SEATS: u8 = 4;
    const JETTONS: (i64, i64) = (20, 0);

    fn book() -> &'static Book {
        book!("quadrille-favorite" of "ombre")
    }
}

impl Sharing for Solitaire {
    type Whole = QuadrilleOptions;
    const NAME: &'static str = "quadrille-solitaire";
    const PRESETS: &'static [Preset] = ONLY_1782;
    const WITHOUT: &'static [&'static str] = &[
        "rules",
        "solo_price",
        "respect",
        "self_call",
        "helper_liability",
        "forced_spadille_price",
        "ask_price",
        "ask_consolation",
        "overbid_reply",
        "matadors_from",
        "hand8",
        "mediateur",
        "self_call_target",
        "helper_share",
        "two_kings_helper",
        "devole",
        "pack",
        "short",
        "short_king",
    ];

    fn preset(name: &str) -> Option<QuadrilleOptions> {
        let options = QuadrilleOptions { mediateur: true, ..QuadrilleOptions::of_1782() };
        (name == "1782").then_some(options)
    }

    fn check(options: &QuadrilleOptions) -> Result<(), OptionError> {
        check_1782(options, Self::SEATS)
    }
}

impl Sister for Solitaire {
    const ID: &'static str = "quadrille-solitaire";
    const SEATS: u8 = 4;
    const JETTONS: (i64, i64) = (20, 0);

    fn book() -> &'static Book {
        book!("quadrille-solitaire" of "ombre")
    }
}

impl Sharing for Cinquille {
    type Whole = QuadrilleOptions;
    const NAME: &'static str = "cinquille";
    const PRESETS: &'static [Preset] = YEARS;
    const WITHOUT: &'static [&'static str] = &["target", "hand8", "pack", "short", "short_king", "passed_deal_counts"];

    fn preset(name: &str) -> Option<QuadrilleOptions> {
        match name {
            "1782" => Some(QuadrilleOptions {
                self_call: SelfCall::TwoKings,
                self_call_target: 5,
                mediateur: true,
                ..QuadrilleOptions::of_1782()
            }),
            "1860" => Some(QuadrilleOptions { devole: true, ..QuadrilleOptions::of_1860() }),
            _ => None,
        }
    }

    fn check(options: &QuadrilleOptions) -> Result<(), OptionError> {
        check(options, Self::SEATS)
    }
}

impl Sister for Cinquille {
    const ID: &'static str = "cinquille";
    const SEATS: u8 = 5;
    const JETTONS: (i64, i64) = (11, 1);

    fn book() -> &'static Book {
        book!("cinquille" of "ombre")
    }
}

impl Sharing for Tritrille {
    type Whole = QuadrilleOptions;
    const NAME: &'static str = "tritrille";
    const PRESETS: &'static [Preset] = YEARS;
    const WITHOUT: &'static [&'static str] = &[
        "respect",
        "self_call",
        "self_call_target",
        "helper_liability",
        "forced_spadille_price",
        "ask_price",
        "ask_consolation",
        "matadors_from",
        "target",
        "hand8",
        "mediateur",
        "helper_share",
        "two_kings_helper",
        "devole",
    ];

    fn preset(name: &str) -> Option<QuadrilleOptions> {
        match name {
            "1782" => Some(QuadrilleOptions { mediateur: true, ..QuadrilleOptions::of_1782() }),
            "1860" => Some(QuadrilleOptions {
                respect: false,
                favourites: 1,
                favourite_selection: FavouriteSelection::ShortSuit,
                ..QuadrilleOptions::of_1860()
            }),
            _ => None,
        }
    }

    fn check(options: &QuadrilleOptions) -> Result<(), OptionError> {
        check(options, Self::SEATS)?;
        at_most_two_favourites(options)
    }
}

impl Sister for Tritrille {
    const ID: &'static str = "tritrille";
    const SEATS: u8 = 3;
    const JETTONS: (i64, i64) = (20, 0);

    fn book() -> &'static Book {
        book!("tritrille" of "ombre")
    }
}

#[cfg(test)]
mod tests {
    use super::super::Quadrille;
    use super::*;
    use serde_json::{Value, json};
    use spadille_core::{Game as _, Options as _, OptionsOf};

    fn takes<K: Sister>(wish: Value) -> bool {
        let Value::Object(wish) = wish else { panic!("options are an object") };
        OptionsOf::<K>::from_overrides(None, &wish).is_ok_and(|options| Quadrille::<K>::new(options).is_ok())
    }

    #[test]
    fn a_game_of_1782_takes_nothing_that_the_later_book_decides() {
        for later in [json!({ "rules": "1860" }), json!({ "marking": "points" }), json!({ "solo_price": "2" })] {
            assert!(takes::<Ordinary>(later.clone()) && takes::<Cinquille>(later.clone()), "{later}");
            assert!(!takes::<Favorite>(later.clone()) && !takes::<Solitaire>(later.clone()), "{later}");
        }
    }

    #[test]
    fn three_favourite_suits_are_for_the_games_of_the_later_book() {
        let (two, three) = (json!({ "favourites": 2 }), json!({ "favourites": 3 }));
        assert!(takes::<Favorite>(two.clone()) && takes::<Solitaire>(two.clone()) && takes::<Tritrille>(two));
        assert!(takes::<Ordinary>(three.clone()) && takes::<Cinquille>(three.clone()));
        assert!(!takes::<Favorite>(three.clone()) && !takes::<Solitaire>(three.clone()) && !takes::<Tritrille>(three));
    }
}
