/**
 * Chessmen in the manner of the turned sets of 1800: a baluster on a moulded foot for all, and for each a head that
 * cannot be mistaken. What the lathe can do is written as a profile and mirrored; only the horse is carved.
 */
import { EBONY, EBONY_LIGHT, INK, IVORY, IVORY_SHADE } from './palette';
import { drawing, flat, line, n, shape, type Markup } from './svg';

/** Side of a chessman's drawing; it fills a square of the board. */
export const CHESSMAN_SIZE = 100;

/** One stroke down the right side of a turned piece: a line to (r, y), or a curve with two controls before it. */
type Cut = readonly [r: number, y: number] | readonly [r1: number, y1: number, r2: number, y2: number, r: number, y: number];

/** The outline of a turned piece from its half profile, top to bottom. Radii are measured from the axis at x = 50. */
function turned(top: readonly [r: number, y: number], cuts: readonly Cut[]): string {
	const right = (r: number, y: number): string => `${n(50 + r)} ${n(y)}`;
	const left = (r: number, y: number): string => `${n(50 - r)} ${n(y)}`;
	const end = (cut: Cut): readonly [number, number] => (cut.length === 2 ? cut : [cut[4], cut[5]]);
	let down = `M${right(...top)}`;
	let up = '';
	let from: readonly [number, number] = top;
	for (const cut of cuts) {
		const to = end(cut);
		const back = left(...from);
		if (cut.length === 2) {
			down += `L${right(...to)}`;
			up = `L${back}${up}`;
		} else {
			down += `C${right(cut[0], cut[1])} ${right(cut[2], cut[3])} ${right(...to)}`;
			// The left side is drawn upwards, so its controls come in the opposite order.
			up = `C${left(cut[2], cut[3])} ${left(cut[0], cut[1])} ${back}${up}`;
		}
		from = to;
	}
	return `${down}L${left(...from)}${up}Z`;
}

/** A disc: sets of this kind are stacks of them. */
const collar = (r: number, y: number): readonly Cut[] => [[r, y], [r + 2, y + 1, r + 2, y + 4, r, y + 5]];

/** The stem from a neck of given width and height down to a last disc and the foot that all share. */
const foot = (neck: number, from: number): readonly Cut[] => [
	[neck, from + 3, neck, 66, neck + 4, 68], ...collar(neck + 7, 68), [neck + 5, 74], [neck + 8, 77, neck + 12, 79, neck + 12, 81], [25, 83, 29, 86, 29, 90], [29, 94]
];

interface Man {
	/** Turned outline, filled and lined. */
	readonly body: string;
	/** Lines cut into it. */
	readonly grooves: string;
	/** Parts that are set on, with their own outline. */
	readonly extra?: string;
}

const FOOT_GROOVES = 'M27 84C38 88 62 88 73 84';

const MEN: Readonly<Record<string, Man>> = {
	p: {
		body: turned([0, 26], [[8, 26, 13, 31, 13, 38], [13, 43, 10, 47, 7, 49], ...collar(15, 49), [8, 55], ...foot(6, 58)]),
		grooves: `M37 52H63${FOOT_GROOVES}`
	},
	r: {
		body: turned([0, 20], [[6, 20], [6, 26], [12, 26], [12, 19], [23, 19], [23, 36], [18, 40], ...foot(15, 44)]),
		grooves: `M29 36H71M33 42H67${FOOT_GROOVES}`
	},
	n: {
		body: turned([0, 68], [[17, 68], [18, 76], [19, 76], [20, 80], [25, 82, 29, 86, 29, 90], [29, 94]]),
		grooves: FOOT_GROOVES,
		extra: 'M33 70C34 58 44 54 46 46 40 48 36 50 32 54 28 57 23 55 22 50L24 44C30 38 33 30 37 24L38 13 46 20C62 19 72 32 71 50 70 58 67 64 67 70Z'
	},
	b: {
		body: turned([0, 10], [[3, 10, 4, 12, 3, 15], [14, 22, 17, 34, 9, 46], ...collar(15, 46), [8, 52], ...collar(12, 53), [7, 59], ...foot(6, 60)]),
		grooves: `M54 20 45 36M37 49H63M39 56H61${FOOT_GROOVES}`
	},
	q: {
		body: turned([0, 8], [[4, 8, 6, 11, 5, 15], [3, 17], [6, 24], [11, 19], [14, 26], [22, 20], [19, 40, 14, 44, 11, 46], ...collar(17, 46), [9, 52], ...collar(13, 53), [8, 59], ...foot(8, 60)]),
		grooves: `M34 38C44 42 56 42 66 38M34 49H66M38 56H62${FOOT_GROOVES}`
	},
	k: {
		body: turned([0, 18], [[5, 18, 8, 20, 8, 23], [18, 22, 24, 28, 21, 36], [19, 42, 14, 45, 11, 46], ...collar(17, 46), [9, 52], ...collar(14, 53), [9, 59], ...foot(9, 60)]),
		grooves: `M50 24V45M33 40C44 45 56 45 67 40M34 49H66M37 56H63${FOOT_GROOVES}`,
		extra: 'M47 19V13H41V8H47V3H53V8H59V13H53V19Z'
	}
};

const MANE = 'M46 21C60 22 68 34 68 48M52 27C60 32 63 40 63 50M37 25 42 27';

/** The chessman for a FEN letter: capitals are white. Other letters give an empty drawing. */
export function chessPiece(letter: string): Markup {
	const kind = letter.toLowerCase();
	const piece = Object.hasOwn(MEN, kind) && letter.length === 1 ? MEN[kind] : undefined;
	if (!piece) return drawing(CHESSMAN_SIZE, CHESSMAN_SIZE, '', '');
	const white = letter !== kind;
	const [wood, groove, shade] = white ? [IVORY, INK, IVORY_SHADE] : [EBONY, EBONY_LIGHT, INK];
	const body = shape(piece.body, wood, { 'stroke-width': 2.6 });
	const shadow = line('M68 84C75 86 76 90 76 91', 3, { stroke: shade });
	const extra = piece.extra ? shape(piece.extra, wood, { 'stroke-width': 2.6 }) : '';
	const horse = kind === 'n' ? line(MANE, 2, { stroke: groove }) + flat('M36 32a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z', groove) + line('M25 49 28 48', 2, { stroke: groove }) : '';
	return drawing(CHESSMAN_SIZE, CHESSMAN_SIZE, '', body + shadow + extra + line(piece.grooves, 2, { stroke: groove }) + horse, { stroke: INK });
}
