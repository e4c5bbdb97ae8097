//! What the book tells players to do (A1 to A8), and a sensible player who follows it.
//!
//! The player looks one move ahead: he counts exchanges, sees mates on either side, measures the position and lets the
//! maxims decide between moves that are nearly equal.

use crate::exchange::{best_capture, gain};
use crate::moves::Move;
use crate::options::{ChessOptions, Stalemate};
use crate::position::{OFFICERS, Position, Standing};
use crate::rules::Chess;
use crate::state::{Phase, State};
use crate::worth::{has_force, man, worth};
use cozy_chess::{BitBoard, Color, Move as Step, Piece, Rank, Square};
use spadille_core::game::Reason;
use spadille_core::{Advice, Game as _, Seat, Text, text};

/// A1: the moves that bring out a knight from where the array puts him.
pub fn knights_out(position: &Position, options: &ChessOptions) -> Vec<Step> {
    let moves = position.moves_of(options, knights_at_home(position));
    moves.steps().collect()
}

fn knights_at_home(position: &Position) -> BitBoard {
    let home = Rank::First.relative_to(position.side()).bitboard();
    let places = Square::B1.bitboard() | Square::G1.bitboard() | Square::B8.bitboard() | Square::G8.bitboard();
    position.board().colored_pieces(position.side(), Piece::Knight) & home & places
}

/// A2: the rook moves to be put off. Before four men have left the board a rook only castles, takes or answers check.
pub fn rooks_early(position: &Position, options: &ChessOptions) -> Vec<Step> {
    if position.men() <= 28 || position.in_check() {
        return vec![];
    }
    let rooks = position.board().colored_pieces(position.side(), Piece::Rook);
    let enemy = position.board().colors(!position.side());
    position.moves_of(options, rooks).steps().filter(|step| !enemy.has(step.to)).collect()
}

/// A3: whether the end of the game is near, when bishops serve better than knights: six officers or fewer.
pub fn bishops_time(position: &Position) -> bool {
    let officers: u32 = OFFICERS.iter().map(|(piece, _)| position.board().pieces(*piece).len()).sum();
    officers <= 6
}

/// A4: the men in the order of their worth.
pub const ORDER_OF_WORTH: [Piece; 5] = [Piece::Queen, Piece::Rook, Piece::Knight, Piece::Bishop, Piece::Pawn];

/// A5: the moves that give check without losing anything by it.
pub fn safe_checks(position: &Position, options: &ChessOptions) -> Vec<Step> {
    let moves = position.moves(options);
    moves.steps().filter(|step| gain(position, *step) >= 0 && position.after(*step).in_check()).collect()
}

/// A6: whether a side has not the men to mate a king alone by force, as with two knights.
pub fn cannot_force(position: &Position, side: Color) -> bool {
    !has_force(position.board(), side)
}

/// A7: the pawns that no enemy pawn can stop any more, which want to be led on.
pub fn passed_pawns(position: &Position, side: Color) -> BitBoard {
    let board = position.board();
    let enemy = board.colored_pieces(!side, Piece::Pawn);
    let is_free = |pawn: &Square| {
        let files = pawn.file().bitboard() | pawn.file().adjacent();
        let line = pawn.relative_to(side).rank();
        enemy.iter().all(|e| !files.has(e) || e.relative_to(side).rank() <= line)
    };
    board.colored_pieces(side, Piece::Pawn).iter().filter(is_free).collect()
}

/// A8: whether a game is worth playing on for the honour of it, when a draw is offered: as long as one is not worse off.
pub fn plays_on(position: &Position, side: Color) -> bool {
    let worth = worth(position);
    (if position.side() == side { worth } else { -worth }) >= -60
}

/// Whether a neighbour should call *Nachbar mit Rath*: the move intended lets the enemy mate at once.
pub fn harmful(position: &Position, options: &ChessOptions, intended: Step) -> bool {
    position.after(intended).mates_at_once(options).is_some()
}

/// A move and what speaks for it.
struct Thought {
    step: Step,
    score: i32,
    reasons: Vec<Reason>,
}

/// So much, in hundredths of a pawn, is a won game worth.
const WON: i32 = 100_000;

impl Chess {
    /// What the book would do at this seat.
    pub(crate) fn book_advice(&self, s: &State, seat: Seat) -> Option<Advice<Move>> {
        if !self.turn(s).may_act(seat) {
            return None;
        }
        match s.phase {
            Phase::Lot | Phase::Over => None,
            Phase::Move => self.best_thought(s).map(|t| Advice { choice: Move::Man(t.step), reasons: t.reasons }),
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
        let early_rooks = rooks_early(position, &self.options);
        let ahead = worth(position);
        let thoughts = position.moves(&self.options);
        let thoughts = thoughts.steps().map(|step| self.think(s, step, ahead, &early_rooks));
        thoughts.reduce(|best, next| if next.score > best.score { next } else { best })
    }

    /// Weighs one move.
    fn think(&self, s: &State, step: Step, ahead: i32, early_rooks: &[Step]) -> Thought {
        let (position, options) = (&s.position, &self.options);
        let next = position.after(step);
        let mut thought = Thought { step, score: 0, reasons: vec![] };
        match next.standing(options) {
            Standing::Mate => {
                thought.because(WON, Some("A5"), text!("chess-why-mate"));
                return thought;
            }
            // Half a stake is good for the weaker side and poor for one who is winning.
            Standing::Stalemate if options.stalemate == Stalemate::Half => {
                thought.because(450, None, text!("chess-why-smother"));
                return thought;
            }
            Standing::Stalemate => return thought,
            Standing::Open | Standing::Check => {}
        }
        if self.repeats(s, &next) {
            // A draw for him who is worse off, a waste for him who is better off.
            thought.because(0, None, text!("chess-why-repeat"));
            return thought;
        }
        if next.mates_at_once(options).is_some() {
            thought.because(-WON, None, text!("chess-why-mated"));
            return thought;
        }
        thought.score = -worth(&next) - best_capture(&next, options);
        self.follow_maxims(position, &next, ahead, early_rooks, &mut thought);
        if thought.reasons.is_empty() {
            thought.because(0, None, text!("chess-why-position"));
        }
        thought
    }

    /// Whether the position has stood on the board before.
    fn repeats(&self, s: &State, next: &Position) -> bool {
        self.options.has_draws() && s.past.contains(&next.key(&self.options))
    }

    /// The maxims decide between moves that are nearly equal.
    fn follow_maxims(&self, position: &Position, next: &Position, ahead: i32, early_rooks: &[Step], t: &mut Thought) {
        let board = position.board();
        let (step, side) = (t.step, position.side());
        let Some(mover) = board.piece_on(step.from) else { return };
        let taken = board.piece_on(step.to).filter(|_| board.colors(!side).has(step.to));
        let won = gain(position, step);
        if let Some(taken) = taken.filter(|_| won > 0) {
            let reason = text!("chess-why-takes", man = crate::refusals::name_of(taken));
            t.because(8, Some("A5"), reason);
        }
        if let Some(captain) = step.promotion.filter(|_| won > 0) {
            t.because(10, Some("A7"), text!("chess-why-captain", man = crate::refusals::name_of(captain)));
        }
        if next.in_check() && won >= 0 {
            t.because(12, Some("A5"), text!("chess-why-check"));
        }
        let early = position.men() > 28;
        if early && knights_at_home(position).has(step.from) && won >= 0 {
            t.because(18, Some("A1"), text!("chess-why-knight"));
        }
        if early_rooks.contains(&step) {
            t.score -= 35;
        }
        if position.castling_rook(step).is_some() {
            t.because(30, None, text!("chess-why-castle"));
        }
        let even_exchange = taken.is_some_and(|piece| (man(piece) - man(mover)).abs() < 20);
        if bishops_time(position) && even_exchange {
            match mover {
                Piece::Knight => t.because(15, Some("A3"), text!("chess-why-keep-bishop")),
                Piece::Bishop => t.score -= 15,
                _ => {}
            }
        }
        if mover == Piece::Pawn && passed_pawns(position, side).has(step.from) && won >= 0 && taken.is_none() {
            t.because(10, Some("A7"), text!("chess-why-pawn"));
        }
        // To win with nothing but knights is beyond anybody.
        if ahead > 0 && cannot_force(next, side) && !cannot_force(position, side) {
            t.because(-200, Some("A6"), text!("chess-why-no-force"));
        }
    }
}

impl Thought {
    fn because(&mut self, score: i32, maxim: Option<&'static str>, text: Text) {
        self.score += score;
        self.reasons.push(Reason { text, maxim });
    }
}
