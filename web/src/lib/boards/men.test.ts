import { expect, test } from 'vitest';
import { arrived, journeys, shifted } from './men';

test('a man who went on has not arrived where he touched down', () => {
	const play = [[1, 3], [3, 7], [1, 3]];
	expect([1, 3, 7].map((point) => arrived(play, point))).toEqual([0, 1, 1]);
});

test('men travel from where they stood', () => {
	const before = Array.from({ length: 24 }, (_, i) => (i === 0 ? [15, 0] : [0, 0]));
	const after = shifted(before, [{ from: 1, to: 6 }, { from: 1, to: 7 }], 0);
	expect(Object.fromEntries(journeys(before, after))).toEqual({ '0:6:0': 'point:1', '0:7:0': 'point:1' });
});
