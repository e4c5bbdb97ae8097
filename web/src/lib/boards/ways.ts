/**
 * A play on a board of points may move several men. Its notation lists their ways, `24-20 22-19` or `24-20-17`; a person
 * plays it leg by leg. A notation that is no list of ways counts as the single leg its target shows.
 */
import type { MoveChoice } from '../choices';
import type { Choice } from '../wire';

/** Where men go that leave the board. */
export const OFF = 25;

export interface Leg {
	readonly from: number;
	readonly to: number;
}

export interface Way {
	readonly choice: Choice;
	readonly legs: readonly Leg[];
}

const point = (word: string): number | null => (word === 'off' ? OFF : /^\d{1,2}$/.test(word) ? Number(word) : null);

function legsOf(notation: string): Leg[] | null {
	const legs: Leg[] = [];
	for (const way of notation.split(' ')) {
		const stops = way.replace(/\*$/, '').split('-').map(point);
		if (stops.length < 2 || stops.includes(null)) return null;
		for (let i = 1; i < stops.length; i++) legs.push({ from: stops[i - 1] as number, to: stops[i] as number });
	}
	return legs;
}

export const wayOf = ({ choice, from, to }: MoveChoice): Way => ({ choice, legs: legsOf(choice.notation) ?? [{ from, to }] });

const same = (a: Leg, b: Leg): boolean => a.from === b.from && a.to === b.to;

/** The ways that contain all legs gone so far, with what is left of each. Legs may be gone in any order. */
export function remaining(ways: readonly Way[], gone: readonly Leg[]): Way[] {
	return ways.flatMap(({ choice, legs }) => {
		const left = [...legs];
		for (const leg of gone) {
			const i = left.findIndex((l) => same(l, leg));
			if (i < 0) return [];
			left.splice(i, 1);
		}
		return [{ choice, legs: left }];
	});
}
