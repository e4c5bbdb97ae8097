//! Hints: what the other has shown most, what he has expected least, and what each hand promises.

use super::habits::Habits;
use super::mixture::{Mixture, of_a_novice};
use super::moves::{Hand, Move};
use super::options::Worth;
use super::rules::Morra;
use super::view::View;
use rand::Rng;
use spadille_core::game::Reason;
use spadille_core::{Advice, Seat, Skill, Text, text};

impl Morra {
    /// What a careful player would do now: the same in the same place, so that it can be explained. Whoever plays draws lots instead.
    pub(super) fn hint(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !self.whose_turn(&v.public).may_act(seat) {
            return None;
        }
        let other = seat.next(2);
        let rounds = || v.public.memory.of(seat);
        let count = |what: &dyn Fn([Hand; 2]) -> bool| rounds().filter(|round| what(*round)).count();
        let seen = |n: u8| count(&|[_, his]| his.fingers == n);
        let expected = |n: u8| count(&|[_, his]| his.guess() == n as i8);
        let own = |n: u8| count(&|[mine, _]| mine.fingers == n);
        let last = |n: u8| rounds().collect::<Vec<_>>().iter().rposition(|[_, his]| his.fingers == n);
        let shown = || self.options.shown();
        let guess = shown().max_by_key(|n| (seen(*n), last(*n), std::cmp::Reverse(*n)))?;
        let fingers = shown().min_by_key(|n| (expected(*n), own(*n), *n))?;
        let because = |(maxim, text): (&'static str, Text)| Reason { text, maxim: Some(maxim) };
        let by_total = self.options.worth == Worth::Total;
        if rounds().next().is_none() && by_total {
            let (hand, parts) = self.likeliest(self.needed(v, seat))?;
            let lots = text!("morra-why-lots", fingers = hand.fingers, call = hand.call, parts = parts);
            let told = [("heed-the-score", lots), ("sensible-call", text!("morra-why-sensible"))];
            return Some(Advice { choice: Move::Show(hand), reasons: told.map(because).into() });
        }
        let choice = Move::Show(Hand::guessing(fingers, guess));
        let reasons: Vec<Reason> = if rounds().next().is_none() {
            let even = [("even-fingers", text!("morra-why-even")), ("even-guesses", text!("morra-why-guess-even"))];
            let safe = [("always-six", text!("morra-why-safe")), ("sensible-call", text!("morra-why-sensible"))];
            even.into_iter().chain(safe).map(because).collect()
        } else {
            let habit =
                text!("morra-why-habit", seat = other, fingers = guess, times = seen(guess), rounds = rounds().count());
            let unexpected = text!("morra-why-unexpected", seat = other, fingers = fingers, times = expected(fingers));
            let back = (if by_total { "heed-the-score" } else { "return-to-even" }, text!("morra-why-back"));
            [("guess-the-habit", habit), ("show-the-unexpected", unexpected), back].map(because).into()
        };
        Some(Advice { choice, reasons })
    }

    /// What a seat and the other still need.
    fn needed(&self, v: &View, seat: Seat) -> [u8; 2] {
        [seat, seat.next(2)].map(|seat| self.options.target.saturating_sub(v.public.points[seat]))
    }

    /// The hand that safe lots draw most, and how often of a hundred times.
    fn likeliest(&self, needed: [u8; 2]) -> Option<(Hand, u8)> {
        let safe = Mixture::safe(&self.options, needed);
        let hand = Hand::sensible(&self.options).max_by(|a, b| safe.chance(*a).total_cmp(&safe.chance(*b)))?;
        Some((hand, (100.0 * safe.chance(hand)).round() as u8))
    }

    /// What a hand promises against what is forecast of the other, in counters.
    pub(super) fn worth(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        let Move::Show(hand) = m;
        let p = &v.public;
        if !self.whose_turn(p).may_act(seat) {
            return None;
        }
        let expected = Habits::of(&p.memory, seat, &self.options).expects(hand, &self.options);
        Some(expected * self.worth_of_a_point([p.points[seat], p.points[seat.next(2)]]))
    }

    /// What one point more is worth, in counters.
    fn worth_of_a_point(&self, [own, other]: [u8; 2]) -> f64 {
        match self.options.worth {
            Worth::Point => self.promised(own + 1, other) - self.promised(own, other),
            Worth::Total => f64::from(self.options.stake) / f64::from(self.options.target),
        }
    }

    /// What the game in progress is worth with these points, in counters, if every point falls to either with equal chances: so it
    /// is between two who cannot be beaten.
    pub(super) fn promised(&self, own: u8, other: u8) -> f64 {
        let (stake, target) = (f64::from(self.options.stake), self.options.target);
        if self.options.worth == Worth::Total {
            return stake * (f64::from(own) - f64::from(other)) / f64::from(target);
        }
        stake * (2.0 * chance_of_winning(target.saturating_sub(own), target.saturating_sub(other)) - 1.0)
    }

    /// What a player of this skill draws.
    pub(super) fn drawn<R: Rng>(&self, v: &View, seat: Seat, skill: Skill, rng: &mut R) -> Option<Move> {
        let (p, options) = (&v.public, &self.options);
        if !self.whose_turn(p).may_act(seat) {
            return None;
        }
        let mixture = match skill {
            Skill::Novice => of_a_novice(options),
            Skill::Book => {
                let alike = p.memory.of(seat).rev().take_while(|[mine, his]| mine.call == his.call).count();
                Mixture::patient(options, self.needed(v, seat), alike)
            }
            Skill::Search => Habits::of(&p.memory, seat, options).plan(options),
        };
        mixture.draw(options, rng).map(Move::Show)
    }
}

/// How likely whoever needs so many points wins, when each falls to either with equal chances.
pub fn chance_of_winning(own: u8, other: u8) -> f64 {
    let mut row = vec![1.0; usize::from(other) + 1];
    row[0] = if own == 0 { 1.0 } else { 0.0 };
    for _ in 0..own {
        row[0] = 0.0;
        for j in 1..row.len() {
            row[j] = (row[j] + row[j - 1]) / 2.0;
        }
    }
    row[usize::from(other)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::morra::MorraOptions;
    use spadille_core::{Game as _, Hidden as _, Options as _, Viewer};

    /// Even lots are safe only where a right call counts a point: elsewhere the first hint does not praise them.
    #[test]
    fn the_first_hint_knows_what_a_right_call_counts() {
        for (worth, praises_even) in [(Worth::Point, true), (Worth::Total, false)] {
            let game = Morra::new(MorraOptions { worth, ..MorraOptions::standard() }).unwrap();
            let view = game.view(&game.open(), Viewer::Seat(Seat(0)));
            let advice = game.hint(&view, Seat(0)).unwrap();
            let praised = |maxim: &str| advice.reasons.iter().any(|reason| reason.maxim == Some(maxim));
            assert_eq!((praised("always-six"), praised("heed-the-score")), (praises_even, !praises_even));
        }
    }

    #[test]
    fn the_race_of_equal_chances() {
        for (own, other, sixteenths) in [(8, 8, 128.0), (4, 6, 191.0), (1, 8, 255.0), (8, 1, 1.0)] {
            assert_eq!(chance_of_winning(own, other) * 256.0, sixteenths, "{own} {other}");
        }
        assert_eq!((chance_of_winning(0, 3), chance_of_winning(3, 0)), (1.0, 0.0));
    }
}
