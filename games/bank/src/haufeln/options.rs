//! What the company agrees on before a round.

use crate::bank::{Cap, Limit};
use crate::pack::Pack;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::options::within;
use spadille_core::{OptionError, Preset, Seat, law, option_words};

option_words! {
    /// What the limit holds for.
    LimitScope {
        /// For each punter and heap.
        Heap = "heap",
        /// For all that a punter stakes in a round.
        Round = "round",
    }

    /// How the bank changes.
    BankRotation {
        /// It is offered to the right after every round.
        EachRound = "each_round",
        /// It stays until another takes it.
        ByAgreement = "by_agreement",
    }

    /// The word `none`.
    Usual {
        /// One for each at the table, at least three.
        None = "none",
    }
}

/// How many heaps are laid.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected a number of heaps, or `none`")]
pub enum HeapCount {
    /// As many as is usual.
    Word(Usual),
    /// So many.
    Of(#[schemars(range(min = 3, max = 12))] u8),
}

/// The fewest heaps.
pub const FEWEST: u8 = 3;
/// The most heaps.
pub const MOST: u8 = 12;

/// The options of Häufeln.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HaufelnOptions {
    /// How many sit at the table, the banker included.
    #[schemars(range(min = 2, max = 12))]
    pub players: u8,
    /// How many rounds are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub rounds: u16,
    /// The most counters of one punter on one heap where no limit is named.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub chips: u32,
    /// Which pack is used (004:27).
    pub pack: Pack,
    /// Into how many heaps the pack is laid (004:27).
    pub heaps: HeapCount,
    /// The highest stake a punter may make (004:29).
    pub limit: Cap,
    /// What the limit holds for (004:29).
    pub limit_scope: LimitScope,
    /// The sum laid out as bank, in counters; the banker cannot lose more (004:61).
    pub bank: Cap,
    /// How the bank changes (004:31).
    pub bank_rotation: BankRotation,
}

impl spadille_core::Options for HaufelnOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1860",
            called: ["1860", "1860"],
            en: "About 1860: 52 cards, a heap for each, no highest stake, the bank offered round after every round",
            de: "Um 1860: 52 Blätter, ein Häufchen für jeden, kein höchster Satz, die Bank wird nach jeder Runde angeboten",
        },
        Preset {
            name: "salon",
            called: ["Salon", "Salon"],
            en: "The same with a bank of 200 counters and 20 as the highest stake",
            de: "Dasselbe mit einer Bank von 200 Marken und 20 als höchstem Satz",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1860 = HaufelnOptions {
            players: 4,
            rounds: 8,
            chips: 100,
            pack: Pack::Full,
            heaps: HeapCount::Word(Usual::None),
            limit: Cap::NONE,
            limit_scope: LimitScope::Heap,
            bank: Cap::NONE,
            bank_rotation: BankRotation::EachRound,
        };
        match name {
            "1860" => Some(of_1860),
            "salon" => Some(HaufelnOptions { limit: Cap::Of(20), bank: Cap::Of(200), ..of_1860 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        self.limit.check("limit")?;
        self.bank.check("bank")?;
        if let HeapCount::Of(heaps) = self.heaps {
            within("heaps", heaps, FEWEST.into(), MOST.into())?;
        }
        Ok(())
    }
}

impl HaufelnOptions {
    /// The bank that a banker lays out.
    pub fn laid_by(&self, banker: Seat) -> Limit {
        Limit { banker, sum: self.bank, law: law!("bank-limit") }
    }

    /// How many heaps are laid.
    pub fn heap_count(&self) -> u8 {
        match self.heaps {
            HeapCount::Of(heaps) => heaps,
            HeapCount::Word(Usual::None) => self.players.max(FEWEST),
        }
    }

    /// How many cards each heap has, the larger heaps first.
    pub fn sizes(&self) -> impl Iterator<Item = u8> + use<> {
        sizes(self.pack.cards().len(), self.heap_count())
    }
}

/// A pack laid out as equally as may be.
pub fn sizes(cards: u8, heaps: u8) -> impl Iterator<Item = u8> {
    (0..heaps).map(move |heap| cards / heaps.max(1) + u8::from(heap < cards % heaps.max(1)))
}
