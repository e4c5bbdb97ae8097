//! Two banks of today, to compare with: roulette, and blackjack dealt from so many packs that none runs short.

use crate::fraction::Fraction;

/// A stake at roulette.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Roulette {
    /// A number, a row, a dozen: all the same with one nought.
    OneNought,
    /// Red or black where half comes back at nought.
    HalfBack,
    /// Anything but the five first numbers, with two noughts.
    TwoNoughts,
    /// The five first numbers, with two noughts.
    FiveNumbers,
}

impl Roulette {
    /// Every stake.
    pub const ALL: [Roulette; 4] =
        [Roulette::OneNought, Roulette::HalfBack, Roulette::TwoNoughts, Roulette::FiveNumbers];

    /// What the bank wins of a counter: numbers covered are paid as if there were no nought.
    pub fn share(self) -> Fraction {
        match self {
            Roulette::OneNought => Fraction::new(1, 37),
            Roulette::HalfBack => Fraction::new(1, 74),
            Roulette::TwoNoughts => Fraction::new(1, 19),
            // Six for one on five of thirty-eight.
            Roulette::FiveNumbers => Fraction::new(3, 38),
        }
    }
}

/// The chance of a card that counts so much; the ace is 1.
fn card(counts: u8) -> f64 {
    if counts == 10 { 4.0 / 13.0 } else { 1.0 / 13.0 }
}

/// A hand: what it counts with aces as one, and whether there is one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Hand {
    sum: u8,
    ace: bool,
}

impl Hand {
    fn with(self, card: u8) -> Hand {
        Hand { sum: self.sum + card, ace: self.ace || card == 1 }
    }

    fn total(self) -> u8 {
        if self.ace && self.sum <= 11 { self.sum + 10 } else { self.sum }
    }
}

/// How the dealer ends who shows a card and has no blackjack: 17 to 21, then dead. He stands on every seventeen.
fn dealer(shown: u8) -> [f64; 6] {
    fn ends(hand: Hand, chance: f64, first: bool, found: &mut [f64; 6], shown: u8) {
        if !first && hand.total() >= 17 {
            found[usize::from(hand.total().min(22) - 17)] += chance;
            return;
        }
        for next in 1..=10 {
            // He has looked whether his second card makes a blackjack.
            let barred = match shown {
                1 => 10,
                10 => 1,
                _ => 0,
            };
            let all = if first && barred > 0 { 1.0 - card(barred) } else { 1.0 };
            if !(first && next == barred) {
                ends(hand.with(next), chance * card(next) / all, false, found, shown);
            }
        }
    }
    let mut found = [0.0; 6];
    ends(Hand { sum: 0, ace: false }.with(shown), 1.0, true, &mut found, shown);
    found
}

/// What hands are worth against one shown card.
struct Against {
    ends: [f64; 6],
    known: std::collections::HashMap<Hand, f64>,
}

impl Against {
    fn stand(&self, hand: Hand) -> f64 {
        let total = hand.total();
        if total > 21 {
            return -1.0;
        }
        let worth = |(i, chance): (usize, &f64)| match (17 + i as u8).cmp(&total) {
            _ if i == 5 => *chance,
            std::cmp::Ordering::Less => *chance,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Greater => -*chance,
        };
        self.ends.iter().enumerate().map(worth).sum()
    }

    /// The best of standing and buying on.
    fn play(&mut self, hand: Hand) -> f64 {
        if hand.total() > 21 {
            return -1.0;
        }
        if let Some(known) = self.known.get(&hand) {
            return *known;
        }
        let buy: f64 = (1..=10).map(|next| card(next) * self.play(hand.with(next))).sum();
        let best = buy.max(self.stand(hand));
        self.known.insert(hand, best);
        best
    }

    /// Two cards, which may also be doubled.
    fn two(&mut self, hand: Hand) -> f64 {
        let doubled: f64 = (1..=10).map(|next| card(next) * 2.0 * self.stand(hand.with(next))).sum();
        self.play(hand).max(doubled)
    }

    /// One of the two hands that a split makes: aces get one card only.
    fn split(&mut self, first: u8) -> f64 {
        let hand = Hand { sum: first, ace: first == 1 };
        (1..=10)
            .map(|next| {
                let hand = hand.with(next);
                card(next) * if first == 1 { self.stand(hand) } else { self.two(hand) }
            })
            .sum()
    }
}

/// What the bank wins of a counter at blackjack against best play by the cards in sight, with packs without number: the dealer
/// looks for his blackjack and stands on every seventeen, a blackjack brings one and a half, any two cards may be doubled, a pair
/// may be split once.
pub fn blackjack() -> f64 {
    let mut worth = 0.0;
    for shown in 1..=10 {
        let natural = match shown {
            1 => card(10),
            10 => card(1),
            _ => 0.0,
        };
        let mut against = Against { ends: dealer(shown), known: std::collections::HashMap::new() };
        for first in 1..=10 {
            for second in 1..=10 {
                let hand = Hand { sum: 0, ace: false }.with(first).with(second);
                let born = hand.ace && hand.sum == 11;
                let if_none = if born {
                    1.5
                } else if first == second {
                    against.two(hand).max(2.0 * against.split(first))
                } else {
                    against.two(hand)
                };
                let if_natural = if born { 0.0 } else { -1.0 };
                worth += card(shown) * card(first) * card(second) * (natural * if_natural + (1.0 - natural) * if_none);
            }
        }
    }
    -worth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roulette_pays_as_if_there_were_no_nought() {
        // Every number of numbers that may be covered on one wheel, enumerated.
        for covered in [1_i128, 2, 3, 4, 6, 12, 18] {
            for (pockets, stake) in [(37, Roulette::OneNought), (38, Roulette::TwoNoughts)] {
                let mean = (covered * (36 / covered - 1) - (pockets - covered)) as f64 / pockets as f64;
                let share = crate::fraction::number(stake.share());
                assert!((mean + share).abs() < 1e-12, "{covered} of {pockets}");
            }
        }
    }

    #[test]
    fn blackjack_costs_about_a_half_in_the_hundred() {
        let all: f64 = dealer(10).iter().sum();
        assert!((all - 1.0).abs() < 1e-12);
        let edge = blackjack();
        assert!((0.003..0.009).contains(&edge), "{edge}");
    }
}
