//! What is agreed on before a Partie.

use crate::options::{Agreed, with_agreed};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// How many play, and with whom.
    Format {
        /// Two against each other.
        Two = "two",
        /// Three: one is king and plays alone against two.
        King = "king",
        /// Four in pairs, one ball a side.
        Four = "four",
    }
    /// To how many points a Partie goes.
    Target {
        /// Twelve.
        Twelve = "12",
        /// Eight.
        Eight = "8",
    }
    /// With how many points the Matsch is lost.
    MatschLines {
        /// Double with six, threefold with three, fourfold with none.
        Six = "6/3/0",
        /// Double with five, threefold with two, fourfold with none: six and three are safe.
        Five = "5/2/0",
        /// Double with five, and nothing worse.
        FiveOnly = "5",
    }
    /// How many points are given.
    Given {
        /// None.
        None = "0",
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
        /// Four.
        Four = "4",
    }
    /// To whom points are given.
    Receiver {
        /// The first seat.
        First = "first",
        /// The second seat.
        Second = "second",
    }
    /// What a foul costs that nobody calls.
    UncalledFoul {
        /// Nothing.
        Free = "free",
        /// One point; the stroke stands.
        One = "one",
    }
}

with_agreed! {
    /// The options of the Partie.
    pub struct BilliardOptions {
        /// How many play, and with whom (000:2024, 000:2129).
        pub format: Format,
        /// How many Parties are played.
        #[schemars(range(min = 1, max = 24))]
        pub parties: u16,
        /// To how many points a Partie goes (000:2032, 000:2040).
        pub target: Target,
        /// Whether the losing game is played, in which every loss counts to one's own good (000:2026).
        pub contra: bool,
        /// Whether a badly beaten loser pays several times over (000:2032).
        pub matsch: bool,
        /// With how many points the Matsch is lost (000:2036, 000:2215).
        pub matsch_lines: MatschLines,
        /// Whether a Partie won in one run is paid threefold, or double at eight points (000:2038-2040).
        pub suite: bool,
        /// How many points the stronger player gives the other at the start of every Partie (000:2036, 000:2042-2046).
        pub given_points: Given,
        /// To whom points are given (000:2046).
        pub receiver: Receiver,
        /// Whether the gainer gives acquit after a called foul; otherwise the balls stay (000:2091, 000:2219).
        pub foul_acquit: bool,
        /// What a double touch or a stroke at both balls costs if nobody calls it (000:2084-2086, 000:2109).
        pub uncalled_foul: UncalledFoul,
        /// Whether debts may be played for between two Parties: table money by Contra, stakes by quit or double (000:2026).
        pub debts: bool,
    }
}

impl spadille_core::Options for BilliardOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "The chapter of 1782: Matsch with six, three and none, the Suite, acquit after a called foul",
            de: "Das Kapitel von 1782: Matsch mit sechs, drei und keinem Punkt, die Suite, Aussetzen nach gerufenem Fehler",
        },
        Preset {
            name: "hamburg",
            called: ["Hamburg", "Hamburg"],
            en: "As it was commonly played in Hamburg: the simple Matsch with five, and the balls stay after a foul",
            de: "Wie man gewöhnlich in Hamburg spielte: der einfache Matsch mit fünf, und nach einem Fehler bleiben die Bälle liegen",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let Agreed { stick, pass_line, measure, hand, strict, stake, most_strokes, .. } = Agreed::USUAL;
        let of_1782 = BilliardOptions {
            format: Format::Two,
            parties: 3,
            target: Target::Twelve,
            contra: false,
            matsch: true,
            matsch_lines: MatschLines::Six,
            suite: true,
            given_points: Given::None,
            receiver: Receiver::Second,
            foul_acquit: true,
            uncalled_foul: UncalledFoul::Free,
            debts: false,
            stick,
            pass_line,
            measure,
            hand,
            strict,
            stake,
            // Whoever loses a Partie pays the house for it, once (000:2203).
            table_money: 1,
            most_strokes,
        };
        match name {
            "1782" => Some(of_1782),
            "hamburg" => Some(BilliardOptions {
                matsch_lines: MatschLines::FiveOnly,
                suite: false,
                foul_acquit: false,
                ..of_1782
            }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.given_points != Given::None && (self.format != Format::Two || self.target != Target::Twelve) {
            return Err(OptionError::new(
                "points are given only where two play to twelve",
                "Punkte werden nur vorgegeben, wo zwei auf zwölf spielen",
            ));
        }
        if self.debts && self.format != Format::Two {
            return Err(OptionError::new("only two can play for their debts", "um Schulden spielen können nur zwei"));
        }
        Ok(())
    }
}

impl Target {
    /// In points.
    pub fn points(self) -> u16 {
        match self {
            Target::Twelve => 12,
            Target::Eight => 8,
        }
    }
}

impl Given {
    /// In points.
    pub fn points(self) -> u16 {
        match self {
            Given::None => 0,
            Given::Two => 2,
            Given::Three => 3,
            Given::Four => 4,
        }
    }
}
