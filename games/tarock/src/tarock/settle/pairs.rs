//! Parties: en deux to a hundred, in partnership of four deals.

use super::DealResult;
use crate::tarock::honours::is_pagat;
use crate::tarock::rules::Rules;
use crate::tarock::state::{Public, SEATS};
use crate::tarock::terms::Form;
use spadille_core::{LawId, PerSeat, Scribe, Seat, SeatSet, law, text};

/// The deals of a Partie in partnership.
pub const DEALS: u32 = 4;

/// How a Partie stands: who has won it, how many stakes or Parties it counts, and what is paid besides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Partie {
    /// Which of the two has won, if anybody.
    pub winner: Option<usize>,
    /// How often it counts.
    pub times: i64,
    /// By how many points.
    pub ahead: i64,
    /// Why it counts so often.
    pub law: LawId,
}

impl Partie {
    /// A Partie of four deals by the sums of both sides.
    pub fn of_sides(sums: [i32; 2]) -> Partie {
        let ahead = i64::from((sums[0] - sums[1]).abs());
        let winner = match sums[0].cmp(&sums[1]) {
            std::cmp::Ordering::Equal => return Partie { winner: None, times: 0, ahead: 0, law: law!("partie-even") },
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
        };
        let (times, law) = match (ahead >= 36, sums[1 - winner] == 0) {
            (true, true) => (3, law!("partie-triple")),
            (true, false) => (2, law!("reale")),
            (false, true) => (2, law!("partie-double")),
            (false, false) => (1, law!("partie-single")),
        };
        Partie { winner: Some(winner), times, ahead, law }
    }

    /// A Partie for two by both totals; nothing while it goes on.
    pub fn for_two(totals: [i32; 2]) -> Option<Partie> {
        if totals[0].max(totals[1]) < 100 || totals[0] == totals[1] {
            return None;
        }
        let winner = usize::from(totals[1] > totals[0]);
        let poor = totals[1 - winner] < 50;
        let law = if poor { law!("two-double") } else { law!("two-hundred-points") };
        let ahead = i64::from((totals[0] - totals[1]).abs());
        Some(Partie { winner: Some(winner), times: if poor { 2 } else { 1 }, ahead, law })
    }
}

impl Rules {
    /// What each side has above half.
    pub fn excess(&self, points: [i32; 2]) -> [i32; 2] {
        let half = self.terms.par().unwrap_or(0);
        points.map(|points| (points - half).max(0))
    }

    /// The points of both sides.
    pub fn sides(&self, p: &Public, points: &PerSeat<i32, SEATS>) -> [i32; 2] {
        let mut sums = [0; 2];
        for seat in p.deal.ring.iter() {
            sums[self.side(p, seat)] += points[seat];
        }
        sums
    }

    pub(super) fn settle_pairs<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        if self.terms.four_honours {
            self.settle_pairs_pagat(p, r, scribe);
        }
        let Some(points) = r.points else { return };
        let sums = self.sides(p, &points);
        let law = if self.terms.form == Form::Munich { law!("munich-hundred") } else { law!("packets-of-four") };
        scribe.tell_by(law, || text!("tarock-sides", first = sums[0], second = sums[1]));
        for (side, excess) in self.excess(sums).into_iter().enumerate() {
            let place = Seat(side as u8);
            p.score[place] += excess;
            if excess > 0 {
                let first = p.deal.ring.iter().find(|seat| self.side(p, *seat) == side).unwrap_or(place);
                scribe.scores(first, excess, law!("over-thirty-six"));
            }
            if sums[1 - side] == 0 {
                p.volatas[side] += 1;
            }
        }
    }

    fn settle_pairs_pagat<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        for fate in r.fates.iter().filter(|fate| is_pagat(fate.card) && fate.trick > 0) {
            let last = fate.trick == self.terms.hand();
            let enemies = self.payers(p, fate.owner);
            let (amount, law) = if enemies.contains(fate.winner) {
                (if last { -10 } else { -5 }, law!("partners-honours"))
            } else if fate.winner == fate.owner {
                (if last { 10 } else { 0 }, law!("partners-honours"))
            } else {
                scribe.tell_by(law!("pagat-taken-by-partner"), || text!("tarock-pagat-kept", seat = fate.owner));
                continue;
            };
            self.each_pays(p, enemies.iter(), fate.owner, amount, law, scribe);
        }
    }

    /// A Partie may be over: then it is paid.
    pub(super) fn close_partie<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        match self.terms.form {
            Form::Two => {
                let Some(partie) = Partie::for_two([p.score[Seat(0)], p.score[Seat(1)]]) else { return };
                let winner = Seat(partie.winner.unwrap_or(0) as u8);
                let loser = Seat(1 - winner.0);
                scribe.does(winner, partie.law, || text!("tarock-partie-won", seat = winner, points = partie.ahead));
                p.ledger.pay(loser, winner, partie.times * self.terms.partie_stake, partie.law, scribe);
                let difference = partie.ahead * self.terms.point_price;
                p.ledger.pay(loser, winner, difference, law!("two-difference"), scribe);
            }
            Form::Partners | Form::Munich if p.deals_done % DEALS == DEALS - 1 => {
                let partie = Partie::of_sides([p.score[Seat(0)], p.score[Seat(1)]]);
                scribe.tell_by(law!("partie-of-four-deals"), || text!("tarock-partie-over"));
                match partie.winner {
                    Some(side) => self.pay_side(p, side, partie.times, partie.law, scribe),
                    None => scribe.tell_by(law!("partie-even"), || text!("tarock-partie-even")),
                }
                for side in [0, 1] {
                    let volatas = i64::from(p.volatas[side]) * self.terms.volata;
                    self.pay_side(p, side, volatas, law!("volata"), scribe);
                }
            }
            _ => return,
        }
        p.parties_done += 1;
        p.score = PerSeat::all(0);
        p.volatas = [0; 2];
    }

    /// Each of one side is paid by one of the other.
    fn pay_side<S: Scribe>(&self, p: &mut Public, side: usize, stakes: i64, law: LawId, scribe: &mut S) {
        let of = |p: &Public, side: usize| -> SeatSet {
            p.deal.ring.iter().filter(|seat| self.side(p, *seat) == side).collect()
        };
        let (winners, losers) = (of(p, side), of(p, 1 - side));
        for (winner, loser) in winners.iter().zip(losers.iter()) {
            p.ledger.pay(loser, winner, stakes, law, scribe);
        }
        if stakes > 0 {
            scribe.tell_by(law!("partners-pay-each-one"), || text!("tarock-side-paid", stakes = stakes));
        }
    }
}
