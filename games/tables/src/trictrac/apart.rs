//! A throw taken apart: what it scores, every play with its risks, and positions of no match laid out for it.

use super::moves::Move;
use super::rules::Rules;
use super::state::{Deal, Phase, State};
use super::tally::{SATZ, Score, TOUR};
use super::throw::{self, Tariff};
use crate::analyse::Weighed;
use crate::board::Men;
use crate::cases::Sides;
use crate::laid::{Laid, misplaced};
use serde::Deserialize;
use serde_json::Value;
use spadille_core::analysis::{Apart, Column, Scored};
use spadille_core::{PerSeat, Seat, Text, text};

impl Rules {
    /// The throw on the table, taken apart; nothing where none is to be played.
    pub(super) fn apart(&self, v: &State, seat: Seat) -> Option<Apart<Move>> {
        let dice = v.deal.dice.filter(|_| seat == v.thrower && matches!(v.phase, Phase::Play | Phase::Choose))?;
        let (colour, enemy) = (v.colour(), v.deal.men[v.enemy()]);
        let mut scores = Vec::new();
        throw::read(&self.ground(v), dice, self.moment(v), &mut |item| {
            scores.push(Scored {
                what: item.text(),
                points: item.points,
                to: if item.kind.is_for_enemy() { v.enemy() } else { seat },
                field: (item.field > 0).then(|| colour.turned(item.field)),
                law: item.law(),
            });
        });
        let now: i32 = scores.iter().filter(|scored| scored.to == seat).map(|scored| i32::from(scored.points)).sum();
        let blind_counts = self.terms.tariff == Tariff::Grand;
        let weigh = |m: Move| {
            let Move::Play(play) = m else { return None };
            let Weighed { hit, hit_blind, his_points, own_points } =
                Weighed::of(play.after(v.deal.men[seat], colour)?, enemy, self.terms);
            let blind = blind_counts.then_some(i32::from(hit_blind));
            Some((m, [now, hit.into()].into_iter().chain(blind).chain([his_points, own_points]).collect()))
        };
        let column = |id, what, of| Column { id, what, of };
        let columns = [
            Some(column("points", text!("trictrac-count-points"), 1)),
            Some(column("hit", text!("trictrac-count-hit"), 36)),
            blind_counts.then(|| column("hit_blind", text!("trictrac-count-blind"), 36)),
            Some(column("his_points", text!("trictrac-count-his"), 36)),
            Some(column("own_points", text!("trictrac-count-own"), 36)),
        ];
        Some(Apart {
            seat,
            dice,
            scores,
            columns: columns.into_iter().flatten().collect(),
            plays: self.ranked(v).into_iter().filter_map(weigh).collect(),
            missed: self.missed(v),
        })
    }

    /// What the thrower has marked wrongly, or not yet, at a strict table.
    fn missed(&self, v: &State) -> Option<Text> {
        let own = &v.deal.sheet.own;
        if !self.options.is_manual() || own.judged || own.due == own.points {
            return None;
        }
        Some(match own.due.checked_sub(own.points) {
            Some(points) => text!("trictrac-missed", points = points),
            None => text!("trictrac-too-many", points = own.points - own.due),
        })
    }

    /// A position of no match, with its throw on the table.
    pub(super) fn laid_out(&self, given: &Value) -> Result<State, Text> {
        let laid = Laid::<Sides<Marked>>::read(given)?;
        let men = laid.position.men().map_err(misplaced)?;
        let thrower = laid.to_move.seat();
        let score = self.score_of(laid.score)?;
        // Whoever has all men on the heap makes his first throw; nobody asks how many came before another.
        let fresh = |men: Men| men == Men::HEAP;
        let deal = Deal {
            men,
            throws: men.map(|men| if fresh(men) { 0 } else { 8 }),
            two_tables: men.map(|men| !fresh(men)),
            ..Deal::default()
        };
        let mut s = State { phase: Phase::Throw, thrower, deal, score, ..self.open() };
        if s.deal.men[thrower].any() == 0 || s.deal.men[s.enemy()].any() == 0 {
            return Err(text!("house-laid-over"));
        }
        self.read_throw(&mut s, laid.dice, &mut ());
        if matches!(s.phase, Phase::Play | Phase::Choose) { Ok(s) } else { Err(text!("house-laid-decides")) }
    }

    fn score_of(&self, marked: Option<Sides<Marked>>) -> Result<Score, Text> {
        let marks = marked.unwrap_or_default().seats();
        if marks.values().any(|m| m.points >= SATZ || m.holes >= TOUR || !self.has_holes() && (m.holes > 0 || m.open)) {
            return Err(if self.has_holes() { text!("trictrac-laid-score") } else { text!("toccategli-laid-score") });
        }
        let PerSeat([white, black]) = marks;
        Ok(Score::new([white.points, black.points], [white.open, black.open], [white.holes, black.holes]))
    }
}

/// What a player has marked; what is left out is nought.
#[derive(Copy, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Marked {
    points: u8,
    holes: u8,
    open: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trictrac::{Toccategli, Trictrac, TrictracOptions};
    use serde_json::json;
    use spadille_core::{Game, Options, Table};

    fn rules(preset: &str) -> Trictrac {
        Trictrac::new(TrictracOptions::preset(preset).expect("a preset")).expect("rules")
    }

    fn given(dice: [u8; 2]) -> Value {
        json!({
            "position": {"white": {"1": 12, "9": 1, "12": 2}, "black": {"24": 14, "16": 1}},
            "to_move": "white",
            "dice": dice,
        })
    }

    #[test]
    fn a_throw_is_taken_apart() {
        let game = rules("1773");
        let s = game.lay_out(&given([6, 1])).expect("throws").expect("a position");
        let apart = game.take_apart(&s, Seat(0)).expect("a throw");
        // Black's man on 16 is hit by the seven from 9.
        let scores: Vec<_> = apart.scores.iter().map(|s| (s.points, s.field, s.to)).collect();
        assert_eq!(scores, [(2, Some(16), Seat(0))]);
        assert!(apart.plays.len() > 1);
        assert!(apart.plays.iter().all(|(_, counts)| counts.len() == apart.columns.len() && counts[0] == 2));
        assert!(apart.plays.iter().all(|(m, _)| game.check(&s, Seat(0), *m).is_ok()));
        assert_eq!(Some(apart.plays[0].0), game.advise(&s, Seat(0)).map(|a| a.choice), "the book's play comes first");
        assert_eq!(game.take_apart(&s, Seat(1)), None);
        assert_eq!(apart.missed, None);
    }

    #[test]
    fn what_is_not_marked_is_missed() {
        let game = rules("strict");
        let mut s = game.lay_out(&given([6, 1])).expect("throws").expect("a position");
        let missed = |s: &State| game.take_apart(s, Seat(0)).expect("a throw").missed;
        assert_eq!(missed(&s), Some(text!("trictrac-missed", points = 2)));
        game.play(&mut s, Seat(0), "mark 2".parse().expect("a word"), &mut ());
        assert_eq!(missed(&s), None);
        game.play(&mut s, Seat(0), "mark 4".parse().expect("a word"), &mut ());
        assert_eq!(missed(&s), Some(text!("trictrac-too-many", points = 4)));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let (game, light) = (rules("1773"), Toccategli::new(Options::standard()).expect("rules"));
        let refused = |given: &Value| match game.lay_out(given) {
            Some(Err(text)) => text,
            other => panic!("{given}: {other:?}"),
        };
        let with = |field: &str, value: Value| {
            let mut given = given([6, 1]);
            given[field] = value;
            given
        };
        let men = |white: Value, black: Value| with("position", json!({"white": white, "black": black}));
        assert_eq!(refused(&men(json!({"1": 14}), json!({"24": 15}))), text!("house-laid-fifteen"));
        assert_eq!(refused(&men(json!({"30": 15}), json!({"24": 15}))), text!("house-laid-fields"));
        assert_eq!(refused(&men(json!({"24": 15}), json!({"24": 15}))), text!("house-laid-shared"));
        let nobody = json!({"white": {}, "black": {"24": 15}, "off": {"white": 15}});
        assert_eq!(refused(&with("position", nobody)), text!("house-laid-over"));
        let ahead = |points: u8, holes: u8| json!({"white": {"points": points, "holes": holes}, "black": {}});
        assert_eq!(refused(&with("score", ahead(12, 0))), text!("trictrac-laid-score"));
        assert_eq!(refused(&with("score", ahead(10, 11))), text!("house-laid-decides"));
        assert_eq!(light.lay_out(&with("score", ahead(0, 1))), Some(Err(text!("toccategli-laid-score"))));
        for nonsense in [json!(null), json!({}), json!([1]), with("dice", json!([7, 1])), with("wind", json!(1))] {
            assert!(matches!(game.lay_out(&nonsense), Some(Err(_))), "{nonsense}");
        }
    }
}
