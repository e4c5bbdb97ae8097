//! What a viewer sees à la ronde, and how moves are offered to him.

use super::cases;
use super::laws::Pays;
use super::rules::{BANK, HOUSE, Move, Moves, Ronde};
use super::said;
use super::settle::Facts;
use super::state::{Phase, State, WHITES, white};
use crate::cloth::respot::ronde_spots;
use crate::laws::Ball;
use crate::table::{Shown, board, describe, describe_misdeed};
use rand::Rng;
use spadille_core::scene::{Board, Mark, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, Ledger, Scene, Scribe, Seat, Skill, Table, Text, Turn, Unsupported,
    book, law, text,
};

impl Table for Ronde {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("ronde" from "billiard-family")
    }

    fn scene(&self, v: &State) -> Scene {
        let all = std::iter::once(Ball::P).chain((0..WHITES).map(white));
        let shown: Vec<Shown> = all.map(|ball| Shown { ball, place: v.place(ball), seat: None }).collect();
        let lay = matches!(self.turn(v), Turn::Seats { .. }).then(|| self.lay(v));
        let said = v.ruling.map(|ruling| (said::ruling(ruling), ruling.law()));
        let mut pots = Vec::new();
        if self.custom.pays == Pays::Bank {
            pots.push(Mark::new(text!("ronde-bank"), v.ledger.balance(BANK)));
        }
        if self.options.table_money > 0 {
            pots.push(Mark::new(text!("billiard-house"), v.ledger.balance(HOUSE)));
        }
        let game = (v.done + 1).min(self.options.games);
        Scene {
            title: text!("ronde-title", game = game, games = self.options.games),
            seats: Seat::all(self.seats()).map(|seat| self.plate(v, seat)).collect(),
            pots,
            notes: self.notes(v),
            board: Board::Cloth(board(
                self.ground,
                &shown,
                lay.as_ref(),
                v.all_strokes,
                v.last.as_ref(),
                &ronde_spots(self.ground),
                said,
            )),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let lay = self.lay(v);
        let law = self.sought(v).1;
        match &m {
            Move::Play(stroke) => describe(Some(&lay), Err(stroke)).by(law),
            Move::Shot(shot) => describe(Some(&lay), Ok(shot)).by(law),
            Move::Word(word) => match *word {},
            Move::Fault(misdeed) => describe_misdeed(*misdeed, law!("fouls-ronde")),
        }
    }

    fn advise(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        self.advice(v, seat)
    }

    /// What is advised and what lies beside it, and the shots that have names.
    fn candidates<R: Rng>(&self, v: &State, seat: Seat, moves: &Moves, rng: &mut R) -> Vec<Move> {
        moves.worth_trying(self.advice(v, seat).map(|advice| advice.choice), rng)
    }

    /// Whoever has only read the book does not strike quite as he means to.
    fn lot<R: Rng>(&self, v: &State, seat: Seat, skill: Skill, rng: &mut R) -> Option<Move> {
        let advised = (skill != Skill::Search).then(|| self.advice(v, seat)).flatten()?;
        self.moves(v, seat).aimed(Some(advised.choice), skill, rng)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::answer(case)
    }
}

impl Ronde {
    fn plate(&self, v: &State, seat: Seat) -> Plate {
        let mut plate = Plate::at(seat, &v.ledger, self.turn(v));
        if self.custom.pays == Pays::Points {
            plate.marks.push(Mark::new(text!("billiard-points"), v.score[seat]));
        }
        plate
    }

    fn notes(&self, v: &State) -> Vec<Text> {
        let mut notes: Vec<Text> = v.ruling.map(said::ruling).into_iter().collect();
        match v.phase {
            Phase::Over => notes.push(text!("house-match-over")),
            Phase::Lot => notes.push(text!("ronde-note-lot")),
            Phase::Play => {
                notes.push(text!("ronde-left", count = v.left().count()));
                if v.is_duel() {
                    let (cue, object) = (v.cue(), self.sought(v).0.first().unwrap_or(Ball::P));
                    notes.push(text!(
                        "ronde-duel-turn",
                        seat = v.striker,
                        cue = cue.to_string(),
                        object = object.to_string()
                    ));
                } else {
                    notes.push(text!("ronde-to-play", seat = v.striker));
                }
            }
        }
        notes
    }
}
