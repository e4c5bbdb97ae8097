//! What a company agrees on before it plays à la guerre.

use crate::options::{Agreed, with_agreed};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// In which of its forms the game is played.
    Form {
        /// Around a pot with a common store of buy-ins.
        Pot = "pot",
        /// With the slate: twelve marks and out.
        Marks = "marks",
        /// Open: buying in until the last has entered.
        Open = "open",
        /// As in Hamburg: three times made or six faults.
        Hamburg = "hamburg",
    }
    /// At which ball one must play.
    Aim {
        /// At the nearest.
        Nearest = "nearest",
        /// At any.
        Free = "free",
    }
    /// Whether being made and making faults are counted together.
    HamburgCount {
        /// Together: being made is two faults.
        Joint = "joint",
        /// Apart: three of the one or six of the other.
        Separate = "separate",
    }
    /// What it costs to touch two balls with the stick.
    BillardFine {
        /// Two sets.
        Two = "2",
        /// One set.
        One = "1",
    }
    /// Whether a player who is made when no buy-in is left still pays the maker.
    FinalPayment {
        /// He pays the maker one set.
        Maker = "maker",
        /// He pays nothing.
        None = "none",
    }
}

with_agreed! {
    /// The options of billiards à la guerre.
    pub struct GuerreOptions {
        /// In which of its forms the game is played (000:2131-2191, 000:2231).
        pub form: Form,
        /// How many play (000:2133, 000:2171, 000:2191, 000:2231).
        #[schemars(range(min = 2, max = 12))]
        pub players: u8,
        /// How many games are played.
        #[schemars(range(min = 1, max = 24))]
        pub games: u16,
        /// At which ball one must play (000:2141).
        pub aim: Aim,
        /// With how many marks a player is dead; 0 means 12, or 6 in Hamburg (000:2175, 000:2231).
        #[schemars(range(min = 0, max = 24))]
        pub limit: u16,
        /// Whether being made and making faults are counted together (000:2231).
        pub hamburg_count: HamburgCount,
        /// How many sets a dead player pays to the pot; 0 means nothing, or 5 in Hamburg, where there is no other pot (000:2231).
        #[schemars(range(min = 0, max = 20))]
        pub death_pays: u16,
        /// What it costs to touch two balls with the stick (000:2157).
        pub billard_fine: BillardFine,
        /// Whether a player who is made when no buy-in is left still pays the maker (000:2139, 000:2145).
        pub final_payment: FinalPayment,
        /// Whether taking down all others in one run wins the pot at once (000:2193).
        pub suite: bool,
        /// Whether the last two may divide the pot by consent (000:2189, 000:2231).
        pub share: bool,
        /// Whether a player left alone while others wait in hand sets out at once (000:2167).
        pub alone_acquits: bool,
        /// Whether others may come in while a game lasts, taking over the highest count (000:2169).
        pub newcomers: bool,
        /// How many of the company come late: they have the last seats and come in when they like (000:2169).
        #[schemars(range(min = 0, max = 9))]
        pub latecomers: u8,
        /// Whether a ball may be sold within the company (000:2189).
        pub selling: bool,
    }
}

impl spadille_core::Options for GuerreOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "Around a pot, with a common store of buy-ins: the first form of 1782",
            de: "Um einen Topf mit gemeinsamem Vorrat an Einkäufen: die erste Form von 1782",
        },
        Preset {
            name: "slate",
            called: ["Slate", "Tafel"],
            en: "With the slate: marks are written down, and twelve are the end",
            de: "Mit der Schreibtafel: Striche werden angeschrieben, und zwölf sind das Ende",
        },
        Preset {
            name: "open",
            called: ["Open", "Offen"],
            en: "The open form: everybody buys in until the last has entered, and one may appeal",
            de: "Die offene Form: Man kauft sich ein, bis der Letzte gesetzt hat, und einer darf appellieren",
        },
        Preset {
            name: "hamburg",
            called: ["Hamburg", "Hamburg"],
            en: "As in Hamburg: three times made or six faults, and the dead pay five to the pot",
            de: "Wie in Hamburg: dreimal gemacht oder sechs Fehler, und die Toten zahlen fünf in den Topf",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let Agreed { stick, pass_line, measure, hand, strict, stake, table_money, most_strokes } = Agreed::USUAL;
        let of_1782 = GuerreOptions {
            form: Form::Pot,
            players: 6,
            games: 1,
            aim: Aim::Nearest,
            limit: 0,
            hamburg_count: HamburgCount::Joint,
            death_pays: 0,
            billard_fine: BillardFine::Two,
            final_payment: FinalPayment::Maker,
            suite: false,
            share: true,
            alone_acquits: false,
            newcomers: true,
            latecomers: 0,
            selling: true,
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
            "slate" => Some(GuerreOptions { form: Form::Marks, ..of_1782 }),
            "open" => Some(GuerreOptions { form: Form::Open, ..of_1782 }),
            "hamburg" => Some(GuerreOptions { form: Form::Hamburg, ..of_1782 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        let begin = self.players.saturating_sub(self.latecomers);
        if self.latecomers > 0 && (!self.newcomers || begin < if self.form == Form::Pot { 3 } else { 2 }) {
            return Err(OptionError::new(
                "latecomers need a company that has begun (two at least, three around the pot) and lets others in",
                "wer später kommt, braucht eine Gesellschaft, die schon spielt (mindestens zwei, um den Topf drei) und andere einlässt",
            ));
        }
        if self.form == Form::Pot && !(3..=11).contains(&self.players) {
            return Err(OptionError::new(
                "around the pot three to nine play, ten or eleven by agreement",
                "um den Topf spielen drei bis neun, nach Vereinbarung zehn oder elf",
            ));
        }
        if self.limit == 1 {
            return Err(OptionError::new(
                "with a single mark nobody would survive a miss: two at least",
                "mit einem einzigen Strich überlebte niemand einen Fehler: mindestens zwei",
            ));
        }
        Ok(())
    }
}

impl GuerreOptions {
    /// With how many marks a player is dead.
    pub fn marks_to_die(&self) -> u16 {
        if self.limit == 0 { self.form.limit() } else { self.limit }
    }

    /// How many sets a dead player pays to the pot.
    pub fn death_costs(&self) -> u16 {
        if self.death_pays == 0 { self.form.death_pays() } else { self.death_pays }
    }
}

impl Form {
    /// Whether faults and makings are paid for at once; otherwise marks are written.
    pub fn pays(self) -> bool {
        matches!(self, Form::Pot | Form::Open)
    }

    /// With how many marks a player is dead, by the book.
    pub fn limit(self) -> u16 {
        if self == Form::Hamburg { 6 } else { 12 }
    }

    /// What a dead player pays to the pot, by the book: in Hamburg all that comes into it.
    pub fn death_pays(self) -> u16 {
        if self == Form::Hamburg { 5 } else { 0 }
    }

    /// The preset that plays this form.
    pub fn preset(self) -> &'static str {
        match self {
            Form::Pot => "1782",
            Form::Marks => "slate",
            Form::Open => "open",
            Form::Hamburg => "hamburg",
        }
    }
}

impl BillardFine {
    /// In sets.
    pub fn sets(self) -> u16 {
        match self {
            BillardFine::Two => 2,
            BillardFine::One => 1,
        }
    }
}
