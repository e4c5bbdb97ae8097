//! Each for himself: three by either book, and en deux.

use super::DealResult;
use crate::tarock::honours::{Honour, is_mond, is_pagat};
use crate::tarock::rules::{POT, Rules};
use crate::tarock::state::{Fate, Public, SEATS};
use crate::tarock::terms::Form;
use spadille_core::{PerSeat, Scribe, Seat, SeatSet, law};

/// Points at which nothing is won or lost, and what a player without a trick receives.
const PAR: i64 = 26;

impl Rules {
    fn others(p: &Public, seat: Seat) -> SeatSet {
        p.deal.ring.set().without(seat)
    }

    /// Points above and below 26, or 26 from each for whoever has no trick.
    fn settle_count<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        let Some(points) = r.points else { return };
        let trickless = |seat: &Seat| {
            let none = r.tricks.is_some_and(|tricks| tricks[*seat] == 0);
            let as_good = self.terms.customs.skues_is_trick && r.skues == Some(*seat);
            none && self.terms.trickless && !as_good
        };
        let free: SeatSet = p.deal.ring.iter().filter(trickless).collect();
        if free.is_empty() {
            let ring = p.deal.ring;
            let above = |seat: Seat| if ring.contains(seat) { i64::from(points[seat]) - PAR } else { 0 };
            let above: PerSeat<i64, SEATS> = PerSeat::from_fn(above);
            self.even_out(p, above, law!("par-twenty-six"), scribe);
            let lone = |seat: Seat| r.skues == Some(seat) && r.tricks.is_some_and(|tricks| tricks[seat] == 0);
            if let Some(seat) = ring.iter().find(|seat| lone(*seat)) {
                scribe.does(seat, law!("lone-skues-four"), || spadille_core::text!("tarock-lone-skues", seat = seat));
            }
            return;
        }
        let laws = &self.terms.customs.laws;
        let law = if free.len() > 1 { laws.two_without_trick } else { laws.no_trick };
        for seat in free.iter() {
            let others = Self::others(p, seat);
            self.each_pays(p, others.iter(), seat, PAR, law, scribe);
        }
    }

    /// Three by the book of about 1860.
    pub(super) fn settle_three<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        self.settle_count(p, r, scribe);
        let pot = p.ledger.balance(POT);
        let last = self.terms.hand();
        for fate in &r.fates {
            if is_pagat(fate.card) {
                self.settle_pagat(p, r, fate, scribe);
                if fate.trick == last {
                    let gain = if fate.winner == fate.owner { pot } else { -pot };
                    p.ledger.pay(POT, fate.owner, gain, law!("pot-pagat"), scribe);
                }
            } else if self.pack.kings.contains(fate.card) {
                let (amount, law) = match fate.trick == last {
                    true => (self.terms.king_ultimo, law!("king-ultimo")),
                    false => (5, law!("king-to-trick")),
                };
                let others = Self::others(p, fate.winner);
                self.each_pays(p, others.iter(), fate.winner, amount, law, scribe);
                if fate.trick == last {
                    let gain = if fate.winner == fate.owner { pot / 2 } else { -(pot / 2) };
                    p.ledger.pay(POT, fate.owner, gain, law!("pot-king"), scribe);
                }
            }
        }
    }

    fn settle_pagat<S: Scribe>(&self, p: &mut Public, r: &DealResult, fate: &Fate, scribe: &mut S) {
        let last = fate.trick == self.terms.hand();
        let price = if last { 20 } else { 10 };
        let others = Self::others(p, fate.owner);
        if fate.winner == fate.owner {
            let law = match fate.trick {
                0 => law!("scat-pagat-brings-ten"),
                _ if last => law!("pagat-ultimo"),
                _ => law!("pagat-made"),
            };
            self.each_pays(p, others.iter(), fate.owner, price, law, scribe);
            return;
        }
        let law = if last { law!("pagat-lost-ultimo") } else { law!("pagat-lost") };
        if !self.terms.pagat_layout {
            self.each_pays(p, others.iter(), fate.owner, -price, law, scribe);
            return;
        }
        let said = |seat: Seat| r.announced.iter().filter(|item| item.seat == seat).map(|item| item.value).sum::<i64>();
        let least = others.iter().min_by_key(|seat| (said(*seat), *seat != fate.winner));
        let (captor, law) = match least.filter(|_| self.terms.pagat_to_least) {
            Some(least) => (least, law!("pagat-to-least-announced")),
            None => (fate.winner, law),
        };
        let payers = Self::others(p, captor);
        self.each_pays(p, payers.iter(), captor, price, law, scribe);
    }

    /// En deux everything is written down.
    pub(super) fn settle_two<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        for seat in [Seat(0), Seat(1)] {
            let points = r.points.map_or(0, |points| points[seat]);
            self.score(p, seat, points.into(), law!("two-full-count"), scribe);
        }
        for fate in &r.fates {
            let last = fate.trick == self.terms.hand();
            if is_pagat(fate.card) {
                self.score(p, fate.winner, if last { 25 } else { 15 }, law!("two-pagat"), scribe);
            } else if self.pack.kings.contains(fate.card) {
                self.score(p, fate.winner, if last { 15 } else { 10 }, law!("two-king"), scribe);
            }
        }
    }

    /// Three by the book of 1782.
    pub(super) fn settle_old_three<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        self.settle_count(p, r, scribe);
        let (kings, last) = (self.terms.kings_paid, self.terms.hand());
        let double = if kings { 2 } else { 1 };
        let mut pagat_last = None;
        for fate in r.fates.iter().filter(|fate| fate.trick > 0) {
            let (owner, own, in_last) = (fate.owner, fate.winner == fate.owner, fate.trick == last);
            let others = Self::others(p, owner);
            if is_pagat(fate.card) {
                let mond = |other: &Fate| {
                    is_mond(other.card) && other.owner == owner && other.winner == owner && other.trick == last
                };
                let (amount, law) = match (own, in_last) {
                    (false, true) => (-10 * double, law!("pagat-lost-last")),
                    (false, false) => (-5 * double, law!("pagat-lost")),
                    (true, true) => (10 * double, law!("pagat-last")),
                    (true, false) if kings && fate.trick + 1 == last && r.fates.iter().any(mond) => {
                        (30, law!("great-ultimo"))
                    }
                    (true, false) => (0, law!("pagat-last")),
                };
                if own && in_last {
                    pagat_last = Some(owner);
                }
                let law = if kings && amount != 30 { law!("kings-paid-pagat-double") } else { law };
                self.each_pays(p, others.iter(), owner, amount, law, scribe);
            } else if kings && self.pack.kings.contains(fate.card) {
                let amount = if in_last { 10 } else { 5 } * if own { 1 } else { -1 };
                self.each_pays(p, others.iter(), owner, amount, law!("kings-paid"), scribe);
            }
        }
        self.settle_ten_tarocks(p, r, scribe);
        if let Some(seat) = pagat_last {
            self.settle_four_honours(p, r, seat, scribe);
        }
    }

    /// Ten tarocks that are paid only now, and only to a player with more than 26 points.
    fn settle_ten_tarocks<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        if !self.terms.ten_if_won || self.terms.form != Form::OldThree {
            return;
        }
        for item in r.announced.iter().filter(|item| item.honour == Honour::Tarocks) {
            if Self::above_par(r, item.seat) {
                self.pay_honour(p, item, scribe);
            }
        }
    }

    fn above_par(r: &DealResult, seat: Seat) -> bool {
        r.points.is_some_and(|points| i64::from(points[seat]) > PAR)
    }

    /// Ten tarocks, matadors, a whole cavalry and the Pagat on the last trick bring 34 where the table so agrees.
    fn settle_four_honours<S: Scribe>(&self, p: &mut Public, r: &DealResult, seat: Seat, scribe: &mut S) {
        let has = |honour: Honour| r.announced.iter().any(|item| item.seat == seat && item.honour == honour);
        let tarocks = has(Honour::Tarocks) && (!self.terms.ten_if_won || Self::above_par(r, seat));
        // The new way calls the same three matadors honneurs.
        let matadors = has(Honour::Matadors) || has(Honour::Honneurs);
        if !(self.terms.thirty_four && tarocks && matadors && has(Honour::Whole)) {
            return;
        }
        let pagat = if self.terms.kings_paid { 20 } else { 10 };
        let others = Self::others(p, seat);
        // What is announced beyond the first three matadors, the tenth tarock and one cavalry is paid all the same.
        let correction = 34 - 3 * 10 - pagat;
        self.each_pays(p, others.iter(), seat, correction, law!("four-honours-together"), scribe);
    }
}
