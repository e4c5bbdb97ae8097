//! The packs of the kinds, and their orders.

use super::contracts::{Contract, Kind};
use super::options::{Form, Pack, SoloOptions};
use spadille_core::{Card, CardSet, Rank, Suit};
use spadille_tricks::Order;
use spadille_tricks::order::run;

/// The five suits.
pub const SUITS: [Suit; 5] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Flowers];
/// The ranks of a suit from the highest down.
pub const RANKS: [Rank; 8] =
    [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven];
/// The acorn Ober.
pub const SPADILLE: Card = Card::new(Rank::Queen, Suit::Clubs);
/// The leaf Ober.
pub const BASTA: Card = Card::new(Rank::Queen, Suit::Spades);

/// The cards of a table.
pub fn pack_of(form: Form, options: &SoloOptions) -> CardSet {
    let all = CardSet::pack(&RANKS);
    let bells = |all: CardSet| {
        let out = all.of_suit(Suit::Diamonds).without(Card::new(Rank::Seven, Suit::Diamonds));
        all.minus(out).without(Card::new(Rank::Eight, Suit::Hearts))
    };
    let stripped = |all: CardSet| all.minus(all.of_rank(Rank::Eight)).minus(all.of_rank(Rank::Nine));
    match (form, options.pack) {
        (Form::Five, _) => CardSet::of_suits(&SUITS, &RANKS),
        (Form::Thirty, _) => {
            all.without(Card::new(Rank::Eight, Suit::Diamonds)).without(Card::new(Rank::Eight, Suit::Hearts))
        }
        (Form::Spitzeln, _) | (Form::Casco | Form::Kaufsolo, Pack::Bells) => bells(all),
        _ => stripped(all),
    }
}

/// The trumps with a suit, from the highest down.
fn trumps_of(pack: CardSet, suit: Suit) -> impl Iterator<Item = Card> {
    let seven = Card::new(Rank::Seven, suit);
    let below = RANKS.iter().map(move |rank| Card::new(*rank, suit));
    let below = below.filter(move |card| ![SPADILLE, BASTA, seven].contains(card));
    [SPADILLE, seven, BASTA].into_iter().chain(below).filter(move |card| pack.contains(*card))
}

fn plain(pack: CardSet, suit: Suit, with_obers: bool) -> Vec<Card> {
    let all = RANKS.iter().map(|rank| Card::new(*rank, suit));
    all.filter(|card| pack.contains(*card) && (with_obers || ![SPADILLE, BASTA].contains(card))).collect()
}

/// The orders of a table: one for each trump suit, for Grandissimo and for Null.
#[derive(Clone, Debug)]
pub struct Orders(Box<[Order; 7]>);

impl Orders {
    /// The orders of a pack; where it is agreed, matadors need not follow lower trumps.
    pub fn new(pack: CardSet, verleugnen: bool) -> Orders {
        let ordered = |first: Vec<Card>, but: Option<Suit>, trumped: bool| {
            let mut rows = vec![first];
            rows.extend(SUITS.iter().filter(|suit| Some(**suit) != but).map(|suit| plain(pack, *suit, !trumped)));
            let rows: Vec<&[Card]> = rows.iter().map(Vec::as_slice).collect();
            Order::new(&rows, trumped.then_some(0))
        };
        let suited = SUITS.map(|suit| {
            let trumps: Vec<Card> = trumps_of(pack, suit).collect();
            let matadors = &trumps[..3.min(trumps.len())];
            let mut order = ordered(trumps.clone(), Some(suit), true);
            if verleugnen {
                for led in &trumps {
                    let higher: CardSet = matadors.iter().copied().filter(|card| order.beats(*led, *card)).collect();
                    order = order.exempting(*led, higher);
                }
            }
            order
        });
        let [leaves, hearts, bells, acorns, blue] = suited;
        let grandissimo = ordered(vec![SPADILLE, BASTA], None, true);
        let null = ordered(vec![], None, false);
        Orders(Box::new([leaves, hearts, bells, acorns, blue, grandissimo, null]))
    }

    /// The order of a game.
    #[inline]
    pub fn of(&self, contract: Option<Contract>, trump: Option<Suit>) -> &Order {
        let place = match (contract.map(|contract| contract.kind), trump) {
            (Some(Kind::Null | Kind::NullOuvert), _) => 6,
            (_, Some(suit)) => (suit as usize).min(4),
            _ => 5,
        };
        &self.0[place]
    }
}

/// How many trumps are held without a gap from Spadille downwards.
pub fn matadors(pack: CardSet, trump: Suit, cards: CardSet) -> u8 {
    run(trumps_of(pack, trump), cards)
}

#[cfg(test)]
mod tests {
    use super::super::options::Sister as _;
    use super::super::sisters::Spitzeln;
    use super::*;
    use spadille_core::Sharing as _;

    #[test]
    fn packs_have_as_many_cards_as_the_book_says() {
        for (preset, cards) in [("spitzeln", 24), ("stripped", 24), ("casco", 24), ("kaufsolo", 24), ("thirty", 30)] {
            let options = Spitzeln::preset(preset).unwrap();
            assert_eq!(pack_of(Spitzeln::form(&options), &options).len(), cards, "{preset}");
        }
    }
}
