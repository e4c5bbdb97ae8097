/** A play on a board of points may move several men; a person plays it leg by leg. */
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

export const wayOf = ({ choice, from, to, legs }: MoveChoice): Way => ({
	choice,
	legs: legs.length > 0 ? legs.map(([start = 0, end = 0]) => ({ from: start, to: end })) : [{ from, to }]
});

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
