//! What to announce: each game is weighed by what it may win and lose.

use super::hand::{danger, feared, misere_hope, tricks};
use crate::boston::contracts::{Class, Contract, Form, Level, Misere};
use crate::boston::moves::Move;
use crate::boston::pool::POT;
use crate::boston::rules::Rules;
use crate::boston::view::View;
use spadille_core::game::Advised;
use spadille_core::{CardSet, Seat, Space as _, Suit, Text, text};

/// By how many tricks a hand mostly makes more or fewer than it promises: strong hands are surer.
fn spread(rules: &Rules, expected: f64) -> f64 {
    // Of two, nobody knows what lies in the stock.
    let (widest, from) = if rules.seats == 2 { (1.4, 9.5) } else { (1.1, 7.0) };
    (widest - 0.14 * (expected - from)).clamp(0.75, widest)
}

/// A game must promise so many counters to be worth its risk.
const WORTH_IT: f64 = 0.4;

/// What whoever speaks should say.
pub fn call(rules: &Rules, v: &View, seat: Seat) -> Option<Advised<Move>> {
    let open = rules.calls(&v.public);
    let speaker = Speaker { rules, v, hand: v.own(), seat };
    let mut best: Option<(f64, Move)> = None;
    for m in open.iter() {
        let Some(value) = speaker.value(m, &open) else { continue };
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, m));
        }
    }
    let (value, m) = best?;
    if v.public.deal.auction.names_class() {
        return Some(Advised::plainly(m, text!("boston-why-class")));
    }
    if value < WORTH_IT {
        return Some(Advised::plainly(Move::Pass, text!("boston-why-pass")));
    }
    Some(speaker.reason(m))
}

/// The best trumps for a game among some suits, and what it promises so.
pub fn best_trump(
    rules: &Rules,
    v: &View,
    seat: Seat,
    level: Level,
    among: impl Iterator<Item = Suit>,
) -> Option<(Suit, f64)> {
    let speaker = Speaker { rules, v, hand: v.own(), seat };
    let valued = among.map(|suit| (suit, speaker.promise(level, Some(suit))));
    valued.max_by(|(_, one), (_, other)| one.total_cmp(other))
}

struct Speaker<'a> {
    rules: &'a Rules,
    v: &'a View,
    hand: CardSet,
    seat: Seat,
}

impl Speaker<'_> {
    /// What a call promises; nothing where it is none to think of.
    fn value(&self, m: Move, open: &spadille_core::Offer<Move>) -> Option<f64> {
        let auction = &self.v.public.deal.auction;
        match m {
            Move::Pass => Some(0.0),
            Move::Hold => auction.standing.map(|level| self.best(level, auction.class[self.seat])),
            Move::Class(class) => auction.standing.map(|level| self.best(level, Some(class))),
            Move::Bid(bid) => match bid.level {
                // The same game is not announced higher without need.
                Level::Misere(misere) if misere.is_forced() && self.plain_is_open(misere, open) => None,
                level => Some(self.best(level, bid.class.or(auction.class[self.seat]))),
            },
            _ => None,
        }
    }

    fn plain_is_open(&self, misere: Misere, open: &spadille_core::Offer<Move>) -> bool {
        let plain = match misere {
            Misere::GrandeForcee => Misere::Grande,
            Misere::PetiteOuverteForcee => Misere::PetiteOuverte,
            Misere::GrandeOuverteForcee => Misere::GrandeOuverte,
            other => other,
        };
        open.contains(&Move::Bid(crate::boston::moves::Bid::of(Level::Misere(plain))))
    }

    /// What a game promises with the best trumps of a class.
    fn best(&self, level: Level, class: Option<Class>) -> f64 {
        if !self.rules.has_trump(level) || level.is_misere() {
            return self.promise(level, None);
        }
        let p = &self.v.public;
        let suits = self.rules.trumps(p.deal.turned, level, class, p.rock.goes);
        suits.map(|suit| self.promise(level, Some(suit))).fold(f64::MIN, f64::max)
    }

    /// What a game promises with these trumps: the price by its chance, and the pot and the bête that go with it.
    fn promise(&self, level: Level, trump: Option<Suit>) -> f64 {
        let (rules, p) = (self.rules, &self.v.public);
        let class = trump.and_then(|suit| rules.class(p.deal.turned, suit)).filter(|_| level.number().is_some());
        let contract = Contract { level, class };
        let hope = self.hope(level, trump);
        let price = rules.worth(contract, self.seat == rules.vorhand(p)) as f64 * f64::from(rules.seats - 1);
        let (prize, risk) = match rules.form {
            Form::Old => (p.betes.drawable(), p.betes.in_play()),
            _ => {
                let (pot, highest) = (p.ledger.balance(POT), p.debts.highest());
                (pot + highest.unwrap_or(0), rules.new_bete(highest, pot, p.rock.goes))
            }
        };
        price * (2.0 * hope - 1.0) + hope * prize as f64 - (1.0 - hope) * risk as f64
    }

    /// How likely a game succeeds.
    fn hope(&self, level: Level, trump: Option<Suit>) -> f64 {
        let rules = self.rules;
        if level.is_misere() {
            let kept = match level.lays_aside() {
                true => {
                    feared(rules, self.hand, rules.pack.minus(self.hand)).map_or(self.hand, |c| self.hand.without(c))
                }
                false => self.hand,
            };
            let hope = misere_hope(rules, kept);
            // A hand without a weak place may as well lie open.
            let safe = danger(rules, kept, rules.pack.minus(kept)) == 0;
            return if level.is_open() && !safe { (hope - 0.2).max(0.0) } else { hope };
        }
        let expected = tricks(rules, self.hand, trump);
        let need = f64::from(rules.need(level));
        normal((expected - need + 0.5) / spread(rules, expected))
    }

    /// Why this is said.
    fn reason(&self, m: Move) -> Advised<Move> {
        let level = match m {
            Move::Bid(bid) => Some(bid.level),
            Move::Hold => self.v.public.deal.auction.standing,
            _ => None,
        };
        let trump = level.and_then(|level| {
            let p = &self.v.public;
            let class = match m {
                Move::Bid(bid) => bid.class,
                _ => None,
            };
            let suits = self.rules.trumps(p.deal.turned, level, class.or(p.deal.auction.class[self.seat]), p.rock.goes);
            best_trump(self.rules, self.v, self.seat, level, suits)
        });
        let plain = |text: Text| Advised::plainly(m, text);
        match (m, level, trump) {
            (_, Some(level), _) if level.is_misere() => Advised::by("B-7", m, text!("boston-why-misere")),
            (Move::Hold, _, Some((suit, _))) => plain(text!("boston-why-hold", suit = suit)),
            (Move::Bid(bid), _, Some((suit, _))) if bid.class.is_some() => {
                plain(text!("boston-why-claim", suit = suit))
            }
            (_, _, Some((suit, _))) => plain(text!("boston-why-number", suit = suit)),
            _ => plain(text!("boston-why-grandissimo")),
        }
    }
}

/// How likely something that spreads evenly around nought stays below so many spreads.
fn normal(x: f64) -> f64 {
    1.0 / (1.0 + (-1.702 * x).exp())
}
