//! The player of good sense, for all that a book leaves open: takes tricks as cheaply as he can, leaves them to his friends, and
//! throws away what he will miss least.

use crate::sight::Sight;
use spadille_core::{Card, CardSet, Seat, Text, text};

/// Why a sensible player plays a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing else may be played.
    Only,
    /// To draw the trumps that are out.
    Draw,
    /// Nothing of the suit beats it.
    Master,
    /// Nothing is to be won yet.
    Low,
    /// It takes the trick.
    Take,
    /// It can be missed.
    Throw,
}

impl Why {
    /// The reason in words.
    pub fn text(self, card: Card) -> Text {
        match self {
            Why::Only => text!("house-why-only"),
            Why::Draw => text!("house-why-draw"),
            Why::Master => text!("house-why-master", card = card),
            Why::Low => text!("house-why-low-lead"),
            Why::Take => text!("house-why-take", card = card),
            Why::Throw => text!("house-why-throw"),
        }
    }
}

/// A card and why it is played.
pub type Choice = (Card, Why);

/// How a sensible player goes about it.
///
/// ```
/// use spadille_core::{CardSet, Seat, SeatSet, card};
/// use spadille_tricks::{Order, Sensible, Sight, Tricks, Why};
/// let hearts = [card!(Ace of Hearts), card!(King of Hearts), card!(Queen of Hearts), card!(Jack of Hearts)];
/// let order = Order::new(&[&hearts], None);
/// let mut tricks = Tricks::<2>::new(Seat(0), SeatSet::all(2));
/// tricks.lay(&order, hearts[2]);
/// let hand: CardSet = "AH KH".parse().unwrap();
/// let sight = Sight::new(&order, &tricks, Seat(1), hand, hearts.into_iter().collect());
/// assert_eq!(Sensible::new(&sight).card(hand), Some((hearts[1], Why::Take)));
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Sensible<'a, const N: usize> {
    sight: &'a Sight<'a, N>,
    /// Whether it is for his side to draw trumps.
    draws: bool,
    /// Trumps too good to ruff with.
    spared: CardSet,
}

impl<'a, const N: usize> Sensible<'a, N> {
    /// A player who sees this.
    pub fn new(sight: &'a Sight<'a, N>) -> Sensible<'a, N> {
        Sensible { sight, draws: false, spared: CardSet::EMPTY }
    }

    /// One whose side draws trumps, or does not.
    #[must_use]
    pub fn drawing(self, draws: bool) -> Self {
        Sensible { draws, ..self }
    }

    /// One who does not ruff with these without need.
    #[must_use]
    pub fn sparing(self, spared: CardSet) -> Self {
        Sensible { spared, ..self }
    }

    /// A sensible card among those that may be played.
    pub fn card(&self, legal: CardSet) -> Option<Choice> {
        match legal.len() {
            1 => legal.first().map(|card| (card, Why::Only)),
            _ if self.sight.tricks.now.is_empty() => self.lead(legal),
            _ => self.follow(legal),
        }
    }

    /// A sensible lead among some cards.
    pub fn lead(&self, among: CardSet) -> Option<Choice> {
        let s = self.sight;
        let best_trump = s.highest(s.sure(among.both(s.trumps())));
        let drawn = best_trump.filter(|_| self.draws && !s.trumps_of_foes().is_empty()).map(|card| (card, Why::Draw));
        let unopposed = || best_trump.filter(|_| s.foes().iter().all(|seat| !s.may_hold(seat, s.order.trumps())));
        drawn
            .or_else(|| self.safe_master(among).or_else(unopposed).map(|card| (card, Why::Master)))
            .or_else(|| self.low_lead(among).map(|card| (card, Why::Low)))
    }

    /// A side card that nothing of its suit beats and that will probably not be ruffed; the shortest such suit first.
    pub fn safe_master(&self, among: CardSet) -> Option<Card> {
        let s = self.sight;
        let foes = s.foes();
        let safe = |card: &Card| {
            s.is_master(*card)
                && !foes.iter().any(|seat| s.ruffs(seat, *card))
                && (s.order.trumps().is_empty()
                    || s.out_of_suit(*card).len() >= s.tricks.now.players().len()
                    || !s.may_be_ruffed(*card, foes))
        };
        among.minus(s.order.trumps()).iter().filter(safe).min_by_key(|card| s.same_suit(*card).len())
    }

    /// A low card of a suit that costs least: losers before guards, and no trump without need.
    fn low_lead(&self, among: CardSet) -> Option<Card> {
        let s = self.sight;
        among.iter().min_by_key(|card| {
            let suit = s.same_suit(*card);
            let guards = suit.len() <= 2 && suit.iter().any(|held| s.is_master(held) || s.guards(suit));
            let wasted = s.foe_ruffs(*card) && s.is_master(*card);
            (s.is_trump(*card), guards, wasted, s.order.height(*card), suit.len())
        })
    }

    /// A sensible card to a trick that is begun.
    pub fn follow(&self, legal: CardSet) -> Option<Choice> {
        let s = self.sight;
        let takers = s.takers(legal);
        let wanted = !takers.is_empty() && !s.friend_keeps_it();
        let taker = || if s.foe_behind() { self.take_before_foes(takers) } else { s.cheapest_taker(legal) };
        match wanted.then(taker).flatten() {
            Some(card) => Some((card, Why::Take)),
            None => self.least_useful(legal).map(|card| (card, Why::Throw)),
        }
    }

    /// The card with which to take a trick while others may still overtake: a sure one, a master of a suit that will be
    /// followed, or a ruff high enough.
    fn take_before_foes(&self, takers: CardSet) -> Option<Card> {
        let s = self.sight;
        let led = s.tricks.now.led()?;
        let follows = takers.minus(s.order.trumps());
        if s.is_trump(led) {
            s.order.lowest(s.sure(takers))
        } else if follows.is_empty() {
            self.ruff_over(takers, led)
        } else {
            s.order.lowest(follows.iter().filter(|card| s.is_master(*card)).collect())
        }
    }

    /// A trump for a suit one lacks: small where everybody behind should follow, else the lowest that will hold.
    fn ruff_over(&self, takers: CardSet, led: Card) -> Option<Card> {
        let s = self.sight;
        let over = |seat: Seat| !s.friends().contains(seat) && s.ruffs(seat, led);
        let cheapest = s.order.lowest(takers);
        if !s.led_twice(led) && !s.behind().any(over) {
            return cheapest;
        }
        s.order.lowest(s.sure(takers)).or_else(|| s.highest(takers.minus(self.spared))).or(cheapest)
    }

    /// The card one can best do without.
    pub fn least_useful(&self, among: CardSet) -> Option<Card> {
        among.iter().min_by_key(|card| self.usefulness(*card))
    }

    /// How much a card is worth keeping.
    fn usefulness(&self, card: Card) -> u16 {
        let s = self.sight;
        let height = u16::from(s.order.height(card));
        if s.is_trump(card) {
            return 400 + height;
        }
        let cards = s.same_suit(card);
        let use_of_it = match s.is_master(card) {
            true => 200,
            false if s.guards(cards) => 100,
            false => 0,
        };
        // What is ruffed as soon as it is led is worth little.
        let use_of_it = if s.foe_ruffs(card) { use_of_it / 8 } else { use_of_it };
        use_of_it + 4 * height + 2 * u16::from(cards.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Order, Sides, Tricks};
    use spadille_core::{SeatSet, card};

    const TRUMPS: [Card; 3] = [card!(Ace of Spades), card!(King of Spades), card!(Queen of Spades)];
    const HEARTS: [Card; 5] = [
        card!(King of Hearts),
        card!(Queen of Hearts),
        card!(Jack of Hearts),
        card!(Seven of Hearts),
        card!(Two of Hearts),
    ];
    const CLUBS: [Card; 4] = [card!(King of Clubs), card!(Queen of Clubs), card!(Jack of Clubs), card!(Seven of Clubs)];

    /// What seat 2 of four in pairs does, seat 0 having led.
    fn choice(hand: &str, lies: &[Card]) -> (String, Why) {
        let order = Order::new(&[&TRUMPS, &HEARTS, &CLUBS], Some(0));
        let leader = Seat(2).after(4 - lies.len() as u8, 4);
        let mut tricks = Tricks::<4>::new(leader, SeatSet::all(4));
        for card in lies {
            tricks.lay(&order, *card);
        }
        let hand: CardSet = hand.parse().unwrap();
        let pack = TRUMPS.iter().chain(&HEARTS).chain(&CLUBS).copied().collect();
        let sight = Sight::new(&order, &tricks, Seat(2), hand, pack).among(Sides::PAIRS);
        let legal = order.legal(hand, tricks.now.led());
        let (card, why) = Sensible::new(&sight).drawing(true).card(legal).unwrap();
        (card.to_string(), why)
    }

    #[test]
    fn good_sense() {
        let told = |card: &str, why| (card.to_owned(), why);
        // Leads: trumps are drawn from above; without the best one a master is led, and else something low.
        assert_eq!(choice("AS QS 7H", &[]), told("AS", Why::Draw));
        assert_eq!(choice("QS KH 7C", &[]), told("KH", Why::Master));
        assert_eq!(choice("QS QH 7C", &[]), told("7C", Why::Low));
        // The partner's master is left alone, a foe's card is taken as cheaply as may be by the last hand.
        assert_eq!(choice("QH 7H", &[HEARTS[0], HEARTS[2]]), told("7H", Why::Throw));
        assert_eq!(choice("KH QH", &[CLUBS[3], HEARTS[3], HEARTS[2]]).1, Why::Throw);
        assert_eq!(choice("KH QH 7C", &[HEARTS[2], HEARTS[3], CLUBS[1]]), told("QH", Why::Take));
        // Before a foe only a master takes; a ruff is small while the suit is fresh.
        assert_eq!(choice("QH 7H", &[HEARTS[2]]), told("7H", Why::Throw));
        assert_eq!(choice("AS QS 7C", &[HEARTS[0]]), told("QS", Why::Take));
        assert_eq!(choice("7H QS", &[HEARTS[0]]), told("7H", Why::Only));
    }
}
