//! What is agreed on at every game of the billiard room: sticks, measures and hands, and what is played for.

pub use crate::cloth::geometry::Measure;
pub use crate::cloth::passline::PassLine;
pub use crate::cloth::{Steadiness, Sticks};

use spadille_core::option_words;

option_words! {
    /// What has to be touched after passing the port.
    TargetKind {
        /// A cord with little bells across the whole table.
        CordWithBells = "cord_with_bells",
        /// A small ivory king in the middle of that line.
        King = "king",
    }
}

/// What the games on this table share, whichever is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// With which stick one plays.
    pub stick: Sticks,
    /// Where a ball has passed another.
    pub pass_line: PassLine,
    /// How the table is measured.
    pub measure: Measure,
    /// How steady hands are.
    pub hand: Steadiness,
    /// Whether mistakes may be made and must be called.
    pub strict: bool,
    /// What is played for.
    pub stake: u32,
    /// What the house is owed for a Partie.
    pub table_money: u32,
    /// After how many strokes a game is broken off.
    pub most_strokes: u32,
}

impl Agreed {
    /// As it is agreed unless something else is said.
    pub const USUAL: Agreed = Agreed {
        stick: Sticks::Either,
        pass_line: PassLine::Stroke,
        measure: Measure::Hamburg,
        hand: Steadiness::Steady,
        strict: false,
        stake: 1,
        table_money: 0,
        most_strokes: 1000,
    };
}

/// Declares the options of a game played with stick and pass line: its own fields, and after them those that all share.
macro_rules! with_agreed {
    ($(#[$doc:meta])* pub struct $name:ident { $($(#[$fdoc:meta])* pub $field:ident: $of:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$fdoc])* pub $field: $of,)*
            /// With which stick one plays (000:2020, 000:2259).
            pub stick: $crate::options::Sticks,
            /// Where the line runs which a ball that touches nothing must at least reach (000:2099).
            pub pass_line: $crate::options::PassLine,
            /// By whose feet and inches the table is measured.
            pub measure: $crate::options::Measure,
            /// How exactly a stroke goes as it was chosen.
            pub hand: $crate::options::Steadiness,
            /// Whether players may make the mistakes the book punishes and must call those of the other (000:2084-2115).
            pub strict: bool,
            /// How many counters are played for.
            #[schemars(range(min = 1, max = 100))]
            pub stake: u32,
            /// How many counters the house is owed for a Partie (000:2203).
            #[schemars(range(min = 0, max = 10))]
            pub table_money: u32,
            /// After how many strokes a game without an end is broken off.
            #[schemars(range(min = 50, max = 5000))]
            pub most_strokes: u32,
        }

        impl $name {
            /// What it shares with the other games on this table.
            pub fn agreed(&self) -> $crate::options::Agreed {
                $crate::options::Agreed {
                    stick: self.stick,
                    pass_line: self.pass_line,
                    measure: self.measure,
                    hand: self.hand,
                    strict: self.strict,
                    stake: self.stake,
                    table_money: self.table_money,
                    most_strokes: self.most_strokes,
                }
            }
        }
    };
}

/// Declares the options of a game with port and target, which is played with the mace: its own fields, and after them those
/// that all share.
macro_rules! with_port {
    ($(#[$doc:meta])* pub struct $name:ident { $($(#[$fdoc:meta])* pub $field:ident: $of:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$fdoc])* pub $field: $of,)*
            /// What has to be touched after passing (000:2271).
            pub target_kind: $crate::options::TargetKind,
            /// By whose feet and inches the table is measured.
            pub measure: $crate::options::Measure,
            /// How exactly a stroke goes as it was chosen.
            pub hand: $crate::options::Steadiness,
            /// Whether players may make the mistakes the book punishes and must call those of the other (000:2084-2115).
            pub strict: bool,
            /// How many counters are played for.
            #[schemars(range(min = 1, max = 100))]
            pub stake: u32,
            /// How many counters the house is owed for a Partie (000:2203).
            #[schemars(range(min = 0, max = 10))]
            pub table_money: u32,
            /// After how many strokes a game without an end is broken off.
            #[schemars(range(min = 50, max = 5000))]
            pub most_strokes: u32,
        }

        impl $name {
            /// What it shares with the other games on this table.
            pub fn agreed(&self) -> $crate::options::Agreed {
                $crate::options::Agreed {
                    stick: $crate::options::Sticks::Mace,
                    pass_line: $crate::options::PassLine::Stroke,
                    measure: self.measure,
                    hand: self.hand,
                    strict: self.strict,
                    stake: self.stake,
                    table_money: self.table_money,
                    most_strokes: self.most_strokes,
                }
            }
        }
    };
}

pub(crate) use {with_agreed, with_port};
