/** Where the pips of a number card stand, and the number cards themselves. */
import type { Suit } from './code';
import { CENTRE } from './card';
import { GREEN } from './palette';
import { frenchOutline, sign, suitColour, type Signs } from './suits';
import { el, group, line, n, transform, type Markup, type Point } from './svg';

const LEFT = 69;
const MID = CENTRE.x;
const RIGHT = 2 * MID - LEFT;
const TOP = 55;

/** Height of a row as a fraction of the way from the top row to the bottom row. */
const row = (fraction: number): number => TOP + fraction * (2 * CENTRE.y - 2 * TOP);

const pairs = (...fractions: number[]): Point[] => fractions.flatMap((f): Point[] => [[LEFT, row(f)], [RIGHT, row(f)]]);
const middle = (...fractions: number[]): Point[] => fractions.map((f) => [MID, row(f)]);

const THIRDS = [0, 1 / 3, 2 / 3, 1];
const HALVES = [0, 1 / 2, 1];

const LAYOUT: Readonly<Record<number, readonly Point[]>> = {
	2: middle(0, 1),
	3: middle(0, 1 / 2, 1),
	4: pairs(0, 1),
	5: [...pairs(0, 1), ...middle(1 / 2)],
	6: pairs(...HALVES),
	7: [...pairs(...HALVES), ...middle(1 / 4)],
	8: [...pairs(...HALVES), ...middle(1 / 4, 3 / 4)],
	9: [...pairs(...THIRDS), ...middle(1 / 2)],
	10: [...pairs(...THIRDS), ...middle(1 / 6, 5 / 6)]
};

/** The places of the pips of a number card, top first. */
export const pipPlaces = (count: number): readonly Point[] => LAYOUT[count] ?? [];

/** Acorns, leaves and flowers grow on a stalk through the middle of the card; from it a twig bends to every pip. */
function vine(places: readonly Point[]): Markup {
	const twigs = places
		.filter(([x]) => x !== MID)
		.map(([x, y]) => {
			const inward = y > CENTRE.y ? -1 : 1;
			const root = y + inward * 34;
			return `M${MID} ${n(root)}Q${n((x + MID) / 2)} ${n(root)} ${n(x)} ${n(y + inward * 16)}`;
		});
	return line(`M${MID} ${n(row(0) + 24)}C${MID - 5} 120 ${MID + 5} 190 ${MID} ${n(row(1) - 24)}${twigs.join('')}`, 3, { stroke: GREEN });
}

/** How a pip stands: below the middle on its head, and never quite straight, for each was dabbed through its own hole. */
function stance(place: Point, i: number, count: number): { x: number; y: number; turn: number } {
	const wobble = ((i * 7 + count * 3) % 5) - 2;
	return { x: place[0] + wobble * 0.3, y: place[1] - wobble * 0.25, turn: (place[1] > CENTRE.y ? 180 : 0) + wobble * 0.8 };
}

const SIZE = 40;

export function pips(count: number, suit: Suit, signs: Signs, fourColour: boolean): Markup {
	const places = pipPlaces(count);
	const stances = places.map((at, i) => stance(at, i, count));
	if (signs === 'german') {
		const growing = suit === 'S' || suit === 'C' || suit === 'L';
		return (growing ? vine(places) : '') + stances.map(({ x, y, turn }) => sign(suit, x, y, SIZE, { signs, turn })).join('');
	}
	const d = frenchOutline(suit);
	const drawn = stances.map(({ x, y, turn }) => el('path', { d, transform: transform(x, y, SIZE / 100, turn) }));
	return group({ fill: suitColour(suit, fourColour), stroke: 'none' }, ...drawn);
}
