//! What two agree on before they play at the Pielkentafel.

use crate::options::{Agreed, TargetKind, with_port};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// How many games win the match.
    Games {
        /// As the leader of the first end chooses.
        Choose = "choose",
        /// Five.
        Five = "5",
        /// Seven.
        Seven = "7",
    }
    /// After how many times the port no longer protects a player in a match.
    PortLimit {
        /// It always protects.
        None = "none",
        /// After five.
        Five = "5",
        /// After six.
        Six = "6",
    }
    /// Whether the stake is paid for the match or for every game.
    StakePer {
        /// For the match.
        Match = "match",
        /// For every game won.
        Game = "game",
    }
}

with_port! {
    /// The options of the Pielkentafel.
    pub struct PielkentafelOptions {
        /// How many games win the match (000:2343).
        pub games: Games,
        /// After how many times the port no longer protects a player in a match (000:2307).
        pub port_limit: PortLimit,
        /// Whether the stake is paid for the match or for every game.
        pub stake_per: StakePer,
        /// How many matches are played.
        #[schemars(range(min = 1, max = 12))]
        pub matches: u16,
    }
}

impl spadille_core::Options for PielkentafelOptions {
    const PRESETS: &'static [Preset] = &[Preset {
        name: "1782",
        called: ["1782", "1782"],
        en: "The laws of 1782, in an order of play put together from them: five games, a cord with bells",
        de: "Die Gesetze von 1782 in einer daraus zusammengesetzten Ordnung: fünf Spiele, eine Schnur mit Schellen",
    }];

    fn preset(name: &str) -> Option<Self> {
        let Agreed { measure, hand, strict, stake, table_money, most_strokes, .. } = Agreed::USUAL;
        (name == "1782").then_some(PielkentafelOptions {
            games: Games::Five,
            port_limit: PortLimit::None,
            stake_per: StakePer::Match,
            matches: 1,
            target_kind: TargetKind::CordWithBells,
            measure,
            hand,
            strict,
            stake,
            table_money,
            most_strokes,
        })
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}

impl PortLimit {
    /// How often the port protects, if there is a limit.
    pub fn times(self) -> Option<u16> {
        match self {
            PortLimit::None => None,
            PortLimit::Five => Some(5),
            PortLimit::Six => Some(6),
        }
    }
}
