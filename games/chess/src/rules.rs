//! The course of a match: lots, moves, offers and warnings, the end of a game, the next one.

use crate::moves::{Move, Moves};
use crate::options::{ChessOptions, FirstMove};
use crate::position::{FIFTY_MOVES, Position, Standing};
use crate::scene::step_text;
use crate::settle::{Drawn, Ending, Side};
use crate::state::{Course, Phase, State, neighbour_of};
use crate::worth;
use cozy_chess::{BitBoard, Color, Move as Step};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    AllSeen, Game, Ledger, OptionError, Options as _, Refusal, Scribe, Seat, Sheet, Space as _, Turn, law, text,
};

/// Chess under chosen options.
#[derive(Clone, Debug)]
pub struct Chess {
    pub(crate) options: ChessOptions,
    /// The array with White and with Black to move.
    arrays: [Position; 2],
}

/// What the lot decides before a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lot {
    /// Who has White.
    pub white: Seat,
    /// Which side makes the first move.
    pub first: Side,
}

impl Game for Chess {
    const ID: &'static str = "chess";

    type Options = ChessOptions;
    type State = State;
    type Move = Move;
    type Outcome = Lot;
    type Moves = Moves;

    fn new(options: ChessOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Chess { options, arrays: [Color::White, Color::Black].map(Position::array) })
    }

    fn options(&self) -> &ChessOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        if self.options.has_neighbours() { 4 } else { 2 }
    }

    fn open(&self) -> State {
        State {
            ledger: Ledger::default(),
            phase: Phase::Lot,
            white: Seat(0),
            ended: None,
            games_done: 0,
            position: self.arrays[0].clone(),
            game: Course::default(),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Lot => Turn::Chance,
            Phase::Move => Turn::of(s.mover()),
            Phase::Answer => Turn::of(s.mover().next(2)),
            Phase::Neighbour => Turn::of(neighbour_of(s.mover())),
            Phase::Over => Turn::Over,
        }
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let mut moves = Moves::default();
        match s.phase {
            _ if !self.turn(s).may_act(seat) => {}
            Phase::Lot | Phase::Over => {}
            Phase::Answer => moves.words.extend([Move::AcceptDraw, Move::DeclineDraw]),
            Phase::Neighbour => moves.words.extend([Move::Counsel, Move::Silent]),
            Phase::Move => {
                s.position.fill(&self.options, BitBoard::FULL, &mut moves);
                moves.words.push(Move::Resign);
                // Once before each of his moves.
                if self.options.has_draws() && !s.game.offered {
                    moves.words.push(Move::OfferDraw);
                }
            }
        }
        moves
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(seat) {
            return Err(Refusal::not_your_turn());
        }
        let fits = match (m, s.phase) {
            (Move::Man(step), Phase::Move) => s.position.allows(&self.options, step),
            _ => self.moves(s, seat).contains(&m),
        };
        if fits { Ok(()) } else { Err(self.why_not(s, m)) }
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Man(step) if self.options.has_neighbours() && !s.game.warned => {
                s.game.intended = Some(m);
                s.phase = Phase::Neighbour;
                scribe.does(seat, law!("counsel"), || {
                    text!("chess-intends", seat = seat, step = step_text(&s.position, step))
                });
            }
            Move::Man(step) => self.complete(s, step, scribe),
            Move::Resign => self.end(s, Ending::Resign(s.side()), scribe),
            Move::OfferDraw => {
                s.game.offered = true;
                s.phase = Phase::Answer;
                scribe.says(seat, law!("draw-agreement"), || text!("chess-offers-draw", seat = seat));
            }
            Move::AcceptDraw => self.end(s, Ending::Draw(Drawn::Agreement), scribe),
            Move::DeclineDraw => {
                s.phase = Phase::Move;
                scribe.says(seat, law!("draw-agreement"), || text!("chess-declines-draw", seat = seat));
            }
            Move::Counsel => {
                s.game.warned = true;
                s.phase = Phase::Move;
                scribe.says(seat, law!("counsel"), || text!("chess-calls-counsel", seat = seat));
            }
            Move::Silent => {
                if let Some(Move::Man(step)) = s.game.intended {
                    self.complete(s, step, scribe);
                }
            }
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Lot {
        let white = if s.games_done == 0 { Seat(rng.random_range(0..2)) } else { s.white };
        let first = match self.options.first_move {
            FirstMove::White => Side::White,
            FirstMove::Lot if rng.random_range(0..2u8) == 0 => Side::White,
            FirstMove::Lot => Side::Black,
        };
        Lot { white, first }
    }

    fn admits(&self, s: &State, lot: &Lot) -> Result<(), Refusal> {
        let white = if s.games_done == 0 { lot.white.0 < 2 } else { lot.white == s.white };
        let first = self.options.first_move == FirstMove::Lot || lot.first == Side::White;
        if s.phase == Phase::Lot && white && first { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, lot: &Lot, scribe: &mut S) {
        s.white = lot.white;
        scribe.does(lot.white, law!("colours"), || text!("chess-has-white", seat = lot.white));
        self.begin(s, lot.first, scribe);
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.games_done.into()
    }

    fn stirs(&self, s: &State, m: Move) -> bool {
        match m {
            Move::Man(step) => s.position.board().occupied().has(step.to) || step.promotion.is_some(),
            _ => false,
        }
    }

    fn fingerprint(&self, s: &State) -> Option<u64> {
        (s.phase == Phase::Move).then(|| s.position.key(&self.options))
    }

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        let player = Seat(seat.0 % 2);
        let hope = match s.phase {
            Phase::Lot | Phase::Over => 0.0,
            Phase::Move | Phase::Answer | Phase::Neighbour => {
                worth::expectation(&s.position, s.side_of(player)) * f64::from(self.options.stake)
            }
        };
        s.ledger.balance(player) as f64 + hope
    }
}

/// Chess hides nothing: what a seat may know is everything.
impl AllSeen for Chess {}

impl Chess {
    /// Sets up the men.
    fn begin<S: Scribe>(&self, s: &mut State, first: Side, scribe: &mut S) {
        s.position = self.arrays[Color::from(first) as usize].clone();
        s.phase = Phase::Move;
        s.game = Course::default();
        s.game.past.push(s.position.key(&self.options));
        scribe
            .tell_by(law!("even-stake"), || text!("chess-begins", game = s.games_done + 1, stake = self.options.stake));
        scribe.tell_by(law!("first-move"), || text!("chess-first-move", side = first.text()));
    }

    /// A man is moved: check is called, and the game may be over.
    #[inline]
    fn complete<S: Scribe>(&self, s: &mut State, step: Step, scribe: &mut S) {
        let seat = s.mover();
        scribe.does(seat, None, || text!("chess-moves", seat = seat, step = step_text(&s.position, step)));
        s.position.make(step);
        s.phase = Phase::Move;
        let game = &mut s.game;
        game.made += 1;
        (game.offered, game.warned, game.intended, game.last) = (false, false, None, Some(Move::Man(step)));
        let ending = match s.position.standing(&self.options) {
            Standing::Mate => Some(Ending::Mate(s.side())),
            Standing::Stalemate => Some(Ending::Stalemate(s.side())),
            Standing::Open | Standing::Check if self.options.has_draws() => self.house_draw(s),
            Standing::Open | Standing::Check => {
                (s.game.made >= 2 * u32::from(self.options.longest)).then_some(Ending::Draw(Drawn::BrokenOff))
            }
        };
        if s.position.in_check() {
            scribe.says(seat, law!("call-check"), || text!("chess-check", seat = seat));
        }
        if let Some(ending) = ending {
            self.end(s, ending, scribe);
        }
    }

    /// Remembers the position; the draw it makes, if it makes one.
    #[inline]
    fn house_draw(&self, s: &mut State) -> Option<Ending> {
        let clock = s.position.board().halfmove_clock();
        if clock == 0 {
            s.game.past.clear();
        }
        let key = s.position.key(&self.options);
        // With the same side to move every second position can be the same.
        let again = || s.game.past.iter().rev().skip(1).step_by(2).filter(|&&earlier| earlier == key).count();
        let drawn = if clock >= FIFTY_MOVES {
            Some(Drawn::FiftyMoves)
        } else if clock >= 8 && again() >= 2 {
            Some(Drawn::Repetition)
        } else if s.position.is_dead() {
            Some(Drawn::Dead)
        } else {
            None
        };
        // There is room for as many as can come back before fifty moves are made.
        let _ = s.game.past.try_push(key);
        drawn.map(Ending::Draw)
    }

    /// The game is over: it is paid, and the next one begins with colours changed.
    fn end<S: Scribe>(&self, s: &mut State, ending: Ending, scribe: &mut S) {
        ending.pay(&self.options, s.white, &mut s.ledger, scribe);
        scribe.deal_over(ending.law(), || Sheet::new(ending.text(&self.options)));
        s.ended = Some(ending);
        s.games_done += 1;
        if s.games_done >= self.options.games {
            s.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
            return;
        }
        s.white = s.white.next(2);
        match self.options.first_move {
            FirstMove::Lot => s.phase = Phase::Lot,
            FirstMove::White => {
                scribe.does(s.white, law!("colours"), || text!("chess-has-white", seat = s.white));
                self.begin(s, Side::White, scribe);
            }
        }
    }
}
