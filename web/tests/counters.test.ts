import { expect, it } from 'vitest';
import { counters, gains, heapOf } from '../src/lib/counters';

it('amounts read as people write them', () => {
	const written = (
		[
			[3, 1],
			[-4, 8],
			[22, 8],
			[5, 8],
			[-13, 8],
			[0, 8],
			[-8, 8],
			[-16, 8],
			[6, 8]
		] as const
	).map(([a, p]) => counters(a, p));
	expect(written).toEqual(['3', '−½', '2¾', '5/8', '−1 5/8', '0', '−1', '−2', '¾']);
});

it('gains carry their sign', () => {
	expect([gains(4, 1), gains(0, 1), gains(-4, 1)]).toEqual(['+4', '0', '−4']);
});

it('a heap is never drawn empty when something lies there', () => {
	expect([heapOf(1, 8), heapOf(0, 8), heapOf(80, 8), heapOf(-3, 1)]).toEqual([1, 0, 10, 0]);
});
