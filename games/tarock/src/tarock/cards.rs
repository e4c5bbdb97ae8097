//! The packs: which cards there are, how they rank, what they are worth.
//!
//! The Munich pack has some cards twice. Inside the engine a second copy stands among the flowers (hearts) and moons (tarocks), suits
//! that no Tarock pack has, so that every card has a bit of its own; [`face`] and [`bit`] lead from one to the other, and everything
//! that is written or shown has the card with a stroke, `KH'`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spadille_core::{Card, CardSet, Rank, Suit};

/// The pagat.
pub const PAGAT: Card = Card::taroks(1);
/// The Mond.
pub const MOND: Card = Card::taroks(21);
/// The Sküs.
pub const SKUES: Card = Card::SKUS;
/// The three that are worth as much as a king.
pub const THREE: CardSet = CardSet::one(PAGAT).with(MOND).with(SKUES);

/// The figures, high to low.
pub const FIGURES: [Rank; 4] = [Rank::King, Rank::Queen, Rank::Caval, Rank::Jack];

const BLACK: [Rank; 14] = [
    Rank::King,
    Rank::Queen,
    Rank::Caval,
    Rank::Jack,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
    Rank::Three,
    Rank::Two,
    Rank::Ace,
];
const RED: [Rank; 14] = [
    Rank::King,
    Rank::Queen,
    Rank::Caval,
    Rank::Jack,
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
];

/// The tarocks that the Munich pack has twice, in the order in which their second copies stand among the moons.
const TWICE: [Card; 11] = [
    Card::taroks(13),
    Card::taroks(14),
    Card::taroks(15),
    Card::taroks(16),
    Card::taroks(17),
    Card::taroks(18),
    Card::taroks(19),
    Card::taroks(20),
    Card::taroks(21),
    PAGAT,
    SKUES,
];

/// The card as it is written and shown.
pub fn face(card: Card) -> Card {
    match card.suit() {
        Suit::Flowers => Card::new(card.rank(), Suit::Hearts).again(),
        Suit::Moons => TWICE.get(card.rank() as usize - 1).copied().unwrap_or(SKUES).again(),
        _ => card,
    }
}

/// The card, written or shown, as the engine has it.
pub fn bit(card: Card) -> Card {
    let first = card.first_copy();
    match (card.is_second(), TWICE.iter().position(|twice| *twice == first)) {
        (true, Some(place)) => Card::new(Rank::ALL[place.min(13)], Suit::Moons),
        (true, None) if first.suit() == Suit::Hearts => Card::new(first.rank(), Suit::Flowers),
        _ => card,
    }
}

/// What the card is, whichever copy.
pub fn plain(card: Card) -> Card {
    face(card).first_copy()
}

/// Cards as they are written, second copies with their stroke.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Cards(pub CardSet);

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.0.iter().map(face))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Cards, D::Error> {
        let cards = Vec::<Card>::deserialize(d)?;
        let set: CardSet = cards.iter().map(|card| bit(*card)).collect();
        if usize::from(set.len()) == cards.len() {
            Ok(Cards(set))
        } else {
            Err(serde::de::Error::custom("a card stands here twice"))
        }
    }
}

/// Which pack is played with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Size {
    /// Seventy-eight cards.
    Full,
    /// Without the black aces: seventy-six.
    Quadrille,
    /// A hundred and three.
    Munich,
    /// Fifty-four, the Sküs being the highest tarock.
    Zapp,
    /// Forty-two, likewise.
    Small,
}

/// A pack: its cards, their order and values.
#[derive(Clone, Debug)]
pub struct Pack {
    /// All cards.
    pub cards: CardSet,
    /// The cards of each suit, then the tarocks with the Sküs.
    pub suits: [CardSet; 5],
    /// The tarocks that must be played where a tarock is called for.
    pub duty: CardSet,
    /// The Sküs, where it excuses.
    pub free: CardSet,
    /// Kings of suits.
    pub kings: CardSet,
    /// All that is worth five.
    pub fives: CardSet,
    queens: CardSet,
    cavals: CardSet,
    jacks: CardSet,
    /// Cards that are worth something.
    pub counting: CardSet,
    suit: [u8; Card::COUNT],
    above: [CardSet; Card::COUNT],
    height: [u8; Card::COUNT],
}

/// The place of the tarocks among the suits of a pack.
pub const TAROCKS: usize = 4;

impl Pack {
    /// The pack of this size.
    pub fn new(size: Size) -> Box<Pack> {
        let mut pack = Box::new(Pack {
            cards: CardSet::EMPTY,
            suits: [CardSet::EMPTY; 5],
            duty: CardSet::EMPTY,
            free: CardSet::EMPTY,
            kings: CardSet::EMPTY,
            fives: CardSet::EMPTY,
            queens: CardSet::EMPTY,
            cavals: CardSet::EMPTY,
            jacks: CardSet::EMPTY,
            counting: CardSet::EMPTY,
            suit: [0; Card::COUNT],
            above: [CardSet::EMPTY; Card::COUNT],
            height: [0; Card::COUNT],
        });
        let zapp = matches!(size, Size::Zapp | Size::Small);
        for (place, suit) in (0..5).map(|place| (place, high_to_low(size, place))) {
            let mut above = CardSet::EMPTY;
            let steps = suit.len() as u8;
            for (step, first) in suit.into_iter().enumerate() {
                let second = Some(bit(first.again())).filter(|card| size == Size::Munich && *card != first.again());
                let here: CardSet = [first].into_iter().chain(second).collect();
                for card in here {
                    pack.suit[card.index()] = place as u8;
                    pack.above[card.index()] = above;
                    pack.height[card.index()] = steps - step as u8 + if place == TAROCKS { 64 } else { 0 };
                }
                above = above.union(here);
                pack.suits[place] = pack.suits[place].union(here);
            }
        }
        for card in pack.suits[TAROCKS] {
            if plain(card) == SKUES && !zapp {
                pack.free.insert(card);
            } else {
                pack.duty.insert(card);
            }
        }
        let duty = pack.duty;
        for place in 0..TAROCKS {
            for card in pack.suits[place] {
                pack.above[card.index()] = pack.above[card.index()].union(duty);
            }
        }
        pack.cards = pack.suits.iter().fold(CardSet::EMPTY, |all, suit| all.union(*suit));
        for card in pack.cards {
            let (rank, real) = (plain(card).rank(), plain(card));
            match rank {
                Rank::King => pack.kings.insert(card),
                Rank::Queen => pack.queens.insert(card),
                Rank::Caval => pack.cavals.insert(card),
                Rank::Jack => pack.jacks.insert(card),
                _ if THREE.contains(real) => pack.fives.insert(card),
                _ => {}
            }
        }
        pack.fives = pack.fives.union(pack.kings);
        pack.counting = pack.fives.union(pack.queens).union(pack.cavals).union(pack.jacks);
        // Whatever is played after a Sküs that was led beats it, and it beats nothing.
        for card in pack.free {
            pack.above[card.index()] = pack.cards.minus(pack.free);
            pack.height[card.index()] = 0;
        }
        for card in pack.cards {
            pack.above[card.index()] = pack.above[card.index()].minus(pack.free);
        }
        pack
    }

    /// The place of a card's suit, tarocks and Sküs being the fifth.
    #[inline]
    pub fn suit_place(&self, card: Card) -> usize {
        usize::from(self.suit[card.index()]).min(TAROCKS)
    }

    /// The cards of the same suit.
    #[inline]
    pub fn suit_of(&self, card: Card) -> CardSet {
        self.suits[self.suit_place(card)]
    }

    /// Whether a card is a tarock or the Sküs.
    #[inline]
    pub fn is_tarock(&self, card: Card) -> bool {
        self.suits[TAROCKS].contains(card)
    }

    /// The cards that beat this one when it lies best.
    #[inline]
    pub fn above(&self, card: Card) -> CardSet {
        self.above[card.index()]
    }

    /// A number that grows with the rank inside a suit.
    #[inline]
    pub fn height(&self, card: Card) -> u8 {
        self.height[card.index()]
    }

    /// The highest card.
    pub fn highest(&self, cards: CardSet) -> Option<Card> {
        cards.iter().max_by_key(|card| self.height(*card))
    }

    /// The lowest card.
    pub fn lowest(&self, cards: CardSet) -> Option<Card> {
        cards.iter().min_by_key(|card| self.height(*card))
    }

    /// The value of a card: 5, 4, 3, 2 or nothing.
    #[inline]
    pub fn value(&self, card: Card) -> i32 {
        if self.fives.contains(card) {
            5
        } else if self.queens.contains(card) {
            4
        } else if self.cavals.contains(card) {
            3
        } else if self.jacks.contains(card) {
            2
        } else {
            0
        }
    }

    /// The values of counting cards, each less one: what they add to the packets.
    #[inline]
    pub fn surplus(&self, cards: CardSet) -> i32 {
        let count = |some: CardSet| i32::from(cards.both(some).len());
        4 * count(self.fives) + 3 * count(self.queens) + 2 * count(self.cavals) + count(self.jacks)
    }

    /// The count card by card: values, and one for every empty card.
    #[inline]
    pub fn singly(&self, cards: CardSet) -> i32 {
        self.surplus(cards) + i32::from(cards.len())
    }

    /// The cards of a hand that may be played to what was led.
    #[inline]
    pub fn legal(&self, hand: CardSet, led: Option<Card>) -> CardSet {
        let Some(led) = led else { return hand };
        let bound = hand.minus(self.free);
        let place = self.suit_place(led);
        let called = if place == TAROCKS { self.duty } else { self.suits[place] };
        let follow = bound.both(called);
        let follow = if follow.is_empty() { bound.both(self.duty) } else { follow };
        let follow = if follow.is_empty() { bound } else { follow };
        follow.union(hand.both(self.free))
    }

    /// What somebody is shown to lack who plays this to what was led.
    #[inline]
    pub fn lacked(&self, led: Card, card: Card) -> CardSet {
        let place = self.suit_place(led);
        let called = if place == TAROCKS { self.duty } else { self.suits[place] };
        if self.free.contains(card) || called.contains(card) {
            CardSet::EMPTY
        } else if self.duty.contains(card) {
            called
        } else {
            called.union(self.duty)
        }
    }

    /// The place, in the order played, of the card that wins.
    pub fn winner(&self, cards: &[Card]) -> usize {
        let mut best = 0;
        for (place, card) in cards.iter().enumerate().skip(1) {
            if self.above(cards[best]).contains(*card) {
                best = place;
            }
        }
        best
    }
}

/// The cards of a suit of a pack, high to low; the fifth are the tarocks, with the Sküs where it is the highest, and at the end where
/// it excuses.
pub fn high_to_low(size: Size, place: usize) -> Vec<Card> {
    let zapp = matches!(size, Size::Zapp | Size::Small);
    let Some(suit) = Suit::ALL.get(place) else {
        let tarocks = (1..=21).rev().map(Card::taroks);
        return match zapp {
            true => [SKUES].into_iter().chain(tarocks).collect(),
            false => tarocks.chain([SKUES]).collect(),
        };
    };
    let ranks = if suit.is_red() { RED } else { BLACK };
    let many = match size {
        Size::Full | Size::Munich => 14,
        Size::Quadrille if suit.is_red() => 14,
        Size::Quadrille => 13,
        Size::Zapp => 8,
        Size::Small => 5,
    };
    ranks.into_iter().take(many).map(|rank| Card::new(rank, *suit)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_have_their_cards_and_points() {
        for (size, cards, points) in [(Size::Full, 78, 52), (Size::Quadrille, 76, 52), (Size::Munich, 103, 74)] {
            let pack = Pack::new(size);
            assert_eq!((pack.cards.len(), pack.surplus(pack.cards)), (cards, points));
        }
        let counted: Vec<i32> = [Size::Zapp, Size::Small].map(|size| i32::from(Pack::new(size).cards.len())).into();
        assert_eq!(counted, [54, 42]);
        for card in Pack::new(Size::Munich).cards {
            assert_eq!((bit(face(card)), face(card).to_string().parse()), (card, Ok(face(card))));
        }
    }

    #[test]
    fn the_skues_wins_nothing_and_is_beaten_by_anything() {
        let pack = Pack::new(Size::Full);
        let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect::<Vec<Card>>();
        assert_eq!(pack.winner(&cards("SK 5H KS")), 1);
        assert_eq!(pack.winner(&cards("T2 SK KS")), 0);
        assert_eq!(Pack::new(Size::Zapp).winner(&cards("T21 SK T20")), 1);
        let munich = Pack::new(Size::Munich);
        let twins: Vec<Card> = ["8H", "KH", "KH'", "3H"].map(|card| bit(card.parse().unwrap())).into();
        assert_eq!(munich.winner(&twins), 1);
    }
}
