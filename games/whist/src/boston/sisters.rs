//! The six sisters: what each has of her own.

use super::contracts::Form;
use super::options::{Base, BostonOptions, Dealing, ONLY_1782, ONLY_1830, Pack, Sister, Suits, check};
use spadille_core::{Book, OptionError, Preset, Sharing, book};

/// Simple Boston.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ordinary;

/// Boston of 1782.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Young;

/// Boston-Whist, with a helper.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Whist;

/// Boston with seventeen cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Seventeen;

/// Tri-Boston, for three.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tri;

/// Boston à deux, for two.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deux;

/// A sister's share of the options: her name, her presets, and what she does not have.
macro_rules! share {
    ($sister:ident, $name:literal, $presets:expr, without $without:expr) => {
        impl Sharing for $sister {
            type Whole = BostonOptions;
            const NAME: &'static str = $name;
            const PRESETS: &'static [Preset] = $presets;
            const WITHOUT: &'static [&'static str] = $without;

            fn preset(name: &str) -> Option<BostonOptions> {
                $presets.iter().any(|preset| preset.name == name).then_some(BostonOptions::of_1830())
            }

            fn check(options: &BostonOptions) -> Result<(), OptionError> {
                check(options)
            }
        }
    };
}

share!(
    Ordinary,
    "boston",
    ONLY_1830,
    without
        & [
            "base",
            "last_stock_card",
            "minimum",
            "five_in_bad",
            "grandissimo",
            "gross_independence_tricks",
            "misere_trump",
            "helper_up_to",
            "refuse_whist",
            "compulsory_helper",
            "misere_names_leader",
            "misere_double",
            "honours",
        ]
);

share!(
    Whist,
    "boston-whist",
    ONLY_1830,
    without
        & [
            "base",
            "last_stock_card",
            "gross_independence_tricks",
            "misere_trump",
            "misere_names_leader",
            "misere_double",
            "honours_price",
        ]
);

share!(
    Seventeen,
    "boston-seventeen",
    ONLY_1830,
    without
        & [
            "deal_packets",
            "last_stock_card",
            "gross_independence_tricks",
            "misere_trump",
            "misere_names_leader",
            "misere_double",
        ]
);

share!(
    Tri,
    "tri-boston",
    ONLY_1830,
    without
        & [
            "base",
            "colours",
            "best_suit",
            "middle_suit",
            "last_stock_card",
            "minimum",
            "five_in_bad",
            "grandissimo",
            "gross_independence_tricks",
            "misere_trump",
            "helper_up_to",
            "refuse_whist",
            "compulsory_helper",
            "honours",
        ]
);

share!(
    Deux,
    "boston-a-deux",
    ONLY_1830,
    without
        & [
            "base",
            "colours",
            "best_suit",
            "middle_suit",
            "minimum",
            "five_in_bad",
            "grandissimo",
            "gross_independence_tricks",
            "misere_trump",
            "helper_up_to",
            "refuse_whist",
            "compulsory_helper",
            "misere_names_leader",
            "honours",
        ]
);

share!(
    Young,
    "boston-1782",
    ONLY_1782,
    without
        & [
            "base",
            "colour_disclosure",
            "colours",
            "best_suit",
            "middle_suit",
            "deal_packets",
            "last_stock_card",
            "minimum",
            "five_in_bad",
            "grandissimo",
            "helper_up_to",
            "refuse_whist",
            "compulsory_helper",
            "misere_names_leader",
            "misere_double",
            "honours",
            "honours_price",
            "all_pass",
            "misere_generale_cap",
            "misere_generale_zero",
            "misere_generale_marks",
            "block_draw",
            "block_loss",
            "rock",
            "rock_pass_fee",
            "bete_increment",
            "replace_bete",
            "fourth_hand",
        ]
);

impl Sister for Ordinary {
    const ID: &'static str = "boston";

    fn book() -> &'static Book {
        book!("boston" of "boston-family")
    }
}

impl Sister for Young {
    const ID: &'static str = "boston-1782";
    const SUITS: Suits = Suits::Alike;
    const STAKE: i64 = 1;
    const POTS: &'static [&'static str] = &["boston-pot-stakes", "boston-pot-going", "boston-pot-waiting"];

    fn form(_: &BostonOptions) -> Form {
        Form::Old
    }

    fn book() -> &'static Book {
        // The page of 1782 knows nothing of most later laws: it has only those it names.
        book!("boston-1782" from "boston-family")
    }
}

impl Sister for Whist {
    const ID: &'static str = "boston-whist";

    fn form(_: &BostonOptions) -> Form {
        Form::Whist
    }

    fn book() -> &'static Book {
        book!("boston-whist" of "boston-family")
    }
}

impl Sister for Seventeen {
    const ID: &'static str = "boston-seventeen";
    const DEALING: Dealing = Dealing::Seventeen;

    fn form(options: &BostonOptions) -> Form {
        match options.base {
            Base::Boston => Form::Simple,
            Base::BostonWhist => Form::Whist,
        }
    }

    fn book() -> &'static Book {
        book!("boston-seventeen" of "boston-family")
    }
}

impl Sister for Tri {
    const ID: &'static str = "tri-boston";
    const SEATS: u8 = 3;
    const PACK: Pack = Pack::Short;
    const SUITS: Suits = Suits::Fixed;

    fn book() -> &'static Book {
        book!("tri-boston" of "boston-family")
    }
}

impl Sister for Deux {
    const ID: &'static str = "boston-a-deux";
    const SEATS: u8 = 2;
    const PACK: Pack = Pack::Short;
    const DEALING: Dealing = Dealing::Stock;
    const SUITS: Suits = Suits::Fixed;

    fn book() -> &'static Book {
        book!("boston-a-deux" of "boston-family")
    }
}
