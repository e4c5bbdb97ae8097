//! An order of cards: which belong together as a suit, which beat which, and what a led card calls for.

use spadille_core::{Card, CardSet, Suit};

/// How the cards of a game rank and follow, made once and looked up ever after.
///
/// A *suit* here is what must be followed together: trumps are one suit whatever is printed on them.
///
/// ```
/// use spadille_core::{CardSet, card};
/// use spadille_tricks::Order;
/// let order = Order::new(&[
///     &[card!(Ace of Clubs), card!(King of Spades), card!(Queen of Spades)],
///     &[card!(King of Hearts), card!(Queen of Hearts)],
/// ], Some(0));
/// let hand: CardSet = "AC KH".parse().unwrap();
/// assert_eq!(order.legal(hand, Some(card!(Queen of Spades))).to_string(), "AC");
/// assert!(order.beats(card!(King of Hearts), card!(Queen of Spades)));
/// ```
#[derive(Clone, Debug)]
pub struct Order {
    suit: [CardSet; Card::COUNT],
    above: [CardSet; Card::COUNT],
    calls: [CardSet; Card::COUNT],
    height: [u8; Card::COUNT],
    trumps: CardSet,
    single: CardSet,
}

impl Order {
    /// The order of these suits, each from its highest card down; `trump` is the place of the trump suit among them.
    pub const fn new(suits: &[&[Card]], trump: Option<usize>) -> Order {
        let mut order = Order {
            suit: [CardSet::EMPTY; Card::COUNT],
            above: [CardSet::EMPTY; Card::COUNT],
            calls: [CardSet::EMPTY; Card::COUNT],
            height: [0; Card::COUNT],
            trumps: CardSet::EMPTY,
            single: CardSet::EMPTY,
        };
        if let Some(place) = trump {
            order.trumps = set_of(suits[place]);
        }
        let mut place = 0;
        while place < suits.len() {
            let cards = suits[place];
            let whole = set_of(cards);
            let is_trump = matches!(trump, Some(t) if t == place);
            let mut above = if is_trump { CardSet::EMPTY } else { order.trumps };
            let mut i = 0;
            while i < cards.len() {
                let card = cards[i].index();
                order.suit[card] = whole;
                order.calls[card] = whole;
                order.above[card] = above;
                order.height[card] = (cards.len() - i) as u8 + if is_trump { 64 } else { 0 };
                above = above.with(cards[i]);
                i += 1;
            }
            place += 1;
        }
        order
    }

    /// The same order with a privilege: when `led` is led, a player who has nothing but `exempt` cards of its suit need
    /// not follow.
    #[must_use]
    pub const fn exempting(mut self, led: Card, exempt: CardSet) -> Order {
        self.calls[led.index()] = self.calls[led.index()].minus(exempt);
        self.single = self.single.union(exempt);
        self
    }

    /// The same order with a second copy of a card: neither beats the other, so that of two the first wins.
    #[must_use]
    pub const fn with_twin(mut self, twin: Card, of: Card) -> Order {
        let mut i = 0;
        while i < Card::COUNT {
            if self.suit[i].contains(of) {
                self.suit[i] = self.suit[i].with(twin);
            }
            if self.calls[i].contains(of) {
                self.calls[i] = self.calls[i].with(twin);
            }
            if self.above[i].contains(of) {
                self.above[i] = self.above[i].with(twin);
            }
            i += 1;
        }
        if self.trumps.contains(of) {
            self.trumps = self.trumps.with(twin);
        }
        let (from, to) = (of.index(), twin.index());
        self.suit[to] = self.suit[from];
        self.calls[to] = self.calls[from];
        self.above[to] = self.above[from];
        self.height[to] = self.height[from];
        self.single = self.single.with(of).with(twin);
        self
    }

    /// The same order in which these cards excuse whoever plays them: they beat nothing, and whatever follows them when they are
    /// led beats them.
    #[must_use]
    pub const fn excusing(mut self, cards: CardSet) -> Order {
        let mut all = CardSet::EMPTY;
        let mut i = 0;
        while i < Card::COUNT {
            all = all.union(self.suit[i]);
            self.above[i] = self.above[i].minus(cards);
            i += 1;
        }
        let mut i = 0;
        while i < Card::COUNT {
            if cards.bits() >> i & 1 == 1 {
                self.above[i] = all.minus(cards);
                self.height[i] = 0;
            }
            i += 1;
        }
        self.trumps = self.trumps.minus(cards);
        self.single = self.single.union(cards);
        self
    }

    /// Whether a card stands for itself: it need not follow everything, there are two of it, or it excuses.
    #[inline]
    pub const fn is_privileged(&self, card: Card) -> bool {
        self.single.contains(card)
    }

    /// The trumps.
    #[inline]
    pub const fn trumps(&self) -> CardSet {
        self.trumps
    }

    /// The cards that follow together with this one, itself included.
    #[inline]
    pub fn suit_of(&self, card: Card) -> CardSet {
        self.suit[card.index()]
    }

    /// What a led card calls out: a player who has any of these must follow suit.
    #[inline]
    pub fn called_by(&self, led: Card) -> CardSet {
        self.calls[led.index()]
    }

    /// The cards that beat this one when it lies best in a trick.
    #[inline]
    pub fn above(&self, card: Card) -> CardSet {
        self.above[card.index()]
    }

    /// Whether `card`, played after it, takes the trick from `best`.
    #[inline]
    pub fn beats(&self, best: Card, card: Card) -> bool {
        self.above[best.index()].contains(card)
    }

    /// A number that grows with the rank inside a suit; trumps stand above all plain cards.
    #[inline]
    pub fn height(&self, card: Card) -> u8 {
        self.height[card.index()]
    }

    /// The cards of a hand that may be played.
    #[inline]
    pub fn legal(&self, hand: CardSet, led: Option<Card>) -> CardSet {
        let Some(led) = led else { return hand };
        if hand.both(self.called_by(led)).is_empty() { hand } else { hand.both(self.suit_of(led)) }
    }

    /// The place, in the order played, of the card that wins these.
    pub fn winner(&self, cards: &[Card]) -> usize {
        let mut best = 0;
        for (i, card) in cards.iter().enumerate().skip(1) {
            if self.beats(cards[best], *card) {
                best = i;
            }
        }
        best
    }

    /// The highest card of a set, inside one suit or over trumps and plain cards.
    pub fn highest(&self, cards: CardSet) -> Option<Card> {
        cards.iter().max_by_key(|c| self.height(*c))
    }

    /// Cards from the highest down.
    pub fn high_to_low(&self, cards: CardSet) -> Vec<Card> {
        let mut sorted: Vec<Card> = cards.iter().collect();
        sorted.sort_by_key(|card| std::cmp::Reverse(self.height(*card)));
        sorted
    }

    /// Cards as they are held: trumps first, then the plain suits in this order, each from its highest card down.
    ///
    /// ```
    /// use spadille_core::{Card, CardSet, Suit, card};
    /// use spadille_tricks::Order;
    /// let order = Order::new(&[
    ///     &[card!(Queen of Clubs), card!(Ace of Hearts), card!(King of Hearts)],
    ///     &[card!(Ace of Spades), card!(King of Spades)],
    ///     &[card!(King of Clubs), card!(Jack of Clubs)],
    /// ], Some(0));
    /// let hand: CardSet = "KS AS KH JC QC".parse().unwrap();
    /// let held = order.as_held(hand, [Suit::Clubs, Suit::Spades]);
    /// assert_eq!(held.iter().map(Card::to_string).collect::<Vec<_>>().join(" "), "QC KH JC AS KS");
    /// ```
    pub fn as_held(&self, cards: CardSet, suits: impl IntoIterator<Item = Suit>) -> Vec<Card> {
        let (trumps, plain) = (cards.both(self.trumps), cards.minus(self.trumps));
        let mut held = self.high_to_low(trumps);
        held.extend(suits.into_iter().flat_map(|suit| self.high_to_low(plain.of_suit(suit))));
        held
    }

    /// The lowest card of a set.
    pub fn lowest(&self, cards: CardSet) -> Option<Card> {
        cards.iter().min_by_key(|c| self.height(*c))
    }

    /// One card for each choice that makes a difference: of cards of a hand that touch in rank, no other player's card
    /// of `others` standing between them, only the highest. Cards with privileges stand for themselves.
    #[inline]
    pub fn distinct(&self, choices: CardSet, others: CardSet) -> CardSet {
        let mut kept = CardSet::EMPTY;
        for card in choices {
            let same = self.suit_of(card);
            let above = self.above(card).both(same);
            // The next higher card of the hand, if any, with nothing foreign in between.
            let touching = !self.single.contains(card)
                && choices
                    .both(above)
                    .minus(self.single)
                    .iter()
                    .any(|higher| others.both(above.minus(self.above(higher))).is_empty());
            if !touching {
                kept.insert(card);
            }
        }
        kept
    }
}

/// How many of a row are held without a gap from its head: matadors.
///
/// ```
/// use spadille_core::{CardSet, card};
/// use spadille_tricks::order::run;
/// let trumps = [card!(Ace of Spades), card!(Seven of Hearts), card!(Ace of Clubs), card!(Ace of Hearts)];
/// let held: CardSet = "AS 7H AH".parse().unwrap();
/// assert_eq!(run(trumps, held), 2);
/// ```
pub fn run(row: impl IntoIterator<Item = Card>, held: CardSet) -> u8 {
    row.into_iter().take_while(|card| held.contains(*card)).count() as u8
}

const fn set_of(cards: &[Card]) -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut i = 0;
    while i < cards.len() {
        set = set.with(cards[i]);
        i += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::card;

    fn order() -> Order {
        Order::new(
            &[
                &[card!(Ace of Spades), card!(King of Spades), card!(Queen of Spades), card!(Jack of Spades)],
                &[card!(King of Hearts), card!(Queen of Hearts), card!(Jack of Hearts)],
            ],
            Some(0),
        )
    }

    #[test]
    fn a_suit_must_be_followed_and_trumps_win() {
        let hand: CardSet = "KS QH JH".parse().unwrap();
        assert_eq!(order().legal(hand, Some(card!(King of Hearts))).to_string(), "QH JH");
        assert_eq!(order().legal(hand, None), hand);
        let played = [card!(Queen of Hearts), card!(Jack of Spades), card!(King of Hearts)];
        assert_eq!(order().winner(&played), 1);
    }

    #[test]
    fn an_exempt_card_alone_need_not_follow() {
        let order = order().exempting(card!(King of Spades), CardSet::one(card!(Ace of Spades)));
        let alone: CardSet = "AS QH".parse().unwrap();
        assert_eq!(order.legal(alone, Some(card!(King of Spades))), alone);
        let with_more: CardSet = "AS JS QH".parse().unwrap();
        assert_eq!(order.legal(with_more, Some(card!(King of Spades))).to_string(), "AS JS");
    }

    #[test]
    fn of_twins_the_first_wins_and_an_excuse_wins_nothing() {
        let (twin, excuse) = (card!(King of Clubs), card!(Jack of Spades));
        let order = order().with_twin(twin, card!(King of Hearts)).excusing(CardSet::one(excuse));
        assert_eq!(order.winner(&[card!(Queen of Hearts), twin, card!(King of Hearts)]), 1);
        assert_eq!(order.winner(&[card!(Queen of Hearts), card!(King of Hearts), twin]), 1);
        assert!(order.legal("KC KS".parse().unwrap(), Some(card!(Queen of Hearts))) == CardSet::one(twin));
        assert_eq!(order.winner(&[excuse, card!(Jack of Hearts), card!(King of Hearts)]), 2);
        assert_eq!(order.winner(&[card!(Jack of Hearts), excuse]), 0);
        assert!(!order.trumps().contains(excuse) && order.is_privileged(twin));
    }

    #[test]
    fn cards_are_told_from_the_highest_down() {
        let hand: CardSet = "JH QS KH AS".parse().unwrap();
        let told: Vec<String> = order().high_to_low(hand).iter().map(Card::to_string).collect();
        assert_eq!(told.join(" "), "AS QS KH JH");
    }

    #[test]
    fn touching_cards_count_once() {
        let hand: CardSet = "AS KS JS QH".parse().unwrap();
        let others: CardSet = "QS KH".parse().unwrap();
        assert_eq!(order().distinct(hand, others).to_string(), "AS JS QH");
        assert_eq!(order().distinct(hand, CardSet::EMPTY).to_string(), "AS QH");
    }
}
