/** Squares and men of a chequered board by name. */

export const squareName = (square: number): string => `${'abcdefgh'[square & 7] ?? '?'}${(square >> 3) + 1}`;

const PIECES = 'KQRBNPkqrbnp';

export type PieceKey = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p';

export const isPieceKey = (letter: string): letter is PieceKey => letter.length === 1 && PIECES.includes(letter);
