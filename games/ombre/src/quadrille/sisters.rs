//! The five sisters: what each has of her own.

use super::options::{FavouriteSelection, Marking, QuadrilleOptions, SelfCall, Sister, YEARS, check};
use spadille_core::{Book, OptionError, Preset, Sharing, book};

/// Declares the sisters: the name (written as whoever looks for the engine of a game expects it), how many play, what the dealer
/// stakes with jettons and what everybody else does, the years of whose books she stands, how many suits may be favourites, which
/// options she leaves out, and what she plays otherwise than the ordinary game of a year.
macro_rules! sisters {
    ($($(#[$doc:meta])* $name:ident {
        const ID: &'static str = $id:literal;
        seats: $seats:literal, jettons: $jettons:expr, years: $years:expr, favourites: $favourites:literal,
        without: $without:expr,
        plays: $plays:expr,
    })*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub struct $name;

        impl Sharing for $name {
            type Whole = QuadrilleOptions;
            const NAME: &'static str = $id;
            const PRESETS: &'static [Preset] = $years;
            const WITHOUT: &'static [&'static str] = &$without;

            fn preset(name: &str) -> Option<QuadrilleOptions> {
                let plays: fn(&str, QuadrilleOptions) -> QuadrilleOptions = $plays;
                let year = Self::PRESETS.iter().find(|preset| preset.name == name)?.name;
                QuadrilleOptions::of_book(year).map(|ordinary| plays(year, ordinary))
            }

            fn check(options: &QuadrilleOptions) -> Result<(), OptionError> {
                check(options, $seats)?;
                at_most(options, $favourites)?;
                in_its_book(options, Self::PRESETS)
            }
        }

        impl Sister for $name {
            const ID: &'static str = $id;
            const SEATS: u8 = $seats;
            const JETTONS: (i64, i64) = $jettons;

            fn book() -> &'static Book {
                book!($id of "ombre")
            }
        }
    )*};
}

/// Three favourite suits are for Quadrille and Cinquille of about 1860 alone.
fn at_most(options: &QuadrilleOptions, favourites: u8) -> Result<(), OptionError> {
    if options.favourites > favourites {
        return Err(OptionError::new(
            "this game has at most two favourite suits",
            "dieses Spiel hat höchstens zwei Favoritfarben",
        ));
    }
    Ok(())
}

/// Whether the options fit a sister that may stand only in the book of 1782.
fn in_its_book(options: &QuadrilleOptions, years: &[Preset]) -> Result<(), OptionError> {
    if options.marking == Marking::Points && years == ONLY_1782 {
        return Err(OptionError::new(
            "points are the marking of about 1860, and this game stands only in the book of 1782",
            "in Points rechnet man um 1860, und dieses Spiel steht nur im Buch von 1782",
        ));
    }
    Ok(())
}

const ONLY_1782: &[Preset] = &[YEARS[0]];

sisters! {
    /// Quadrille with a called king.
    Ordinary {
        const ID: &'static str = "quadrille";
        seats: 4, jettons: (11, 1), years: YEARS, favourites: 3,
        without: [
            "self_call_target", "helper_share", "two_kings_helper", "devole", "pack", "short", "short_king",
            "passed_deal_counts",
        ],
        plays: |_, ordinary| ordinary,
    }
    /// Quadrille with Mediateur, Respect and favourite suit.
    Favorite {
        const ID: &'static str = "quadrille-favorite";
        seats: 4, jettons: (20, 0), years: ONLY_1782, favourites: 2,
        without: [
            "rules", "solo_price", "self_call_target", "helper_share", "two_kings_helper", "devole", "pack", "short",
            "short_king", "passed_deal_counts",
        ],
        plays: |_, ordinary| QuadrilleOptions { mediateur: true, respect: true, favourites: 1, ..ordinary },
    }
    /// Quadrille solitaire: nobody may be called.
    Solitaire {
        const ID: &'static str = "quadrille-solitaire";
        seats: 4, jettons: (20, 0), years: ONLY_1782, favourites: 2,
        without: [
            "rules", "solo_price", "respect", "self_call", "helper_liability", "forced_spadille_price", "ask_price",
            "ask_consolation", "overbid_reply", "matadors_from", "hand8", "mediateur", "self_call_target", "helper_share",
            "two_kings_helper", "devole", "pack", "short", "short_king",
        ],
        plays: |_, ordinary| QuadrilleOptions { mediateur: true, ..ordinary },
    }
    /// Cinquille, for five.
    Cinquille {
        const ID: &'static str = "cinquille";
        seats: 5, jettons: (11, 1), years: YEARS, favourites: 3,
        without: ["target", "hand8", "pack", "short", "short_king", "passed_deal_counts"],
        plays: |year, ordinary| match year {
            "1782" => {
                let self_call = SelfCall::TwoKings;
                QuadrilleOptions { self_call, self_call_target: 5, mediateur: true, ..ordinary }
            }
            _ => QuadrilleOptions { devole: true, ..ordinary },
        },
    }
    /// Tritrille, for three.
    Tritrille {
        const ID: &'static str = "tritrille";
        seats: 3, jettons: (20, 0), years: YEARS, favourites: 2,
        without: [
            "respect", "self_call", "self_call_target", "helper_liability", "forced_spadille_price", "ask_price",
            "ask_consolation", "matadors_from", "target", "hand8", "mediateur", "helper_share", "two_kings_helper", "devole",
        ],
        plays: |year, ordinary| match year {
            "1782" => QuadrilleOptions { mediateur: true, ..ordinary },
            _ => {
                let favourite_selection = FavouriteSelection::ShortSuit;
                QuadrilleOptions { respect: false, favourites: 1, favourite_selection, ..ordinary }
            }
        },
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
