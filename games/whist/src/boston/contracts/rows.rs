//! The rows of the tariffs: misères, numbers of tricks, and the games of 1782.

use spadille_core::{LawId, law};

/// A promise to take no trick.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Misere {
    /// With one card laid aside.
    Petite,
    /// With all cards.
    Grande,
    /// The same at a higher rank.
    GrandeForcee,
    /// With one card laid aside and the others open.
    PetiteOuverte,
    /// The same at a higher rank.
    PetiteOuverteForcee,
    /// With all cards open.
    GrandeOuverte,
    /// The same at a higher rank.
    GrandeOuverteForcee,
    /// The misère above twelve tricks at Boston-Whist.
    Revolution,
}

/// A row of the tariffs about a misère.
pub struct MisereRow {
    /// As it is written.
    pub word: &'static str,
    /// The number of tricks that it overbids.
    pub after: u8,
    /// Whether one card is laid aside.
    pub aside: bool,
    /// Whether the cards lie open.
    pub open: bool,
    /// What each opponent pays by Tariff A.
    pub price: i64,
    /// Its law.
    pub law: LawId,
}

/// The misères, low to high.
pub const MISERES: [MisereRow; 8] = [
    MisereRow { word: "petite-misere", after: 5, aside: true, open: false, price: 4, law: law!("price-petite-misere") },
    MisereRow {
        word: "grande-misere",
        after: 6,
        aside: false,
        open: false,
        price: 8,
        law: law!("price-grande-misere"),
    },
    MisereRow {
        word: "grande-misere-forcee",
        after: 7,
        aside: false,
        open: false,
        price: 12,
        law: law!("price-grande-misere-forcee"),
    },
    MisereRow {
        word: "petite-misere-ouverte",
        after: 8,
        aside: true,
        open: true,
        price: 20,
        law: law!("price-petite-misere-ouverte"),
    },
    MisereRow {
        word: "petite-misere-ouverte-forcee",
        after: 9,
        aside: true,
        open: true,
        price: 32,
        law: law!("price-petite-misere-ouverte-forcee"),
    },
    MisereRow {
        word: "grande-misere-ouverte",
        after: 10,
        aside: false,
        open: true,
        price: 48,
        law: law!("price-grande-misere-ouverte"),
    },
    MisereRow {
        word: "grande-misere-ouverte-forcee",
        after: 11,
        aside: false,
        open: true,
        price: 72,
        law: law!("price-grande-misere-ouverte-forcee"),
    },
    MisereRow { word: "revolution", after: 12, aside: false, open: true, price: 0, law: law!("price-revolution") },
];

impl Misere {
    /// Low to high.
    pub const ALL: [Misere; 8] = [
        Misere::Petite,
        Misere::Grande,
        Misere::GrandeForcee,
        Misere::PetiteOuverte,
        Misere::PetiteOuverteForcee,
        Misere::GrandeOuverte,
        Misere::GrandeOuverteForcee,
        Misere::Revolution,
    ];

    /// Its row of the tariffs.
    pub const fn row(self) -> &'static MisereRow {
        &MISERES[self as usize]
    }

    /// Whether it is another at a higher rank.
    pub const fn is_forced(self) -> bool {
        matches!(self, Misere::GrandeForcee | Misere::PetiteOuverteForcee | Misere::GrandeOuverteForcee)
    }
}

/// A row of the tariffs about a number of tricks.
pub struct NumberRow {
    /// What each opponent pays by Tariff A in a bad, the middle and the best suit.
    pub prices: [i64; 3],
    /// Half of what Tariff B multiplies by in a bad suit: it has two, three and four of these.
    pub times: i64,
    /// Its law.
    pub law: LawId,
}

/// The fewest tricks that may be announced.
pub const LEAST: u8 = 5;
/// All tricks.
pub const MOST: u8 = 13;

/// Five to thirteen tricks.
pub const NUMBERS: [NumberRow; 9] = [
    NumberRow { prices: [1, 2, 4], times: 1, law: law!("price-five") },
    NumberRow { prices: [4, 6, 8], times: 2, law: law!("price-six") },
    NumberRow { prices: [8, 10, 12], times: 3, law: law!("price-seven") },
    NumberRow { prices: [12, 16, 20], times: 4, law: law!("price-eight") },
    NumberRow { prices: [20, 26, 32], times: 6, law: law!("price-nine") },
    NumberRow { prices: [32, 40, 48], times: 8, law: law!("price-ten") },
    NumberRow { prices: [48, 60, 72], times: 12, law: law!("price-eleven") },
    NumberRow { prices: [72, 86, 100], times: 16, law: law!("price-twelve") },
    NumberRow { prices: [100, 150, 200], times: 32, law: law!("price-thirteen") },
];

/// The row of a number; of any other, the nearest.
pub fn number_row(number: u8) -> &'static NumberRow {
    &NUMBERS[usize::from(number.clamp(LEAST, MOST) - LEAST)]
}

/// A game of 1782.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Old {
    /// Five tricks.
    KleinBoston,
    /// Six tricks.
    GrossBoston,
    /// Seven tricks.
    KleinIndependence,
    /// Nine tricks, or eight.
    GrossIndependence,
    /// No trick.
    Misere,
}

/// A row of the page of 1782.
pub struct OldRow {
    /// As it is written.
    pub word: &'static str,
    /// The tricks promised.
    pub tricks: u8,
    /// What each opponent pays.
    pub price: i64,
    /// What it promises.
    pub law: LawId,
    /// What it costs.
    pub price_law: LawId,
}

/// The games of 1782, low to high.
pub const OLD: [OldRow; 5] = [
    OldRow {
        word: "klein-boston",
        tricks: 5,
        price: 1,
        law: law!("klein-boston"),
        price_law: law!("price-klein-boston"),
    },
    OldRow {
        word: "gross-boston",
        tricks: 6,
        price: 2,
        law: law!("gross-boston"),
        price_law: law!("price-gross-boston"),
    },
    OldRow {
        word: "klein-independence",
        tricks: 7,
        price: 3,
        law: law!("klein-independence"),
        price_law: law!("price-klein-independence"),
    },
    OldRow {
        word: "gross-independence",
        tricks: 9,
        price: 4,
        law: law!("gross-independence"),
        price_law: law!("price-gross-independence"),
    },
    OldRow { word: "misere", tricks: 0, price: 8, law: law!("misere-no-trick"), price_law: law!("price-misere") },
];

impl Old {
    /// Low to high.
    pub const ALL: [Old; 5] =
        [Old::KleinBoston, Old::GrossBoston, Old::KleinIndependence, Old::GrossIndependence, Old::Misere];

    /// Its row.
    pub const fn row(self) -> &'static OldRow {
        &OLD[self as usize]
    }
}
