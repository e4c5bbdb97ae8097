//! How Trictrac meets people: its board, its words, its book.

use super::cases;
use super::moves::{Move, Moves};
use super::rules::Trictrac;
use super::said;
use super::settle::{self, Facts};
use super::state::{Phase, State};
use crate::board::{Colour, OFF};
use rand::Rng;
use spadille_core::game::Target;
use spadille_core::scene::{Board, Mark, Place, TablesBoard};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, Ledger, Scene, Scribe, Seat, Space as _, Table, Text, Unsupported,
    book, law, text,
};

impl Table for Trictrac {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("trictrac")
    }

    fn scene(&self, v: &State) -> Scene {
        let mut men = [[0; 2]; 24];
        for colour in Colour::BOTH {
            for (field, count) in v.men[colour.index()].counts().filter(|(f, _)| *f < OFF) {
                if let Some(place) = men.get_mut(colour.turned(field) as usize - 1) {
                    place[colour.index()] = count;
                }
            }
        }
        let board = TablesBoard {
            men,
            off: v.men.map(|m| m.on(OFF)),
            bar: [0; 2],
            dice: v.dice,
            points: v.score.points,
            holes: v.score.holes,
            bredouille: v.score.open,
            last: v.last.steps().map(|step| (step.from(), step.to())).collect(),
        };
        Scene {
            title: text!("trictrac-title", tour = (v.tours + 1).min(self.options.tours), tours = self.options.tours),
            seats: Seat::all(2).map(|seat| self.place(v, seat)).collect(),
            pots: vec![],
            notes: self.note(v).into_iter().collect(),
            board: Board::Tables(board),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        match m {
            Move::Play(play) => {
                let text = said::choice(play);
                match play.steps().next() {
                    Some(step) => Label::at(Target::Move { from: step.from(), to: step.to() }, text),
                    None => Label::button(text).by(law!("unplayable")),
                }
            }
            Move::Leave => Label::button(text!("trictrac-do-leave")).by(law!("leave")),
            Move::Stay => Label::button(text!("trictrac-do-stay")).by(law!("stay")),
            Move::StayUncleared => Label::button(text!("trictrac-do-stay-uncleared")).by(law!("rest-uncleared")),
            Move::Mark(0) => Label::button(text!("trictrac-do-mark-nothing")).by(law!("school-under")),
            Move::Mark(n) => Label::button(text!("trictrac-do-mark", points = n)).by(law!("school-over")),
            Move::MarkOne(n) => Label::button(text!("trictrac-do-mark-one", points = n)).by(law!("one-counter")),
            Move::Peg(n) => Label::button(text!("trictrac-do-peg", number = n)).by(law!("unpegged-hole")),
            Move::PegRest => Label::button(text!("trictrac-do-peg-rest")).by(law!("unpegged-hole")),
            Move::School(n) => Label::button(text!("trictrac-do-school", points = n)).by(law!("school-mark")),
            Move::Pass => Label::button(text!("trictrac-do-pass")).by(law!("school-pass")),
            Move::Compel => Label::button(text!("trictrac-do-compel")).by(law!("school-compel")),
            Move::Touch(field) => {
                let target = Target::Move { from: field, to: field };
                Label::at(target, text!("trictrac-do-touch", field = field)).by(law!("touch-move"))
            }
            Move::DemandTouched => Label::button(text!("trictrac-do-demand-touched")).by(law!("closing-missed")),
            Move::DemandClose => Label::button(text!("trictrac-do-demand-close")).by(law!("closing-missed")),
            Move::Misset(step) => {
                let target = Target::Move { from: step.from(), to: step.to() };
                let text = text!("trictrac-do-misset", from = step.from(), to = step.to());
                Label::at(target, text).by(law!("wrong-play"))
            }
            Move::LetStand => Label::button(text!("trictrac-do-let-stand")).by(law!("wrong-play")),
            Move::DemandOneMan => Label::button(text!("trictrac-do-demand-one-man")).by(law!("wrong-play")),
            Move::Watch => Label::button(text!("trictrac-do-watch")),
            Move::Disturb => Label::button(text!("trictrac-do-disturb")).by(self.disturbance()),
            Move::Set(dice) => {
                Label::button(text!("trictrac-do-set", dice = said::dice(dice))).by(law!("dice-disturb-penalty"))
            }
            Move::Offer => Label::button(text!("trictrac-do-offer")).by(law!("last-throw")),
            Move::Agree => Label::button(text!("trictrac-do-agree")).by(law!("last-throw")),
            Move::ThrowOn if v.phase == Phase::LastPegs => {
                Label::button(text!("trictrac-do-throw")).by(law!("unpegged-hole"))
            }
            Move::ThrowOn => Label::button(text!("trictrac-do-throw-on")),
        }
    }

    fn advise(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        self.book_advice(v, seat)
    }

    fn candidates<R: Rng>(&self, v: &State, seat: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        const FEW: usize = 16;
        if self.options.is_manual() {
            // What is due is marked and judged as the book says: until it is judged, the counters show what was marked
            // and not what was won. Leaving or staying is worth a thought.
            match self.book_advice(v, seat).map(|advice| advice.choice) {
                None | Some(Move::Play(_)) => {}
                Some(Move::Leave | Move::Stay) => return vec![Move::Leave, Move::Stay],
                Some(word) => return vec![word],
            }
        }
        if v.phase != Phase::Play {
            return moves.iter().collect();
        }
        if moves.plays.count() as usize > FEW {
            return self.ranked(v).into_iter().take(FEW).collect();
        }
        moves.iter().filter(|m| matches!(m, Move::Play(_))).collect()
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Trictrac {
    fn disturbance(&self) -> spadille_core::LawId {
        match self.options.dice_disturb {
            super::options::DiceDisturb::ForbiddenWithPenalty => law!("dice-disturb-penalty"),
            _ => law!("dice-disturb"),
        }
    }

    fn place(&self, v: &State, seat: Seat) -> Place {
        let i = seat.index();
        let mut place = Place::new(seat, v.ledger.balance(seat), self.turn(v).awaited().contains(seat));
        place.roles.push(match Colour::of(seat) {
            Colour::White => text!("trictrac-white"),
            Colour::Black => text!("trictrac-black"),
        });
        place.marks.push(Mark::new(text!("trictrac-holes"), v.score.holes[i]));
        place.marks.push(Mark::new(text!("house-points"), v.score.points[i]));
        place
    }

    fn note(&self, v: &State) -> Option<Text> {
        let seat = self.turn(v).awaited().first()?;
        Some(match v.phase {
            Phase::Choose => text!("trictrac-note-choose", seat = seat),
            Phase::Play if self.options.is_manual() => text!("trictrac-note-mark-and-play", seat = seat),
            Phase::Play => text!("trictrac-note-play", seat = seat),
            Phase::MarkGiven => text!("trictrac-note-mark", seat = seat),
            Phase::JudgeOwn | Phase::JudgeGiven => text!("trictrac-note-judge", seat = seat),
            Phase::SetThrow => text!("trictrac-note-set", seat = seat),
            Phase::SetWrongly => text!("trictrac-note-set-wrongly", seat = seat),
            Phase::LastPegs => text!("trictrac-note-throw", seat = seat),
            _ => text!("trictrac-note-answer", seat = seat),
        })
    }
}
