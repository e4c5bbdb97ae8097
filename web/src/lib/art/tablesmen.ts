/** Men, dice, counters, pegs and the flag of the Trictrac board. */
import { BLACK, BROWN, EBONY, EBONY_LIGHT, INK, IVORY, IVORY_SHADE, OCHRE, PAPER, RED } from './palette';
import { dots, drawing, el, flat, line, shape, type Markup, type Point } from './svg';

export type ManColour = 'ivory' | 'ebony';

/** Men, dice and jettons are square drawings with this side. */
export const MAN_SIZE = 64;

const ring = (r: number, more: Record<string, string | number>): Markup => el('circle', { cx: 32, cy: 32, r, ...more });

/** A turned man, seen from above. */
export function man(colour: ManColour): Markup {
	const [body, groove] = colour === 'ivory' ? [IVORY, IVORY_SHADE] : [EBONY, EBONY_LIGHT];
	return drawing(
		MAN_SIZE, MAN_SIZE, '',
		ring(29.5, { fill: body }) + ring(23, { stroke: groove, 'stroke-width': 3 }) + ring(11, { stroke: groove, 'stroke-width': 2.4 }) +
			flat('M28.5 32a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z', groove) +
			line('M10 24A24 24 0 0 1 24 9.5', 2, { stroke: colour === 'ivory' ? PAPER : EBONY_LIGHT, opacity: 0.8 }),
		{ stroke: INK, 'stroke-width': 2.6 }
	);
}

const A = 18;
const M = 32;
const Z = 46;
const SPOTS: Readonly<Record<number, readonly Point[]>> = {
	1: [[M, M]],
	2: [[A, A], [Z, Z]],
	3: [[A, A], [M, M], [Z, Z]],
	4: [[A, A], [Z, A], [A, Z], [Z, Z]],
	5: [[A, A], [Z, A], [M, M], [A, Z], [Z, Z]],
	6: [[A, A], [Z, A], [A, M], [Z, M], [A, Z], [Z, Z]]
};

/** A bone die showing `value`; anything but 1 to 6 shows a blank face. */
export function die(value: number): Markup {
	const spots = SPOTS[value] ?? [];
	return drawing(
		MAN_SIZE, MAN_SIZE, spots.length ? String(value) : '',
		el('rect', { x: 4, y: 4, width: 56, height: 56, rx: 9, fill: IVORY }) + flat('M8 50C8 55 10 57 14 57H50C56 57 57 55 57 50 50 54 16 54 8 50Z', IVORY_SHADE) + dots(spots, 10.5, BLACK),
		{ stroke: INK, 'stroke-width': 2.6 }
	);
}

/** The counter that shows the points. */
export const jetton = (colour: ManColour): Markup =>
	drawing(
		MAN_SIZE, MAN_SIZE, '',
		ring(24, { fill: colour === 'ivory' ? OCHRE : BROWN }) + ring(18, { 'stroke-width': 1.6, 'stroke-dasharray': '2 4' }) + line('M32 22V42M22 32H42M25 25 39 39M39 25 25 39', 2.4),
		{ stroke: INK, 'stroke-width': 3 }
	);

/** A peg (fichet) that stands in its hole: its knob, seen from above like everything on the board. */
export function peg(colour: ManColour): Markup {
	const [body, groove, light] = colour === 'ivory' ? [IVORY, IVORY_SHADE, PAPER] : [EBONY, EBONY_LIGHT, EBONY_LIGHT];
	return drawing(
		MAN_SIZE, MAN_SIZE, '',
		ring(28, { fill: body }) + ring(17, { stroke: groove, 'stroke-width': 5 }) + flat('M26 32a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z', groove) + line('M13 26A20 20 0 0 1 25 13.500', 4, { stroke: light }),
		{ stroke: INK, 'stroke-width': 6 }
	);
}

/** The flag of the bredouille (pavillon), planted at the middle of the lower edge. 60 wide, 90 high. */
export const flag = (): Markup =>
	drawing(60, 90, '', line('M30 88V6', 6.5) + line('M30 88V6', 3, { stroke: OCHRE }) + shape('M31 10C40 4 48 16 58 9V40C48 47 40 35 31 41Z', RED) + line('M31 25C40 19 48 31 58 24', 5, { stroke: PAPER }) + dots([[30, 5]], 8, OCHRE), {
		stroke: INK, 'stroke-width': 2.4
	});
