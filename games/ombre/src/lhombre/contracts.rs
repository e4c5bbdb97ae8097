//! The games that can be called: one catalogue for both books, with ranks, prices and requirements.

use super::*;

/// How a game's trumps are found: named before drawing, named after seeing the new cards, by the turned top card, by a card
/// pulled blindly from the new ones, or not at all.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrumpBy {
    Before,
    After,
    Turned,
    Pulled,
    None,
}

/// How many of the dealt cards stay in the hombre's hand.
#[derive(Copy, Clone)]
enum Stay {
    /// All: nothing is bought.
    All,
    /// As many as he likes, but one at least goes.
    Any,
    /// No fewer and no more than these.
    Span(u8, u8),
    /// No fewer than these, but one at least goes.
    Least(u8),
    /// A full hand of the thirteen cards of the talon.
    OfTalon,
}

/// A game of the catalogue: all that is fixed about it, whatever the options say.
#[derive(Copy, Clone)]
pub struct Row {
    pub word: &'static str,
    pub trump_by: TrumpBy,
    stay: Stay,
    /// Its place from low to high, in 1782 and in 1860; each book ranks what only the other has where that stands.
    place: [u8; 2],
    price: i64,
    pub law: LawId,
    price_law: LawId,
    /// The cards without which it cannot be called or held.
    pub needs: CardSet,
    /// Whether it can be promised in the favourite suit.
    couleur: bool,
    pub from_bottom: bool,
}

impl Row {
    const fn aces(self) -> Row {
        Row { needs: BLACK_ACES, ..self }
    }

    const fn spadille(self) -> Row {
        Row { needs: CardSet::one(SPADILLE), ..self }
    }

    const fn couleur(self) -> Row {
        Row { couleur: true, ..self }
    }

    const fn bottom(self) -> Row {
        Row { from_bottom: true, ..self }
    }
}

/// Makes the enum and its table from one row a game.
macro_rules! games {
    ($($(#[$doc:meta])* $name:ident $word:literal, $trump_by:ident, $stay:expr, $place:expr, $price:expr,
       $law:expr, $price_law:expr $(, $with:ident)*;)*) => {
        /// A game, whatever its suit.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Contract {
            $($(#[$doc])* $name,)*
        }

        impl Contract {
            /// All games.
            pub const ALL: [Contract; GAMES.len()] = [$(Contract::$name),*];
        }

        /// The catalogue, in the order of [`Contract`].
        const GAMES: &[Row] = &[$(
            Row {
                word: $word, trump_by: TrumpBy::$trump_by, stay: $stay, place: $place, price: $price, law: $law,
                price_law: $price_law, needs: CardSet::EMPTY, couleur: false, from_bottom: false,
            }$(.$with())*,
        )*];
    };
}

use Stay::{All, Any, Least, OfTalon, Span};

games! {
    /// Asking leave: trumps are named, then cards bought.
    #[default]
    Frage        "frage",         Before, Any,        [1, 1],   0,  law!("frage"), law!("pay-frage"), couleur;
    /// Eight or nine cards are laid away, trumps named after seeing the new ones (1782).
    Casco        "casco",         After,  Span(0, 1), [2, 3],   4,  law!("casco"), law!("pay-casco"), couleur;
    /// Obscur from the top: the same with seven to nine (1860).
    ObscurTop    "obscur_top",    After,  Span(0, 2), [3, 4],   4,  law!("obscur"), law!("pay-obscur-top");
    /// Obscur from the bottom of the talon.
    ObscurBottom "obscur_bottom", After, Span(0, 2), [4, 5], 8, law!("obscur-bottom"), law!("pay-obscur-bottom"), bottom;
    /// The top card of the talon makes trumps.
    Tourne       "tourne",        Turned, Any,        [5, 2],   2,  law!("tourne"), law!("pay-tourne");
    /// The second manner: only the black aces are kept, a card pulled from the new ones makes trumps.
    TourneMixed  "tourne_mixed",  Pulled, Span(2, 2), [7, 7],   4,  law!("tourne-mixed"), law!("pay-tourne-old"), aces;
    /// The third manner, the Obscurité: at least six are laid away, a card pulled from the new ones makes trumps.
    TourneBlind "tourne_blind", Pulled, Span(1, 3), [6, 6], 4, law!("tourne-blind"), law!("pay-tourne-old"), spadille;
    /// Both black aces are shown, the top card makes trumps.
    GrandCasco   "grand_casco",   Turned, Least(2),   [8, 8],   4,  law!("grand-casco"), law!("pay-grand-casco"), aces;
    /// Only the black aces are kept, seven drawn from the bottom, trumps named after seeing them.
    Respect      "respect",       After,  Span(2, 2), [9, 9],   8,  law!("respect"), law!("pay-respect"), aces, bottom;
    /// Nothing is bought.
    Solo         "solo",          Before, All,        [10, 10], 4,  law!("solo"), law!("pay-solo"), couleur;
    /// A solo that promises all tricks.
    SoloTout "solo_tout", Before, All, [11, 11], 24, law!("solo-tout"), law!("pay-solo-tout-1860"), couleur;
    /// Only the black aces are trumps; nothing is bought.
    Grandissimo  "grandissimo",   None,   All,        [12, 12], 8,  law!("grandissimo"), law!("pay-grandissimo");
    /// Nothing is trumps; the hombre must take no trick.
    Nullissimo   "nullissimo",    None,   All,        [13, 13], 16, law!("nullissimo"), law!("pay-nullissimo");
    /// The idle king takes the whole talon.
    Mohr         "mohr",          After,  OfTalon,    [14, 14], 8,  law!("mohr"), law!("pay-mohr");
}

impl Contract {
    /// All that is fixed about it.
    pub const fn row(self) -> &'static Row {
        &GAMES[self as usize]
    }

    /// The game's name.
    pub fn text(self) -> Text {
        Text::new(format!("lhombre-game-{}", self.row().word.replace('_', "-")))
    }

    /// Whether a suit is trumps in it.
    pub const fn has_suit(self) -> bool {
        !matches!(self.row().trump_by, TrumpBy::None)
    }

    /// Whether the hombre plays the cards he was dealt.
    pub const fn is_solo(self) -> bool {
        matches!(self.row().stay, Stay::All)
    }

    /// Whether it is one of the two kinds of Obscur.
    pub const fn is_obscur(self) -> bool {
        matches!(self, Contract::ObscurTop | Contract::ObscurBottom)
    }

    /// What is left of a game when no vole can be made any more.
    pub const fn without_vole(self) -> Contract {
        if matches!(self, Contract::SoloTout) { Contract::Solo } else { self }
    }

    /// Whether an unopposed asker may change to it: trumps are not chosen from the cards held.
    pub const fn is_blind(self) -> bool {
        !self.is_solo() && !matches!(self, Contract::Frage | Contract::Mohr)
    }

    /// How many of `hand` cards the hombre discards, by the game alone; the talon may not hold as many.
    pub fn discards(self, o: &LHombreOptions, hand: u8) -> RangeInclusive<u8> {
        let least = if self == Contract::Frage { o.frage_min_discard } else { 1 };
        match self.row().stay {
            Stay::All => 0..=0,
            Stay::Any => least..=hand,
            Stay::Span(fewest, most) => hand.saturating_sub(most)..=hand.saturating_sub(fewest),
            Stay::Least(fewest) => 1..=hand.saturating_sub(fewest),
            Stay::OfTalon => 4..=4,
        }
    }

    /// The law that prices it.
    pub fn price_law(self, o: &LHombreOptions) -> LawId {
        let additive = o.solo_tout_price == SoloToutPrice::Additive;
        match self {
            Contract::Frage if o.frage_price == FragePrice::List => law!("pay-frage-list"),
            Contract::Tourne if !o.grand_casco_show => law!("grand-casco-merged"),
            Contract::SoloTout if o.stake_rewards_vole() => law!("jetons-solo-tout"),
            Contract::SoloTout => {
                let of_1860 = if additive { law!("solo-tout-additive") } else { self.row().price_law };
                o.by_book(law!("pay-solo-tout-1782"), of_1860)
            }
            _ if o.doubles(self) => law!("grandissimo-doubled"),
            _ => self.row().price_law,
        }
    }
}

/// A game as it is called: in the favourite suit or not.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
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
        BIDS.into_iter()
    }

    /// What each opponent pays for the game alone.
    pub fn price(self, o: &LHombreOptions) -> i64 {
        o.price(self.contract, self.couleur)
    }
}

/// A game in couleur follows the same in another suit.
const BIDS: [Bid; 18] = {
    let (mut bids, mut count, mut game) = ([Bid::plain(Contract::Frage); 18], 0, 0);
    while game < GAMES.len() {
        bids[count] = Bid::plain(Contract::ALL[game]);
        bids[count + GAMES[game].couleur as usize] = Bid { couleur: GAMES[game].couleur, ..bids[count] };
        count += 1 + GAMES[game].couleur as usize;
        game += 1;
    }
    bids
};

listed! {
    Bid("a game such as frage or solo_couleur"): BIDS.len() as u32, |n| BIDS[n],
        |bid| format!("{}{}", bid.contract.row().word, if bid.couleur { "_couleur" } else { "" });
}

spadille_core::serde_as_notation!(Bid);

impl LHombreOptions {
    /// The height of a bid: the higher overbids the lower.
    pub fn rank(&self, bid: Bid) -> u8 {
        let place = |contract: Contract| 4 * contract.row().place[self.rules as usize];
        // Casco and Casco in couleur step over Tourné where the table lets them.
        let over = self.casco_over_tourne && bid.contract == Contract::Casco;
        let least = if over { place(Contract::Tourne) + 1 } else { 0 };
        place(bid.contract).max(least) + u8::from(bid.couleur)
    }

    /// The law behind the order of the games.
    pub fn rank_law(&self, bid: Bid) -> LawId {
        match bid.contract {
            _ if bid.couleur => law!("couleur-rank"),
            Contract::Casco if self.casco_over_tourne => law!("casco-over-tourne"),
            Contract::TourneBlind | Contract::TourneMixed | Contract::GrandCasco => {
                self.by_book(law!("rank-old-manners"), law!("rank-1860"))
            }
            _ => self.by_book(law!("law-61-order-of-games"), law!("rank-1860")),
        }
    }

    /// Whether the table plays this game at all.
    pub fn offers(&self, bid: Bid) -> bool {
        let played = match bid.contract {
            Contract::Mohr => self.players == Players::FourKing,
            Contract::GrandCasco => self.grand_casco_show,
            Contract::ObscurBottom => self.obscur_kinds == ObscurKinds::Both,
            _ => true,
        };
        played && self.contracts.contains(&bid.contract) && !(bid.couleur && self.couleur == Couleur::None)
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
        match contract {
            Contract::Frage if in_couleur && base == 0 => self.customs().frage_in_couleur,
            _ if in_couleur && contract.has_suit() && self.couleur_doubles == CouleurDoubles::All => 2 * base,
            _ => base,
        }
    }

    /// The price outside couleur.
    pub fn base_price(&self, contract: Contract) -> i64 {
        let printed = contract.row().price;
        match contract {
            Contract::Frage if self.frage_price == FragePrice::List => 1,
            // Where no aces are shown Grand Casco is one with Tourné.
            Contract::Tourne if !self.grand_casco_show => self.base_price(Contract::GrandCasco),
            Contract::SoloTout if self.stake_rewards_vole() => self.base_price(Contract::Solo),
            Contract::SoloTout => self.customs().solo_tout[self.solo_tout_price as usize],
            _ if self.doubles(contract) => 2 * printed,
            _ => printed,
        }
    }

    fn doubles(&self, contract: Contract) -> bool {
        !contract.has_suit() && self.grandissimo_prices == GrandissimoPrices::Doubled
    }

    /// Whether the doubled stake is all the reward of a vole.
    fn stake_rewards_vole(&self) -> bool {
        self.marking == Marking::Jetons && self.customs().jetons_reward_vole
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
            Contract::Solo => self.customs().solo_vole[self.solo_tout_price as usize],
            _ => 8,
        }
    }

    /// The law behind [`LHombreOptions::vole_price`].
    pub fn vole_law(&self, contract: Contract) -> LawId {
        match contract {
            Contract::Grandissimo => contract.price_law(self),
            _ => self.by_book(law!("law-57-vole"), law!("pay-vole-1860")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_name_in_both_languages() {
        let books =
            [include_str!("../../../../books/lhombre/en.ftl"), include_str!("../../../../books/lhombre/de.ftl")];
        for id in Contract::ALL.map(|c| c.text().id) {
            assert!(books.iter().all(|b| b.contains(&format!("\n{id} = "))), "{id}");
        }
    }
}
