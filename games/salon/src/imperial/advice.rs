//! What a player of sense would do. The book gives no advice; the maxims follow from its rules.

use super::cards::order_of;
use super::declare::Declared;
use super::moves::Move;
use super::rules::Imperial;
use super::state::{Phase, SEATS};
use super::tally::STROKES;
use super::view::View;
use spadille_core::game::Reason;
use spadille_core::{Advice, Card, CardSet, PerSeat, Seat, Text, text};
use spadille_tricks::{Order, Sensible, Sight, Why};

/// What the game advises the viewer at `seat`.
pub fn advise(game: &Imperial, v: &View, seat: Seat) -> Option<Advice<Move>> {
    match v.public.deal.phase {
        Phase::Talon => Some(talon(game, v)),
        Phase::Rob => Some(Advice::by(Move::Rob, "rob-always", text!("imperial-why-rob"))),
        Phase::Play => play(game, v, seat),
        Phase::FirstDealer | Phase::Deal | Phase::Over => None,
    }
}

/// Without an Imperial in hand the talon is better than no trump.
fn talon(game: &Imperial, v: &View) -> Advice<Move> {
    let mut hands = PerSeat::all(CardSet::EMPTY);
    hands[Seat(0)] = v.own();
    let worth = Declared::of(&game.options, Seat(1), &hands);
    if worth.four.is_some() || !worth.quarts.is_empty() {
        return Advice::plain(Move::Keep, text!("imperial-why-keep"));
    }
    Advice::by(Move::TakeTalon, "take-talon-for-trumps", text!("imperial-why-take"))
}

/// What somebody sees who is to play.
struct Mind<'a> {
    v: &'a View,
    order: &'static Order,
    sight: Sight<'a, SEATS>,
    /// The imperial trumps.
    imperial: CardSet,
    legal: CardSet,
}

fn play(game: &Imperial, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let deal = &v.public.deal;
    let trump = deal.trump()?;
    let order = order_of(trump);
    let mut sight = Sight::new(order, &deal.tricks, seat, v.own(), game.options.pack.cards());
    sight.out = game.out(v);
    let legal = game.playable(trump, v.own(), deal.tricks.now.cards());
    if legal.len() < 2 {
        return legal.first().map(|card| Advice::only(Move::Play(card)));
    }
    let mind = Mind { v, order, sight, imperial: game.options.pack.imperial(trump), legal };
    if deal.tricks.now.is_empty() { mind.lead() } else { mind.follow() }
}

impl Mind<'_> {
    fn is_honour(&self, card: Card) -> bool {
        self.imperial.contains(card)
    }

    /// Whether one stroke more makes an Imperial.
    fn hurries(&self) -> bool {
        self.v.public.slate.strokes[self.sight.seat] + 1 >= STROKES
    }

    /// Advice that brings a stroke: with five of them that is the reason.
    fn stroke(&self, card: Card, maxim: &'static str, why: Text) -> Advice<Move> {
        if self.hurries() {
            return Advice::by(Move::Play(card), "hurry-the-sixth", text!("imperial-why-sixth", card = card));
        }
        Advice { choice: Move::Play(card), reasons: vec![Reason { text: why, maxim: Some(maxim) }] }
    }

    fn sensible(&self, among: CardSet) -> Option<Advice<Move>> {
        let sensible = Sensible::new(&self.sight).sparing(self.imperial);
        let (card, why) = sensible.card(among)?;
        Some(Advice::plain(Move::Play(card), why.text(card)))
    }

    fn lead(&self) -> Option<Advice<Move>> {
        let s = &self.sight;
        // A sure imperial trump brings its stroke, and what falls under it.
        if let Some(card) = self.order.highest(s.sure(s.trumps()).both(self.imperial)) {
            return Some(self.stroke(card, "draw-honours", text!("imperial-why-draw", card = card)));
        }
        let plain = self.legal.minus(self.order.trumps());
        // Without the highest trump one does not lead imperial ones into it.
        let among = match (plain.is_empty(), self.legal.minus(self.imperial)) {
            (false, _) => plain,
            (true, low) if !low.is_empty() => low,
            _ => self.legal,
        };
        let (card, why) = Sensible::new(s).lead(among)?;
        if why == Why::Low && !s.trumps().both(self.imperial).is_empty() && !s.is_trump(card) {
            return Some(Advice::by(Move::Play(card), "six-by-ruffing", text!("imperial-why-void", card = card)));
        }
        Some(Advice::plain(Move::Play(card), why.text(card)))
    }

    fn follow(&self) -> Option<Advice<Move>> {
        let (s, now) = (&self.sight, &self.sight.tricks.now);
        let takers = s.takers(self.legal);
        let lies = now.cards().iter().any(|card| self.is_honour(*card));
        let keeps = |card: &Card| s.is_last() || self.stands(*card);
        let sure: CardSet = takers.iter().filter(keeps).collect();
        let home = sure.both(self.imperial);
        // A stroke that may be lost later is brought home now, the weakest first; one that makes an Imperial in any case.
        let in_danger: CardSet = home.iter().filter(|card| self.hurries() || !s.is_sure(*card)).collect();
        if let Some(card) = self.order.lowest(in_danger) {
            return Some(match lies {
                true => self.stroke(card, "draw-honours", text!("imperial-why-capture", card = card)),
                false => self.stroke(card, "six-by-ruffing", text!("imperial-why-home", card = card)),
            });
        }
        let plain = self.order.lowest(sure.minus(self.imperial));
        if lies {
            let card = plain.or_else(|| self.order.lowest(sure)).or_else(|| self.order.highest(takers));
            if let Some(card) = card {
                return Some(self.stroke(card, "draw-honours", text!("imperial-why-capture", card = card)));
            }
        }
        // The highest trumps bring their stroke at any time and wait for more to fall.
        if let Some(card) = plain.or_else(|| self.order.lowest(home)) {
            return Some(Advice::plain(Move::Play(card), Why::Take.text(card)));
        }
        // Nothing is won for certain: imperial trumps stay at home as long as they can.
        let spare = self.legal.minus(self.imperial);
        let among = if spare.is_empty() { self.legal } else { spare };
        if among.len() == 1 || among.minus(self.order.trumps()).is_empty() {
            let card = self.order.lowest(among)?;
            return Some(Advice::plain(Move::Play(card), Why::Throw.text(card)));
        }
        self.sensible(among)
    }

    /// Whether a card that takes now is likely to keep the trick against those behind.
    fn stands(&self, card: Card) -> bool {
        let s = &self.sight;
        if s.is_sure(card) {
            return true;
        }
        let led = s.tricks.now.led().unwrap_or(card);
        if s.is_trump(card) && !s.is_trump(led) {
            // Ruffed: whoever follows suit cannot go higher.
            return !s.may_be_ruffed(led, s.behind().collect());
        }
        !s.is_trump(card) && s.is_master(card) && !s.may_be_ruffed(card, s.behind().collect())
    }
}
