//! Hints for people who will not keep away: the book's only advice is to leave the game alone, the rest is reckoned.
//!
//! What every move is worth is known exactly: the bank's share of what it leaves on the table, and what it pays at once.
//! Nothing need be played out for it. A card left standing is taken to be collected when it next wins, for bending never
//! gains anything (a test of [`odds`] holds it); to pay half at a plié, as in the printed tables; and to be closed with the
//! taille.

use super::moves::{Move, Say};
use super::odds::{self, Colours, Fraction};
use super::options::PlieAnswer;
use super::rules::Pharo;
use super::said::on_card;
use super::state::{Colour, Phase, Public, Stake, Waits};
use super::view::View;
use crate::bend::{Fell, Stage};
use crate::book::{BOOK, COPIES, Ranks};
use crate::layout::Laid;
use crate::piles::FALSE_TAILLE;
use spadille_core::game::Reason;
use spadille_core::{Advice, Rank, Seat, text};
use std::cmp::Ordering;

/// The last turns, in which nobody should stake any more.
const LATE: u8 = 18;

/// The largest share of a stake that a careful punter leaves to the bank: one in forty.
fn bearable() -> Fraction {
    Fraction::new(1, 40)
}

/// The bank's share of a plain stake laid on a rank now.
pub fn share(p: &Public, rank: Rank) -> Option<Fraction> {
    let (unseen, copies) = p.unseen(rank);
    odds::standing(unseen, copies, Stage::Plain)
}

/// The ranks that leave the bank the smallest share, and that share. Ranks that cannot fall any more are left out.
pub fn best_ranks(p: &Public) -> Option<(Ranks, Fraction)> {
    let of_so_many = |copies: u8| {
        let ranks: Ranks = BOOK.into_iter().filter(|rank| p.unseen(*rank).1 == copies).collect();
        let share = share(p, ranks.iter().next()?)?;
        Some((ranks, share))
    };
    (1..=COPIES).filter_map(of_so_many).reduce(|best, next| match best.1.cmp(&next.1) {
        Ordering::Less => best,
        Ordering::Equal => (best.0.iter().chain(next.0.iter()).collect(), best.1),
        Ordering::Greater => next,
    })
}

impl Pharo {
    /// What a careful player would do now.
    pub(super) fn hint(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let p = &v.public;
        if !self.whose_turn(p).may_act(seat) {
            None
        } else if p.taille.asked.is_some() {
            Some(self.advise_banker(v))
        } else if p.phase == Phase::Count {
            Some(Advice::plain(Move::Count, text!("pharo-why-count")))
        } else if let Some((card, stake)) = p.asked_card(seat) {
            let on = v.rank(seat, card)?;
            let collect = Move::Answer { on, say: Say::Collect, to: None };
            match stake.waits {
                // Nothing is better than to be paid, and his turn will come.
                Waits::Won if self.waits_for_vorhand(p, seat) => None,
                Waits::Won => Some(Advice::by(collect, "a5", text!("pharo-why-collect"))),
                _ => self.advise_plie(p, on),
            }
        } else {
            Some(self.advise_stake(v, seat))
        }
    }

    /// Leave costs the banker his share of the stake; a small one is worth the company's good humour.
    fn advise_banker(&self, v: &View) -> Advice<Move> {
        let rank = v.public.taille.asked.and_then(|request| v.rank(request.seat, request.card));
        match rank.and_then(|rank| share(&v.public, rank)) {
            Some(share) if share > bearable() => {
                Advice::plain(Move::Refuse, text!("pharo-why-refuse", share = share.to_string()))
            }
            _ => Advice::plain(Move::Leave, text!("pharo-why-leave")),
        }
    }

    /// The cheapest of the answers that the table allows.
    fn advise_plie(&self, p: &Public, on: Rank) -> Option<Advice<Move>> {
        let (unseen, copies) = p.unseen(on);
        let colours = Colours::unseen(p.seen());
        let majority = if colours.red > colours.black { Colour::Red } else { Colour::Black };
        let answer = |say| Move::Answer { on, say, to: None };
        let guess = colours.loss().map(|loss| {
            let text = text!("pharo-why-colour", red = colours.red, black = colours.black);
            (loss, Advice::by(answer(Say::Guess(majority)), "a4", text))
        });
        let play_on = odds::standing(unseen, copies, Stage::Outward).map(|cost| {
            let text = text!("pharo-why-play-on", share = cost.to_string());
            (cost, Advice::plain(answer(Say::PlayOn), text))
        });
        let half = (Fraction::new(1, 2), Advice::plain(answer(Say::Half), text!("pharo-why-half")));
        let ways = [(PlieAnswer::Colour, guess), (PlieAnswer::PlayOn, play_on), (PlieAnswer::Half, Some(half))];
        let allowed = ways.into_iter().filter(|(kind, _)| self.options.plie_choice.contains(kind));
        allowed.filter_map(|(_, way)| way).min_by_key(|(cost, _)| *cost).map(|(_, advice)| advice)
    }

    fn advise_stake(&self, v: &View, seat: Seat) -> Advice<Move> {
        let taille = &v.public.taille;
        if !v.ranks.is_empty() {
            return Advice::plain(Move::Ready, text!("pharo-why-wait"));
        }
        if taille.turns >= LATE {
            return Advice::by(Move::Ready, "a3", text!("pharo-why-late"));
        }
        let best = best_ranks(&v.public).filter(|(_, share)| *share <= bearable() && !taille.broken);
        // Of ranks that are equally good each punter has his own, another in each taille.
        let turn = seat.index() * 5 + usize::from(v.public.tailles_done);
        let own = |ranks: Ranks| ranks.iter().nth(turn % ranks.iter().count().max(1));
        let Some((on, share)) = best.and_then(|(ranks, share)| Some((own(ranks)?, share))) else {
            return Advice::by(Move::Ready, "a1", text!("pharo-why-keep-away"));
        };
        let why = text!("pharo-why-stake", card = on_card(on), share = share.to_string());
        let mut advice = Advice::by(Move::Stake(Laid::least(on)), "a2", why);
        advice.reasons.push(Reason { text: text!("pharo-why-keep-away"), maxim: Some("a1") });
        advice
    }
}

fn number(fraction: Fraction) -> f64 {
    *fraction.numer() as f64 / *fraction.denom() as f64
}

/// The bank's share of a plain stake on a rank, per unit.
fn share_of(p: &Public, rank: Rank) -> Option<f64> {
    share(p, rank).map(number)
}

impl Pharo {
    /// What a move is worth to `seat`, in parts. While a card waits for its answer, other moves are worth the best answer
    /// too, for it is still to come.
    pub(super) fn worth(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        let p = &v.public;
        let asked = p.asked_card(seat).map(|(card, stake)| (v.rank(seat, card), stake));
        if let (Move::Answer { on, say, to }, Some((_, stake))) = (m, asked) {
            return self.worth_of_answer(p, stake, to.unwrap_or(on), say);
        }
        let best = |(on, stake): (Option<Rank>, &Stake)| {
            let worth = |say| self.worth_of_answer(p, stake, on?, say);
            self.answers(stake).into_iter().filter_map(worth).reduce(f64::max)
        };
        let later = asked.and_then(best).unwrap_or(0.0);
        let staked = |on: Rank| {
            let mut cards = p.cards.get(seat)?.iter().enumerate();
            cards.find(|(card, _)| v.rank(seat, *card) == Some(on)).map(|(_, stake)| f64::from(stake.amount))
        };
        let now = match m {
            Move::Ready | Move::Refuse => 0.0,
            Move::Stake(laid) | Move::Raise(laid) => -share_of(p, laid.on)? * laid.parts() as f64,
            // To ask costs nothing, and a banker who reckons gives leave only for what is to his own good.
            Move::Withdraw(on) => (share_of(p, on)? * staked(on)?).min(0.0),
            Move::Shift { on, to } => ((share_of(p, on)? - share_of(p, to)?) * staked(on)?).min(0.0),
            Move::Leave => self.worth_of_leave(v)?,
            Move::Count => self.worth_of_counting(p, seat),
            Move::Answer { .. } => return None,
        };
        Some(now + later)
    }

    fn worth_of_answer(&self, p: &Public, stake: &Stake, on: Rank, say: Say) -> Option<f64> {
        let (amount, (unseen, copies)) = (f64::from(stake.amount), p.unseen(on));
        let left_standing = |stage: Stage| odds::standing(unseen, copies, stage).map(|edge| -number(edge) * amount);
        match say {
            Say::Collect => Some(self.bank(p).payable(&p.ledger, stake.due(Fell::Win)) as f64),
            Say::Bend(stage) => left_standing(stage),
            Say::PlayOn => left_standing(Stage::Outward),
            Say::Half => Some(stake.due(Fell::Plie) as f64),
            Say::Guess(colour) => {
                let Colours { red, black } = Colours::unseen(p.seen());
                let wrong = if colour == Colour::Red { black } else { red };
                Some(-f64::from(wrong) / f64::from((red + black).max(1)) * amount)
            }
        }
    }

    /// What the banker gives away by his leave: his share of the stake as it stands, less that of where it goes. Of a card
    /// that lies face down he knows only that it is no better for him than the least of all.
    fn worth_of_leave(&self, v: &View) -> Option<f64> {
        let (p, request) = (&v.public, v.public.taille.asked?);
        let stake = p.cards.get(request.seat)?.get(request.card)?;
        let stands = match v.rank(request.seat, request.card) {
            Some(rank) => share_of(p, rank)?,
            None => BOOK.into_iter().filter_map(|rank| share_of(p, rank)).reduce(f64::min)?,
        };
        let goes = request.to.map_or(Some(0.0), |to| share_of(p, to))?;
        Some((goes - stands) * f64::from(stake.amount))
    }

    /// What counting the piles promises: a false taille pays as won what would only be closed.
    fn worth_of_counting(&self, p: &Public, seat: Seat) -> f64 {
        let more = |stake: &Stake| stake.due(Fell::Win) - stake.due(Fell::Close);
        let gain: i64 = p.cards.get(seat).map_or(0, |cards| cards.iter().map(more).sum());
        gain as f64 * f64::from(FALSE_TAILLE.0) / f64::from(FALSE_TAILLE.1)
    }
}
