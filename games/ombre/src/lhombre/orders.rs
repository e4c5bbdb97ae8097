//! How the cards rank: five kinds of trumps and none, the matadors and their privilege.

use super::contracts::Contract;
use super::options::{FauxMatadors, LHombreOptions, NineMatadors};
use super::table::{BASTA, SPADILLE};
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Rank, Suit, card};
use spadille_tricks::Order;

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

/// The ranks of a black suit that is not trumps, high to low; its ace is a trump.
const BLACK: [Rank; 9] =
    [Rank::King, Rank::Queen, Rank::Jack, Rank::Seven, Rank::Six, Rank::Five, Rank::Four, Rank::Three, Rank::Two];
/// The ranks of a red suit that is not trumps, high to low.
const RED: [Rank; 10] = [
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
];

/// A few cards in an order that is fixed at compile time.
struct Row {
    cards: [Card; 12],
    len: usize,
}

impl Row {
    const fn new() -> Row {
        Row { cards: [SPADILLE; 12], len: 0 }
    }

    const fn with(mut self, card: Card) -> Row {
        self.cards[self.len] = card;
        self.len += 1;
        self
    }

    /// The row with the ranks of a suit added, those of `skip` left out.
    const fn and(mut self, ranks: &[Rank], suit: Suit, skip: &[Rank]) -> Row {
        let mut i = 0;
        while i < ranks.len() {
            let mut skipped = false;
            let mut j = 0;
            while j < skip.len() {
                skipped |= skip[j] as u8 == ranks[i] as u8;
                j += 1;
            }
            if !skipped {
                self = self.with(Card::new(ranks[i], suit));
            }
            i += 1;
        }
        self
    }

    const fn cards(&self) -> &[Card] {
        self.cards.split_at(self.len).0
    }
}

/// The trumps of a suit, high to low.
const fn trump_row(suit: Suit) -> Row {
    let row = Row::new().with(SPADILLE).with(manille(suit)).with(BASTA);
    if suit.is_red() {
        row.with(Card::new(Rank::Ace, suit)).and(&RED, suit, &[Rank::Ace, Rank::Seven])
    } else {
        row.and(&BLACK, suit, &[Rank::Two])
    }
}

/// The plain cards of a suit, high to low, the black ace last where nothing is trumps.
const fn plain_row(suit: Suit, with_black_ace: bool) -> Row {
    if suit.is_red() {
        return Row::new().and(&RED, suit, &[]);
    }
    let row = Row::new().and(&BLACK, suit, &[]);
    if with_black_ace { row.with(Card::new(Rank::Ace, suit)) } else { row }
}

const fn manille(suit: Suit) -> Card {
    if suit.is_red() { Card::new(Rank::Seven, suit) } else { Card::new(Rank::Two, suit) }
}

const fn order_with_trump(trump: Suit) -> Order {
    let trumps = trump_row(trump);
    let rows = [
        plain_unless(Suit::Spades, trump),
        plain_unless(Suit::Hearts, trump),
        plain_unless(Suit::Diamonds, trump),
        plain_unless(Suit::Clubs, trump),
    ];
    let order =
        Order::new(&[trumps.cards(), rows[0].cards(), rows[1].cards(), rows[2].cards(), rows[3].cards()], Some(0));
    privileged(order, trumps.cards(), 3)
}

const fn plain_unless(suit: Suit, trump: Suit) -> Row {
    if suit as u8 == trump as u8 { Row::new() } else { plain_row(suit, false) }
}

/// Gives the first `matadors` trumps their privilege: a led trump calls them out only if it is a higher one of them.
const fn privileged(mut order: Order, trumps: &[Card], matadors: usize) -> Order {
    let mut led = 0;
    while led < trumps.len() {
        let mut exempt = CardSet::EMPTY;
        let mut i = 0;
        while i < matadors && i < trumps.len() {
            if i <= led || led >= matadors {
                exempt = exempt.with(trumps[i]);
            }
            i += 1;
        }
        order = order.exempting(trumps[led], exempt);
        led += 1;
    }
    order
}

const fn order_without_suit(trumps: &[Card]) -> Order {
    let ace = trumps.is_empty();
    let rows = [
        plain_row(Suit::Spades, ace),
        plain_row(Suit::Hearts, ace),
        plain_row(Suit::Diamonds, ace),
        plain_row(Suit::Clubs, ace),
    ];
    let order = Order::new(&[trumps, rows[0].cards(), rows[1].cards(), rows[2].cards(), rows[3].cards()], Some(0));
    privileged(order, trumps, trumps.len())
}

static ORDERS: [Order; 6] = [
    order_with_trump(Suit::Spades),
    order_with_trump(Suit::Hearts),
    order_with_trump(Suit::Diamonds),
    order_with_trump(Suit::Clubs),
    order_without_suit(&[SPADILLE, BASTA]),
    order_without_suit(&[]),
];

impl Trump {
    /// All there are.
    pub const ALL: [Trump; 6] = [
        Trump::Suit(Suit::Spades),
        Trump::Suit(Suit::Hearts),
        Trump::Suit(Suit::Diamonds),
        Trump::Suit(Suit::Clubs),
        Trump::AcesOnly,
        Trump::None,
    ];

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
        match self {
            Trump::Suit(suit) => Some(suit),
            Trump::AcesOnly | Trump::None => None,
        }
    }

    /// The order of the cards.
    #[inline]
    pub fn order(self) -> &'static Order {
        match self {
            Trump::Suit(suit) => &ORDERS[suit as usize & 3],
            Trump::AcesOnly => &ORDERS[4],
            Trump::None => &ORDERS[5],
        }
    }

    /// The trumps, high to low.
    pub fn trumps(self) -> impl Iterator<Item = Card> {
        let row = match self {
            Trump::Suit(suit) => trump_row(suit),
            Trump::AcesOnly => Row::new().with(SPADILLE).with(BASTA),
            Trump::None => Row::new(),
        };
        row.cards.into_iter().take(row.len)
    }

    /// The plain cards of a suit, high to low.
    pub fn plain(self, suit: Suit) -> impl Iterator<Item = Card> {
        let row = if self == Trump::Suit(suit) { Row::new() } else { plain_row(suit, self == Trump::None) };
        row.cards.into_iter().take(row.len)
    }

    /// The true matadors, high to low: Spadille, Manille, Basta.
    pub fn matadors(self) -> impl Iterator<Item = Card> {
        self.trumps().take(3)
    }

    /// Whether a card is a true matador.
    pub fn is_matador(self, card: Card) -> bool {
        self.matadors().any(|m| m == card)
    }

    /// How many trumps a hand holds from the top without a gap.
    pub fn run(self, hand: CardSet) -> u8 {
        self.trumps().take_while(|c| hand.contains(*c)).count() as u8
    }

    /// How many follow Manille without a gap in a hand that lacks Spadille.
    fn faux_run(self, hand: CardSet) -> u8 {
        if hand.contains(SPADILLE) { 0 } else { self.trumps().skip(1).take_while(|c| hand.contains(*c)).count() as u8 }
    }
}

/// The most matadors that are paid.
pub const MOST_MATADORS: u8 = 9;

/// The length of the run that is paid as matadors; nought if none is.
pub fn paid_matadors(o: &LHombreOptions, trump: Trump, hand: CardSet) -> u8 {
    if o.faux_matadors == FauxMatadors::Unpaid && !hand.contains(SPADILLE) {
        return 0;
    }
    let hand = hand.both(o.players.pack());
    let run = match o.faux_matadors {
        FauxMatadors::Paid => trump.run(hand).max(trump.faux_run(hand)),
        FauxMatadors::Unpaid => trump.run(hand),
    };
    if run < 3 { 0 } else { run.min(MOST_MATADORS) }
}

/// What each opponent pays for so many matadors outside couleur.
pub fn matador_price(o: &LHombreOptions, count: u8) -> i64 {
    use super::options::MatadorScale;
    if count < 3 {
        return 0;
    }
    let price = match o.matador_scale {
        MatadorScale::N => i64::from(count),
        MatadorScale::NLessTwo => i64::from(count) - 2,
    };
    if count >= MOST_MATADORS && o.nine_matadors == NineMatadors::Double { 2 * price } else { price }
}

/// The cards of a hand in the order a player holds them: trumps first, then each suit, high to low.
pub fn sorted(hand: CardSet, trump: Option<Trump>) -> Vec<Card> {
    let trump = trump.unwrap_or(Trump::AcesOnly);
    let suits = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];
    trump.trumps().chain(suits.into_iter().flat_map(move |s| trump.plain(s))).filter(|c| hand.contains(*c)).collect()
}

/// Ponto, the red ace of trumps.
pub const fn ponto(suit: Suit) -> Option<Card> {
    match suit {
        Suit::Hearts => Some(card!(Ace of Hearts)),
        Suit::Diamonds => Some(card!(Ace of Diamonds)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn every_card_of_the_pack_has_its_place_in_every_order() {
        use super::super::table::PACK;
        for trump in Trump::ALL {
            let plain = Suit::ALL.into_iter().flat_map(|s| trump.plain(s));
            let all: Vec<Card> = trump.trumps().chain(plain).collect();
            assert_eq!((all.len(), all.iter().copied().collect::<CardSet>()), (40, PACK), "{trump:?}");
        }
    }

    #[test]
    fn a_lower_trump_never_calls_a_matador_and_a_higher_one_led_does() {
        let order = Trump::Suit(Suit::Spades).order();
        let hand = cards("AC 5H");
        assert_eq!(order.legal(hand, Some(card!(King of Spades))), hand);
        assert_eq!(order.legal(hand, Some(card!(Two of Spades))), cards("AC"));
        let hand = cards("AC 3S 5H");
        assert_eq!(order.legal(hand, Some(card!(King of Spades))), cards("AC 3S"));
        // Ponto has no privilege.
        let order = Trump::Suit(Suit::Hearts).order();
        assert_eq!(order.legal(cards("AH 5S"), Some(card!(Two of Hearts))), cards("AH"));
        let order = Trump::AcesOnly.order();
        assert_eq!(order.legal(cards("AS 5H"), Some(BASTA)), cards("AS 5H"));
        assert_eq!(order.legal(cards("AC 5H"), Some(SPADILLE)), cards("AC"));
    }
}
