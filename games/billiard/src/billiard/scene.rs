//! What a viewer of a Partie sees, and how moves are offered to him.

use super::cases;
use super::options::Format;
use super::rules::{Billiard, law_of};
use super::said;
use super::settle::Facts;
use super::state::{Phase, State};
use super::words::{Move, Moves, Word};
use crate::laws::Ball;
use crate::moves::Shot;
use crate::table::{Place, Shown, board, describe, describe_misdeed};
use rand::Rng;
use spadille_core::scene::{Board, Mark, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, Ledger, Scene, Scribe, Seat, Skill, Table, Text, Turn, Unsupported,
    book, law, text,
};

impl Table for Billiard {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("billiard" of "billiard-family")
    }

    fn scene(&self, v: &State) -> Scene {
        let shown = [Ball::A, Ball::B].map(|ball| Shown {
            ball,
            place: v.partie.balls[ball],
            seat: Some(v.man(&self.options, ball)),
        });
        let strikes = matches!(self.turn(v), Turn::Seats { .. })
            && !matches!(v.phase, Phase::Call | Phase::Debt | Phase::Answer | Phase::AcquitLost);
        let lay = strikes.then(|| self.lay(v));
        let said = v.ruling.map(|ruling| (said::ruling(ruling), ruling.law()));
        let number = (v.done + 1).min(self.options.parties);
        Scene {
            title: text!("partie-title", partie = number, parties = self.options.parties),
            seats: Seat::all(self.seats()).map(|seat| self.plate(v, seat)).collect(),
            pots: match self.options.table_money {
                0 => vec![],
                _ => vec![Mark::new(text!("billiard-house"), v.ledger.balance(super::rules::HOUSE))],
            },
            notes: self.notes(v),
            board: Board::Cloth(board(self.ground, &shown, lay.as_ref(), v.strokes, v.last.as_ref(), &[], said)),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let lay = self.lay(v);
        match &m {
            Move::Play(stroke) => by_phase(v.phase, describe(Some(&lay), Err(stroke))),
            Move::Shot(shot) => by_phase(v.phase, describe(Some(&lay), Ok(shot))),
            Move::Fault(misdeed) => describe_misdeed(*misdeed, Billiard::misdeed_law(*misdeed)),
            Move::Word(word) => {
                let (text, law) = match word {
                    Word::TakeAcquit => (text!("billiard-do-take-acquit"), Some(law!("acquit-lost"))),
                    Word::Overlook => (text!("billiard-do-overlook"), Some(law!("acquit-lost"))),
                    Word::TakeBack => (text!("billiard-do-take-back"), Some(law!("acquit-past-middle"))),
                    Word::CallAcquit => (text!("billiard-do-call-acquit"), Some(law!("no-touch"))),
                    Word::Pass if v.phase == Phase::Debt => (text!("partie-do-no-debts"), None),
                    Word::Pass => (text!("billiard-do-pass"), Some(law!("pass-at-wall"))),
                    Word::CallTouche => (text!("billiard-do-call-touche"), Some(law!("double-touch"))),
                    Word::CallBillard => (text!("billiard-do-call-billard"), Some(law!("billard"))),
                    Word::LetStand => (text!("billiard-do-let-stand"), Some(law!("uncalled-foul"))),
                    Word::Contra => (text!("partie-do-contra"), Some(law!("contra-for-table-money"))),
                    Word::Double => (text!("partie-do-double"), Some(law!("quit-or-double"))),
                    Word::Accept => (text!("partie-do-accept"), None),
                    Word::Refuse => (text!("partie-do-refuse"), None),
                };
                let label = Label::button(text);
                law.map_or(label.clone(), |law| label.by(law))
            }
        }
    }

    fn advise(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        self.advice(v, seat)
    }

    /// Words, shots by name, and strokes beside the best of them.
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

/// A label with the law of its moment.
fn by_phase(phase: Phase, label: Label) -> Label {
    match law_of(phase) {
        Some(law) => label.by(law),
        None => label,
    }
}

impl Billiard {
    fn plate(&self, v: &State, seat: Seat) -> Plate {
        let mut plate = Plate::at(seat, &v.ledger, self.turn(v));
        let side = v.side(&self.options, seat);
        if v.king(&self.options) == Some(seat) {
            plate.roles.push(text!("partie-king"));
        }
        if self.options.format != Format::Two {
            plate.side = Some(u8::from(side == Ball::B));
            if v.man(&self.options, side) == seat {
                plate.roles.push(text!("partie-at-the-table"));
            }
        }
        plate.marks.push(Mark::new(text!("billiard-points"), v.partie.score[side]));
        if self.options.debts {
            let owed = if side == Ball::A { v.debts.stakes } else { -v.debts.stakes };
            plate.marks.push(Mark::new(text!("partie-debt"), owed.max(0)));
            plate.marks.push(Mark::new(text!("partie-debt-parties"), i64::from(v.debts.parties[side])));
        }
        plate
    }

    fn notes(&self, v: &State) -> Vec<Text> {
        let mut notes: Vec<Text> = v.ruling.map(said::ruling).into_iter().collect();
        let seat = v.man(&self.options, v.actor);
        notes.push(match v.phase {
            _ if v.rolling.is_some() => text!("billiard-strikes", seat = seat),
            Phase::Lead => text!("partie-note-lead", seat = seat),
            Phase::Acquit => text!("partie-note-acquit", seat = seat),
            Phase::AcquitShort => text!("partie-acquit-short"),
            Phase::AcquitLost => text!("partie-acquit-lost", seat = v.man(&self.options, crate::laws::other(v.actor))),
            Phase::Play if v.partie.balls[v.actor] == Place::Hand => text!("partie-note-first", seat = seat),
            Phase::Play => text!("partie-to-play", seat = seat),
            Phase::AfterSlip => text!("billiard-slips-untouched"),
            Phase::AtWall => text!("partie-wall", seat = seat),
            Phase::Call => text!("partie-note-call", seat = seat),
            Phase::Debt => text!("partie-note-debt", seat = seat),
            Phase::Answer => text!("partie-note-answer", seat = seat),
            Phase::Over => text!("house-match-over"),
        });
        notes
    }

    /// A shot by name, for whoever tells stories.
    pub fn shot(&self, v: &State, shot: &Shot) -> Option<crate::moves::Stroke> {
        self.lay(v).stroke(shot)
    }
}
