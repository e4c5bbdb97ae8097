//! What is paid for a deal: one account of its facts for rules, settling and cases alike.

mod alone;
mod hombre;
mod pairs;
mod quadrille;
mod zapp;

pub use hombre::{Tariff, Verdict};
pub use pairs::Partie;
pub use zapp::{Ultimo, UltimoEnd};

use super::honours::{Honour, Item};
use super::moves::Game;
use super::rules::{POT, Rules};
use super::state::{Fate, Gift, Public, SEATS, State};
use super::terms::Form;
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, LawId, Measure, PerSeat, Scribe, Seat, SeatSet, Sheet, Text, law, text};

/// The facts of a deal that is over.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct DealResult {
    /// Points of each seat; nothing where they are not settled.
    pub points: Option<PerSeat<i32, SEATS>>,
    /// Tricks of each seat, where somebody may be without.
    pub tricks: Option<PerSeat<u8, SEATS>>,
    /// Who has kept the Sküs.
    pub skues: Option<Seat>,
    /// Honours announced.
    pub announced: ArrayVec<Item, 24>,
    /// What became of Pagat, Mond and kings.
    pub fates: ArrayVec<Fate, 10>,
    /// Who played.
    pub player: Option<Seat>,
    /// What.
    pub game: Option<Game>,
    /// Who helped.
    pub helper: Option<Seat>,
    /// The points of the player's side.
    pub side: Option<i32>,
    /// Whether the player made all tricks.
    pub all_tricks: bool,
    /// Cards given to the player, with what he gave for them.
    pub gifts: ArrayVec<(Gift, Card), 3>,
    /// Tarocks of each seat before any exchange.
    pub held: Option<PerSeat<CardSet, SEATS>>,
    /// How often the pile was changed.
    pub step: u8,
    /// What became of the ultimo.
    pub ultimo: Option<Ultimo>,
    /// Honours of Tarok-Zapp.
    pub hands: ArrayVec<(Seat, Honour), 12>,
}

impl Rules {
    /// The facts of the deal that is over.
    pub fn result(&self, s: &State) -> DealResult {
        let deal = &s.public.deal;
        let points = self.points(s);
        let side = self.player_side(s);
        let player = deal.player;
        let last = deal.count;
        let all_tricks = player.is_some_and(|player| deal.won[player] == last);
        let mut result = DealResult {
            points: Some(points),
            tricks: Some(deal.won),
            skues: deal.skues.first().filter(|skues| !skues.lost).map(|skues| skues.seat),
            announced: deal.announced.clone(),
            fates: deal.fates.clone(),
            player,
            game: deal.game,
            helper: side.iter().find(|seat| Some(*seat) != player),
            side: player.map(|_| side.iter().map(|seat| points[seat]).sum()),
            all_tricks,
            gifts: deal.gifts.iter().zip(&s.given).map(|(gift, card)| (*gift, *card)).collect(),
            step: deal.step,
            ..DealResult::default()
        };
        if self.terms.form == Form::Quadrille {
            result.held = Some(self.held_before(s));
        }
        if self.terms.form == Form::Zapp {
            self.zapp_result(s, &mut result);
        }
        result
    }

    /// The tarocks each had before cards were exchanged.
    fn held_before(&self, s: &State) -> PerSeat<CardSet, SEATS> {
        let deal = &s.public.deal;
        let mut held = PerSeat::from_fn(|seat| s.as_played(seat));
        for (gift, card) in deal.gifts.iter().zip(&s.given) {
            if let Some(player) = deal.player {
                held[player] = held[player].without(gift.card).with(*card);
                held[gift.from] = held[gift.from].without(*card).with(gift.card);
            }
        }
        held.map(|cards| cards.both(self.pack.suits[super::cards::TAROCKS]))
    }

    /// One receives the same from each of some others.
    pub(super) fn each_pays<S: Scribe>(
        &self,
        p: &mut Public,
        others: impl IntoIterator<Item = Seat>,
        seat: Seat,
        amount: i64,
        law: LawId,
        scribe: &mut S,
    ) {
        for other in others {
            p.ledger.pay(other, seat, amount, law, scribe);
        }
    }

    /// Who pays an honour of this seat.
    pub fn payers(&self, p: &Public, seat: Seat) -> SeatSet {
        let others = p.deal.ring.iter().filter(|other| *other != seat);
        match self.terms.is_pairs() {
            true => others.filter(|other| self.side(p, *other) != self.side(p, seat)).collect(),
            false => others.collect(),
        }
    }

    /// An honour is paid; en deux it is written down.
    pub(super) fn pay_honour<S: Scribe>(&self, p: &mut Public, item: &Item, scribe: &mut S) {
        let mut parts: [(i64, LawId); 2] = [(item.value, item.honour.law(self.terms.form)), (0, law!("card-values"))];
        let above = i64::from(item.count) - if item.honour == Honour::Tarocks { 10 } else { 3 };
        match item.honour {
            Honour::Tarocks if above > 0 && self.terms.tarock_step > 0 => {
                if let Some(law) = self.terms.customs.laws.above_ten {
                    parts = [(10, parts[0].1), (item.value - 10, law)];
                }
            }
            Honour::Matadors if above > 0 => parts = [(10, parts[0].1), (item.value - 10, law!("matadors-following"))],
            Honour::Above | Honour::Below if item.value < 10 + 5 * above => {
                parts = [(item.value, law!("skuesed-three-half")), parts[1]];
            }
            _ => {}
        }
        for (amount, law) in parts.into_iter().filter(|(amount, _)| *amount != 0) {
            if self.terms.form == Form::Two {
                self.score(p, item.seat, amount, law, scribe);
            } else {
                let payers = self.payers(p, item.seat);
                self.each_pays(p, payers.iter(), item.seat, amount, law, scribe);
            }
        }
    }

    /// Points are written down.
    pub(super) fn score<S: Scribe>(&self, p: &mut Public, seat: Seat, points: i64, law: LawId, scribe: &mut S) {
        p.score[seat] += points as i32;
        if points != 0 {
            scribe.scores(seat, points as i32, law);
        }
    }

    /// Whoever is below pays whoever is above, until all are even.
    pub(super) fn even_out<S: Scribe>(
        &self,
        p: &mut Public,
        mut above: PerSeat<i64, SEATS>,
        law: LawId,
        scribe: &mut S,
    ) {
        for to in Seat::all(SEATS as u8) {
            for from in Seat::all(SEATS as u8) {
                if above[to] > 0 && above[from] < 0 {
                    let amount = above[to].min(-above[from]);
                    p.ledger.pay(from, to, amount, law, scribe);
                    above[to] -= amount;
                    above[from] += amount;
                }
            }
        }
    }

    /// Settles everything that is not paid in the course of the deal.
    pub fn settle<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        match self.terms.form {
            Form::Three => self.settle_three(p, r, scribe),
            Form::Two => self.settle_two(p, r, scribe),
            Form::OldThree => self.settle_old_three(p, r, scribe),
            Form::Partners | Form::Munich => self.settle_pairs(p, r, scribe),
            Form::Quadrille => self.settle_quadrille(p, r, scribe),
            Form::HombreOld | Form::HombreNew => self.settle_hombre(p, r, scribe),
            Form::Zapp => self.settle_zapp(p, r, scribe),
        }
    }

    /// Settles a deal that was played, tells it, and goes on.
    pub(super) fn settle_deal<S: Scribe>(&self, s: &mut State, r: &DealResult, scribe: &mut S) {
        let mut r = r.clone();
        self.rule_on_scat(s, &mut r, scribe);
        self.rule_on_announcements(s, scribe);
        let p = &mut s.public;
        // What was struck brings nothing more.
        r.announced = p.deal.announced.clone();
        self.settle(p, &r, scribe);
        let count_law = match self.terms.form {
            Form::Quadrille => law!("count-card-by-card"),
            Form::Two => law!("two-packets-of-two"),
            _ => law!("packet-count"),
        };
        let (ring, won, points) = (p.deal.ring, p.deal.won, r.points.unwrap_or_default());
        scribe.deal_over(count_law, || {
            let seats = || ring.iter();
            Sheet::new(self.ended(&r))
                .with(text!("house-points"), Measure::Points, seats().map(|seat| (seat, points[seat].into())))
                .with(text!("house-tricks"), Measure::Tricks, seats().map(|seat| (seat, won[seat].into())))
        });
        self.close_partie(p, scribe);
        self.next_deal(s, scribe);
    }

    /// How a deal ended, in a line.
    fn ended(&self, r: &DealResult) -> Text {
        match (r.player, r.side) {
            (Some(player), Some(points)) => match self.verdict(r) {
                Verdict::Won => text!("tarock-won", seat = player, points = points),
                Verdict::Stands => text!("tarock-stands", seat = player),
                Verdict::Lost => text!("tarock-lost", seat = player, points = points),
            },
            _ => text!("tarock-counted"),
        }
    }

    /// The pot that is left when the match is over is shared.
    pub(super) fn close_pot<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let (left, ring) = (p.ledger.balance(POT), p.deal.ring);
        let share = left / i64::from(ring.len().max(1));
        let odd = left - share * i64::from(ring.len());
        for (place, seat) in (0..).zip(ring.iter()) {
            p.ledger.pay(POT, seat, share + i64::from(place < odd), law!("pot-stakes"), scribe);
        }
    }

    /// The law by which a match ends.
    pub fn length_law(&self) -> LawId {
        match self.terms.form {
            Form::Two => law!("two-hundred-points"),
            Form::Three | Form::HombreOld | Form::HombreNew => law!("tours"),
            Form::Partners | Form::Munich if self.terms.ferma => law!("partita-ferma"),
            Form::Partners | Form::Munich => law!("six-parties"),
            _ => law!("match-length"),
        }
    }

    /// What the match is worth to a seat as it stands: the balance, and what the points so far promise.
    pub fn standing(&self, s: &State, seat: Seat) -> f64 {
        let p = &s.public;
        let balance = p.ledger.balance(seat) as f64;
        let deal = &p.deal;
        if self.terms.form == Form::Two {
            let other = Seat(1 - seat.0.min(1));
            return balance + f64::from(p.score[seat] - p.score[other]) * self.terms.point_price.max(1) as f64;
        }
        let pairs = match self.terms.is_pairs() {
            true => {
                let side = self.side(p, seat) as u8;
                f64::from(p.score[Seat(side)] - p.score[Seat(1 - side)]) / 24.0
            }
            false => 0.0,
        };
        if deal.phase != super::state::Phase::Play || !deal.ring.contains(seat) {
            return balance + pairs;
        }
        let points = |seat: Seat| self.pack.surplus(deal.piles[seat]) + i32::from(deal.won[seat]);
        let side: SeatSet = if self.terms.is_pairs() {
            deal.ring.iter().filter(|other| self.side(p, *other) == self.side(p, seat)).collect()
        } else if deal.player.is_some() {
            let with = self.player_side(s);
            deal.ring.iter().filter(|other| with.contains(*other) == with.contains(seat)).collect()
        } else {
            SeatSet::one(seat)
        };
        let own: i32 = side.iter().map(points).sum();
        let all: i32 = deal.ring.iter().map(points).sum();
        let share = f64::from(all) * f64::from(side.len()) / f64::from(deal.ring.len().max(1));
        let worth = match self.terms.form {
            Form::Zapp => self.terms.unit as f64 / 10.0,
            Form::Partners | Form::Munich => 1.0 / 24.0,
            _ => 1.0,
        };
        balance + pairs + (f64::from(own) - share) * worth
    }
}
