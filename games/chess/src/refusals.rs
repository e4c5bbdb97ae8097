//! Why a move is refused, in the order a player would be told.

use crate::moves::Move;
use crate::options::{Castling, Promotion};
use crate::rules::Chess;
use crate::state::{Phase, State};
use cozy_chess::{
    BitBoard, Color, Move as Step, Piece, Rank, Square, get_between_rays, get_bishop_rays, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_rays,
};
use spadille_core::{LawId, Refusal, Text, law, text};

/// The law by which a piece moves.
pub(crate) fn law_of(piece: Piece) -> LawId {
    match piece {
        Piece::Pawn => law!("pawn-step"),
        Piece::Knight => law!("knight"),
        Piece::Bishop => law!("bishop"),
        Piece::Rook => law!("rook"),
        Piece::Queen => law!("queen"),
        Piece::King => law!("king"),
    }
}

/// What a piece is called.
pub(crate) fn name_of(piece: Piece) -> Text {
    match piece {
        Piece::Pawn => text!("chess-pawn"),
        Piece::Knight => text!("chess-knight"),
        Piece::Bishop => text!("chess-bishop"),
        Piece::Rook => text!("chess-rook"),
        Piece::Queen => text!("chess-queen"),
        Piece::King => text!("chess-king"),
    }
}

impl Chess {
    /// Why a move is refused to the seat whose turn it is.
    pub(crate) fn why_not(&self, s: &State, m: Move) -> Refusal {
        match (m, s.phase) {
            (Move::Man(step), Phase::Move) => self.why_not_step(s, step),
            (Move::OfferDraw, Phase::Move) if self.options.has_draws() => {
                Refusal::by(law!("draw-agreement"), text!("chess-offered-already"))
            }
            (Move::OfferDraw | Move::AcceptDraw | Move::DeclineDraw, _) if !self.options.has_draws() => {
                Refusal::by(law!("draw-agreement"), text!("chess-no-draws"))
            }
            (Move::Counsel | Move::Silent, _) if !self.options.has_neighbours() => {
                Refusal::by(law!("counsel"), text!("chess-no-counsel"))
            }
            _ => Refusal::not_now(),
        }
    }

    fn why_not_step(&self, s: &State, step: Step) -> Refusal {
        let (board, side) = (s.position.board(), s.position.side());
        let Some(piece) = board.piece_on(step.from).filter(|_| board.colors(side).has(step.from)) else {
            return Refusal::plain(text!("chess-no-man", square = step.from.to_string()));
        };
        if board.colors(side).has(step.to) {
            return Refusal::by(law!("capture"), text!("chess-own-man", square = step.to.to_string()));
        }
        let goes_wrong = || Refusal::by(law_of(piece), text!("chess-goes-wrong", man = name_of(piece)));
        let way_open = (get_between_rays(step.from, step.to) & board.occupied()).is_empty();
        let geometry = match piece {
            Piece::Pawn => return self.why_not_pawn(s, step),
            Piece::King if s.position.castling_rook(step).is_some() && step.from.rank() == step.to.rank() => {
                return self.why_not_castle(s, step);
            }
            Piece::King => get_king_moves(step.from),
            Piece::Knight => get_knight_moves(step.from),
            Piece::Bishop => get_bishop_rays(step.from),
            Piece::Rook => get_rook_rays(step.from),
            Piece::Queen => get_bishop_rays(step.from) | get_rook_rays(step.from),
        };
        if !geometry.has(step.to) || piece != Piece::Knight && !way_open {
            return goes_wrong();
        }
        if step.promotion.is_some() {
            return Refusal::by(law!("promotion"), text!("chess-only-pawns-rise"));
        }
        self.king_in_danger(s)
    }

    /// The move is one the man could make, but his king would be taken.
    fn king_in_danger(&self, s: &State) -> Refusal {
        if s.position.in_check() {
            Refusal::by(law!("help-king"), text!("chess-help-king"))
        } else {
            Refusal::by(law!("king-safe"), text!("chess-king-open"))
        }
    }

    fn why_not_pawn(&self, s: &State, step: Step) -> Refusal {
        let (board, side) = (s.position.board(), s.position.side());
        let ahead = |line: Rank| line.relative_to(side).bitboard();
        let enemy = board.colors(!side);
        let one = one_ahead(step.from, side);
        let two = if ahead(Rank::Second).has(step.from) { one_ahead_all(one, side) } else { BitBoard::EMPTY };
        let aslant = get_pawn_attacks(step.from, side);
        if (one | two).has(step.to) {
            if !((one | get_between_rays(step.from, step.to) | step.to.bitboard()) & board.occupied()).is_empty() {
                let law = if enemy.has(step.to) { law!("pawn-takes") } else { law!("pawn-step") };
                return Refusal::by(law, text!("chess-pawn-blocked"));
            }
        } else if aslant.has(step.to) {
            let passed = board.en_passant().map(|file| Square::new(file, Rank::Sixth.relative_to(side)));
            if !enemy.has(step.to) && passed == Some(step.to) && !self.options.en_passant {
                return Refusal::by(law!("en-passant"), text!("chess-no-passing"));
            }
            if !enemy.has(step.to) && passed != Some(step.to) {
                return Refusal::by(law!("pawn-takes"), text!("chess-pawn-takes"));
            }
        } else if step.from.file() == step.to.file() && one_ahead_all(one, side).has(step.to) {
            return Refusal::by(law!("pawn-double"), text!("chess-pawn-double"));
        } else {
            return Refusal::by(law!("pawn-step"), text!("chess-goes-wrong", man = name_of(Piece::Pawn)));
        }
        let arrives = ahead(Rank::Eighth).has(step.to);
        let captains = s.position.captains(&self.options);
        match step.promotion {
            Some(_) if !arrives => Refusal::by(law!("promotion"), text!("chess-not-yet-captain")),
            _ if arrives && captains.is_empty() => Refusal::by(law!("none-lost"), text!("chess-none-lost")),
            None if arrives => Refusal::by(law!("promotion"), text!("chess-name-captain")),
            Some(Piece::King | Piece::Pawn) => Refusal::by(law!("promotion"), text!("chess-name-captain")),
            Some(piece) if !captains.contains(&piece) && self.options.promotion == Promotion::LostPiece => {
                Refusal::by(law!("lost-piece"), text!("chess-not-lost", man = name_of(piece)))
            }
            _ => self.king_in_danger(s),
        }
    }

    fn why_not_castle(&self, s: &State, step: Step) -> Refusal {
        let (position, side) = (&s.position, s.position.side());
        let rights = position.board().castle_rights(side);
        let home = Rank::First.relative_to(side);
        let Some(rook) = position.castling_rook(step).filter(|rook| {
            let right = if rook.file() > step.from.file() { rights.short } else { rights.long };
            right == Some(rook.file()) && step.from.rank() == home
        }) else {
            return Refusal::by(law!("castling"), text!("chess-castle-moved"));
        };
        if !position.way_is_clear(rook) {
            return Refusal::by(law!("castling-way"), text!("chess-castle-way"));
        }
        let enemy = position.board().colors(!side);
        let attacked = |square| !(position.attackers(square, position.board().occupied()) & enemy).is_empty();
        let crossed = get_between_rays(step.from, step.to);
        let literal = self.options.castling == Castling::Literal;
        if !literal && (position.in_check() || crossed.iter().any(attacked) && !attacked(step.to)) {
            return Refusal::by(law!("castling-check"), text!("chess-castle-check"));
        }
        Refusal::by(law!("king-safe"), text!("chess-king-open"))
    }
}

/// The square before a pawn.
fn one_ahead(from: Square, side: Color) -> BitBoard {
    one_ahead_all(from.bitboard(), side)
}

fn one_ahead_all(squares: BitBoard, side: Color) -> BitBoard {
    match side {
        Color::White => BitBoard(squares.0 << 8),
        Color::Black => BitBoard(squares.0 >> 8),
    }
}
