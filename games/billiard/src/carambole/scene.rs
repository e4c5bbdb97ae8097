//! What a viewer of Carambole sees, and how moves are offered to him.

use super::cases;
use super::pay::Facts;
use super::rules::{Carambole, HOUSE};
use super::said;
use super::state::{FOUR, Phase, State, seat, side};
use super::words::{Move, Moves, Word, place_mm};
use crate::laws::Ball;
use crate::table::{Place, Shown, board, describe, describe_misdeed, spot};
use rand::Rng;
use spadille_core::scene::{Board, Mark, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, Ledger, Scene, Scribe, Seat, Skill, Table, Text, Turn, Unsupported,
    book, law, text,
};

impl Table for Carambole {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("carambole" of "billiard-family")
    }

    fn scene(&self, v: &State) -> Scene {
        let played = |ball: &Ball| *ball != Ball::M || self.custom.double;
        let owner = |ball: Ball| [Ball::A, Ball::B].contains(&ball).then(|| seat(ball));
        let shown: Vec<Shown> = FOUR
            .into_iter()
            .filter(played)
            .map(|ball| Shown { ball, place: v.partie.balls[ball], seat: owner(ball) })
            .collect();
        let strikes = matches!(self.turn(v), Turn::Seats { .. })
            && matches!(v.phase, Phase::Acquit | Phase::AcquitShort | Phase::Play | Phase::AfterSlip);
        let lay = strikes.then(|| self.lay(v));
        let said = v.ruling.map(|ruling| (said::ruling(ruling), ruling.law()));
        let number = (v.done + 1).min(self.options.parties);
        Scene {
            title: text!("carambole-title", partie = number, parties = self.options.parties),
            seats: Seat::all(2).map(|who| self.plate(v, who)).collect(),
            pots: match self.options.table_money {
                0 => vec![],
                _ => vec![Mark::new(text!("billiard-house"), v.ledger.balance(HOUSE))],
            },
            notes: self.notes(v),
            board: Board::Cloth(board(
                self.ground,
                &shown,
                lay.as_ref(),
                v.strokes,
                v.last.as_ref(),
                &self.patches(),
                said,
            )),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let lay = self.lay(v);
        match &m {
            Move::Play(stroke) => describe(Some(&lay), Err(stroke)),
            Move::Shot(shot) => describe(Some(&lay), Ok(shot)),
            Move::Fault(misdeed) => describe_misdeed(*misdeed, law!("usual-faults")),
            Move::Word(word) => {
                let (text, law) = match word {
                    Word::Place(number) => {
                        let (x, y) = place_mm(*number);
                        let place = spot(x.into(), y.into());
                        (text!("carambole-do-place", place = place), law!("beginner-sets-carambol"))
                    }
                    Word::TakeAcquit => (text!("billiard-do-take-acquit"), law!("usual-faults")),
                    Word::Overlook => (text!("billiard-do-overlook"), law!("usual-faults")),
                    Word::TakeBack => (text!("billiard-do-take-back"), law!("acquit-past-middle")),
                    Word::CallAcquit => (text!("billiard-do-call-acquit"), law!("no-touch")),
                    Word::CallTouche => (text!("billiard-do-call-touche"), law!("fouls-carambole")),
                    Word::CallBillard => (text!("billiard-do-call-billard"), law!("fouls-carambole")),
                    Word::LetStand => (text!("billiard-do-let-stand"), law!("fouls-carambole")),
                };
                Label::button(text).by(law)
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

impl Carambole {
    fn plate(&self, v: &State, who: Seat) -> Plate {
        let mut plate = Plate::at(who, &v.ledger, self.turn(v));
        plate.marks.push(Mark::new(text!("billiard-points"), v.partie.score[side(who)]));
        plate
    }

    fn notes(&self, v: &State) -> Vec<Text> {
        let mut notes: Vec<Text> = v.ruling.map(said::ruling).into_iter().collect();
        let who = seat(v.actor);
        notes.push(match v.phase {
            Phase::Over => text!("house-match-over"),
            Phase::Lot => text!("carambole-note-lot"),
            _ if v.rolling.is_some() => text!("billiard-strikes", seat = who),
            Phase::Place => text!("carambole-note-place", seat = who),
            Phase::Acquit => text!("carambole-note-acquit", seat = who),
            Phase::AcquitShort => text!("carambole-acquit-short"),
            Phase::AcquitLost => text!("carambole-acquit-lost", seat = seat(crate::laws::other(v.actor))),
            Phase::Play if self.must_bricole(v) => text!("carambole-must-bricole", seat = who),
            Phase::Play if v.partie.balls[v.actor] == Place::Hand => text!("carambole-from-hand", seat = who),
            Phase::Play => text!("carambole-to-play", seat = who),
            Phase::AfterSlip => text!("billiard-slips-untouched"),
            Phase::Call => text!("carambole-note-call", seat = who),
        });
        notes
    }
}
