//! A throw taken apart: every play with its risks, and positions of no match laid out for it.

use super::moves::Move;
use super::plays::Status;
use super::rules::{Outcome, Verkehren, ended};
use super::state::{Deal, Phase, Runners, State};
use crate::analyse::Run;
use crate::laid::{Laid, misplaced};
use serde_json::Value;
use spadille_core::analysis::{Apart, Column};
use spadille_core::{Game as _, Seat, Text, text};

impl Verkehren {
    /// The throw on the table, taken apart; nothing where none is to be played.
    pub(super) fn apart(&self, v: &State, seat: Seat) -> Option<Apart<Move>> {
        let dice = v.deal.dice.filter(|_| seat == v.thrower && v.phase == Phase::Play)?;
        let (before, colour, steps) = (v.field(seat), v.colour(), self.steps(v));
        let weigh = |play| {
            let Run { hits, hit, hit_twice, stuck, junker, jan } =
                Run::of(before, before.after(play, colour)?, colour, steps);
            Some((Move::Play(play), [hits, hit, hit_twice, stuck, junker, jan].map(i32::from).to_vec()))
        };
        let column = |id, what, of| Column { id, what, of };
        let columns = vec![
            column("hits", text!("verkehren-count-hits"), 1),
            column("hit", text!("verkehren-count-hit"), 36),
            column("hit_twice", text!("verkehren-count-twice"), 36),
            column("stuck", text!("verkehren-count-stuck"), 36),
            column("junker", text!("verkehren-count-junker"), 36),
            column("jan", text!("verkehren-count-jan"), 36),
        ];
        let plays = self.ranked(v).into_iter().filter_map(weigh).collect();
        Some(Apart { seat, dice, scores: vec![], columns, plays, missed: None })
    }

    /// A position of no match, with its throw on the table.
    pub(super) fn laid_out(&self, given: &Value) -> Result<State, Text> {
        let laid = Laid::<()>::read(given)?;
        let men = laid.position.runners().map_err(misplaced)?.map(Runners);
        let (thrower, deal) = (laid.to_move.seat(), Deal { men, ..Deal::default() });
        let mut s = State { phase: Phase::Throw, thrower, deal, ..self.open() };
        // Somebody has won already, or can never enter all his men.
        let over = |seat: Seat| ended(&s.field(seat)).is_some() || s.field(seat).status() == Status::Jan;
        if over(thrower) || over(s.enemy()) {
            return Err(text!("house-laid-over"));
        }
        self.reveal(&mut s, &Outcome::Throw(laid.dice), &mut ());
        if s.phase == Phase::Play { Ok(s) } else { Err(text!("verkehren-laid-bands")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verkehren::VerkehrenOptions;
    use serde_json::json;
    use spadille_core::{Options as _, Table as _};

    fn given(white: &Value, black: &Value) -> Value {
        json!({"position": {"white": white, "black": black}, "to_move": "white", "dice": [6, 3]})
    }

    #[test]
    fn a_throw_is_taken_apart() {
        let game = Verkehren::new(VerkehrenOptions::standard()).expect("rules");
        let given = given(&json!({"1": 13, "6": 1, "9": 1}), &json!({"13": 12, "16": 1, "18": 1, "24": 1}));
        let s = game.lay_out(&given).expect("throws").expect("a position");
        let apart = game.take_apart(&s, Seat(0)).expect("a throw");
        assert!(apart.plays.iter().all(|(m, counts)| {
            counts.len() == apart.columns.len()
                && game.check(&s, Seat(0), *m).is_ok()
                && counts[1..].iter().all(|n| (0..=36).contains(n))
                && game.reckon(&s, Seat(0), *m).is_some()
        }));
        assert_eq!(Some(apart.plays[0].0), game.advise(&s, Seat(0)).map(|a| a.choice), "the book's play comes first");
        assert_eq!(game.take_apart(&s, Seat(1)), None);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let game = Verkehren::new(VerkehrenOptions::standard()).expect("rules");
        let refused = |given: &Value| match game.lay_out(given) {
            Some(Err(text)) => text,
            other => panic!("{given}: {other:?}"),
        };
        assert_eq!(refused(&given(&json!({"1": 12}), &json!({"13": 15}))), text!("house-laid-fifteen"));
        let mut done = given(&json!({}), &json!({"13": 15}));
        done["position"]["off"] = json!({"white": 15});
        assert_eq!(refused(&done), text!("house-laid-over"));
        for nonsense in [json!(null), json!({"position": 1}), json!({"dice": [0, 9]})] {
            assert!(matches!(game.lay_out(&nonsense), Some(Err(_))), "{nonsense}");
        }
    }
}
