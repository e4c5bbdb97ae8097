//! Those who come late, and balls that are sold within the company.

use super::options::Form;
use super::rules::{Guerre, POT};
use super::settle;
use super::state::{Phase, Sale, State};
use super::words::{MOST_OFFERED, Moves, Word};
use crate::laws::Ball;
use crate::table::Place;
use spadille_core::{Scribe, Seat, law, text};

impl Guerre {
    /// How many begin the match.
    pub(super) fn present(&self) -> u8 {
        self.options.players - self.options.latecomers.min(self.options.players)
    }

    /// Whether somebody who is late may come in now: at any time, as long as a game lasts.
    pub(super) fn may_join(&self, s: &State, seat: Seat) -> bool {
        let going = matches!(s.phase, Phase::Acquit | Phase::AcquitShort | Phase::Play);
        going && s.rolling.is_none() && self.options.newcomers && s.absent.contains(s.ball(seat))
    }

    /// What a newcomer has to take over.
    pub(super) fn standing_highest(&self, s: &State) -> u16 {
        let counts = if self.options.form.pays() { &s.war.bought } else { &s.war.marks };
        let living = self.order.iter().filter(|player| self.lives(s, **player));
        settle::newcomer(living.map(|player| counts.of(*player))).0
    }

    /// Somebody comes in and takes over the highest count.
    pub(super) fn join<S: Scribe>(&self, s: &mut State, who: Seat, scribe: &mut S) {
        let (ball, highest) = (s.ball(who), self.standing_highest(s));
        scribe.does(who, law!("newcomers"), || text!("guerre-joins", seat = who, count = highest));
        s.absent.remove(ball);
        s.war.dead.remove(ball);
        s.war.put(ball, Place::Hand);
        if self.options.form != Form::Hamburg {
            s.ledger.pay(who, POT, self.sets(1), law!("ante-pot"), scribe);
        }
        if self.options.form.pays() {
            s.ledger.pay(who, POT, self.sets(highest), law!("newcomers"), scribe);
            s.war.bought.add(ball, highest);
        } else {
            s.war.marks.add(ball, highest);
            scribe.scores(who, highest.into(), law!("newcomers"));
        }
    }

    /// Whether whoever is to play may sell his ball: once in a turn, and to somebody.
    pub(super) fn may_sell(&self, s: &State) -> bool {
        let others = self.members(s).any(|seat| seat != s.seat(s.actor));
        self.options.selling && s.phase == Phase::Play && !s.war.proposed && others
    }

    /// The company, in the order of the seats.
    fn members<'a>(&'a self, s: &'a State) -> impl Iterator<Item = Seat> + 'a {
        Seat::all(self.options.players).filter(|seat| !s.absent.contains(s.ball(*seat)))
    }

    /// What may be offered.
    pub(super) fn offers(&self) -> Moves {
        (1..=MOST_OFFERED).map(Word::Offer).fold(Moves::none().with(Word::NoOffer), Moves::with)
    }

    /// A player puts his ball up for sale.
    pub(super) fn put_up<S: Scribe>(&self, s: &mut State, who: Seat, scribe: &mut S) {
        scribe.says(who, law!("selling"), || text!("guerre-sells", seat = who, ball = s.actor.to_string()));
        s.war.proposed = true;
        self.ask(s, None, None, scribe);
    }

    /// Somebody offers sets for it, or none. Of equal offers that of a player goes first who is still in the game.
    pub(super) fn bid<S: Scribe>(&self, s: &mut State, who: Seat, sets: u8, scribe: &mut S) {
        let Some(Sale { best, .. }) = s.war.sale else { return };
        let plays = s.living_ball(who).is_some();
        let offers = best.into_iter().chain((sets > 0).then_some((who, sets, plays)));
        let (best, law) = settle::best_offer(offers.map(|offer| (offer, u32::from(offer.1), offer.2)));
        if sets > 0 {
            scribe.says(who, law, || text!("guerre-offers", seat = who, count = sets));
        }
        self.ask(s, Some(who), best, scribe);
    }

    /// The next of the company is asked, or the ball is sold.
    fn ask<S: Scribe>(&self, s: &mut State, after: Option<Seat>, best: Option<(Seat, u8, bool)>, scribe: &mut S) {
        let seller = s.seat(s.actor);
        let next = self.members(s).find(|seat| *seat != seller && after.is_none_or(|after| seat.0 > after.0));
        if let Some(asked) = next {
            s.war.sale = Some(Sale { asked, best });
            s.phase = Phase::Sale;
            return;
        }
        s.war.sale = None;
        match best {
            Some((buyer, sets, _)) => {
                scribe.does(buyer, law!("selling"), || {
                    text!("guerre-buys", seat = buyer, ball = s.actor.to_string(), count = sets)
                });
                s.ledger.pay(buyer, seller, self.sets(sets.into()), law!("selling"), scribe);
                let number = s.actor.dots().map_or(0, |n| usize::from(n) - 1);
                if let Some(owner) = s.war.sold.get_mut(number) {
                    *owner = Some(buyer);
                }
            }
            None => scribe.tell_by(law!("selling"), || text!("guerre-no-sale")),
        }
        match self.sole_owner(s) {
            Some(winner) => self.end(s, winner, law!("last-wins"), scribe),
            None => self.plays_on(s),
        }
    }

    /// Whoever's turn it is plays, or sets out if he is in hand and finds no ball.
    pub(super) fn plays_on(&self, s: &mut State) {
        let in_hand = s.war.of(s.actor) == Place::Hand;
        s.phase = if in_hand && !self.finds_a_ball(s) { Phase::Acquit } else { Phase::Play };
    }

    /// A ball of the one to whom all living balls belong.
    pub(super) fn sole_owner(&self, s: &State) -> Option<Ball> {
        let mut living = self.order.iter().copied().filter(|player| self.lives(s, *player));
        let first = living.next()?;
        living.all(|ball| s.seat(ball) == s.seat(first)).then_some(first)
    }
}
