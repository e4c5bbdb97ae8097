//! How Trictrac meets people: its board, its words, its book.

use super::cases;
use super::moves::{Move, Moves, Word};
use super::rules::{JanGame, Rules};
use super::said;
use super::sisters::Sister;
use super::state::{Phase, State};
use crate::board::{Colour, OFF};
use crate::notation::Step;
use rand::Rng;
use spadille_core::game::Target;
use spadille_core::scene::{Board, Kept, Mark, Plate, TablesBoard};
use spadille_core::{
    Advice, Answer, Apart, Book, Case, Label, Ledger, Scene, Scribe, Seat, Space as _, Table, Text, Unsupported, law,
    text,
};

impl<K: Sister> Table for JanGame<K> {
    type Facts = K::Facts;

    const ANALYSED: bool = true;

    fn book() -> &'static Book {
        K::book()
    }

    fn scene(&self, v: &State) -> Scene {
        Rules::scene(self, v)
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        Rules::describe(self, v, m)
    }

    fn advise(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        self.book_advice(v, seat)
    }

    fn candidates<R: Rng>(&self, v: &State, seat: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        self.worth_a_thought(v, seat, moves)
    }

    fn reckon(&self, v: &State, seat: Seat, m: Move) -> Option<f64> {
        self.expected(v, seat, m)
    }

    fn take_apart(&self, v: &State, seat: Seat) -> Option<Apart<Move>> {
        self.apart(v, seat)
    }

    fn lay_out(&self, given: &serde_json::Value) -> Option<Result<State, Text>> {
        Some(self.laid_out(given))
    }

    fn settle<S: Scribe>(&self, facts: &K::Facts, scribe: &mut S) -> Result<Ledger, Text> {
        K::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work::<K>(case)
    }
}

impl Rules {
    fn scene(&self, v: &State) -> Scene {
        let on = |colour: Colour, field: u8| v.deal.men[colour.seat()].on(colour.turned(field));
        let all = if self.has_holes() { self.options.tours } else { self.options.saetze };
        let board = TablesBoard {
            men: std::array::from_fn(|i| Colour::BOTH.map(|colour| on(colour, i as u8 + 1))),
            off: v.deal.men.map(|m| m.on(OFF)).0,
            bar: [0; 2],
            dice: v.deal.dice,
            points: v.score.points.0,
            holes: v.score.holes.0,
            bredouille: v.score.open.0,
            last: v.deal.last.steps().map(|step| (step.from(), step.to())).collect(),
            round: false,
            kept: if self.has_holes() { Kept::Holes } else { Kept::Points },
        };
        Scene {
            title: text!("trictrac-title", tour = (v.tours + 1).min(all), tours = all),
            seats: Seat::all(2).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.note(v).into_iter().collect(),
            board: Board::Tables(board),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let on_board = |way: Step, text: Text, legs: Vec<[u8; 2]>| {
            Label::at(Target::Move { from: way.from(), to: way.to(), legs }, text)
        };
        let word = match m {
            Move::Play(play) => {
                return match play.steps().next() {
                    Some(step) if self.crossed(v, play).is_some() => {
                        on_board(step, said::choice(play), play.legs().collect()).by(law!("cross-with-band"))
                    }
                    Some(step) => on_board(step, said::choice(play), play.legs().collect()),
                    None => Label::button(said::choice(play)).by(law!("unplayable")),
                };
            }
            Move::Misset(step) => {
                let text = text!("trictrac-do-misset", from = step.from(), to = step.to());
                return on_board(step, text, Vec::new()).by(law!("wrong-play"));
            }
            Move::Say(word) => word,
        };
        let (text, law) = match word {
            Word::Leave => (text!("trictrac-do-leave"), law!("leave")),
            Word::Stay => (text!("trictrac-do-stay"), law!("stay")),
            Word::StayUncleared => (text!("trictrac-do-stay-uncleared"), law!("rest-uncleared")),
            Word::Mark(n) if n.0 == 0 => (text!("trictrac-do-mark-nothing"), law!("school-under")),
            Word::Mark(n) => (text!("trictrac-do-mark", points = n.0), law!("school-over")),
            Word::MarkOne(n) => (text!("trictrac-do-mark-one", points = n.0), law!("one-counter")),
            Word::Peg(n) => (text!("trictrac-do-peg", number = n.0), law!("unpegged-hole")),
            Word::PegRest => (text!("trictrac-do-peg-rest"), law!("unpegged-hole")),
            Word::School(n) => (text!("trictrac-do-school", points = n.0), law!("school-mark")),
            Word::Pass => (text!("trictrac-do-pass"), law!("school-pass")),
            Word::Compel => (text!("trictrac-do-compel"), law!("school-compel")),
            Word::DemandTouched => (text!("trictrac-do-demand-touched"), law!("closing-missed")),
            Word::DemandClose => (text!("trictrac-do-demand-close"), law!("closing-missed")),
            Word::LetStand => (text!("trictrac-do-let-stand"), law!("wrong-play")),
            Word::DemandOneMan => (text!("trictrac-do-demand-one-man"), law!("wrong-play")),
            Word::Disturb => (text!("trictrac-do-disturb"), self.disturbance()),
            Word::Set(throw) => (text!("trictrac-do-set", dice = said::dice(throw.0)), law!("dice-disturb-penalty")),
            Word::Offer => (text!("trictrac-do-offer"), law!("last-throw")),
            Word::Agree => (text!("trictrac-do-agree"), law!("last-throw")),
            Word::ThrowOn if v.phase == Phase::LastPegs => (text!("trictrac-do-throw"), law!("unpegged-hole")),
            Word::ThrowOn => return Label::button(text!("trictrac-do-throw-on")),
            Word::Watch => return Label::button(text!("trictrac-do-watch")),
            Word::Touch(field) => {
                let text = text!("trictrac-do-touch", field = field.0);
                return on_board(Step::new(field.0, field.0), text, Vec::new()).by(law!("touch-move"));
            }
        };
        Label::button(text).by(law)
    }

    /// The moves worth a searcher's thought.
    fn worth_a_thought(&self, v: &State, seat: Seat, moves: &Moves) -> Vec<Move> {
        const FEW: usize = 8;
        if self.options.is_manual() {
            // What is due is marked and judged as the book says: until it is judged, the counters show what was marked
            // and not what was won. Leaving or staying is worth a thought.
            match self.book_advice(v, seat).map(|advice| advice.choice) {
                None | Some(Move::Play(_)) => {}
                Some(Move::Say(Word::Leave | Word::Stay)) => return [Word::Leave, Word::Stay].map(Move::Say).into(),
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

    fn plate(&self, v: &State, seat: Seat) -> Plate {
        let mut plate = Plate::at(seat, &v.ledger, self.turn(v));
        plate.roles.push(match Colour::of(seat) {
            Colour::White => text!("trictrac-white"),
            Colour::Black => text!("trictrac-black"),
        });
        if self.has_holes() {
            plate.marks.push(Mark::new(text!("trictrac-holes"), v.score.holes[seat]));
        }
        plate.marks.push(Mark::new(text!("house-points"), v.score.points[seat]));
        plate
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
