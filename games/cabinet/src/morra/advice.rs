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
        let choice = Move::Show(Hand::guessing(fingers, guess));
        let because = |(maxim, text): (&'static str, Text)| Reason { text, maxim: Some(maxim) };
        let reasons: Vec<Reason> = if v.public.memory.rounds.is_empty() {
            let even = [("even-fingers", text!("morra-why-even")), ("even-guesses", text!("morra-why-guess-even"))];
            let safe = [("always-six", text!("morra-why-safe")), ("sensible-call", text!("morra-why-sensible"))];
            even.into_iter().chain(safe).map(because).collect()
        } else {
            let habit =
                text!("morra-why-habit", seat = other, fingers = guess, times = seen(guess), rounds = rounds().count());
            let unexpected = text!("morra-why-unexpected", seat = other, fingers = fingers, times = expected(fingers));
            let back = ("return-to-even", text!("morra-why-back"));
            [("guess-the-habit", habit), ("show-the-unexpected", unexpected), back].map(because).into()
        };
        Some(Advice { choice, reasons })
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
                let needed = [seat, seat.next(2)].map(|seat| options.target.saturating_sub(p.points[seat]));
                Mixture::safe(options, needed)
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

    #[test]
    fn the_race_of_equal_chances() {
        for (own, other, sixteenths) in [(8, 8, 128.0), (4, 6, 191.0), (1, 8, 255.0), (8, 1, 1.0)] {
            assert_eq!(chance_of_winning(own, other) * 256.0, sixteenths, "{own} {other}");
        }
        assert_eq!((chance_of_winning(0, 3), chance_of_winning(3, 0)), (1.0, 0.0));
    }
}
