//! What to call.

use super::worth::{Worth, best, calls_himself, wants, worth};
use crate::cards::{BLACK_ACES, KINGS, SPADILLE, manille};
use crate::quadrille::contracts::{Bid, Contract};
use crate::quadrille::moves::Move;
use crate::quadrille::options::Pack;
use crate::quadrille::rules::Rules;
use crate::quadrille::view::View;
use spadille_core::game::Advised;
use spadille_core::{CardSet, Rank, Seat, Space as _, Suit, Text, text};

/// What whoever speaks should call.
pub fn call(rules: &Rules, v: &View, seat: Seat) -> Advised<Move> {
    let hand = v.own();
    let open = rules.calls(&v.public, seat, hand);
    let speaker = Speaker { rules, v, hand };
    let mut chosen: Option<(u32, Bid, Worth)> = None;
    for m in open.iter() {
        let Move::Call(bid) = m else { continue };
        if let Some((value, found)) = speaker.value(bid)
            && chosen.is_none_or(|(best, ..)| value > best)
        {
            chosen = Some((value, bid, found));
        }
    }
    match chosen {
        Some((_, bid, found)) => speaker.calls(bid, found),
        None => speaker.passes(open.iter().any(|m| m != Move::Pass)),
    }
}

/// The trumps that a hand would name in a game of this class.
pub fn trumps_for(rules: &Rules, v: &View, bid: Bid) -> Option<Worth> {
    Speaker { rules, v, hand: v.own() }.best_suit(bid)
}

struct Speaker<'a> {
    rules: &'a Rules,
    v: &'a View,
    hand: CardSet,
}

impl Speaker<'_> {
    /// The best trumps of a call's class for which something may be declared.
    fn best_suit(&self, bid: Bid) -> Option<Worth> {
        let (rules, hand) = (self.rules, self.hand);
        let fits = |suit: &Suit| {
            rules.class(&self.v.public, *suit) == bid.class
                && match bid.game {
                    Contract::Ask => {
                        let own = rules.seats == 5 && self.calls_himself(worth(rules, hand, *suit));
                        own || !rules.callable(hand, Some(*suit)).is_empty()
                    }
                    Contract::Mediateur => !rules.callable(hand, Some(*suit)).is_empty(),
                    _ => true,
                }
        };
        best(rules, hand, Suit::ALL.into_iter().filter(fits))
    }

    /// How good a call is that the hand can carry: the game's worth before the tricks it promises; nothing where it cannot.
    fn value(&self, bid: Bid) -> Option<(u32, Worth)> {
        let (rules, wants) = (self.rules, wants(self.rules));
        let found = match bid.game {
            Contract::Respect => best(rules, self.hand, Suit::ALL.into_iter()),
            _ => self.best_suit(bid),
        }?;
        let tricks = found.all();
        let own_king = self.calls_himself(found);
        let (carries, rank) = match bid.game {
            Contract::SoloVole => (tricks >= wants.vole, 7),
            Contract::Solo => (tricks >= wants.solo, 6),
            Contract::Ask if own_king => (true, 5),
            Contract::Mediateur => (tricks >= wants.mediateur, 4),
            Contract::Ask if self.has_a_suit_of_its_own(found) => (tricks >= wants.ask, 3),
            Contract::Respect => (true, 2),
            _ => (tricks >= wants.ask, 1),
        };
        // Among equal games a favourite suit pays double; but not at the price of half a trick.
        let favourite = 45 * bid.class as u32;
        carries.then_some((10_000 * rank + u32::from(tricks) + favourite, found))
    }

    /// With two or three kings, too weak for a solo, whoever may calls one of his own (e2).
    fn calls_himself(&self, found: Worth) -> bool {
        calls_himself(self.rules, self.hand, found) && !self.rules.own_callable(self.hand, found.trump).is_empty()
    }

    /// Whether one suit stands out, so that with both black aces one would rather name trumps oneself.
    fn has_a_suit_of_its_own(&self, found: Worth) -> bool {
        self.hand.contains(manille(found.trump)) || found.length >= 5
    }

    fn calls(&self, bid: Bid, found: Worth) -> Advised<Move> {
        let (maxim, text) = match bid.game {
            Contract::Ask => self.asks(found),
            Contract::Mediateur => self.takes_a_king(found),
            Contract::Respect => self.has_respect(),
            Contract::Solo | Contract::SoloVole => self.plays_alone(bid.game, found),
            Contract::ForcedSpadille | Contract::SelfCall => ("a1", text!("ombre-why-ask", suit = found.trump)),
        };
        Advised::by(maxim, Move::Call(bid), text)
    }

    fn asks(&self, found: Worth) -> (&'static str, Text) {
        let suit = found.trump;
        if self.calls_himself(found) {
            ("e2", text!("ombre-why-own-king", suit = suit))
        } else if self.rules.seats == 5 {
            ("e1", text!("ombre-why-ask", suit = suit))
        } else if found.all() >= wants(self.rules).ask + 70 {
            ("a1", text!("ombre-why-ask", suit = suit))
        } else if suit.is_red() {
            ("a2", text!("ombre-why-ask-weak", suit = suit))
        } else {
            ("a3", text!("ombre-why-ask-weak", suit = suit))
        }
    }

    fn takes_a_king(&self, found: Worth) -> (&'static str, Text) {
        let suit = found.trump;
        let first_three = self.hand.includes(BLACK_ACES.with(manille(suit)));
        let text = text!("ombre-why-mediateur", suit = suit);
        match self.rules.seats {
            5 => ("e1", text),
            3 => ("t4", text),
            _ if !self.rules.has_helper && !first_three => ("c1", text),
            _ if first_three && found.side < 50 => ("b1", text!("ombre-why-mediateur-matadors", suit = suit)),
            _ => ("b2", text),
        }
    }

    fn has_respect(&self) -> (&'static str, Text) {
        match self.v.public.deal.duel.holder() {
            Some(_) => ("b4", text!("ombre-why-respect-over")),
            None if self.hand.both(KINGS).is_empty() => ("b8", text!("ombre-why-respect-half")),
            None => ("b4", text!("ombre-why-respect")),
        }
    }

    fn plays_alone(&self, game: Contract, found: Worth) -> (&'static str, Text) {
        let suit = found.trump;
        let text = match game {
            Contract::SoloVole => text!("ombre-why-solo-vole", suit = suit),
            _ => text!("ombre-why-solo", suit = suit),
        };
        let maxim = match self.rules.seats {
            5 => "e1",
            3 if self.rules.trumps(suit).len() == 3 => return short_suit(self.hand, suit),
            3 if self.rules.options.pack == Pack::Even && suit.is_red() => "t3",
            3 => "t8",
            _ if !self.rules.has_helper => "c2",
            _ if suit.is_red() => "a4",
            _ => "a5",
        };
        (maxim, text)
    }

    fn passes(&self, could: bool) -> Advised<Move> {
        let (rules, hand) = (self.rules, self.hand);
        let (maxim, text) = match rules.seats {
            _ if !could => return Advised::plainly(Move::Pass, text!("ombre-why-pass-high")),
            3 => ("t4", text!("ombre-why-pass")),
            5 => ("e1", text!("ombre-why-pass")),
            _ if !rules.has_helper => ("c1", text!("ombre-why-pass-alone")),
            _ if hand.contains(SPADILLE) => ("a6", text!("ombre-why-pass-spadille")),
            _ => ("a1", text!("ombre-why-pass")),
        };
        Advised::by(maxim, Move::Pass, text)
    }
}

/// The short suit as trumps: three trumps, and all else by good plain cards.
fn short_suit(hand: CardSet, suit: Suit) -> (&'static str, Text) {
    let all = BLACK_ACES.with(spadille_core::Card::new(Rank::King, suit));
    if hand.includes(all) {
        ("t1", text!("ombre-why-short-matadors", suit = suit))
    } else {
        ("t2", text!("ombre-why-short", suit = suit))
    }
}
