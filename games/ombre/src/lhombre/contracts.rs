//! The games that can be called: one catalogue for both books, with ranks, prices and requirements.

use super::options::{
    Couleur, CouleurDoubles, Edition, FragePrice, GrandissimoPrices, LHombreOptions, Marking, ObscurKinds, Players,
    SoloToutPrice,
};
use super::table::{BLACK_ACES, SPADILLE};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, LawId, NotationError, law};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A game, whatever its suit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Contract {
    /// Asking leave: trumps are named, then cards bought.
    Frage,
    /// Eight or nine cards are thrown away, trumps named after seeing the new ones (1782).
    Casco,
    /// Obscur from the top: the same with seven to nine (1860).
    ObscurTop,
    /// Obscur from the bottom of the talon.
    ObscurBottom,
    /// The top card of the talon makes trumps.
    Tourne,
    /// The second manner: only the black aces are kept, a card pulled from the new ones makes trumps.
    TourneMixed,
    /// The third manner, the Obscurité: at least six go, a card pulled from the new ones makes trumps.
    TourneBlind,
    /// Both black aces are shown, the top card makes trumps.
    GrandCasco,
    /// Only the black aces are kept, seven drawn from the bottom, trumps named after seeing them.
    Respect,
    /// Nothing is bought.
    Solo,
    /// A solo that promises all tricks.
    SoloTout,
    /// Only the black aces are trumps; nothing is bought.
    Grandissimo,
    /// Nothing is trumps; the hombre must take no trick.
    Nullissimo,
    /// The idle king takes the whole talon.
    Mohr,
}

/// How a game's trumps are found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrumpBy {
    /// Named before drawing.
    Before,
    /// Named after seeing the new cards.
    After,
    /// The turned top card.
    Turned,
    /// A card pulled blindly from the new ones.
    Pulled,
    /// Nothing is named.
    None,
}

impl Contract {
    /// All games.
    pub const ALL: [Contract; 14] = [
        Contract::Frage,
        Contract::Casco,
        Contract::ObscurTop,
        Contract::ObscurBottom,
        Contract::Tourne,
        Contract::TourneMixed,
        Contract::TourneBlind,
        Contract::GrandCasco,
        Contract::Respect,
        Contract::Solo,
        Contract::SoloTout,
        Contract::Grandissimo,
        Contract::Nullissimo,
        Contract::Mohr,
    ];

    /// The game's id.
    pub const fn word(self) -> &'static str {
        match self {
            Contract::Frage => "frage",
            Contract::Casco => "casco",
            Contract::ObscurTop => "obscur_top",
            Contract::ObscurBottom => "obscur_bottom",
            Contract::Tourne => "tourne",
            Contract::TourneMixed => "tourne_mixed",
            Contract::TourneBlind => "tourne_blind",
            Contract::GrandCasco => "grand_casco",
            Contract::Respect => "respect",
            Contract::Solo => "solo",
            Contract::SoloTout => "solo_tout",
            Contract::Grandissimo => "grandissimo",
            Contract::Nullissimo => "nullissimo",
            Contract::Mohr => "mohr",
        }
    }

    /// How trumps are found.
    pub const fn trump_by(self) -> TrumpBy {
        match self {
            Contract::Frage | Contract::Solo | Contract::SoloTout => TrumpBy::Before,
            Contract::Casco | Contract::ObscurTop | Contract::ObscurBottom | Contract::Respect | Contract::Mohr => {
                TrumpBy::After
            }
            Contract::Tourne | Contract::GrandCasco => TrumpBy::Turned,
            Contract::TourneMixed | Contract::TourneBlind => TrumpBy::Pulled,
            Contract::Grandissimo | Contract::Nullissimo => TrumpBy::None,
        }
    }

    /// Whether the hombre plays the cards he was dealt.
    pub const fn is_solo(self) -> bool {
        matches!(self, Contract::Solo | Contract::SoloTout | Contract::Grandissimo | Contract::Nullissimo)
    }

    /// Whether the hombre draws from the bottom.
    pub const fn from_bottom(self) -> bool {
        matches!(self, Contract::ObscurBottom | Contract::Respect)
    }

    /// Whether an unopposed asker may change to it: trumps are not chosen from the cards held.
    pub const fn is_blind(self) -> bool {
        !self.is_solo() && !matches!(self, Contract::Frage | Contract::Mohr)
    }

    /// The cards without which it cannot be called or held.
    pub const fn needs(self) -> CardSet {
        match self {
            Contract::GrandCasco | Contract::Respect | Contract::TourneMixed => BLACK_ACES,
            Contract::TourneBlind => CardSet::one(SPADILLE),
            _ => CardSet::EMPTY,
        }
    }

    /// How many of `hand` cards the hombre discards, by the game alone; the talon may not hold as many.
    pub fn discards(self, o: &LHombreOptions, hand: u8) -> RangeInclusive<u8> {
        match self {
            Contract::Frage => o.frage_min_discard..=hand,
            Contract::Tourne => 1..=hand,
            Contract::Casco => hand.saturating_sub(1)..=hand,
            Contract::ObscurTop | Contract::ObscurBottom => hand.saturating_sub(2)..=hand,
            Contract::TourneMixed | Contract::Respect => hand.saturating_sub(2)..=hand.saturating_sub(2),
            Contract::TourneBlind => hand.saturating_sub(3)..=hand.saturating_sub(1),
            Contract::GrandCasco => 1..=hand.saturating_sub(2),
            Contract::Mohr => 4..=4,
            Contract::Solo | Contract::SoloTout | Contract::Grandissimo | Contract::Nullissimo => 0..=0,
        }
    }

    /// The law that describes it.
    pub const fn law(self) -> LawId {
        match self {
            Contract::Frage => law!("frage"),
            Contract::Casco => law!("casco"),
            Contract::ObscurTop => law!("obscur"),
            Contract::ObscurBottom => law!("obscur-bottom"),
            Contract::Tourne => law!("tourne"),
            Contract::TourneMixed => law!("tourne-mixed"),
            Contract::TourneBlind => law!("tourne-blind"),
            Contract::GrandCasco => law!("grand-casco"),
            Contract::Respect => law!("respect"),
            Contract::Solo => law!("solo"),
            Contract::SoloTout => law!("solo-tout"),
            Contract::Grandissimo => law!("grandissimo"),
            Contract::Nullissimo => law!("nullissimo"),
            Contract::Mohr => law!("mohr"),
        }
    }

    /// The law that prices it.
    pub fn price_law(self, o: &LHombreOptions) -> LawId {
        let doubled = o.grandissimo_prices == GrandissimoPrices::Doubled;
        match self {
            Contract::Frage if o.frage_price == FragePrice::List => law!("pay-frage-list"),
            Contract::Frage => law!("pay-frage"),
            Contract::Casco => law!("pay-casco"),
            Contract::ObscurTop => law!("pay-obscur-top"),
            Contract::ObscurBottom => law!("pay-obscur-bottom"),
            Contract::Tourne if o.is_merged() => law!("grand-casco-merged"),
            Contract::Tourne => law!("pay-tourne"),
            Contract::TourneMixed | Contract::TourneBlind => law!("pay-tourne-old"),
            Contract::GrandCasco => law!("pay-grand-casco"),
            Contract::Respect => law!("pay-respect"),
            Contract::Solo => law!("pay-solo"),
            Contract::SoloTout if !o.is_1860() => law!("pay-solo-tout-1782"),
            Contract::SoloTout if o.solo_tout_price == SoloToutPrice::Additive => law!("solo-tout-additive"),
            Contract::SoloTout => law!("pay-solo-tout-1860"),
            Contract::Grandissimo | Contract::Nullissimo if doubled => law!("grandissimo-doubled"),
            Contract::Grandissimo => law!("pay-grandissimo"),
            Contract::Nullissimo => law!("pay-nullissimo"),
            Contract::Mohr => law!("pay-mohr"),
        }
    }
}

impl FromStr for Contract {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Contract, NotationError> {
        let error = || NotationError::new("a game of L'Hombre such as frage or solo", text);
        Contract::ALL.into_iter().find(|c| c.word() == text).ok_or_else(error)
    }
}

/// A game as it is called: in the favourite suit or not.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bid {
    /// The game.
    pub contract: Contract,
    /// Whether it is promised in the favourite suit.
    pub couleur: bool,
}

impl Bid {
    /// A game in any suit.
    pub const fn plain(contract: Contract) -> Bid {
        Bid { contract, couleur: false }
    }

    /// A game in the favourite suit.
    pub const fn couleur(contract: Contract) -> Bid {
        Bid { contract, couleur: true }
    }

    /// All bids.
    pub fn all() -> impl Iterator<Item = Bid> {
        let couleur = Contract::ALL.into_iter().filter(|c| can_promise_couleur(*c)).map(Bid::couleur);
        Contract::ALL.into_iter().map(Bid::plain).chain(couleur)
    }

    /// What each opponent pays for the game alone.
    pub fn price(self, o: &LHombreOptions) -> i64 {
        o.price(self.contract, self.couleur)
    }

    /// A number below 32 that is this bid's own.
    #[inline]
    pub const fn index(self) -> u8 {
        self.contract as u8 | (self.couleur as u8) << 4
    }
}

/// The games that can be promised in the favourite suit.
const fn can_promise_couleur(contract: Contract) -> bool {
    matches!(contract, Contract::Frage | Contract::Casco | Contract::Solo | Contract::SoloTout)
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.contract.word())?;
        if self.couleur { f.write_str("_couleur") } else { Ok(()) }
    }
}

impl FromStr for Bid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Bid, NotationError> {
        match text.strip_suffix("_couleur") {
            None => text.parse().map(Bid::plain),
            Some(base) => match base.parse() {
                Ok(contract) if can_promise_couleur(contract) => Ok(Bid::couleur(contract)),
                _ => Err(NotationError::new("a game in couleur", text)),
            },
        }
    }
}

spadille_core::serde_as_notation!(Bid);

/// The games of a book from the lowest to the highest; each book ranks what only the other has where that stands.
const RANKS_1782: [Contract; 14] = [
    Contract::Frage,
    Contract::Casco,
    Contract::ObscurTop,
    Contract::ObscurBottom,
    Contract::Tourne,
    Contract::TourneBlind,
    Contract::TourneMixed,
    Contract::GrandCasco,
    Contract::Respect,
    Contract::Solo,
    Contract::SoloTout,
    Contract::Grandissimo,
    Contract::Nullissimo,
    Contract::Mohr,
];
const RANKS_1860: [Contract; 14] = [
    Contract::Frage,
    Contract::Tourne,
    Contract::Casco,
    Contract::ObscurTop,
    Contract::ObscurBottom,
    Contract::TourneBlind,
    Contract::TourneMixed,
    Contract::GrandCasco,
    Contract::Respect,
    Contract::Solo,
    Contract::SoloTout,
    Contract::Grandissimo,
    Contract::Nullissimo,
    Contract::Mohr,
];

impl LHombreOptions {
    /// Whether Grand Casco is one with Tourné.
    pub fn is_merged(&self) -> bool {
        !self.grand_casco_show
    }

    /// The height of a bid: the higher overbids the lower.
    pub fn rank(&self, bid: Bid) -> u8 {
        let ranks = match self.rules {
            Edition::Of1782 => &RANKS_1782,
            Edition::Of1860 => &RANKS_1860,
        };
        let place = ranks.iter().position(|c| *c == bid.contract).unwrap_or(0) as u8;
        let rank = 4 * (place + 1) + u8::from(bid.couleur);
        // Casco and Casco in couleur step over Tourné where the table lets them.
        let tourne = ranks.iter().position(|c| *c == Contract::Tourne).unwrap_or(0) as u8;
        let steps = self.casco_over_tourne && bid.contract == Contract::Casco;
        if steps { rank.max(4 * (tourne + 1) + 1 + u8::from(bid.couleur)) } else { rank }
    }

    /// The law behind the order of the games.
    pub fn rank_law(&self, bid: Bid) -> LawId {
        match bid.contract {
            _ if bid.couleur => law!("couleur-rank"),
            Contract::Casco if self.casco_over_tourne => law!("casco-over-tourne"),
            Contract::TourneBlind | Contract::TourneMixed | Contract::GrandCasco if !self.is_1860() => law!("r7"),
            _ if self.is_1860() => law!("rank-1860"),
            _ => law!("law-61"),
        }
    }

    /// Whether the table plays this game at all.
    pub fn offers(&self, bid: Bid) -> bool {
        let agreed = self.contracts.contains(&bid.contract);
        let promised = !bid.couleur || self.couleur != Couleur::None;
        let played = match bid.contract {
            Contract::Mohr => self.players == Players::FourKing,
            Contract::GrandCasco => !self.is_merged(),
            Contract::ObscurBottom => self.obscur_kinds == ObscurKinds::Both,
            _ => true,
        };
        agreed && promised && played
    }

    /// The games of the table from the lowest to the highest.
    pub fn bids(&self) -> Vec<Bid> {
        let mut bids: Vec<Bid> = Bid::all().filter(|b| self.offers(*b)).collect();
        bids.sort_by_key(|b| self.rank(*b));
        bids
    }

    /// What each opponent pays for a game alone, without honours.
    pub fn price(&self, contract: Contract, in_couleur: bool) -> i64 {
        let base = self.base_price(contract);
        let has_suit = !matches!(contract, Contract::Grandissimo | Contract::Nullissimo);
        match contract {
            Contract::Frage if in_couleur && self.is_1860() && self.frage_price == FragePrice::Zero => 1,
            _ if in_couleur && has_suit && self.couleur_doubles == CouleurDoubles::All => 2 * base,
            _ => base,
        }
    }

    /// The price outside couleur.
    pub fn base_price(&self, contract: Contract) -> i64 {
        let grandissimo = match self.grandissimo_prices {
            GrandissimoPrices::Printed => 1,
            GrandissimoPrices::Doubled => 2,
        };
        match contract {
            Contract::Frage => i64::from(self.frage_price == FragePrice::List),
            Contract::Tourne if self.is_merged() => 4,
            Contract::Tourne => 2,
            Contract::Casco | Contract::ObscurTop | Contract::TourneMixed | Contract::TourneBlind => 4,
            Contract::GrandCasco | Contract::Solo => 4,
            Contract::ObscurBottom | Contract::Respect | Contract::Mohr => 8,
            Contract::SoloTout => match (self.rules, self.solo_tout_price) {
                (Edition::Of1782, _) => 12,
                (Edition::Of1860, SoloToutPrice::Inclusive) => 24,
                (Edition::Of1860, SoloToutPrice::Additive) => 28,
            },
            Contract::Grandissimo => 8 * grandissimo,
            Contract::Nullissimo => 16 * grandissimo,
        }
    }

    /// What the first tricks add, outside couleur.
    pub fn premiers_price(&self, contract: Contract) -> i64 {
        match contract {
            Contract::Grandissimo => self.base_price(contract) / 2,
            Contract::Nullissimo => 0,
            _ => 1,
        }
    }

    /// What an unannounced vole adds, outside couleur; with jetons the doubled stake is its reward.
    pub fn vole_price(&self, contract: Contract) -> i64 {
        match contract {
            _ if self.marking == Marking::Jetons => 0,
            Contract::SoloTout | Contract::Nullissimo => 0,
            // 24 in all, the first five included.
            Contract::Grandissimo => 3 * self.base_price(contract) - self.base_price(contract) * 3 / 2,
            Contract::Solo if self.is_1860() => match self.solo_tout_price {
                SoloToutPrice::Inclusive => 12,
                SoloToutPrice::Additive => 16,
            },
            _ => 8,
        }
    }

    /// The law behind [`LHombreOptions::vole_price`].
    pub fn vole_law(&self, contract: Contract) -> LawId {
        match contract {
            Contract::Grandissimo => contract.price_law(self),
            _ if self.is_1860() => law!("pay-vole-1860"),
            _ => law!("law-57"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    #[test]
    fn casco_steps_over_tourne_where_the_table_lets_it() {
        let mut o = LHombreOptions::standard();
        let (casco, tourne) = (Bid::plain(Contract::Casco), Bid::plain(Contract::Tourne));
        assert!(o.rank(casco) < o.rank(tourne));
        o.casco_over_tourne = true;
        assert!(o.rank(casco) > o.rank(tourne));
        assert!(o.rank(casco) < o.rank(Bid::plain(Contract::Solo)));
    }

    #[test]
    fn bids_are_written_and_read() {
        for bid in Bid::all() {
            assert_eq!(bid.to_string().parse(), Ok(bid));
            assert!(bid.index() < 32);
        }
        assert!("tourne_couleur".parse::<Bid>().is_err());
    }
}
