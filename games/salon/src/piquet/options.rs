//! What two players agree on before Piquet, and the years as presets.

use super::state::UPPER;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::options::within;
use spadille_core::{OptionError, Options as _, Preset};

/// How a Partie is won.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Partie {
    /// The first to reach a number wins one Partie, even in the middle of a deal.
    Target,
    /// Four deals are added up; ten points of difference make a Partie.
    FourDeals,
    /// The same rounding deal by deal, marked with the small cards.
    PerDealMarkers,
}

/// How the first dealer is found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealerChoice {
    /// Each lifts a packet and shows its bottom card.
    Lift,
    /// Each draws one card.
    Draw,
}

/// By how many cards the dealer may deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Packets {
    /// By twos or threes.
    TwoOrThree,
    /// By twos, threes or fours.
    Law20,
}

/// The fewest cards elder and younger must exchange.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum MinDiscard {
    /// One each.
    #[serde(rename = "1/1")]
    OneEach,
    /// Elder three, younger two.
    #[serde(rename = "3/2")]
    ThreeAndTwo,
}

/// Whether something is done.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum YesNo {
    Yes,
    No,
}

/// Whether something is played with.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum OnOff {
    On,
    Off,
}

/// What keeps a player from Repic.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RepicBlock {
    /// What the other counts in an earlier or the same class.
    Order,
    /// Anything the other declares.
    AnyDeclaration,
}

/// Which cards count a point when led or taking.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeadCount {
    /// Every card.
    EveryCard,
    /// Only tens and above, by the older custom.
    TenAndAbove,
}

/// What a good Rummel counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RummelValue {
    /// One point a card.
    Cards,
    /// One point for every ten pips, five rounding up.
    Tens,
}

/// How much a false declaration costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyScope {
    /// Everything in the deal.
    WholeDeal,
    /// Only the declarations.
    DeclarationsOnly,
}

/// Who deals first in the next Partie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NewPartie {
    /// A new cut decides.
    Cut,
    /// The deal simply goes on alternating.
    InTurn,
}

/// Who speaks the declarations.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Declarations {
    /// The table counts what both hands are worth.
    Automatic,
    /// A strict table: players call, answer and show for themselves, and may err (laws 3, 4, 5, 8, 14, 15).
    Manual,
}

/// The options of Piquet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PiquetOptions {
    /// How a Partie is won (000:1143, 1197-1199; 004:147, 185).
    #[serde(rename = "match")]
    pub partie: Partie,
    /// The number that wins in a `target` match (000:1143; 004:147).
    #[schemars(range(min = 1, max = 10_000))]
    pub target: u16,
    /// How the first dealer is found (000:1147-1149; 004:149).
    pub dealer_choice: DealerChoice,
    /// By how many cards the dealer may deal (000:1153, 1311; 004:153).
    pub packets: Packets,
    /// The fewest cards elder and younger must exchange (000:1159-1161; 004:153).
    pub min_discard: MinDiscard,
    /// Whether younger may also take what elder left of his five (000:1159; 004:153).
    pub younger_takes_leftovers: YesNo,
    /// Whether cards left in the talon may be looked at (000:1159).
    pub look_at_left_cards: YesNo,
    /// Whether a hand without court cards counts ten (000:1155, 1299; 004:187).
    pub carte_blanche: OnOff,
    /// What keeps a player from Repic (000:1203, reading R4).
    pub repic_block: RepicBlock,
    /// Which cards count a point when led or taking (000:1187-1189; 004:175, reading R2).
    pub lead_count: LeadCount,
    /// What a good Rummel counts (reading R1).
    pub rummel_value: RummelValue,
    /// How much a false declaration costs (000:1234-1236, reading R6).
    pub penalty_scope: PenaltyScope,
    /// Who deals first in the next Partie (000:1195; 004:183).
    pub new_partie: NewPartie,
    /// Who speaks the declarations: the table, or at a strict table the players.
    pub declarations: Declarations,
    /// Counters paid for a Partie.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub stake: u32,
    /// How many Parties (in the other matches: rounds of four deals) are played before the company rises.
    #[schemars(range(min = 1, max = 1000))]
    pub parties: u16,
}

impl spadille_core::Options for PiquetOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "Hamburg 1782: 101 points make a Partie, free exchange, cards left may be looked at",
            de: "Hamburg 1782: 101 Punkte machen eine Partie, freier Tausch, Liegengebliebenes darf man besehen",
        },
        Preset {
            name: "1860",
            called: ["1860", "1860"],
            en: "About 1860: four deals are added up, elder exchanges at least three cards and younger two",
            de: "Um 1860: vier Spiele werden zusammengezählt, Vorhand tauscht wenigstens drei Karten, der Geber zwei",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1782 = PiquetOptions {
            partie: Partie::Target,
            target: 101,
            dealer_choice: DealerChoice::Lift,
            packets: Packets::TwoOrThree,
            min_discard: MinDiscard::OneEach,
            younger_takes_leftovers: YesNo::Yes,
            look_at_left_cards: YesNo::Yes,
            carte_blanche: OnOff::On,
            repic_block: RepicBlock::Order,
            lead_count: LeadCount::EveryCard,
            rummel_value: RummelValue::Cards,
            penalty_scope: PenaltyScope::WholeDeal,
            new_partie: NewPartie::Cut,
            declarations: Declarations::Automatic,
            stake: 1,
            parties: 1,
        };
        match name {
            "1782" => Some(of_1782),
            "1860" => Some(PiquetOptions {
                partie: Partie::FourDeals,
                target: 100,
                dealer_choice: DealerChoice::Draw,
                min_discard: MinDiscard::ThreeAndTwo,
                younger_takes_leftovers: YesNo::No,
                look_at_left_cards: YesNo::No,
                ..of_1782
            }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        within("target", self.target, 1, 10_000)?;
        within("stake", self.stake, 1, 1_000_000)?;
        within("parties", self.parties, 1, 1000)
    }
}

impl Default for PiquetOptions {
    fn default() -> Self {
        PiquetOptions::standard()
    }
}

impl PiquetOptions {
    /// Whether players speak for themselves.
    pub fn is_manual(&self) -> bool {
        self.declarations == Declarations::Manual
    }

    /// Whether the dealer says by how many he deals: where players speak for themselves, and where law 20 is agreed on.
    pub fn dealer_says_packets(&self) -> bool {
        self.is_manual() || self.packets == Packets::Law20
    }

    /// The packet sizes the dealer may choose.
    pub fn packet_sizes(&self) -> std::ops::RangeInclusive<u8> {
        match self.packets {
            Packets::TwoOrThree => 2..=3,
            Packets::Law20 => 2..=4,
        }
    }

    /// How many cards elder may exchange.
    pub fn elder_exchange(&self) -> std::ops::RangeInclusive<u8> {
        match self.min_discard {
            MinDiscard::OneEach => 1..=UPPER,
            MinDiscard::ThreeAndTwo => 3..=UPPER,
        }
    }

    /// How many cards younger may exchange after elder has taken `elder` cards.
    pub fn younger_exchange(&self, elder: u8) -> std::ops::RangeInclusive<u8> {
        let least = match self.min_discard {
            MinDiscard::OneEach => 1,
            MinDiscard::ThreeAndTwo => 2,
        };
        let most = match self.younger_takes_leftovers {
            YesNo::Yes => 8u8.saturating_sub(elder),
            YesNo::No => 3,
        };
        least..=most
    }

    /// How many points each still lacks to the number that wins.
    pub fn goal(&self, score: [u16; 2]) -> [u16; 2] {
        score.map(|points| self.target.saturating_sub(points).max(1))
    }

    /// Whether a card counts a point when led or taking.
    pub fn card_counts(&self, card: spadille_core::Card) -> bool {
        use spadille_core::Rank;
        self.lead_count == LeadCount::EveryCard || !matches!(card.rank(), Rank::Seven | Rank::Eight | Rank::Nine)
    }
}
