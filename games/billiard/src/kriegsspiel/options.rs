//! What a company agrees on before the Kriegsspiel.

use crate::options::{Agreed, TargetKind, with_port};
use spadille_core::{OptionError, Preset};

with_port! {
    /// The options of the Kriegsspiel.
    pub struct KriegsspielOptions {
        /// How many play (000:2368).
        #[schemars(range(min = 3, max = 9))]
        pub players: u8,
        /// How many Parties are played.
        #[schemars(range(min = 1, max = 24))]
        pub parties: u16,
        /// Whether a player who wins a ball plays on (000:2378).
        pub plays_on: bool,
        /// Whether all have agreed that one may lay one's ball before the port (000:2370).
        pub before_port: bool,
        /// Whether others may come in while a Partie lasts (000:2390).
        pub newcomers: bool,
        /// How many of the company come late: they have the last seats and come in when they like (000:2390).
        #[schemars(range(min = 0, max = 6))]
        pub latecomers: u8,
    }
}

impl spadille_core::Options for KriegsspielOptions {
    const PRESETS: &'static [Preset] = &[Preset {
        name: "1782",
        called: ["1782", "1782"],
        en: "The laws of 1782: the port open to six and more, to five with a ball won, closed to three and four",
        de: "Die Gesetze von 1782: die Pforte offen für sechs und mehr, für fünf mit einem gewonnenen Ball, geschlossen für drei und vier",
    }];

    fn preset(name: &str) -> Option<Self> {
        let Agreed { measure, hand, strict, stake, table_money, most_strokes, .. } = Agreed::USUAL;
        (name == "1782").then_some(KriegsspielOptions {
            players: 8,
            parties: 1,
            plays_on: true,
            before_port: false,
            newcomers: true,
            latecomers: 0,
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
        if self.latecomers > 0 && (!self.newcomers || self.players.saturating_sub(self.latecomers) < 3) {
            return Err(OptionError::new(
                "latecomers need a company of three at least that lets others in",
                "wer später kommt, braucht eine Gesellschaft von mindestens dreien, die andere einlässt",
            ));
        }
        Ok(())
    }
}
