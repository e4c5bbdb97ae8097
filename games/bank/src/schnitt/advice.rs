//! Hints: an honest Schnitt is almost fair, a prepared one ruinous; later stakes cost what a pair may take.

use super::moves::{Move, Say};
use super::odds;
use super::rules::Schnitt;
use super::state::{Phase, Public};
use super::view::View;
use crate::bend::{Fell, Stage};
use crate::book::BOOK;
use crate::layout::Laid;
use crate::odds::{Fraction, number};
use crate::said::on_card;
use spadille_core::game::Reason;
use spadille_core::{Advice, Rank, Seat, text};

/// The largest share of a stake that a careful punter leaves to the bank: one in forty.
fn bearable() -> Fraction {
    Fraction::new(1, 40)
}

/// The bank's share of a plain stake laid on a rank now; nothing where it cannot fall any more.
pub fn share(p: &Public, rank: Rank) -> Option<Fraction> {
    let (cards, copies) = p.unseen(rank);
    odds::share(cards, copies, p.taille.pairs == 0)
}

/// The rank that leaves the bank the smallest share, and that share.
pub fn best_rank(p: &Public) -> Option<(Rank, Fraction)> {
    BOOK.into_iter().filter_map(|rank| Some((rank, share(p, rank)?))).min_by_key(|(_, share)| *share)
}

impl Schnitt {
    /// What a careful player would do now.
    pub(super) fn hint(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let p = &v.public;
        if !self.whose_turn(p).may_act(seat) {
            return None;
        }
        if p.phase == Phase::Cut {
            return Some(Advice::by(Move::Cut(26), "shuffle-proves-nothing", text!("schnitt-why-cut")));
        }
        if let Some(request) = p.taille.asked {
            let share = share(p, request.on).filter(|share| *share > bearable());
            return Some(match share {
                Some(share) => Advice::plain(Move::Refuse, text!("schnitt-why-refuse", share = share.to_string())),
                None => Advice::plain(Move::Leave, text!("schnitt-why-leave")),
            });
        }
        if let Some(stake) = p.won_card(seat) {
            let collect = Move::Answer { on: stake.on, say: Say::Collect };
            return Some(Advice::plain(collect, text!("schnitt-why-collect")));
        }
        Some(self.advise_stake(p, seat))
    }

    fn advise_stake(&self, p: &Public, seat: Seat) -> Advice<Move> {
        if self.options.demo_fraud.winners().is_some() {
            let mut advice = Advice::by(Move::Ready, "distrust-ready-packs", text!("schnitt-why-distrust"));
            let watch = [("watch-the-order", text!("schnitt-why-watch")), ("move-one-card", text!("schnitt-one-card"))];
            advice.reasons.extend(watch.map(|(maxim, text)| Reason { text, maxim: Some(maxim) }));
            return advice;
        }
        if !p.cards[seat].is_empty() {
            return Advice::plain(Move::Ready, text!("schnitt-why-wait"));
        }
        let stake = |rank: Rank| Move::Stake(Laid::least(rank));
        match best_rank(p) {
            Some((rank, share)) if p.taille.pairs == 0 => {
                let why = text!("schnitt-why-fair", share = share.to_string());
                let mut advice = Advice::by(stake(rank), "honest-is-fair", why);
                let text = text!("schnitt-why-people-you-know");
                advice.reasons.push(Reason { text, maxim: Some("more-dangerous") });
                advice
            }
            Some((rank, share)) if share == Fraction::default() => {
                Advice::by(stake(rank), "single-card-free", text!("schnitt-why-free", card = on_card(rank)))
            }
            _ => Advice::by(Move::Ready, "before-the-force", text!("schnitt-why-no-more")),
        }
    }

    /// What a move is worth to `seat`, in parts. While a card waits for its answer, other moves are worth the best answer too,
    /// for it is still to come.
    pub(super) fn worth(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        let p = &v.public;
        // What a prepared pack decides is not paid.
        if self.options.demo_fraud.winners().is_some() {
            return Some(0.0);
        }
        let of_answer = |say: Say| {
            let stake = p.won_card(seat)?;
            match say {
                Say::Collect => {
                    let left = p.bank.left(self.options.laid_by(p.banker), &p.ledger);
                    Some(stake.due(Fell::Win).min(left.unwrap_or(i64::MAX)) as f64)
                }
                Say::Bend(stage) => Some(self.left_standing(p, stake.on, stage, stake.amount.into())),
            }
        };
        if let Move::Answer { say, .. } = m {
            return of_answer(say);
        }
        let later = of_answer(Say::Collect).unwrap_or(0.0);
        let share = |rank| share(p, rank).map_or(0.0, number);
        let staked = |on: Rank| p.card_on(seat, on).map_or(0.0, |card| f64::from(p.cards[seat][card].amount));
        let now = match m {
            Move::Stake(laid) | Move::Raise(laid) => -share(laid.on) * laid.parts() as f64,
            // A banker who reckons gives leave only for what is to his own good.
            Move::Withdraw(on) => (share(on) * staked(on)).min(0.0),
            Move::Shift { on, to } => ((share(on) - share(to)) * staked(on)).min(0.0),
            Move::Leave => {
                let request = p.taille.asked?;
                let stake = p.card_on(request.seat, request.on).map(|card| p.cards[request.seat][card])?;
                (request.to.map_or(0.0, share) - share(request.on)) * f64::from(stake.amount)
            }
            Move::Ready | Move::Cut(_) | Move::Refuse | Move::Answer { .. } => 0.0,
        };
        Some(now + later)
    }

    /// What a card left standing at a stage is worth, if it is collected when it next wins.
    fn left_standing(&self, p: &Public, on: Rank, stage: Stage, amount: i64) -> f64 {
        let (cards, copies) = p.unseen(on);
        let Some(chances) = odds::outcomes(cards, copies, false) else {
            return stage.due(Fell::Close, amount) as f64;
        };
        let of = |chance: Fraction, fell: Fell| number(chance) * stage.due(fell, amount) as f64;
        of(chances.win, Fell::Win) + of(chances.lose, Fell::Lose)
    }
}
