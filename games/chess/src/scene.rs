//! What a viewer of chess sees, and how moves are offered to him.

use crate::cases;
use crate::moves::{Move, Moves};
use crate::position::{OFFICERS, Position};
use crate::refusals::{law_of, name_of};
use crate::rules::Chess;
use crate::settle::{self, Facts, Side};
use crate::state::{Phase, State, neighbour_of};
use crate::worth;
use cozy_chess::{Color, Move as Step, Piece, Square};
use rand::Rng;
use spadille_core::scene::{Board, ChequerBoard, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, LawId, Ledger, Scene, Scribe, Seat, Space as _, Table, Target, Text,
    Unsupported, book, law, text,
};

impl Table for Chess {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("chess")
    }

    fn scene(&self, v: &State) -> Scene {
        let board = v.position.board();
        let square = |square: Square| Some(letter(board.piece_on(square)?, board.color_on(square)?));
        let checked = v.position.in_check() && v.phase != Phase::Lot;
        Scene {
            title: text!("chess-title", game = (v.games_done + 1).min(self.options.games), games = self.options.games),
            seats: Seat::all(self.seats()).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Chequer(ChequerBoard {
                squares: Square::ALL.into_iter().map(square).collect(),
                last: v.game.last.and_then(Move::step).map(|step| (step.from as u8, step.to as u8)),
                check: checked.then(|| board.king(board.side_to_move()) as u8),
                lost: [Color::White, Color::Black].map(|side| lost_men(&v.position, side)),
                white: (v.phase != Phase::Lot).then_some(v.white),
            }),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        match m {
            Move::Man(step) => {
                let (text, law) = named(&v.position, step);
                Label::at(Target::Move { from: step.from as u8, to: step.to as u8, legs: Vec::new() }, text).by(law)
            }
            Move::Resign => Label::button(text!("chess-do-resign")).by(law!("resign")).grave().aside(),
            Move::OfferDraw => Label::button(text!("chess-do-offer-draw")).by(law!("draw-agreement")),
            Move::AcceptDraw => Label::button(text!("chess-do-accept-draw")).by(law!("draw-agreement")),
            Move::DeclineDraw => Label::button(text!("chess-do-decline-draw")).by(law!("draw-agreement")),
            Move::Counsel => Label::button(text!("chess-do-counsel")).by(law!("counsel")),
            Move::Silent => Label::button(text!("chess-do-silent")).by(law!("counsel")),
        }
    }

    fn promise(&self, v: &State, seat: Seat, gain: f64) -> Option<Text> {
        let player = Seat(seat.0 % 2);
        let (stake, balance) = (f64::from(self.options.stake), v.ledger.balance(player) as f64);
        let now = self.standing(v, player);
        // Whoever looks ahead takes a thousandth off an end for each half move before it.
        let half_moves_to = |end: f64| {
            let half_moves = (1.0 - gain / (end - now)) * 1000.0;
            ((0.5..64.5).contains(&half_moves) && (half_moves - half_moves.round()).abs() < 1e-3)
                .then(|| half_moves.round() as i64)
        };
        let expected = (now + gain - balance) / stake;
        Some(match (half_moves_to(balance + stake), half_moves_to(balance - stake)) {
            (Some(half_moves), _) if half_moves % 2 == 1 => text!("chess-promise-mate", moves = (half_moves + 1) / 2),
            (_, Some(half_moves)) if half_moves % 2 == 0 => text!("chess-promise-mated", moves = half_moves / 2),
            _ => {
                let tenths = (worth::ahead_in_pawns(expected) * 10.0).round() as i64;
                let sign = if tenths < 0 { "−" } else { "+" };
                let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
                text!("chess-promise-pawns", sign = sign, whole = whole, part = part)
            }
        })
    }

    fn advise(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        self.book_advice(v, seat)
    }

    /// Giving up and bargaining are not worth a search: only the men's moves are, where men can be moved.
    fn candidates<R: Rng>(&self, _: &State, _: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        if moves.count() == 0 { moves.iter().collect() } else { moves.steps().map(Move::Man).collect() }
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

/// A man's letter in a FEN.
fn letter(piece: Piece, side: Color) -> char {
    let letter: char = piece.into();
    if side == Color::White { letter.to_ascii_uppercase() } else { letter }
}

/// The men a side has lost, best first, as FEN letters. A pawn that became a captain has left the board too.
fn lost_men(position: &Position, side: Color) -> String {
    let pawns = 8u32.saturating_sub(position.board().colored_pieces(side, Piece::Pawn).len());
    let officers = OFFICERS.map(|(piece, _)| (piece, position.lost(side, piece)));
    let lost = officers.into_iter().chain([(Piece::Pawn, pawns)]);
    lost.flat_map(|(piece, n)| std::iter::repeat_n(letter(piece, side), n as usize)).collect()
}

/// A move as it is called before it is made, and the law it follows.
fn named(position: &Position, step: Step) -> (Text, LawId) {
    let board = position.board();
    let side = board.side_to_move();
    let piece = board.piece_on(step.from).unwrap_or(Piece::Pawn);
    let (man, from, to) = (name_of(piece), step.from.to_string(), step.to.to_string());
    if let Some(rook) = position.castling_rook(step) {
        let text = if rook > step.to { text!("chess-castles-short") } else { text!("chess-castles-long") };
        return (text, law!("castling"));
    }
    let aslant = piece == Piece::Pawn && step.from.file() != step.to.file();
    let taken = board.piece_on(step.to).filter(|_| board.colors(!side).has(step.to)).map(name_of);
    let double = piece == Piece::Pawn && (step.from.rank() as i8 - step.to.rank() as i8).abs() == 2;
    match (taken, step.promotion.map(name_of)) {
        (Some(victim), Some(captain)) => {
            let text = text!("chess-takes-and-promotes", from = from, to = to, victim = victim, captain = captain);
            (text, law!("promotion"))
        }
        (None, Some(captain)) => (text!("chess-promotes", from = from, to = to, captain = captain), law!("promotion")),
        (Some(victim), None) => {
            let law = if aslant { law!("pawn-takes") } else { law_of(piece) };
            (text!("chess-takes", man = man, from = from, to = to, victim = victim), law)
        }
        (None, None) if aslant => (text!("chess-takes-passing", from = from, to = to), law!("en-passant")),
        (None, None) => {
            let law = if double { law!("pawn-double") } else { law_of(piece) };
            (text!("chess-goes", man = man, from = from, to = to), law)
        }
    }
}

/// A move in words, without whoever makes it.
pub(crate) fn step_text(position: &Position, step: Step) -> Text {
    named(position, step).0
}

impl Chess {
    fn plate(&self, v: &State, seat: Seat) -> Plate {
        let awaited = self.turn(v).awaited().contains(seat);
        let mut plate = Plate::new(seat, v.ledger.balance(seat), awaited);
        let side = v.side_of(seat);
        if seat.0 >= 2 {
            plate.roles.push(text!("chess-neighbour", seat = v.seat(side)));
            if v.game.warned && seat == neighbour_of(v.mover()) {
                plate.said = Some(text!("chess-said-counsel"));
            }
        } else if v.phase != Phase::Lot || v.games_done > 0 {
            plate.roles.push(side.text());
            if v.phase == Phase::Answer && seat == v.mover() {
                plate.said = Some(text!("chess-said-draw"));
            }
        }
        plate
    }

    fn notes(&self, v: &State) -> Vec<Text> {
        let mut notes = Vec::new();
        let ended = v.ended.filter(|_| v.game.made == 0 || matches!(v.phase, Phase::Over | Phase::Lot));
        notes.extend(ended.map(|ended| ended.text(&self.options)));
        let mover = v.mover();
        let intended = v.game.intended.and_then(Move::step).map(|step| step_text(&v.position, step));
        match v.phase {
            Phase::Lot => notes.push(text!("chess-note-lot")),
            Phase::Over => {}
            Phase::Move if v.game.warned => {
                notes.extend(intended.map(|step| text!("chess-note-warned", seat = mover, step = step)));
            }
            Phase::Move => notes.push(text!("chess-note-move", seat = mover)),
            Phase::Answer => notes.push(text!("chess-note-answer", seat = mover.next(2))),
            Phase::Neighbour => {
                let seat = neighbour_of(mover);
                notes.extend(intended.map(|step| text!("chess-note-neighbour", seat = seat, step = step)));
            }
        }
        if v.position.in_check() && matches!(v.phase, Phase::Move | Phase::Answer | Phase::Neighbour) {
            notes.push(text!("chess-note-check", side = Side::from(v.position.side()).text()));
        }
        notes
    }
}
