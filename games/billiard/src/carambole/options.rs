//! What is agreed on before Carambole.

use crate::options::{Agreed, with_agreed};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// With how many Caramboles one plays.
    Variant {
        /// With one.
        Single = "single",
        /// With two, the second half red and half white.
        Double = "double",
    }
    /// To how many points a Partie goes.
    Target {
        /// Twenty-four in the simple and thirty in the double game.
        Auto = "auto",
        /// Twenty-four.
        TwentyFour = "24",
        /// Thirty.
        Thirty = "30",
    }
    /// Where the Carambol stands at the beginning.
    FirstPlacing {
        /// Where the beginner puts it, beyond the middle.
        Free = "free",
        /// On its patch.
        Spot = "spot",
    }
    /// Up to which line all balls must lie at home.
    SalvoLine {
        /// Up to the mark.
        Mark = "L/4",
        /// Up to the middle holes.
        Middle = "L/2",
    }
    /// With how many points the Matsch is lost.
    MatschLine {
        /// With half of the points: twelve, or fifteen in the double game.
        Half = "half",
        /// With one less than half: eleven, or fourteen.
        Below = "below",
    }
}

with_agreed! {
    /// The options of Carambole.
    pub struct CaramboleOptions {
        /// With how many Caramboles one plays (000:2245-2247).
        pub variant: Variant,
        /// How many Parties are played.
        #[schemars(range(min = 1, max = 24))]
        pub parties: u16,
        /// To how many points a Partie goes (000:2209, 000:2215, 000:2247).
        pub target: Target,
        /// Whether a player who scores plays on (000:2243, 000:2247).
        #[serde(rename = "continue")]
        pub plays_on: bool,
        /// Where the Carambol stands at the beginning (000:2211, 000:2233).
        pub first_placing: FirstPlacing,
        /// Up to which line all balls must lie at home, so that one has to play off the far cushion (000:2241).
        pub salvo_line: SalvoLine,
        /// Whether a badly beaten loser pays double (000:2209, 000:2215).
        pub matsch: bool,
        /// With how many points the Matsch is lost (000:2209, 000:2215).
        pub matsch_line: MatschLine,
    }
}

impl spadille_core::Options for CaramboleOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "hamburg",
            called: ["Hamburg", "Hamburg"],
            en: "The Hamburg custom: the Carambol on its patch, Matsch with eleven",
            de: "Der Hamburger Brauch: der Carambol auf seinem Fleck, Matsch mit elf",
        },
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "The chapter of 1782: the beginner puts the Carambol where he likes beyond the middle, Matsch with twelve",
            de: "Das Kapitel von 1782: der Anfangende setzt den Carambol jenseits der Mitte, wohin er will, Matsch mit zwölf",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let Agreed { stick, pass_line, measure, hand, strict, stake, table_money, most_strokes } = Agreed::USUAL;
        let hamburg = CaramboleOptions {
            variant: Variant::Single,
            parties: 3,
            target: Target::Auto,
            plays_on: true,
            first_placing: FirstPlacing::Spot,
            salvo_line: SalvoLine::Mark,
            matsch: true,
            matsch_line: MatschLine::Below,
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
            "hamburg" => Some(hamburg),
            "1782" => {
                Some(CaramboleOptions { first_placing: FirstPlacing::Free, matsch_line: MatschLine::Half, ..hamburg })
            }
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}

impl CaramboleOptions {
    /// Whether two Caramboles are played with.
    pub fn is_double(&self) -> bool {
        self.variant == Variant::Double
    }

    /// To how many points a Partie goes.
    pub fn points(&self) -> u16 {
        match (self.target, self.variant) {
            (Target::TwentyFour, _) | (Target::Auto, Variant::Single) => 24,
            (Target::Thirty, _) | (Target::Auto, Variant::Double) => 30,
        }
    }
}
