//! Why a move is refused, in the order a player would be told.

use crate::moves::Move;
use crate::options::{Castling, Promotion};
use crate::position::Position;
use crate::rules::Chess;
use crate::state::{Phase, State};
use cozy_chess::{
    BitBoard, Move as Step, Piece, Rank, Square, get_between_rays, get_bishop_rays, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_pawn_quiets, get_rook_rays,
};
use spadille_core::{LawId, Refusal, Text, law, text};

/// The law by which a piece moves.
pub(crate) fn law_of(piece: Piece) -> LawId {
    [law!("pawn-step"), law!("knight"), law!("bishop"), law!("rook"), law!("queen"), law!("king")][piece as usize]
}

/// What a piece is called.
pub(crate) fn name_of(piece: Piece) -> Text {
    Text::new(["chess-pawn", "chess-knight", "chess-bishop", "chess-rook", "chess-queen", "chess-king"][piece as usize])
}

/// Why not, and by which law.
type Reason = (LawId, Text);

impl Chess {
    /// Why a move is refused to the seat whose turn it is.
    pub(crate) fn why_not(&self, s: &State, m: Move) -> Refusal {
        let (law, text) = match (m, s.phase) {
            (Move::Man(step), Phase::Move) => {
                let own = s.position.board().colors(s.position.side());
                let Some(piece) = s.position.board().piece_on(step.from).filter(|_| own.has(step.from)) else {
                    return Refusal::plain(text!("chess-no-man", square = step.from.to_string()));
                };
                self.why_not_step(&s.position, step, piece)
            }
            (Move::OfferDraw, Phase::Move) if self.options.has_draws() => {
                (law!("draw-agreement"), text!("chess-offered-already"))
            }
            (Move::OfferDraw | Move::AcceptDraw | Move::DeclineDraw, _) if !self.options.has_draws() => {
                (law!("draw-agreement"), text!("chess-no-draws"))
            }
            (Move::Counsel | Move::Silent, _) if !self.options.has_neighbours() => {
                (law!("counsel"), text!("chess-no-counsel"))
            }
            _ => return Refusal::not_now(),
        };
        Refusal::by(law, text)
    }

    fn why_not_step(&self, position: &Position, step: Step, piece: Piece) -> Reason {
        let board = position.board();
        if board.colors(position.side()).has(step.to) {
            return (law!("capture"), text!("chess-own-man", square = step.to.to_string()));
        }
        let geometry = match piece {
            Piece::Pawn => return self.why_not_pawn(position, step),
            Piece::King if position.castling_rook(step).is_some() && step.from.rank() == step.to.rank() => {
                return self.why_not_castle(position, step);
            }
            Piece::King => get_king_moves(step.from),
            Piece::Knight => get_knight_moves(step.from),
            Piece::Bishop => get_bishop_rays(step.from),
            Piece::Rook => get_rook_rays(step.from),
            Piece::Queen => get_bishop_rays(step.from) | get_rook_rays(step.from),
        };
        let way_open = piece == Piece::Knight || get_between_rays(step.from, step.to).is_disjoint(board.occupied());
        if !geometry.has(step.to) || !way_open {
            (law_of(piece), text!("chess-goes-wrong", man = name_of(piece)))
        } else if step.promotion.is_some() {
            (law!("promotion"), text!("chess-only-pawns-rise"))
        } else {
            king_in_danger(position)
        }
    }

    fn why_not_pawn(&self, position: &Position, step: Step) -> Reason {
        let (board, side) = (position.board(), position.side());
        let enemy = board.colors(!side);
        if get_pawn_quiets(step.from, side, BitBoard::EMPTY).has(step.to) {
            if !get_pawn_quiets(step.from, side, board.occupied()).has(step.to) {
                let law = if enemy.has(step.to) { law!("pawn-takes") } else { law!("pawn-step") };
                return (law, text!("chess-pawn-blocked"));
            }
        } else if get_pawn_attacks(step.from, side).has(step.to) {
            let passed = board.en_passant().map(|file| Square::new(file, Rank::Sixth.relative_to(side)));
            if !enemy.has(step.to) && passed != Some(step.to) {
                return (law!("pawn-takes"), text!("chess-pawn-takes"));
            }
            if !enemy.has(step.to) && !self.options.en_passant {
                return (law!("en-passant"), text!("chess-no-passing"));
            }
        } else if step.from.relative_to(side).try_offset(0, 2) == Some(step.to.relative_to(side)) {
            return (law!("pawn-double"), text!("chess-pawn-double"));
        } else {
            return (law!("pawn-step"), text!("chess-goes-wrong", man = name_of(Piece::Pawn)));
        }
        let arrives = step.to.relative_to(side).rank() == Rank::Eighth;
        let captains = position.captains(&self.options);
        match step.promotion {
            Some(_) if !arrives => (law!("promotion"), text!("chess-not-yet-captain")),
            _ if arrives && captains.is_empty() => (law!("none-lost"), text!("chess-none-lost")),
            None if arrives => (law!("promotion"), text!("chess-name-captain")),
            Some(Piece::King | Piece::Pawn) => (law!("promotion"), text!("chess-name-captain")),
            Some(piece) if !captains.contains(&piece) && self.options.promotion == Promotion::LostPiece => {
                (law!("lost-piece"), text!("chess-not-lost", man = name_of(piece)))
            }
            _ => king_in_danger(position),
        }
    }

    fn why_not_castle(&self, position: &Position, step: Step) -> Reason {
        let side = position.side();
        let rights = position.board().castle_rights(side);
        let Some(rook) = position.castling_rook(step).filter(|rook| {
            let right = if rook.file() > step.from.file() { rights.short } else { rights.long };
            right == Some(rook.file()) && step.from.rank() == Rank::First.relative_to(side)
        }) else {
            return (law!("castling"), text!("chess-castle-moved"));
        };
        if !position.way_is_clear(rook) {
            return (law!("castling-way"), text!("chess-castle-way"));
        }
        let enemy = position.board().colors(!side);
        let attacked = |square| !position.attackers(square, position.board().occupied()).is_disjoint(enemy);
        let through = || get_between_rays(step.from, step.to).iter().any(attacked) && !attacked(step.to);
        if self.options.castling == Castling::Modern && (position.in_check() || through()) {
            return (law!("castling-check"), text!("chess-castle-check"));
        }
        (law!("king-safe"), text!("chess-king-open"))
    }
}

/// The move is one the man could make, but his king would be taken.
fn king_in_danger(position: &Position) -> Reason {
    if position.in_check() {
        (law!("help-king"), text!("chess-help-king"))
    } else {
        (law!("king-safe"), text!("chess-king-open"))
    }
}
