//! What two players agree on before Piquet, and the years as presets.

use super::state::{Pair, UPPER};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, OnOff, OptionError, Preset, Rank, YesNo, option_words};
use std::ops::RangeInclusive;

option_words! {
    Partie {
        /// The first to reach a number wins one Partie, even in the middle of a deal.
        Target = "target",
        /// Four deals are added up; every ten points of difference make a Partie.
        FourDeals = "four_deals",
        /// Rounded in the same way, but deal by deal, and marked with the small cards.
        PerDealMarkers = "per_deal_markers",
    }
    DealerChoice {
        /// Each lifts a packet and shows its bottom card.
        Lift = "lift",
        /// Each draws one card.
        Draw = "draw",
    }
    Packets {
        /// By twos or threes.
        TwoOrThree = "two_or_three",
        /// By twos, threes or fours.
        Law20 = "law20",
    }
    MinDiscard {
        /// One each.
        OneEach = "1/1",
        /// Vorhand three, the dealer two.
        ThreeAndTwo = "3/2",
    }
    RepicBlock {
        /// What the other counts in an earlier or the same class.
        Order = "order",
        /// Anything the other declares.
        AnyDeclaration = "any_declaration",
    }
    LeadCount {
        /// Every card.
        EveryCard = "every_card",
        /// By the older custom only tens and above.
        TenAndAbove = "ten_and_above",
    }
    RummelValue {
        /// One point a card.
        Cards = "cards",
        /// One point for every ten pips, five rounding up.
        Tens = "tens",
    }
    PenaltyScope {
        /// Everything one counts in the deal.
        WholeDeal = "whole_deal",
        /// Only the declarations.
        DeclarationsOnly = "declarations_only",
    }
    NewPartie {
        /// A new cut decides.
        Cut = "cut",
        /// The deal simply goes on alternating.
        InTurn = "in_turn",
    }
    Declarations {
        /// The table counts what both hands are worth.
        Automatic = "automatic",
        /// A strict table: players call, answer and show for themselves, and may err; then the laws about it hold.
        Manual = "manual",
    }
}

/// The options of Piquet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PiquetOptions {
    /// How a Partie is won (000:1143, 1197-1199; 004:147, 185).
    #[serde(rename = "match")]
    pub partie: Partie,
    /// With how many points a Partie is won that is played to a number (000:1143; 004:147).
    #[schemars(range(min = 1, max = 10_000))]
    pub target: u16,
    /// How the first dealer is found (000:1147-1149; 004:149).
    pub dealer_choice: DealerChoice,
    /// How many cards the dealer may deal at a time (000:1153, 1311; 004:153).
    pub packets: Packets,
    /// The fewest cards Vorhand and dealer must exchange (000:1159-1161; 004:153).
    pub min_discard: MinDiscard,
    /// Whether the dealer may also take what Vorhand left of the first five cards (000:1159; 004:153).
    pub younger_takes_leftovers: YesNo,
    /// Whether cards left in the talon may be looked at (000:1159).
    pub look_at_left_cards: YesNo,
    /// Whether a hand without court cards counts ten (000:1155, 1299; 004:187).
    pub carte_blanche: OnOff,
    /// What keeps a player from Repic (000:1203).
    pub repic_block: RepicBlock,
    /// Which cards count a point when led or taking (000:1187-1189; 004:175).
    pub lead_count: LeadCount,
    /// What a good Rummel counts (our reading).
    pub rummel_value: RummelValue,
    /// How much a false declaration costs (000:1234-1236).
    pub penalty_scope: PenaltyScope,
    /// Who deals first in the next Partie (000:1195; 004:183).
    pub new_partie: NewPartie,
    /// Who makes the declarations: the table, or at a strict table the players.
    pub declarations: Declarations,
    /// How many counters are paid for a Partie.
    #[schemars(range(min = 1, max = 1_000_000))]
    pub stake: u32,
    /// How many Parties are played before the company rises; where they are not played to a number, rounds of four deals.
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
            en: "About 1860: four deals are added up, Vorhand exchanges at least three cards and the dealer two",
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
        Ok(())
    }
}

impl PiquetOptions {
    pub(super) fn is_manual(&self) -> bool {
        self.declarations == Declarations::Manual
    }

    pub(super) fn may_look(&self) -> bool {
        self.look_at_left_cards.is_yes()
    }

    /// Whether the dealer says by how many he deals: where players speak for themselves, and where law 20 is agreed on.
    pub(super) fn dealer_says_packets(&self) -> bool {
        self.is_manual() || self.packets == Packets::Law20
    }

    pub(super) fn packet_sizes(&self) -> RangeInclusive<u8> {
        match self.packets {
            Packets::TwoOrThree => 2..=3,
            Packets::Law20 => 2..=4,
        }
    }

    fn least(&self) -> (u8, u8) {
        match self.min_discard {
            MinDiscard::OneEach => (1, 1),
            MinDiscard::ThreeAndTwo => (3, 2),
        }
    }

    /// How many cards Vorhand may exchange.
    pub(super) fn elder_exchange(&self) -> RangeInclusive<u8> {
        self.least().0..=UPPER
    }

    /// How many cards the dealer may exchange after Vorhand has taken so many.
    pub(super) fn younger_exchange(&self, elder: u8) -> RangeInclusive<u8> {
        let most = match self.younger_takes_leftovers {
            YesNo::Yes => 8u8.saturating_sub(elder),
            YesNo::No => 3,
        };
        self.least().1..=most
    }

    /// How many points each still lacks to the number that wins.
    pub(super) fn goal(&self, score: Pair<u32>) -> Pair<u16> {
        let target = u32::from(self.target);
        score.map(|points| target.saturating_sub(points).max(1) as u16)
    }

    /// What a card counts when led or taking.
    pub(super) fn card_points(&self, card: Card) -> u8 {
        let low = matches!(card.rank(), Rank::Seven | Rank::Eight | Rank::Nine);
        u8::from(self.lead_count == LeadCount::EveryCard || !low)
    }
}
