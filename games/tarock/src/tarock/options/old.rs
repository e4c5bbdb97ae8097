//! What a table agrees on before Tarock by the book of 1782.

use crate::tarock::cards::Size;
use crate::tarock::terms::{Form, Terms};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Options, Preset, option_words};

option_words! {
    /// Which of the games is played.
    OldVariant {
        /// Three players, each for himself.
        Three = "three",
        /// Four, two against two.
        Partners = "four-partners",
        /// Four, with bidding, after Quadrille.
        Quadrille = "four-quadrille",
        /// Four, two against two, with the Munich pack of 103 cards.
        Munich = "munich-103",
    }
    /// Which honours are paid.
    HonoursStyle {
        /// The three matadors and those that follow.
        Old = "old",
        /// Three honneurs, seven kings, matadors from above and from below.
        New = "new",
    }
    /// When ten tarocks are paid.
    TenTarocks {
        /// At once.
        Always = "always",
        /// At the end, and only to a player with more than 26 points.
        OverPar = "over_26",
    }
    /// How often the Sküs counts in a run of matadors.
    SkuesMatador {
        /// It fills one gap and is counted once more after the last.
        FillAndTail = "fill_and_tail",
        /// It does one of the two.
        FillOrTail = "fill_or_tail",
    }
    /// What four honours together bring.
    Quadruple {
        /// The sum of the list, 40.
        Sum = "sum",
        /// The printed 34.
        ThirtyFour = "34",
    }
    /// Whether the Sküs may be led.
    OldSkuesLead {
        /// It may, as a tarock.
        Allowed = "allowed",
        /// Only when it must be played.
        Forbidden = "forbidden",
    }
    /// Whether partners change.
    Partnership {
        /// After every two Parties.
        Rotating = "rotating",
        /// Never: a Partita ferma.
        Ferma = "ferma",
    }
    /// Which suits the cards have.
    SuitSigns {
        /// Spades, hearts, diamonds, clubs.
        French = "french78",
        /// Swords (for spades), cups (hearts), coins (diamonds), batons (clubs).
        Trappola = "trappola-suits",
    }
}

/// What a table agrees on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OldOptions {
    /// Which of the games is played (000:1508, 000:1567, 000:1589, 000:1526).
    pub variant: OldVariant,
    /// How many sit at the table of the game for three; with four one sits out each deal (000:1508).
    #[schemars(range(min = 3, max = 4))]
    pub players: u8,
    /// How many times each player deals.
    #[schemars(range(min = 1, max = 24))]
    pub tours: u8,
    /// Which honours are paid (000:1496-1504).
    pub honours_style: HonoursStyle,
    /// When ten tarocks are paid (000:1498).
    pub ten_tarocs_condition: TenTarocks,
    /// What each tarock above ten adds to the price; the later book pays 5 (002:640).
    #[schemars(range(min = 0, max = 20))]
    pub taroc_step: u8,
    /// How often the Sküs counts in a run of matadors, the new way (000:1502-1504).
    pub scus_matador: SkuesMatador,
    /// What ten tarocks, three matadors, a whole cavalry and the Pagat on the last trick bring together (000:1506).
    pub quadruple_honours: Quadruple,
    /// Whether a deal is void when someone has fewer than three tarocks (000:1514).
    pub few_tarocs_void: bool,
    /// Whether a player without a trick receives 26 from each (000:1557).
    pub trickless_premium: bool,
    /// Whether the Sküs may be led (000:1557).
    pub scus_lead: OldSkuesLead,
    /// With how many cards in hand the Sküs must be played at the latest (000:1555).
    #[schemars(range(min = 3, max = 4))]
    pub scus_last_hand: u8,
    /// Whether kings are paid, the Pagat double and the great ultimo with 30 (000:1563).
    pub king_payments: bool,
    /// Whether partners change (000:1567).
    pub partners: Partnership,
    /// Whether honours and the Pagat are paid in the partnership, too.
    pub four_honours: bool,
    /// How many stakes a Volata brings (000:1587).
    #[schemars(range(min = 0, max = 20))]
    pub volata_stake: u8,
    /// By how much a solo multiplies the points, in the game after Quadrille.
    #[schemars(range(min = 1, max = 10))]
    pub solo_factor: u8,
    /// By how much a Mediateur multiplies the points, in the game after Quadrille.
    #[schemars(range(min = 1, max = 10))]
    pub mediateur_factor: u8,
    /// Which suits the cards have; they are drawn with the French signs either way, and the game is the same (000:1512).
    pub pack: SuitSigns,
    /// A strict table: mistakes are possible and cost what the book says.
    pub strict: bool,
}

impl OldOptions {
    fn of(variant: OldVariant) -> OldOptions {
        OldOptions {
            variant,
            players: 3,
            tours: if matches!(variant, OldVariant::Partners | OldVariant::Munich) { 6 } else { 3 },
            honours_style: HonoursStyle::Old,
            ten_tarocs_condition: TenTarocks::Always,
            taroc_step: 0,
            scus_matador: SkuesMatador::FillAndTail,
            quadruple_honours: Quadruple::Sum,
            few_tarocs_void: false,
            trickless_premium: true,
            scus_lead: OldSkuesLead::Allowed,
            scus_last_hand: 4,
            king_payments: false,
            partners: Partnership::Rotating,
            four_honours: false,
            volata_stake: 1,
            solo_factor: 1,
            mediateur_factor: 1,
            pack: SuitSigns::French,
            strict: false,
        }
    }

    /// What a table plays by.
    pub fn terms(&self) -> Terms {
        let (form, size, seats) = match self.variant {
            OldVariant::Three => (Form::OldThree, Size::Full, self.players),
            OldVariant::Partners => (Form::Partners, Size::Full, 4),
            OldVariant::Quadrille => (Form::Quadrille, Size::Quadrille, 4),
            OldVariant::Munich => (Form::Munich, Size::Munich, 4),
        };
        let three = form == Form::OldThree;
        Terms {
            trappola: self.pack == SuitSigns::Trappola,
            deals: u32::from(self.tours) * u32::from(seats),
            strict: self.strict,
            skues_lead: self.scus_lead == OldSkuesLead::Allowed,
            skues_due: self.scus_last_hand,
            trickless: self.trickless_premium,
            honneurs: self.honours_style == HonoursStyle::New && form != Form::Quadrille,
            ten_if_won: three && self.ten_tarocs_condition == TenTarocks::OverPar,
            tarock_step: self.taroc_step.into(),
            fills_or_follows: self.scus_matador == SkuesMatador::FillOrTail,
            thirty_four: self.quadruple_honours == Quadruple::ThirtyFour,
            few_void: three && self.few_tarocs_void,
            kings_paid: three && self.king_payments,
            ferma: self.partners == Partnership::Ferma,
            four_honours: self.four_honours,
            volata: self.volata_stake.into(),
            solo_factor: self.solo_factor.into(),
            mediateur_factor: self.mediateur_factor.into(),
            ..Terms::plain(form, size, seats)
        }
    }
}

const PRESETS: &[Preset] = &[
    Preset {
        name: "three",
        called: ["For three", "Zu dritt"],
        en: "Three players, each for himself.",
        de: "Drei Spieler, jeder für sich.",
    },
    Preset {
        name: "four-partners",
        called: ["Partners", "Partner"],
        en: "Four players, two against two, by Parties of four deals.",
        de: "Vier Spieler, zwei gegen zwei, in Partien zu vier Spielen.",
    },
    Preset {
        name: "four-quadrille",
        called: ["After Quadrille", "Nach Quadrille"],
        en: "Four players with bidding: a called king, cards given, or solo.",
        de: "Vier Spieler mit Reizen: ein gerufener König, erbetene Karten oder Solo.",
    },
    Preset {
        name: "munich-103",
        called: ["Munich pack", "Münchner Spiel"],
        en: "Two against two with a hundred and three cards.",
        de: "Zwei gegen zwei mit hundertdrei Karten.",
    },
];

impl Options for OldOptions {
    const PRESETS: &'static [Preset] = PRESETS;

    fn preset(name: &str) -> Option<OldOptions> {
        Some(OldOptions::of(match name {
            "three" => OldVariant::Three,
            "four-partners" => OldVariant::Partners,
            "four-quadrille" => OldVariant::Quadrille,
            "munich-103" => OldVariant::Munich,
            _ => return None,
        }))
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.players == 4 && self.variant != OldVariant::Three {
            return Err(OptionError::new(
                "only in the game for three does a fourth sit out",
                "nur im Spiel zu dritt setzt ein Vierter aus",
            ));
        }
        Ok(())
    }
}
