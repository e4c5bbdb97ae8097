//! Hints for people who will not keep away: the book's only advice is to leave the game alone, the rest is reckoned.

use super::moves::{Move, Say};
use super::odds::{self, Colours, Fraction, Plan};
use super::options::PlieAnswer;
use super::rules::Pharo;
use super::said::on_card;
use super::state::{Colour, Phase, Public, Waits};
use super::view::View;
use crate::bend::Stage;
use crate::book::{BOOK, COPIES, Ranks};
use crate::layout::Laid;
use spadille_core::game::Reason;
use spadille_core::{Advice, Rank, Seat, text};

/// The last turns, in which nobody should stake any more.
const LATE: u8 = 18;

/// The largest share of a stake that a careful punter leaves to the bank: one in forty.
fn bearable() -> Fraction {
    Fraction::new(1, 40)
}

/// The bank's share of a plain stake laid on a rank now.
pub fn share(p: &Public, rank: Rank) -> Option<Fraction> {
    let (unseen, copies) = p.unseen(rank);
    odds::edge(unseen, copies, Plan::UntilDecided)
}

/// The ranks that leave the bank the smallest share, and that share. Ranks that cannot fall any more are left out.
pub fn best_ranks(p: &Public) -> Option<(Ranks, Fraction)> {
    let mut by_copies = [None; COPIES as usize + 1];
    let mut best: Option<(Ranks, Fraction)> = None;
    for rank in BOOK {
        let copies = p.unseen(rank).1;
        if copies == 0 {
            continue;
        }
        let known = &mut by_copies[usize::from(copies)];
        if known.is_none() {
            *known = share(p, rank);
        }
        let Some(share) = *known else { continue };
        best = match best {
            Some((ranks, least)) if least == share => Some((ranks.with(rank), share)),
            Some((_, least)) if least < share => best,
            _ => Some((Ranks::default().with(rank), share)),
        };
    }
    best
}

impl Pharo {
    /// What a careful player would do now.
    pub(super) fn hint(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let p = &v.public;
        if !self.whose_turn(p).may_act(seat) {
            return None;
        }
        if p.taille.asked.is_some() {
            return Some(self.advise_banker(v));
        }
        if p.phase == Phase::Count {
            return Some(Advice::plain(Move::Count, text!("pharo-why-count")));
        }
        if let Some((card, stake)) = p.asked_card(seat) {
            let on = v.rank(seat, card)?;
            return match stake.waits {
                // Nothing is better than to be paid, and his turn will come.
                Waits::Won if self.waits_for_vorhand(p, seat) => None,
                Waits::Won => {
                    let choice = Move::Answer { on, say: Say::Collect, to: None };
                    Some(Advice::by(choice, "a5", text!("pharo-why-collect")))
                }
                _ => self.advise_plie(p, on),
            };
        }
        Some(self.advise_stake(v))
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

    fn advise_stake(&self, v: &View) -> Advice<Move> {
        let taille = &v.public.taille;
        if !v.ranks.is_empty() {
            return Advice::plain(Move::Ready, text!("pharo-why-wait"));
        }
        if taille.turns >= LATE {
            return Advice::by(Move::Ready, "a3", text!("pharo-why-late"));
        }
        let best = best_ranks(&v.public).filter(|(_, share)| *share <= bearable() && !taille.broken);
        let Some((on, share)) = best.and_then(|(ranks, share)| Some((ranks.iter().next()?, share))) else {
            return Advice::by(Move::Ready, "a1", text!("pharo-why-keep-away"));
        };
        let why = text!("pharo-why-stake", card = on_card(on), share = share.to_string());
        let mut advice = Advice::by(Move::Stake(Laid::least(on)), "a2", why);
        advice.reasons.push(Reason { text: text!("pharo-why-keep-away"), maxim: Some("a1") });
        advice
    }
}
