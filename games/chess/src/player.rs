//! A sensible player who follows the book.
//!
//! He looks one move ahead: he counts exchanges, sees mates on either side, measures the position and lets the maxims
//! decide between moves that are nearly equal. A first look gives what a move is worth at the best; only the moves that
//! could still be the best are looked at twice, for what the enemy can take and whether he can mate.

use crate::advice::{bishops_time, cannot_force, harmful, is_passed, knights_at_home, plays_on, rooks_early};
use crate::exchange::{best_capture, gain};
use crate::moves::Move;
use crate::options::Stalemate;
use crate::position::{Position, Standing};
use crate::refusals::name_of;
use crate::rules::Chess;
use crate::state::{Phase, State};
use crate::worth::{man, worth};
use arrayvec::ArrayVec;
use cozy_chess::{BitBoard, Move as Step, Piece};
use spadille_core::game::Reason;
use spadille_core::{Advice, Game as _, Seat, Text, text};

/// What speaks for or against a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Why {
    Mate,
    Smothers,
    Repeats,
    GetsMated,
    Takes(Piece),
    Captain(Piece),
    Check,
    Knight,
    Castles,
    KeepsBishop,
    Pawn,
    NoForce,
    CannotWin,
    Position,
}

/// So much, in hundredths of a pawn, is a won game worth.
const WON: i32 = 100_000;

impl Why {
    /// How much it counts, in hundredths of a pawn.
    fn weight(self) -> i32 {
        match self {
            Why::Mate => WON,
            Why::GetsMated => -WON,
            // Half a stake is good for the weaker side and poor for one who is winning.
            Why::Smothers => 450,
            Why::Castles => 30,
            Why::Knight => 18,
            Why::KeepsBishop => 15,
            Why::Check => 12,
            Why::Captain(_) | Why::Pawn => 10,
            Why::Takes(_) => 8,
            // A draw for him who is worse off, a waste for him who is better off.
            Why::Repeats | Why::CannotWin | Why::Position => 0,
            // To win with nothing but knights is beyond anybody.
            Why::NoForce => -200,
        }
    }

    /// The maxim it follows.
    fn maxim(self) -> Option<&'static str> {
        match self {
            Why::Knight => Some("A1"),
            Why::KeepsBishop => Some("A3"),
            Why::Mate | Why::Takes(_) | Why::Check => Some("A5"),
            Why::NoForce | Why::CannotWin => Some("A6"),
            Why::Captain(_) | Why::Pawn => Some("A7"),
            Why::Smothers | Why::Repeats | Why::GetsMated | Why::Castles | Why::Position => None,
        }
    }

    fn text(self) -> Text {
        match self {
            Why::Mate => text!("chess-why-mate"),
            Why::Smothers => text!("chess-why-smother"),
            Why::Repeats => text!("chess-why-repeat"),
            Why::GetsMated => text!("chess-why-mated"),
            Why::Takes(piece) => text!("chess-why-takes", man = name_of(piece)),
            Why::Captain(piece) => text!("chess-why-captain", man = name_of(piece)),
            Why::Check => text!("chess-why-check"),
            Why::Knight => text!("chess-why-knight"),
            Why::Castles => text!("chess-why-castle"),
            Why::KeepsBishop => text!("chess-why-keep-bishop"),
            Why::Pawn => text!("chess-why-pawn"),
            Why::NoForce => text!("chess-why-no-force"),
            Why::CannotWin => text!("chess-why-cannot-win"),
            Why::Position => text!("chess-why-position"),
        }
    }

    fn reason(self) -> Reason {
        Reason { text: self.text(), maxim: self.maxim() }
    }
}

/// A move and what speaks for it.
struct Thought {
    step: Step,
    next: Position,
    /// What it is worth; before the second look, at the best.
    score: i32,
    reasons: ArrayVec<Why, 8>,
    /// Whether a second look can change nothing.
    settled: bool,
}

impl Thought {
    fn because(&mut self, why: Why) {
        self.score += why.weight();
        let _ = self.reasons.try_push(why);
    }

    /// The one thing that decides about the move.
    fn decided(mut self, why: Why) -> Thought {
        (self.score, self.settled) = (0, true);
        self.reasons.clear();
        self.because(why);
        self
    }
}

/// What is the same for all moves of a position.
struct Outlook {
    ahead: bool,
    early: bool,
    bishops_time: bool,
    knights_at_home: BitBoard,
    early_rooks: Vec<Step>,
    has_no_force: bool,
    /// Whether the enemy king is alone, and there are men against him who cannot mate.
    cannot_win: bool,
}

impl Chess {
    /// What the book would do at this seat.
    pub(crate) fn book_advice(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        if !self.turn(s).may_act(seat) {
            return None;
        }
        match s.phase {
            Phase::Lot | Phase::Over => None,
            Phase::Move => self.best_thought(s).map(|thought| Advice {
                choice: Move::Man(thought.step),
                reasons: thought.reasons.iter().map(|why| why.reason()).collect(),
            }),
            Phase::Answer => Some(if plays_on(&s.position, s.side().other().into()) {
                Advice::by(Move::DeclineDraw, "A8", text!("chess-why-decline"))
            } else {
                Advice::plain(Move::AcceptDraw, text!("chess-why-accept"))
            }),
            Phase::Neighbour => {
                let harm = s.intended.is_some_and(|step| harmful(&s.position, &self.options, step));
                Some(if harm {
                    Advice::plain(Move::Counsel, text!("chess-why-counsel"))
                } else {
                    Advice::plain(Move::Silent, text!("chess-why-silent"))
                })
            }
        }
    }

    fn best_thought(&self, s: &State) -> Option<Thought> {
        let position = &s.position;
        let side = position.side();
        let [own, enemy] = [side, !side].map(|side| position.board().colors(side).len());
        let has_no_force = cannot_force(position, side);
        let outlook = Outlook {
            ahead: worth(position) > 0,
            early: position.men() > 28,
            bishops_time: bishops_time(position),
            knights_at_home: knights_at_home(position),
            early_rooks: rooks_early(position, &self.options),
            has_no_force,
            cannot_win: has_no_force && own > 1 && enemy == 1,
        };
        let moves = position.moves(&self.options);
        let mut thoughts: Vec<_> = moves.steps().map(|step| self.first_look(s, step, &outlook)).enumerate().collect();
        thoughts.sort_by_key(|(place, thought)| (-thought.score, *place));
        let mut best: Option<(usize, Thought)> = None;
        for (place, hope) in thoughts {
            // The rest can be no better.
            if best.as_ref().is_some_and(|(_, best)| hope.score < best.score) {
                break;
            }
            let thought = self.second_look(hope);
            // Of equals the first.
            let rank = (thought.score, usize::MAX - place);
            if best.as_ref().is_none_or(|(place, best)| rank > (best.score, usize::MAX - place)) {
                best = Some((place, thought));
            }
        }
        best.map(|(_, thought)| thought)
    }

    /// What a move is worth at the best.
    fn first_look(&self, s: &State, step: Step, outlook: &Outlook) -> Thought {
        let next = s.position.after(step);
        let mut thought = Thought { step, next, score: 0, reasons: ArrayVec::new(), settled: false };
        match thought.next.standing(&self.options) {
            Standing::Mate => return thought.decided(Why::Mate),
            Standing::Stalemate if self.options.stalemate == Stalemate::Half => return thought.decided(Why::Smothers),
            Standing::Stalemate => return Thought { settled: true, ..thought },
            Standing::Open | Standing::Check => {}
        }
        if self.repeats(s, &thought.next) {
            return thought.decided(Why::Repeats);
        }
        thought.score = -worth(&thought.next);
        self.follow_maxims(&s.position, outlook, &mut thought);
        if thought.reasons.is_empty() {
            thought.because(Why::Position);
        }
        thought
    }

    /// What it is worth when the enemy answers.
    fn second_look(&self, thought: Thought) -> Thought {
        match () {
            () if thought.settled => thought,
            () if thought.next.mates_at_once(&self.options).is_some() => thought.decided(Why::GetsMated),
            () => Thought { score: thought.score - best_capture(&thought.next, &self.options), ..thought },
        }
    }

    /// Whether the position has stood on the board before.
    fn repeats(&self, s: &State, next: &Position) -> bool {
        self.options.has_draws() && s.past.contains(&next.key(&self.options))
    }

    /// The maxims decide between moves that are nearly equal.
    fn follow_maxims(&self, position: &Position, outlook: &Outlook, t: &mut Thought) {
        let board = position.board();
        let (step, side) = (t.step, position.side());
        let Some(mover) = board.piece_on(step.from) else { return };
        if outlook.cannot_win {
            t.because(Why::CannotWin);
        }
        let taken = board.piece_on(step.to).filter(|_| board.colors(!side).has(step.to));
        let gives_check = t.next.in_check();
        let comes_out = outlook.early && outlook.knights_at_home.has(step.from);
        let is_led = mover == Piece::Pawn && taken.is_none() && is_passed(position, side, step.from);
        // Exchanges are counted only where somebody asks.
        let asked = taken.is_some() || step.promotion.is_some() || gives_check || comes_out || is_led;
        let won = if asked { gain(position, step) } else { 0 };
        if let Some(taken) = taken.filter(|_| won > 0) {
            t.because(Why::Takes(taken));
        }
        if let Some(captain) = step.promotion.filter(|_| won > 0) {
            t.because(Why::Captain(captain));
        }
        if gives_check && won >= 0 {
            t.because(Why::Check);
        }
        if comes_out && won >= 0 {
            t.because(Why::Knight);
        }
        if outlook.early_rooks.contains(&step) {
            t.score -= 35;
        }
        if position.castling_rook(step).is_some() {
            t.because(Why::Castles);
        }
        let even_exchange = taken.is_some_and(|piece| (man(piece) - man(mover)).abs() < 20);
        if outlook.bishops_time && even_exchange {
            match mover {
                Piece::Knight => t.because(Why::KeepsBishop),
                Piece::Bishop => t.score -= 15,
                _ => {}
            }
        }
        if is_led && won >= 0 {
            t.because(Why::Pawn);
        }
        if outlook.ahead && !outlook.has_no_force && cannot_force(&t.next, side) {
            t.because(Why::NoForce);
        }
    }
}
