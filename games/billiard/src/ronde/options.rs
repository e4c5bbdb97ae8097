//! What a company agrees on before it plays à la ronde.

use crate::options::{Agreed, with_agreed};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// Whether balls are paid by the others or out of a bank.
    Bank {
        /// Each of the others pays.
        None = "none",
        /// A bank of twelve points, kept by the marker; two players count points instead.
        Twelve = "12",
    }
    /// How many times over the last ball is paid.
    LastMultiplier {
        /// Double.
        Two = "2",
        /// Fourfold.
        Four = "4",
    }
    /// How often one who misses the last ball on a cushion may try again.
    Retries {
        /// Not at all.
        None = "0",
        /// Twice.
        Two = "2",
    }
}

with_agreed! {
    /// The options of billiards à la ronde.
    pub struct RondeOptions {
        /// How many play (000:2207, 000:2221).
        #[schemars(range(min = 2, max = 12))]
        pub players: u8,
        /// How many games of twelve balls are played.
        #[schemars(range(min = 1, max = 24))]
        pub games: u16,
        /// Whether balls are paid by the others or out of a bank (000:2207, 000:2221-2225).
        pub bank: Bank,
        /// How many times over the last ball is paid (000:2207).
        pub last_multiplier: LastMultiplier,
        /// What a miss pays to the bank (000:2221).
        #[schemars(range(min = 0, max = 5))]
        pub fault_price: u16,
        /// What a Partie ball run in pays to the bank (000:2221).
        #[schemars(range(min = 0, max = 5))]
        pub run_in_price: u16,
        /// Whether one must play at a cushion ball in the other half of the table and may push masking balls aside (000:2223).
        pub other_half: bool,
        /// How often one who misses the last ball on a cushion may try again (000:2223).
        pub retries_last_cushion: Retries,
    }
}

impl spadille_core::Options for RondeOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "The chapter of 1782: everybody pays for every ball, and the last one double",
            de: "Das Kapitel von 1782: Alle zahlen für jeden Ball, und den letzten doppelt",
        },
        Preset {
            name: "hamburg",
            called: ["Hamburg", "Hamburg"],
            en: "As in Hamburg: a bank of twelve, aim into the other half, and two more tries at the last cushion ball",
            de: "Wie in Hamburg: eine Bank von zwölf, gespielt wird in die andere Hälfte, und am letzten Bandenball gibt es zwei Versuche mehr",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let Agreed { stick, pass_line, measure, hand, strict, stake, table_money, most_strokes } = Agreed::USUAL;
        let of_1782 = RondeOptions {
            players: 3,
            games: 1,
            bank: Bank::None,
            last_multiplier: LastMultiplier::Two,
            fault_price: 0,
            run_in_price: 0,
            other_half: false,
            retries_last_cushion: Retries::None,
            stick,
            pass_line,
            measure,
            hand,
            strict,
            stake,
            table_money,
            most_strokes,
        };
        match name {
            "1782" => Some(of_1782),
            "hamburg" => Some(RondeOptions {
                bank: Bank::Twelve,
                fault_price: 1,
                run_in_price: 2,
                other_half: true,
                retries_last_cushion: Retries::Two,
                ..of_1782
            }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.bank == Bank::None && self.fault_price + self.run_in_price > 0 {
            return Err(OptionError::new(
                "faults are paid to a bank, and there is none",
                "Fehler werden an eine Bank gezahlt, und es gibt keine",
            ));
        }
        Ok(())
    }
}

impl LastMultiplier {
    /// How many times over.
    pub fn times(self) -> u16 {
        match self {
            LastMultiplier::Two => 2,
            LastMultiplier::Four => 4,
        }
    }
}

impl Retries {
    /// How many.
    pub fn tries(self) -> u8 {
        match self {
            Retries::None => 0,
            Retries::Two => 2,
        }
    }
}
