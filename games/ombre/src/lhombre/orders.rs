//! How the cards rank: five kinds of trumps and none, the matadors and their privilege.

use super::*;
use crate::cards::{BASTA, PACK, Row, SPADILLE, order_with_trump, plain_row, privileged, trump_row};
use spadille_tricks::order;

/// What is trumps.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trump {
    /// A suit.
    Suit(Suit),
    /// Only the two black aces, in Grandissimo.
    AcesOnly,
    /// Nothing, in Nullissimo.
    None,
}

/// The order in which only these are trumps, or nothing is.
const fn order_without_suit(trumps: &[Card]) -> Order {
    let ace = trumps.is_empty();
    let [s, h, d, c] = [
        plain_row(Suit::Spades, PACK, ace),
        plain_row(Suit::Hearts, PACK, ace),
        plain_row(Suit::Diamonds, PACK, ace),
        plain_row(Suit::Clubs, PACK, ace),
    ];
    let order = Order::new(&[trumps, s.cards(), h.cards(), d.cards(), c.cards()], Some(0));
    privileged(order, trumps, trumps.len())
}

/// Everything about one kind of trumps.
struct Kind {
    order: Order,
    trumps: Row,
}

const fn of_suit(suit: Suit) -> Kind {
    Kind { order: order_with_trump(suit, PACK, false), trumps: trump_row(suit, PACK, false) }
}

static KINDS: [Kind; 6] = [
    of_suit(Suit::Spades),
    of_suit(Suit::Hearts),
    of_suit(Suit::Diamonds),
    of_suit(Suit::Clubs),
    Kind { order: order_without_suit(&[SPADILLE, BASTA]), trumps: Row::EMPTY.with(SPADILLE, PACK).with(BASTA, PACK) },
    Kind { order: order_without_suit(&[]), trumps: Row::EMPTY },
];

impl Trump {
    /// What a contract makes trumps; nothing if it wants a suit and has none.
    pub fn of(contract: Contract, suit: Option<Suit>) -> Option<Trump> {
        match contract {
            Contract::Grandissimo => Some(Trump::AcesOnly),
            Contract::Nullissimo => Some(Trump::None),
            _ => suit.map(Trump::Suit),
        }
    }

    /// The suit, where one is trumps.
    pub const fn suit(self) -> Option<Suit> {
        if let Trump::Suit(suit) = self { Some(suit) } else { None }
    }

    #[inline]
    fn kind(self) -> &'static Kind {
        match self {
            Trump::Suit(suit) => &KINDS[suit as usize],
            Trump::AcesOnly => &KINDS[4],
            Trump::None => &KINDS[5],
        }
    }

    /// The order of the cards.
    #[inline]
    pub fn order(self) -> &'static Order {
        &self.kind().order
    }

    /// The trumps, high to low.
    pub fn trumps(self) -> &'static [Card] {
        self.kind().trumps.cards()
    }

    /// The plain cards of a suit, high to low.
    pub fn plain(self, suit: Suit) -> Vec<Card> {
        let row = plain_row(suit, PACK, self == Trump::None);
        row.cards().iter().copied().filter(|_| self != Trump::Suit(suit)).collect()
    }

    /// The true matadors, high to low: Spadille, Manille, Basta.
    pub fn matadors(self) -> &'static [Card] {
        let trumps = self.trumps();
        &trumps[..trumps.len().min(3)]
    }

    /// Whether a card is a true matador.
    pub fn is_matador(self, card: Card) -> bool {
        self.matadors().contains(&card)
    }

    /// How many trumps a hand holds from the top without a gap.
    pub fn run(self, hand: CardSet) -> u8 {
        order::run(self.trumps().iter().copied(), hand)
    }
}

/// The most matadors that are paid.
pub const MOST_MATADORS: u8 = 9;

/// The length of the run that is paid as matadors; nought if none is.
pub fn paid_matadors(o: &LHombreOptions, trump: Trump, hand: CardSet) -> u8 {
    let hand = hand.both(o.players.pack());
    let from = match (hand.contains(SPADILLE), o.faux_matadors) {
        (true, _) => trump.trumps(),
        (false, FauxMatadors::Paid) => trump.trumps().get(1..).unwrap_or_default(),
        (false, FauxMatadors::Unpaid) => return 0,
    };
    let run = order::run(from.iter().copied(), hand);
    if run < 3 { 0 } else { run.min(MOST_MATADORS) }
}

/// What each opponent pays for so many matadors outside couleur.
pub fn matador_price(o: &LHombreOptions, count: u8) -> i64 {
    if count < 3 {
        return 0;
    }
    let price = i64::from(count) - if o.matador_scale == MatadorScale::NLessTwo { 2 } else { 0 };
    if count >= MOST_MATADORS && o.nine_matadors == NineMatadors::Double { 2 * price } else { price }
}

/// The cards of a hand in the order a player holds them; before trumps are known, those of Grandissimo first.
pub fn sorted(hand: CardSet, trump: Option<Trump>) -> Vec<Card> {
    crate::cards::sorted(hand, trump.unwrap_or(Trump::AcesOnly).order())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_the_pack_has_its_place_in_every_order() {
        for trump in Suit::ALL.map(Trump::Suit).into_iter().chain([Trump::AcesOnly, Trump::None]) {
            let plain = Suit::ALL.into_iter().flat_map(|s| trump.plain(s));
            let all: Vec<Card> = trump.trumps().iter().copied().chain(plain).collect();
            assert_eq!((all.len(), all.iter().copied().collect::<CardSet>()), (40, PACK), "{trump:?}");
        }
    }
}
