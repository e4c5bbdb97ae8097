//! What a viewer of the Kriegsspiel sees, and how moves are offered to him.

use super::cases;
use super::rules::{HOUSE, Kriegsspiel, STAKES};
use super::said;
use super::state::{Phase, State};
use super::words::{Move, Moves, Word};
use crate::moves::Aim;
use crate::table::{Shown, board, describe, describe_misdeed};
use rand::Rng;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::scene::{Board, Mark, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, Ledger, Scene, Scribe, Seat, Skill, Table, Text, Turn, Unsupported,
    book, law, text,
};

/// The facts of a Partie played on a real table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who won each Partie: 0 is the first player.
    #[serde(default)]
    pub winners: Vec<u8>,
    /// Strokes of a real table to be ruled, one after the other: who plays, a colon, what happened (`3 at 5: tip 3, hit 3 5, pocket 5 fr`).
    #[serde(default)]
    pub strokes: Vec<String>,
}

impl Table for Kriegsspiel {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("kriegsspiel" from "billiard-family")
    }

    fn scene(&self, v: &State) -> Scene {
        let shown: Vec<Shown> =
            v.balls().into_iter().map(|ball| Shown { ball, place: v.place(ball), seat: Some(v.seat(ball)) }).collect();
        let strikes = v.phase == Phase::Play && matches!(self.turn(v), Turn::Seats { .. });
        let lay = strikes.then(|| self.lay(v));
        let said = self.said(v).zip(v.ruling.map(|ruling| ruling.law()));
        let mut pots = vec![Mark::new(text!("krieg-pot"), v.ledger.balance(STAKES))];
        if self.options.table_money > 0 {
            pots.push(Mark::new(text!("billiard-house"), v.ledger.balance(HOUSE)));
        }
        let partie = (v.done + 1).min(self.options.parties);
        Scene {
            title: text!("krieg-title", partie = partie, parties = self.options.parties),
            seats: Seat::all(self.seats()).map(|seat| self.plate(v, seat)).collect(),
            pots,
            notes: self.notes(v),
            board: Board::Cloth(board(self.ground, &shown, lay.as_ref(), v.all_strokes, v.last.as_ref(), &[], said)),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let lay = self.lay(v);
        match &m {
            Move::Play(stroke) => describe(Some(&lay), Err(stroke)).by(law!("what-to-play-at")),
            Move::Shot(shot) => {
                let mut label = describe(Some(&lay), Ok(shot)).by(law!("what-to-play-at"));
                match shot.aim {
                    Aim::Port => label.text = text!("krieg-do-port"),
                    Aim::Target => label.text = text!("krieg-do-target"),
                    _ => {}
                }
                label
            }
            Move::Fault(misdeed) => describe_misdeed(*misdeed, Kriegsspiel::misdeed_law(*misdeed)),
            Move::Word(Word::Join) => Label::button(text!("krieg-do-join")).by(law!("latecomer")),
            Move::Word(Word::Anew) => Label::button(text!("krieg-do-anew")).by(law!("last-two-anew")).aside(),
            Move::Word(Word::Agree) => Label::button(text!("krieg-do-agree")).by(law!("last-two-anew")),
            Move::Word(Word::Refuse) => Label::button(text!("krieg-do-refuse")).by(law!("last-two-anew")),
        }
    }

    fn advise(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        self.advice(v, seat)
    }

    /// What is advised and what lies beside it, and what has a name.
    fn candidates<R: Rng>(&self, v: &State, seat: Seat, moves: &Moves, rng: &mut R) -> Vec<Move> {
        moves.worth_trying(self.advice(v, seat).map(|advice| advice.choice), rng)
    }

    /// Whoever has only read the book does not strike quite as he means to.
    fn lot<R: Rng>(&self, v: &State, seat: Seat, skill: Skill, rng: &mut R) -> Option<Move> {
        let advised = (skill != Skill::Search).then(|| self.advice(v, seat)).flatten()?;
        self.moves(v, seat).aimed(Some(advised.choice), skill, rng)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let players = self.options.players;
        let mut ledger = Ledger::default();
        for winner in &facts.winners {
            if *winner >= players {
                return Err(text!("krieg-fact-winner", players = players));
            }
            let winner = Seat(*winner);
            for seat in Seat::all(players).filter(|seat| *seat != winner) {
                ledger.pay(seat, winner, self.options.stake.into(), law!("stakes-to-winner"), scribe);
            }
            ledger.pay(winner, HOUSE, self.options.table_money.into(), law!("house-fee"), scribe);
        }
        if !facts.strokes.is_empty() {
            return self.rule(ledger, &facts.strokes, scribe);
        }
        Ok(ledger)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::answer(case)
    }
}

impl Kriegsspiel {
    fn said(&self, v: &State) -> Option<Text> {
        let struck = v.last.as_ref().map(|last| v.seat(last.own));
        v.ruling.zip(struck).map(|(ruling, seat)| said::ruling(ruling, seat))
    }

    fn plate(&self, v: &State, seat: Seat) -> Plate {
        let mut plate = Plate::at(seat, &v.ledger, self.turn(v));
        if v.absent.contains(seat) {
            plate.roles.push(text!("krieg-late"));
        }
        let Some(ball) = v.ball(seat).filter(|_| v.phase != Phase::Lot) else { return plate };
        plate.roles.push(text!("billiard-ball", ball = ball.to_string()));
        if !v.alive.contains(ball) {
            plate.roles.push(text!("billiard-out"));
        }
        if v.passed.contains(ball) {
            plate.roles.push(text!("krieg-passed"));
        }
        if v.won_ball.contains(ball) {
            plate.roles.push(text!("krieg-won-ball"));
        }
        plate
    }

    fn notes(&self, v: &State) -> Vec<Text> {
        let mut notes: Vec<Text> = self.said(v).into_iter().collect();
        match v.phase {
            Phase::Over => notes.push(text!("house-match-over")),
            Phase::Lot => notes.push(text!("krieg-note-lot")),
            Phase::Play | Phase::Answer => {
                notes.push(said::port(v.alive.len()));
                notes.push(text!("krieg-to-play", seat = v.seat(v.striker)));
            }
        }
        notes
    }
}
