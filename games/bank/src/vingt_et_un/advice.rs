//! Hints: whether to buy is reckoned from the cards whose places are not known; a banker keeps to the best fixed rule.

use super::count::{Fate, Table};
use super::moves::{Move, Moves};
use super::odds::{kind, kinds, stands_on};
use super::quick::Quick;
use super::rules::Buying;
use super::sisters::{Sister, Terms};
use super::state::{Cards, MOST_HANDS, Phase, Public};
use super::view::View;
use crate::amount::PARTS;
use crate::bank::Cap;
use spadille_core::game::Reason;
use spadille_core::{Advice, Card, Rank, Seat, text};

impl<S: Sister> Buying<S> {
    /// What a careful player would do now.
    pub(super) fn hint(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let (p, terms) = (&v.public, &self.terms);
        if !terms.whose_turn(p).may_act(seat) {
            return None;
        }
        match p.phase {
            Phase::Stakes => {
                let mut advice = Advice::by(Move::Stake(1), "within-means", text!("buying-why-stake"));
                if terms.table == Table::TwentyOne {
                    let text = text!("buying-why-equal");
                    advice.reasons.push(Reason { text, maxim: Some("equal-is-lost") });
                }
                Some(advice)
            }
            Phase::Backing => Some(Advice::by(Move::Pass, "no-system", text!("buying-why-pass"))),
            Phase::Buying => terms.advise_hand(v, seat),
            Phase::FirstBanker | Phase::Pack | Phase::Over => None,
        }
    }
}

impl Terms {
    fn advise_hand(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let p = &v.public;
        let hands = p.round.hands.get(seat)?;
        let (hand, cards) =
            (0_u8..).zip(&v.own).find(|(at, _)| hands.get(usize::from(*at)).is_some_and(|h| !h.done))?;
        let stand = Move::Stand { hand, open: self.opened(p, seat, hand, cards) };
        if p.left == 0 {
            return Some(Advice::plain(stand, text!("buying-why-no-cards")));
        }
        let buy = Move::Buy(hand);
        let ranks = cards.iter().map(|card| card.rank());
        let (fate, total) = (self.table.fate(ranks.clone()), self.table.total(ranks.clone()));
        let soft = total > ranks.clone().map(|rank| self.table.worth(rank)).sum::<u8>();
        if seat == p.banker {
            let buys = fate == Fate::Live && total < stands_on(self.table);
            return Some(self.advise_banker(if buys { buy } else { stand }, buys));
        }
        // Two hands that begin with a picture lose less than one that begins with two, however many pictures are gone.
        let pictures = matches!(cards.as_slice(), [a, b] if a.rank().is_court() && b.rank().is_court());
        if self.split && pictures && hands.len() < MOST_HANDS {
            return Some(Advice::plain(Move::Split(hand), text!("buying-why-split")));
        }
        let (stands, buys) = self.weighed(v, cards);
        let is_better = fate == Fate::Live && buys > stands;
        let (choice, why) = match is_better {
            true => (buy, text!("buying-why-buy")),
            false => (stand, text!("buying-why-stand")),
        };
        let mut advice = match (self.table, is_better) {
            (Table::TwentyOne, true) if soft => Advice::by(choice, "soft-hands", why),
            (Table::TwentyOne, true) if total <= 22 => Advice::by(choice, "never-below-twelve", why),
            (Table::TwentyOne, false) if !soft && total >= 28 => Advice::by(choice, "stand-on-fourteen", why),
            (Table::ElevenAndAHalf, false) if cards.len() == 1 && cards[0].rank() == Rank::Ace => {
                Advice::by(choice, "stand-on-ace", why)
            }
            (Table::ElevenAndAHalf, _) if cards.len() == 1 => Advice::by(choice, "buy-on-small", why),
            _ => Advice::plain(choice, why),
        };
        if self.pictures > 0 && cards.len() == 1 && cards[0].rank() == Rank::Ace {
            let text = text!("buying-why-no-picture");
            advice.reasons.push(Reason { text, maxim: Some("do-not-ask-pictures") });
        }
        if self.table == Table::TwentyOne && !is_better && self.shows != super::sisters::Shows::Nobody {
            advice.reasons.push(Reason { text: text!("buying-why-open"), maxim: Some("open-a-small-card") });
        }
        Some(advice)
    }

    fn advise_banker(&self, choice: Move, buys: bool) -> Advice<Move> {
        let why = if buys { text!("buying-why-banker-buys") } else { text!("buying-why-banker-stands") };
        let twenty_one = self.table == Table::TwentyOne;
        let mut advice = match twenty_one {
            true => Advice::by(choice, "banker-seventeen", why),
            false => Advice::by(choice, "banker-eight", why),
        };
        // What else the book tells a banker: about this hand, and about what he has agreed to.
        let told = [
            (twenty_one, "look-at-open-cards", text!("buying-why-look")),
            (twenty_one, "show-born-at-once", text!("buying-why-shown")),
            (twenty_one && !self.declared, "name-a-limit", text!("buying-why-limit")),
            (!twenty_one && self.bank == Cap::NONE, "lay-out-what-you-may-lose", text!("buying-why-lay-out")),
            (self.pictures > 0, "no-picture-buying", text!("buying-why-no-picture-buying")),
            (self.split, "no-splitting", text!("buying-why-no-splitting")),
        ];
        let fitting = told.into_iter().filter(|(fits, ..)| *fits);
        advice.reasons.extend(fitting.map(|(_, maxim, text)| Reason { text, maxim: Some(maxim) }));
        advice
    }

    /// The card that tells the banker least: one that many hands have, else the smallest.
    fn opened(&self, p: &Public, seat: Seat, hand: u8, cards: &Cards) -> Option<Card> {
        let shown = p.round.hands.get(seat)?.get(usize::from(hand))?;
        let common = |card: &&Card| kind(self.table, card.rank()) >= 9;
        let smallest = || cards.iter().min_by_key(|card| self.table.worth(card.rank()));
        self.must_show(p, seat, shown).then(|| cards.iter().find(common).or_else(smallest).copied())?
    }

    /// What it is worth to stand on one's cards and to buy, per unit.
    fn weighed(&self, v: &View, cards: &Cards) -> (f64, f64) {
        let unseen = kinds(self.table, &self.unseen(v));
        let quick = Quick::banker(self.table, &unseen, stands_on(self.table), self.double);
        let sum = cards.iter().map(|card| self.table.worth(card.rank())).sum();
        quick.choices(cards.len(), sum, cards.iter().any(|card| card.rank() == Rank::Ace))
    }

    /// What a move is worth to a punter, in parts, reckoned from the cards he has not seen, against a banker who keeps to his rule. A
    /// stake costs the bank's share against the best play. What hangs on several hands, and what a banker does, must be played out.
    pub(super) fn worth(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        let p = &v.public;
        let parts = |sum: u32| f64::from(sum) * PARTS as f64;
        match (p.phase, m) {
            (Phase::Stakes, Move::Stake(sum)) | (Phase::Backing, Move::Back(sum)) => {
                return Some(-self.prospect(v)?.share() * parts(sum));
            }
            (Phase::Backing, Move::Pass) => return Some(0.0),
            _ if p.phase != Phase::Buying || seat == p.banker || v.own.len() != 1 => return None,
            _ => {}
        }
        let cards = v.own.first()?;
        let stake = parts(p.round.staked.get(seat).copied()?);
        let (stands, buys) = self.weighed(v, cards);
        match m {
            Move::Stand { .. } => Some(stands * stake),
            Move::Buy(_) => Some(buys * stake),
            Move::Picture(sum) => {
                let unseen = self.unseen(v);
                let hit =
                    unseen.iter().filter(|card| card.rank().is_court()).count() as f64 / unseen.len().max(1) as f64;
                // With a picture the ace is born; without one he goes on as before.
                let after = hit * 2.0 + (1.0 - hit) * stands.max(buys);
                Some((3.0 * hit - 1.0) * parts(sum) + after * stake)
            }
            _ => None,
        }
    }

    /// The moves worth thinking about: words, the smallest stake and the largest, asking for pictures by one counter; for a banker
    /// who buys his rule alone, which is the best there is.
    pub(super) fn worth_trying(&self, p: &Public, seat: Seat, moves: &Moves, advised: Option<Move>) -> Vec<Move> {
        if p.phase == Phase::Buying && seat == p.banker {
            return advised.into_iter().collect();
        }
        let corners = moves.corners().filter(|m| !matches!(m, Move::Picture(sum) if *sum > 1));
        advised.into_iter().chain(corners.filter(|m| Some(*m) != advised)).collect()
    }
}
