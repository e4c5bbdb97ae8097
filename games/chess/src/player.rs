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
struct Why {
    /// How much it counts, in hundredths of a pawn.
    weight: i32,
    /// The maxim it follows.
    maxim: Option<&'static str>,
    message: &'static str,
    /// The man it is about.
    man: Option<Piece>,
}

/// So much, in hundredths of a pawn, is a won game worth.
const WON: i32 = 100_000;

impl Why {
    const MATE: Why = Why::new(WON, Some("A5"), "chess-why-mate");
    const GETS_MATED: Why = Why::new(-WON, None, "chess-why-mated");
    // Half a stake is good for the weaker side and poor for one who is winning.
    const SMOTHERS: Why = Why::new(450, None, "chess-why-smother");
    const CASTLES: Why = Why::new(30, None, "chess-why-castle");
    const KNIGHT: Why = Why::new(18, Some("A1"), "chess-why-knight");
    const KEEPS_BISHOP: Why = Why::new(15, Some("A3"), "chess-why-keep-bishop");
    const CHECK: Why = Why::new(12, Some("A5"), "chess-why-check");
    const CAPTAIN: Why = Why::new(10, Some("A7"), "chess-why-captain");
    const PAWN: Why = Why::new(10, Some("A7"), "chess-why-pawn");
    const TAKES: Why = Why::new(8, Some("A5"), "chess-why-takes");
    // A draw for him who is worse off, a waste for him who is better off.
    const REPEATS: Why = Why::new(0, None, "chess-why-repeat");
    const CANNOT_WIN: Why = Why::new(0, Some("A6"), "chess-why-cannot-win");
    const POSITION: Why = Why::new(0, None, "chess-why-position");
    // To win with nothing but knights is beyond anybody.
    const NO_FORCE: Why = Why::new(-200, Some("A6"), "chess-why-no-force");

    const fn new(weight: i32, maxim: Option<&'static str>, message: &'static str) -> Why {
        Why { weight, maxim, message, man: None }
    }

    const fn of(self, man: Piece) -> Why {
        Why { man: Some(man), ..self }
    }

    fn reason(&self) -> Reason {
        let text = Text::new(self.message);
        Reason { text: self.man.into_iter().fold(text, |text, man| text.with("man", name_of(man))), maxim: self.maxim }
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
        self.score += why.weight;
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
            Phase::Neighbour => Some(match s.game.intended {
                Some(Move::Man(step)) if harmful(&s.position, &self.options, step) => {
                    Advice::plain(Move::Counsel, text!("chess-why-counsel"))
                }
                _ => Advice::plain(Move::Silent, text!("chess-why-silent")),
            }),
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
            Standing::Mate => return thought.decided(Why::MATE),
            Standing::Stalemate if self.options.stalemate == Stalemate::Half => return thought.decided(Why::SMOTHERS),
            Standing::Stalemate => return Thought { settled: true, ..thought },
            Standing::Open | Standing::Check => {}
        }
        if self.options.has_draws() && s.game.past.contains(&thought.next.key(&self.options)) {
            return thought.decided(Why::REPEATS);
        }
        thought.score = -worth(&thought.next);
        self.follow_maxims(&s.position, outlook, &mut thought);
        if thought.reasons.is_empty() {
            thought.because(Why::POSITION);
        }
        thought
    }

    /// What it is worth when the enemy answers.
    fn second_look(&self, thought: Thought) -> Thought {
        if thought.settled {
            thought
        } else if thought.next.mates_at_once(&self.options).is_some() {
            thought.decided(Why::GETS_MATED)
        } else {
            Thought { score: thought.score - best_capture(&thought.next, &self.options), ..thought }
        }
    }

    /// The maxims decide between moves that are nearly equal.
    fn follow_maxims(&self, position: &Position, outlook: &Outlook, t: &mut Thought) {
        let board = position.board();
        let (step, side) = (t.step, position.side());
        let Some(mover) = board.piece_on(step.from) else { return };
        if outlook.cannot_win {
            t.because(Why::CANNOT_WIN);
        }
        let taken = board.piece_on(step.to).filter(|_| board.colors(!side).has(step.to));
        let gives_check = t.next.in_check();
        let comes_out = outlook.early && outlook.knights_at_home.has(step.from);
        let is_led = mover == Piece::Pawn && taken.is_none() && is_passed(position, side, step.from);
        // Exchanges are counted only where somebody asks.
        let asked = taken.is_some() || step.promotion.is_some() || gives_check || comes_out || is_led;
        let won = if asked { gain(position, step) } else { 0 };
        let even_exchange = taken.is_some_and(|piece| (man(piece) - man(mover)).abs() < 20);
        let kept = outlook.bishops_time && even_exchange;
        let reasons = [
            taken.filter(|_| won > 0).map(|man| Why::TAKES.of(man)),
            step.promotion.filter(|_| won > 0).map(|man| Why::CAPTAIN.of(man)),
            (gives_check && won >= 0).then_some(Why::CHECK),
            (comes_out && won >= 0).then_some(Why::KNIGHT),
            position.castling_rook(step).map(|_| Why::CASTLES),
            (kept && mover == Piece::Knight).then_some(Why::KEEPS_BISHOP),
            (is_led && won >= 0).then_some(Why::PAWN),
        ];
        reasons.into_iter().flatten().for_each(|why| t.because(why));
        if outlook.early_rooks.contains(&step) {
            t.score -= 35;
        }
        if kept && mover == Piece::Bishop {
            t.score -= 15;
        }
        if outlook.ahead && !outlook.has_no_force && cannot_force(&t.next, side) {
            t.because(Why::NO_FORCE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Lang, Speech, Table as _};

    #[test]
    fn every_reason_and_every_man_is_known_in_both_languages() {
        let first =
            [Why::MATE, Why::GETS_MATED, Why::SMOTHERS, Why::CASTLES, Why::KNIGHT, Why::KEEPS_BISHOP, Why::CHECK];
        let then = [Why::CAPTAIN, Why::PAWN, Why::TAKES, Why::REPEATS, Why::CANNOT_WIN, Why::POSITION, Why::NO_FORCE];
        for lang in Lang::ALL {
            let speech = Speech::new(lang, [Chess::book()]);
            assert!(first.iter().chain(&then).all(|why| speech.knows(why.message)));
            assert!(Piece::ALL.into_iter().all(|man| speech.knows(&name_of(man).id)));
        }
    }
}
