//! The end of a deal: points are marked, games and rubbers won, and the rubber is paid.

use super::options::{HonoursLimit, Pay, Unit};
use super::rules::Rules;
use super::score::{self, Account, By, Counted, DealResult, Side, honour_law, places_of};
use super::state::{Deal, Drawing, FOUR, Phase, Public, State};
use arrayvec::ArrayVec;
use spadille_core::{CardSet, LawId, Measure, PerSeat, Rank, Scribe, Seat, Sheet, law, text};

impl Rules {
    /// Marks a deal and goes on to the next, or ends the match.
    pub(super) fn close_deal<S: Scribe>(&self, s: &mut State, d: &DealResult, scribe: &mut S) {
        if d.call.is_none() {
            self.mark_premiums(s, scribe);
        }
        let p = &mut s.public;
        let counted = score::count(&self.options, p.points, p.won(), d);
        self.tell_marks(p, d, &counted, scribe);
        if let Some(slam) = counted.slam {
            p.extras[slam.side] += slam.value;
            let by = places_of(slam.side)[0];
            scribe.does(by, slam.kind.law(), || text!("whist-slam", seat = by, number = slam.value));
        }
        p.points = counted.after;
        for game in &counted.ended {
            let by = places_of(game.winner)[0];
            scribe.does(by, game.by.law(&self.options), || {
                text!("whist-game-won", seat = by, grade = grade_text(game.grade), points = game.loser_points)
            });
            scribe.tell_by(law!("losers-taken-down"), || text!("whist-taken-down"));
            match self.options.unit {
                Unit::SingleGame => {
                    self.pay(p, game.winner, &[game.grade], &[], scribe);
                }
                Unit::Rubber => {
                    let _ = p.games[game.winner].try_push(game.grade);
                }
            }
        }
        if let Some(winner) = counted.rubber {
            let by = places_of(winner)[0];
            scribe.does(by, law!("two-games-rubber"), || text!("whist-rubber-won", seat = by));
            let (won, lost) = (p.games[winner].clone(), p.games[1 - winner].clone());
            self.pay(p, winner, &won, &lost, scribe);
            p.games = Default::default();
            p.points = [0; 2];
            scribe.tell_by(law!("rest-ends-with-rubber"), || text!("whist-rubber-ends"));
        }
        let tricks = p.deal.tricks.won;
        let points = p.points;
        scribe.deal_over(None, || {
            Sheet::new(text!("whist-deal-over", first = points[0], second = points[1])).with(
                text!("whist-tricks"),
                Measure::Tricks,
                Seat::all(FOUR).map(|seat| (seat, i64::from(tricks[seat]))),
            )
        });
        self.next_deal(s, &counted, scribe);
    }

    /// What each side marks, and by which law.
    fn tell_marks<S: Scribe>(&self, p: &Public, d: &DealResult, c: &Counted, scribe: &mut S) {
        let mut mark = |side: Side, points: u8, law: LawId| {
            if points > 0 {
                places_of(side).iter().for_each(|place| scribe.scores(*place, points.into(), law));
            }
        };
        for side in 0..2 {
            mark(side, c.marks.revoke[side], law!("revoke-three-points"));
            mark(side, c.marks.tricks[side], law!("tricks-over-six"));
            mark(side, c.marks.honours[side], honour_law(d.honours[side]));
        }
        let won = c.ended.first().map(|game| (game.winner, game.by));
        for side in 0..2 {
            let due = score::honour_points(d.honours[side]) * if d.doubled { 2 } else { 1 };
            let marked = c.marks.honours[side];
            if let Some(law) = self.why_less(p, d, side, due, marked, won) {
                let by = places_of(side)[0];
                scribe.does(by, law, || text!("whist-honours-bound", seat = by, number = marked));
            }
        }
        if d.revokes != [0; 2] {
            scribe.tell_by(law!("revoke-points-first"), || text!("whist-revoke-first"));
            if d.doubled {
                scribe.tell_by(law!("cayenne-not-penalties"), || text!("whist-revoke-not-doubled"));
            }
        }
        if let Some((winner, by)) = won {
            let beyond = p.points[winner] + c.marks.tricks[winner] + c.marks.honours[winner] > score::GAME;
            if beyond && self.options.rest.is_yes() && by != By::Call {
                let law = match by {
                    By::Revoke => law!("revoke-rest-counts"),
                    By::Tricks if c.marks.honours[winner] > 0 => law!("rest-includes-honours"),
                    _ => law!("rest-carried"),
                };
                scribe.tell_by(law, || text!("whist-rest"));
            }
            if by == By::Honours && self.options.first_game_by_honours.is_yes() {
                scribe.tell_by(law!("first-game-by-honours"), || text!("whist-first-game"));
                if c.marks.tricks[1 - winner] > 0 {
                    scribe.tell_by(law!("losers-tricks-still-count"), || text!("whist-losers-tricks"));
                }
            }
        }
    }

    /// The law by which a side marks fewer honours than it holds.
    fn why_less(
        &self,
        p: &Public,
        d: &DealResult,
        side: Side,
        due: u8,
        marked: u8,
        won: Option<(Side, By)>,
    ) -> Option<LawId> {
        let limit = self.options.honours_limit;
        match won {
            _ if due == 0 => None,
            _ if d.tricks[side] > 6 && marked == due && limit == HonoursLimit::TenthByTrick => {
                Some(law!("honours-with-trick-full")).filter(|_| p.points[side] + due > 8)
            }
            _ if marked == due => None,
            Some((winner, By::Tricks)) if winner != side => Some(if p.points[side] + due >= score::GAME {
                law!("tricks-before-honours")
            } else {
                law!("losers-honours-lapse")
            }),
            Some(_) => None,
            None if d.revokes[side] > 0 => Some(law!("revoke-stops-at-nine")),
            None if limit == HonoursLimit::NotAtNine => Some(law!("honours-none-at-nine")),
            None => Some(law!("tenth-point-by-trick")),
        }
    }

    /// Premiums of the house for cards in one hand.
    fn mark_premiums<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let o = &self.options;
        let Some(trump) = s.public.deal.trump.filter(|_| o.one_hand_premium.is_on()) else { return };
        for place in Seat::all(FOUR) {
            let hand = s.as_dealt(place);
            let honours = match hand.both(self.honours(trump)).len() {
                3 => o.three_honours,
                4 => o.four_honours,
                5 => o.five_honours,
                _ => 0,
            };
            let aces = match hand.of_rank(Rank::Ace).len() {
                3 => o.three_aces,
                4 => o.four_aces,
                _ => 0,
            };
            let premium = i64::from(honours) + i64::from(aces);
            if premium > 0 {
                s.public.extras[score::side_of(place)] += premium;
                scribe.does(place, law!("one-hand-premium"), || text!("whist-premium", seat = place, number = premium));
            }
        }
    }

    /// The losers pay the winners.
    pub(super) fn pay<S: Scribe>(
        &self,
        p: &mut Public,
        winner: Side,
        won: &[score::Grade],
        lost: &[score::Grade],
        scribe: &mut S,
    ) -> Account {
        let extras = [p.extras[winner], p.extras[1 - winner]];
        let account = Account::of(&self.options, won, lost, extras);
        if account.great {
            scribe.tell_by(law!("great-rubber"), || text!("whist-great-rubber"));
        }
        if account.amount() < 0 {
            scribe.tell_by(law!("negative-rubber"), || text!("whist-negative"));
        }
        let law = match self.options.pay {
            Pay::EachToEach => law!("each-pays-each"),
            Pay::Pairwise => law!("pay-in-pairs"),
        };
        scribe.tell_by(law, || text!("whist-pays", number = account.amount()));
        for payer in places_of(1 - winner) {
            let neighbour = payer.next(FOUR);
            let receivers: ArrayVec<Seat, 2> = match self.options.pay {
                Pay::EachToEach => places_of(winner).into_iter().collect(),
                Pay::Pairwise => [neighbour].into_iter().collect(),
            };
            for receiver in receivers {
                let (from, to) = (p.seating.person(payer), p.seating.person(receiver));
                for (amount, law) in &account.items {
                    p.ledger.pay(from, to, *amount, *law, scribe);
                }
            }
        }
        if self.options.unit == Unit::SingleGame {
            scribe.tell_by(law!("single-games"), || text!("whist-single-settled"));
        }
        p.extras = [0; 2];
        p.settled = p.settled.saturating_add(1);
        account
    }

    /// The deal passes on, places are drawn anew, or the match is over.
    fn next_deal<S: Scribe>(&self, s: &mut State, counted: &Counted, scribe: &mut S) {
        s.hands = PerSeat::all(CardSet::EMPTY);
        let p = &mut s.public;
        p.deals_done += 1;
        if p.settled >= self.options.rubbers {
            p.deal = Deal { phase: Phase::Over, ..Deal::new(p.dealer) };
            scribe.match_over(law!("match-length"), || text!("house-match-over"));
            return;
        }
        p.dealer = p.dealer.next(FOUR);
        p.deal = Deal::new(p.dealer);
        if counted.rubber.is_some() && p.settled.is_multiple_of(self.options.seat_change.max(1)) {
            p.drawing = Drawing::default();
            p.deal.phase = Phase::Draw;
            scribe.tell_by(law!("places-after-rubber"), || text!("whist-draw-anew"));
            scribe.tell_by(law!("losers-draw-first"), || text!("whist-losers-draw"));
            return;
        }
        scribe.does(p.dealer, law!("deal-passes-left"), || text!("whist-next-dealer", seat = p.dealer));
    }
}

/// A grade in words.
pub fn grade_text(grade: score::Grade) -> spadille_core::Text {
    match grade {
        score::Grade::Single => text!("whist-grade-single"),
        score::Grade::Lurch => text!("whist-grade-lurch"),
        score::Grade::Simple => text!("whist-grade-simple"),
        score::Grade::Double => text!("whist-grade-double"),
        score::Grade::Triple => text!("whist-grade-triple"),
        score::Grade::Quadruple => text!("whist-grade-quadruple"),
    }
}
