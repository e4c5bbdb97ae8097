/** Squares and men of a chequered board by name. */

export const squareName = (square: number): string => `${'abcdefgh'[square & 7] ?? '?'}${(square >> 3) + 1}`;

export const PIECES = {
	K: 'piece-white-king',
	Q: 'piece-white-queen',
	R: 'piece-white-rook',
	B: 'piece-white-bishop',
	N: 'piece-white-knight',
	P: 'piece-white-pawn',
	k: 'piece-black-king',
	q: 'piece-black-queen',
	r: 'piece-black-rook',
	b: 'piece-black-bishop',
	n: 'piece-black-knight',
	p: 'piece-black-pawn'
} as const;

export const isPiece = (letter: string): letter is keyof typeof PIECES => Object.hasOwn(PIECES, letter);
