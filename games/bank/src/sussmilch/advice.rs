//! Hints: as in Pharo, a rank that has come twice costs least; in the last turn nothing can be won.

use super::moves::Move;
use super::odds;
use super::options::MultiBet;
use super::places::{LAYOUT, Spot};
use super::rules::Sussmilch;
use super::state::{Phase, Public, TURNS};
use super::view::View;
use crate::amount::PARTS;
use crate::odds::{Fraction, number};
use crate::piles::FALSE_TAILLE;
use crate::wager::On;
use spadille_core::game::Reason;
use spadille_core::{Advice, Seat, text};

/// The largest share of a stake that a careful punter leaves to the bank: one in thirty.
fn bearable() -> Fraction {
    Fraction::new(1, 30)
}

impl Sussmilch {
    /// The bank's share of a stake laid on a place now; nothing where it cannot be decided any more.
    pub(super) fn share(&self, p: &Public, spot: Spot) -> Option<Fraction> {
        let copies = |rank| p.unseen(rank).1;
        let unseen = p.unseen(LAYOUT[0]).0;
        if self.options.multi_bet == MultiBet::Joint {
            let all = spot.ranks().map(copies).sum();
            return if all == 0 { None } else { odds::standing(unseen, all) };
        }
        let shares: Option<Vec<Fraction>> = spot.ranks().map(|rank| odds::standing(unseen, copies(rank))).collect();
        let shares = shares.filter(|_| spot.ranks().any(|rank| copies(rank) > 0))?;
        Some(shares.iter().sum::<Fraction>() / shares.len() as i128)
    }

    /// The single rank that leaves the bank the smallest share, and that share.
    pub(super) fn best(&self, p: &Public) -> Option<(Spot, Fraction)> {
        let single = LAYOUT.into_iter().filter_map(Spot::of);
        single.filter_map(|spot| Some((spot, self.share(p, spot)?))).min_by_key(|(_, share)| *share)
    }

    /// What a careful player would do now.
    pub(super) fn hint(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let p = &v.public;
        if !self.whose_turn(p).may_act(seat) {
            return None;
        }
        if p.phase == Phase::Count {
            return Some(Advice::plain(Move::Count, text!("sussmilch-why-count")));
        }
        let standing = Spot::all().find(|spot| p.on(seat, *spot).standing() > 0);
        let is_last = p.taille.turns + 1 == TURNS;
        Some(match (standing, is_last) {
            (Some(spot), true) => Advice::by(Move::Clear(spot), "not-the-last", text!("sussmilch-why-last")),
            (None, true) => Advice::by(Move::Ready, "not-the-last", text!("sussmilch-why-last")),
            (Some(_), false) => {
                let mut advice = Advice::plain(Move::Ready, text!("sussmilch-why-wait"));
                advice.reasons.push(Reason { text: text!("sussmilch-why-one-turn"), maxim: Some("one-turn") });
                advice
            }
            (None, false) => match self.best(p).filter(|(_, share)| *share <= bearable()) {
                Some((place, share)) => {
                    let why = text!("sussmilch-why-stake", place = place.said(), share = share.to_string());
                    let mut advice = Advice::by(Move::Stake(On { place, sum: 1 }), "out-twice", why);
                    let text = text!("sussmilch-why-shares");
                    advice.reasons.push(Reason { text, maxim: Some("shares-not-joint") });
                    advice
                }
                None => Advice::by(Move::Ready, "greater-share", text!("sussmilch-why-keep-away")),
            },
        })
    }

    /// What a move is worth to whoever makes it, in parts: the bank's share of what it lays or takes away.
    pub(super) fn worth(&self, p: &Public, seat: Seat, m: Move) -> f64 {
        let share = |spot| self.share(p, spot).map_or(0.0, number);
        let laid = |on: On<Spot>| share(on.place) * f64::from(on.sum) * PARTS as f64;
        match m {
            Move::Ready => 0.0,
            // A false taille pays as won what would only go back.
            Move::Count => {
                let stands: i64 = Spot::all().map(|spot| p.on(seat, spot).sum()).sum();
                stands as f64 * f64::from(FALSE_TAILLE.0) / f64::from(FALSE_TAILLE.1)
            }
            Move::Stake(on) => -laid(on),
            Move::Withdraw(on) => laid(on),
            Move::Clear(spot) => share(spot) * p.on(seat, spot).sum() as f64,
            Move::Push { from, to } => laid(from) - laid(On { place: to, sum: from.sum }),
        }
    }
}
