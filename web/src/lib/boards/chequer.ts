/** Squares and men of a chequered board by name, and whose they are. */
import type { MoveChoice } from '../choices';
import type { ChequerBoard } from '../wire';

export const squareName = (square: number): string => `${'abcdefgh'[square & 7] ?? '?'}${(square >> 3) + 1}`;

const PIECES = 'KQRBNPkqrbnp';

export type PieceKey = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p';

export const isPieceKey = (letter: string): letter is PieceKey => letter.length === 1 && PIECES.includes(letter);

export type Side = 'white' | 'black';

const sideOf = (letter: string | null | undefined): Side | null => (!letter ? null : letter === letter.toUpperCase() ? 'white' : 'black');

const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/**
 * Which side the viewer plays, so that it lies before him. Seats change sides from game to game and the scene does not
 * say who has which; but the men one may move are one's own, and the man moved last was not of the side to move.
 */
export function ownSide(board: ChequerBoard, moves: readonly MoveChoice[], awaited: boolean, known: Side | null): Side {
	const mine = sideOf(board.squares[moves[0]?.from ?? -1]);
	if (mine) return mine;
	const last = board.last ?? null;
	if (known && last) return known;
	const toMove = last ? other(sideOf(board.squares[last[1]]) ?? 'black') : 'white';
	return awaited ? toMove : other(toMove);
}
