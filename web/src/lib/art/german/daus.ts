/** The Daus: two large signs, a beast on a ribbon between them. */
import { CENTRE } from '../card';
import type { Suit } from '../code';
import { OCHRE, PAPER, RED } from '../palette';
import { sign } from '../suits';
import { line, place, shape, type Markup } from '../svg';
import { BEASTS, type Beast } from '../tarock/beasts';

const DEVICE: Readonly<Record<Suit, Beast>> = { S: 'stag', H: 'cock', D: 'hound', C: 'boar', L: 'hare', M: 'owl' };

export function daus(suit: Suit): Markup {
	const { x, y } = CENTRE;
	const ribbon =
		shape('M34 176 18 186 26 194 16 206 48 204ZM166 176 182 186 174 194 184 206 152 204Z', suit === 'H' || suit === 'L' ? RED : OCHRE) +
		shape('M34 178C70 192 130 192 166 178L162 200C130 212 70 212 38 200Z', PAPER) +
		line('M40 182C74 195 126 195 160 182M41 196C74 208 126 208 159 196', 1.5, { stroke: RED });
	return (
		sign(suit, x, 60, 74, { signs: 'german' }) +
		sign(suit, x, 2 * y - 60, 74, { signs: 'german', turn: 180 }) +
		place(BEASTS[DEVICE[suit]](), x, 175, 0.74) + place(ribbon, 0, -10)
	);
}
