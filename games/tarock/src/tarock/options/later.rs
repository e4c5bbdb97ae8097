//! What a table agrees on before Tarock by the book of about 1860.

use crate::tarock::cards::Size;
use crate::tarock::terms::{Form, Terms};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Options, Preset, option_words};

option_words! {
    /// Which of the games is played.
    Variant {
        /// Tarock for three.
        Three = "three",
        /// Tarock en deux, for two.
        Two = "two",
        /// Tarok-l'Hombre, the older way.
        HombreOld = "lhombre-old",
        /// Tarok-l'Hombre, the newer way.
        HombreNew = "lhombre-new",
    }
    /// Whether one says that the Pagat is among ten tarocks.
    AnnouncePagat {
        /// Nobody says.
        Never = "never",
        /// Everybody says with or without.
        Stated = "stated",
    }
    /// Which cavalries the Sküs doubles.
    CavalryDouble {
        /// All of them.
        Every = "every",
        /// The dearest only.
        One = "one",
    }
    /// With how many other tarocks the Pagat may be laid away.
    PagatScat {
        /// With just two.
        ExactlyTwo = "exactly_two",
        /// With two or fewer.
        AtMostTwo = "at_most_two",
    }
    /// How a lost Pagat is paid.
    LostPagat {
        /// Its owner pays each.
        LoserPaysEach = "loser_pays_each",
        /// Its captor counts it against each.
        Layout = "layout",
    }
    /// To whom a fallen Pagat belongs.
    PagatFallenTo {
        /// To whoever won the trick.
        TrickWinner = "trick_winner",
        /// To that opponent who announced less.
        LeastAnnounced = "least_announced",
    }
    /// Whether the Sküs may be led.
    SkuesLead {
        /// It may, as a tarock.
        Allowed = "allowed",
        /// It may not, unless it is the only card.
        Forbidden = "forbidden",
    }
    /// What the Tout costs.
    ToutScale {
        /// A hundred times the price of a point.
        Full = "full",
        /// 50, 100 and 150; a Tres 25.
        Reduced = "reduced",
    }
    /// Whether a Tres is played.
    ATres {
        /// The Vorhand may play it blind.
        Played = "played",
        /// It is only a name: if all pass, the Vorhand is paid.
        Nominal = "nominal",
    }
    /// Whether ad Duo is played in the newer way.
    NewDuo {
        /// It is only a name.
        Nominal = "nominal",
        /// The Vorhand may play it blind, at 20, 2 and 200.
        Played = "played",
    }
}

/// What a table agrees on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LaterOptions {
    /// Which of the games is played (002:638, 002:664, 002:668-692).
    pub variant: Variant,
    /// How many sit at the table of Tarok-l'Hombre; with four the dealer sits out (002:676, 002:682).
    #[schemars(range(min = 3, max = 4))]
    pub players: u8,
    /// How many deals are played; three Parties are 27 (002:652).
    #[schemars(range(min = 1, max = 99))]
    pub length: u8,
    /// How many Parties are played by two (002:664).
    #[schemars(range(min = 1, max = 27))]
    pub parties: u8,
    /// Whether matadors from below are paid, too (002:642).
    pub matadors_below: bool,
    /// Whether one says, with ten tarocks, that the Pagat is among them (002:646).
    pub announce_pagat: AnnouncePagat,
    /// Which cavalries the Sküs doubles (002:642).
    pub cavalry_double: CavalryDouble,
    /// With how many other tarocks the Pagat may be laid away (002:646).
    pub pagat_scat: PagatScat,
    /// How a lost Pagat is paid (002:648-650).
    pub lost_pagat: LostPagat,
    /// To whom a fallen Pagat belongs; only where its captor counts it (002:648).
    pub pagat_fallen_to: PagatFallenTo,
    /// What a king in the last trick counts (000:1563, 002:664).
    #[schemars(range(min = 5, max = 20))]
    pub king_ultimo: u8,
    /// Whether a player without a trick receives 26 from each (002:660).
    pub stichfrei: bool,
    /// What every dealer puts into the pot; 0 means no pot (002:660).
    #[schemars(range(min = 0, max = 100))]
    pub pot: u8,
    /// Whether the Sküs may be led (000:1557, 002:640, 002:658).
    pub scus_lead: SkuesLead,
    /// With how many cards in hand the Sküs must be played at the latest if it is not to be lost (002:640).
    #[schemars(range(min = 3, max = 4))]
    pub scus_last_hand: u8,
    /// What the Tout of Tarok-l'Hombre costs (002:670, 002:690-692).
    pub tout_scale: ToutScale,
    /// Whether a Tres is played in the older way (002:670, 002:678).
    pub a_tres: ATres,
    /// Whether ad Duo is played in the newer way (002:682).
    pub new_duo: NewDuo,
    /// What each other player pays the Vorhand when all pass (002:682).
    #[schemars(range(min = 0, max = 100))]
    pub allpass_points: u8,
    /// What a Partie for two costs, in pfennigs (002:664).
    #[schemars(range(min = 0, max = 1000))]
    pub partie_stake: u16,
    /// What a point of the difference costs for two, in pfennigs (002:664).
    #[schemars(range(min = 0, max = 100))]
    pub point_price: u8,
    /// A strict table: mistakes are possible and cost what the book says.
    pub strict: bool,
}

impl LaterOptions {
    fn of(variant: Variant) -> LaterOptions {
        LaterOptions {
            variant,
            players: 3,
            length: 9,
            parties: 1,
            matadors_below: false,
            announce_pagat: AnnouncePagat::Never,
            cavalry_double: CavalryDouble::Every,
            pagat_scat: PagatScat::ExactlyTwo,
            lost_pagat: LostPagat::LoserPaysEach,
            pagat_fallen_to: PagatFallenTo::TrickWinner,
            king_ultimo: 10,
            stichfrei: false,
            pot: 0,
            scus_lead: SkuesLead::Allowed,
            scus_last_hand: 4,
            tout_scale: ToutScale::Full,
            a_tres: ATres::Played,
            new_duo: NewDuo::Nominal,
            allpass_points: 5,
            partie_stake: 96,
            point_price: 3,
            strict: false,
        }
    }

    /// What a table plays by.
    pub fn terms(&self) -> Terms {
        let (form, seats) = match self.variant {
            Variant::Three => (Form::Three, 3),
            Variant::Two => (Form::Two, 2),
            Variant::HombreOld => (Form::HombreOld, self.players),
            Variant::HombreNew => (Form::HombreNew, self.players),
        };
        let paid_when_all_pass = form == Form::HombreNew || self.a_tres == ATres::Nominal;
        Terms {
            deals: self.length.into(),
            strict: self.strict,
            skues_lead: self.scus_lead == SkuesLead::Allowed,
            skues_lost_below: if matches!(form, Form::Three | Form::Two) { self.scus_last_hand } else { 0 },
            matadors_below: self.matadors_below,
            pagat_stated: self.announce_pagat == AnnouncePagat::Stated,
            doubles_one: self.cavalry_double == CavalryDouble::One,
            pagat_scat_fewer: self.pagat_scat == PagatScat::AtMostTwo,
            pagat_layout: self.lost_pagat == LostPagat::Layout,
            pagat_to_least: self.pagat_fallen_to == PagatFallenTo::LeastAnnounced,
            king_ultimo: self.king_ultimo.into(),
            trickless: self.stichfrei,
            pot: if form == Form::Three { self.pot.into() } else { 0 },
            tout_reduced: self.tout_scale == ToutScale::Reduced,
            blind: match form {
                Form::HombreOld => self.a_tres == ATres::Played,
                Form::HombreNew => self.new_duo == NewDuo::Played,
                _ => false,
            },
            all_pass: if paid_when_all_pass { self.allpass_points.into() } else { 0 },
            parties: self.parties,
            partie_stake: self.partie_stake.into(),
            point_price: self.point_price.into(),
            ..Terms::plain(form, Size::Full, seats)
        }
    }
}

const PRESETS: &[Preset] = &[
    Preset {
        name: "three",
        called: ["For three", "Zu dritt"],
        en: "Tarock for three, each for himself.",
        de: "Tarock zu dritt, jeder für sich.",
    },
    Preset {
        name: "two",
        called: ["En deux", "En deux"],
        en: "Tarock for two, to a hundred points.",
        de: "Tarock zu zweit, bis hundert Points.",
    },
    Preset {
        name: "lhombre-old",
        called: ["Tarok-l'Hombre, older", "Tarok-l'Hombre, älter"],
        en: "One against two, with cards exchanged; the dealer lays the scat.",
        de: "Einer gegen zwei, mit getauschten Karten; den Scat legt der Geber.",
    },
    Preset {
        name: "lhombre-new",
        called: ["Tarok-l'Hombre, newer", "Tarok-l'Hombre, neuer"],
        en: "One against two; whoever plays takes the scat.",
        de: "Einer gegen zwei; wer spielt, nimmt den Scat.",
    },
];

impl Options for LaterOptions {
    const PRESETS: &'static [Preset] = PRESETS;

    fn preset(name: &str) -> Option<LaterOptions> {
        Some(LaterOptions::of(match name {
            "three" => Variant::Three,
            "two" => Variant::Two,
            "lhombre-old" => Variant::HombreOld,
            "lhombre-new" => Variant::HombreNew,
            _ => return None,
        }))
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.players == 4 && matches!(self.variant, Variant::Three | Variant::Two) {
            return Err(OptionError::new(
                "only Tarok-l'Hombre is played by four at a table",
                "zu viert am Tisch spielt man nur Tarok-l'Hombre",
            ));
        }
        if self.pagat_fallen_to == PagatFallenTo::LeastAnnounced && self.lost_pagat != LostPagat::Layout {
            return Err(OptionError::new(
                "to whom a fallen Pagat belongs matters only where its captor counts it: choose lost_pagat=layout with it",
                "wem ein gefallener Pagat gehört, zählt nur, wo ihn anrechnet, wer ihn gefangen hat: dazu lost_pagat=layout wählen",
            ));
        }
        Ok(())
    }
}
