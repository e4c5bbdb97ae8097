//! What a viewer sees at the Pielkentafel, and how moves are offered to him.

use super::cases;
use super::rules::{HOUSE, Pielkentafel};
use super::said;
use super::settle::Facts;
use super::state::{Phase, State};
use super::words::{Move, Moves, Word};
use crate::carambole::state::{seat, side};
use crate::laws::Ball;
use crate::moves::{Aim, Force, Shot};
use crate::table::{Shown, board, describe, describe_misdeed};
use rand::Rng;
use spadille_core::scene::{Board, Mark, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, Ledger, Scene, Scribe, Seat, Skill, Table, Text, Turn, Unsupported,
    book, law, text,
};

/// What the shots of this table are called; the others are called as at every billiard.
fn shot_text(shot: &Shot) -> Option<Text> {
    Some(match (shot.aim, shot.force) {
        (Aim::Port, Force::Plain) => text!("pielken-do-port"),
        (Aim::Port, Force::Soft) => text!("pielken-do-port-soft"),
        (Aim::Port, Force::Hard) => text!("pielken-do-port-hard"),
        (Aim::Target, Force::Plain) => text!("pielken-do-target"),
        (Aim::Target, Force::Soft) => text!("pielken-do-target-soft"),
        (Aim::Target, Force::Hard) => text!("pielken-do-target-hard"),
        _ => return None,
    })
}

impl Table for Pielkentafel {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("pielkentafel" from "billiard-family")
    }

    fn scene(&self, v: &State) -> Scene {
        let shown = [Ball::A, Ball::B].map(|ball| Shown { ball, place: v.bout.balls[ball], seat: Some(seat(ball)) });
        let strikes = matches!(self.turn(v), Turn::Seats { .. }) && matches!(v.phase, Phase::Lead | Phase::Play);
        let lay = strikes.then(|| self.lay(v));
        let said = v.ruling.map(|ruling| (said::ruling(ruling), ruling.law()));
        let number = (v.done + 1).min(self.options.matches);
        Scene {
            title: text!("pielken-title", match = number, matches = self.options.matches),
            seats: Seat::all(2).map(|who| self.plate(v, who)).collect(),
            pots: match self.options.table_money {
                0 => vec![],
                _ => vec![Mark::new(text!("billiard-house"), v.ledger.balance(HOUSE))],
            },
            notes: self.notes(v),
            board: Board::Cloth(board(self.ground, &shown, lay.as_ref(), v.strokes, v.last.as_ref(), &[], said)),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let lay = self.lay(v);
        match &m {
            Move::Play(stroke) => describe(Some(&lay), Err(stroke)),
            Move::Shot(shot) => {
                let label = describe(Some(&lay), Ok(shot));
                match shot_text(shot) {
                    Some(text) => Label { text, ..label }.by(law!("good-touch")),
                    None => label,
                }
            }
            Move::Fault(misdeed) => describe_misdeed(*misdeed, Pielkentafel::misdeed_law(*misdeed)),
            Move::Word(Word::Five) => Label::button(text!("pielken-do-length-five")).by(law!("five-or-seven")),
            Move::Word(Word::Seven) => Label::button(text!("pielken-do-length-seven")).by(law!("five-or-seven")),
            Move::Word(Word::Concede) => {
                Label::button(text!("pielken-do-concede")).by(law!("conceding")).grave().aside()
            }
        }
    }

    fn advise(&self, v: &State, who: Seat) -> Option<Advice<Move>> {
        self.advice(v, who)
    }

    /// Words, shots by name, and strokes beside the best of them.
    fn candidates<R: Rng>(&self, v: &State, who: Seat, moves: &Moves, rng: &mut R) -> Vec<Move> {
        moves.worth_trying(self.advice(v, who).map(|advice| advice.choice), rng)
    }

    /// Whoever has only read the book does not strike quite as he means to.
    fn lot<R: Rng>(&self, v: &State, who: Seat, skill: Skill, rng: &mut R) -> Option<Move> {
        let advised = (skill != Skill::Search).then(|| self.advice(v, who)).flatten()?;
        self.moves(v, who).aimed(Some(advised.choice), skill, rng)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::answer(case)
    }
}

impl Pielkentafel {
    fn plate(&self, v: &State, who: Seat) -> Plate {
        let mut plate = Plate::at(who, &v.ledger, self.turn(v));
        let own = side(who);
        if matches!(v.phase, Phase::Play | Phase::Length) {
            let leads = v.bout.leader == own;
            plate.roles.push(if leads { text!("pielken-leads") } else { text!("pielken-follows") });
        }
        if v.bout.passed[own] {
            plate.roles.push(text!("pielken-passed"));
        }
        if v.bout.safe[own] {
            plate.roles.push(text!("pielken-safe"));
        }
        plate.marks.push(Mark::new(text!("pielken-games-won"), v.bout.games[own]));
        plate
    }

    fn notes(&self, v: &State) -> Vec<Text> {
        let mut notes: Vec<Text> = v.ruling.map(said::ruling).into_iter().collect();
        let who = seat(v.actor);
        notes.push(match v.phase {
            Phase::Over => text!("house-match-over"),
            _ if v.rolling.is_some() => text!("billiard-strikes", seat = who),
            Phase::Lead => text!("pielken-plays-for-lead", seat = who),
            Phase::Length => text!("pielken-note-length", seat = who),
            Phase::Play if v.bout.leader_touched => text!("pielken-may-answer", seat = who),
            Phase::Play => text!("pielken-to-play", seat = who),
        });
        notes
    }
}
