//! How many tricks a hand promises, in hundredths: by the trumps missing above each trump, by length, and by side kings and queens.

use crate::cards::KINGS;
use crate::quadrille::rules::Rules;
use spadille_core::{Card, CardSet, Rank, Suit};

/// A trump under which so many higher ones are held by others.
const UNDER: [u16; 8] = [100, 85, 65, 45, 30, 18, 10, 5];
/// What length adds to the fourth trump and those after it, by how many of the first three trumps one holds.
const LENGTH: [u16; 4] = [35, 45, 60, 80];

/// What a hand promises with a suit as trumps.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Worth {
    /// Trumps.
    pub trump: Suit,
    /// Tricks by trumps, in hundredths.
    pub trumps: u16,
    /// Tricks by side cards, in hundredths.
    pub side: u16,
    /// How many trumps.
    pub length: u8,
}

impl Worth {
    /// All tricks together, in hundredths.
    pub fn all(self) -> u16 {
        self.trumps + self.side
    }

    /// What the suit has for it against others: tricks by trumps are surer than those by side cards.
    pub fn appeal(self) -> u16 {
        self.trumps + self.side * 3 / 4
    }
}

/// What a hand promises with this suit as trumps.
pub fn worth(rules: &Rules, hand: CardSet, trump: Suit) -> Worth {
    let length = hand.both(rules.order(trump).trumps()).len();
    let side =
        Suit::ALL.into_iter().filter(|suit| *suit != trump).map(|suit| side_suit(rules, hand, trump, suit)).sum();
    Worth { trump, trumps: by_trumps(rules, hand, trump), side, length }
}

fn by_trumps(rules: &Rules, hand: CardSet, trump: Suit) -> u16 {
    let row = rules.trumps(trump);
    let length = hand.both(rules.order(trump).trumps()).len();
    let tops = row.iter().take(3).filter(|card| hand.contains(**card)).count();
    // Long trumps outlast those of the others.
    let long = (LENGTH[tops] + 8 * u16::from(length)).saturating_sub(40).min(95);
    let (mut missing, mut held, mut all) = (0u16, 0u8, 0u16);
    for card in row {
        if !hand.contains(*card) {
            missing += 1;
            continue;
        }
        let high = UNDER[usize::from(missing.min(7))];
        let share = match held {
            0 => 0,
            1 => 15,
            2 => 30,
            // Without all three, high trumps that are out take some of the long ones.
            _ if tops < 3 => long * (14 - missing.min(7)) / 14,
            _ => long,
        };
        all += high + (100 - high) * share / 100;
        held += 1;
    }
    all
}

/// How easily a side suit is ruffed, in hundredths: not at all where no trump is out, more with more players.
fn ruffs(rules: &Rules, hand: CardSet, trump: Suit) -> u16 {
    let out = rules.trumps(trump).len() as u16 - u16::from(hand.both(rules.order(trump).trumps()).len());
    let by_players = match rules.seats {
        3 => 80,
        4 => 100,
        _ => 140,
    };
    out.min(6) * by_players / 6
}

fn side_suit(rules: &Rules, hand: CardSet, trump: Suit, suit: Suit) -> u16 {
    let trumps = rules.order(trump).trumps();
    let cards = hand.of_suit(suit).minus(trumps);
    let all = rules.pack.of_suit(suit).minus(trumps);
    let ruffs = ruffs(rules, hand, trump);
    let after = |risk: u16| 100u16.saturating_sub(ruffs * risk / 100);
    let has = |rank: Rank| cards.contains(Card::new(rank, suit));
    let long = if cards.len() >= 4 { 12 } else { 0 };
    match (has(Rank::King), has(Rank::Queen), has(Rank::Jack)) {
        // The king of a suit that nobody else has can only be ruffed or thrown upon.
        (true, ..) if all.len() == 1 => after(70),
        (true, true, true) => after(20 + long) + after(45 + long) + after(70),
        (true, true, false) => after(20 + long) + after(45 + long),
        (true, false, true) => after(20 + long) + 20,
        (true, false, false) => after(20 + long),
        // Queen and jack are worth a king, whatever else of the suit there is (a5).
        (false, true, true) => after(25),
        (false, true, false) if cards.len() >= 2 => 30,
        (false, true, false) => 10,
        _ => 0,
    }
}

/// The best of some suits as trumps; of equal ones the first.
pub fn best(rules: &Rules, hand: CardSet, suits: impl Iterator<Item = Suit>) -> Option<Worth> {
    let mut best: Option<Worth> = None;
    for suit in suits {
        let found = worth(rules, hand, suit);
        if best.is_none_or(|b| (found.appeal(), found.length) > (b.appeal(), b.length)) {
            best = Some(found);
        }
    }
    best
}

/// What a hand must promise to play, in hundredths of a trick.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Wants {
    /// To ask.
    pub ask: u16,
    /// To call a king of one's own.
    pub own_king: u16,
    /// To play Mediateur.
    pub mediateur: u16,
    /// To play solo.
    pub solo: u16,
    /// To announce the vole.
    pub vole: u16,
}

/// What the games of a table want: an ask three sure tricks and a likely fourth of six, Mediateur all but one, solo all.
pub fn wants(rules: &Rules) -> Wants {
    let target = 100 * u16::from(rules.to_win);
    let own_king = 100 * u16::from(rules.target(crate::quadrille::contracts::Contract::SelfCall)) - 50;
    let vole = 100 * u16::from(rules.hand) - 20;
    match rules.seats {
        5 => Wants { ask: target - 205, own_king, mediateur: target - 120, solo: target - 10, vole },
        _ => Wants { ask: target - 280, own_king, mediateur: target - 150, solo: target - 40, vole },
    }
}

/// Whether a hand with two or three kings that promises so much would call one of its own (e2).
pub fn calls_himself(rules: &Rules, hand: CardSet, found: Worth) -> bool {
    rules.seats == 5 && matches!(hand.both(KINGS).len(), 2 | 3) && found.all() >= wants(rules).own_king
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quadrille::options::{Pack, QuadrilleOptions};
    use crate::quadrille::{Ordinary, Tritrille};
    use spadille_core::Sharing as _;

    /// With three trumps in the game kings and queens of the other suits weigh far more (002:825).
    #[test]
    fn tri_adv_diamonds_sidecards() {
        let hand: CardSet = "KS QS 5S KC QC 4C KH QH 3H 2H".parse().unwrap();
        let quadrille = Rules::new::<Ordinary>(QuadrilleOptions::of_1860());
        let tritrille = Rules::new::<Tritrille>(Tritrille::preset("1860").unwrap());
        let side = |rules: &Rules| worth(rules, hand, Suit::Diamonds).side;
        assert_eq!(tritrille.trumps(Suit::Diamonds).len(), 3);
        assert!(side(&tritrille) > side(&quadrille), "{} {}", side(&tritrille), side(&quadrille));
    }

    /// In the even pack red needs no better cards than black (002:825).
    #[test]
    fn tri_adv_even_colours() {
        let options = QuadrilleOptions { pack: Pack::Even, ..Tritrille::preset("1860").unwrap() };
        let even = Rules::new::<Tritrille>(options);
        let held = |suit: Suit| [0, 1, 3, 5, 8].iter().map(|place| even.trumps(suit)[*place]).collect::<CardSet>();
        let by_suit = Suit::ALL.map(|suit| worth(&even, held(suit), suit).trumps);
        assert!(Suit::ALL.iter().all(|suit| even.trumps(*suit).len() == 9));
        assert!(by_suit.iter().all(|tricks| *tricks == by_suit[0]), "{by_suit:?}");
    }
}
