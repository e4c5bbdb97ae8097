import { describe, expect, it } from 'vitest';
import type { ClothRun } from '../wire';
import { facing, firstMeeting, goneAt, lasting, lastWord, placeAt, spinAt, traceOf, touching, turned, UNTURNED } from './course';

const run = (ball: number, from: number, until: number, x: number, speed: number, bend = 0): ClothRun => ({
	ball,
	from,
	until,
	place: [x, 0.5, 0.027],
	velocity: [speed, 0, 0],
	bend: [bend, 0, 0],
	spin: [0, speed / 0.027, 0],
	wear: [0, 0, 0]
});

describe('the course of a stroke', () => {
	const course = [run(0, 0, 1, 0.2, 1, -0.25), run(1, 1, 3, 1.2, 0.5), run(0, 1, 1.5, 0.95, 0.1)];

	it('is as long as its last run', () => expect(lasting(course)).toBe(3));

	it('waits before a run, follows its curve, and lies after it', () => {
		expect(placeAt(course, 1, 0.5)?.[0]).toBeCloseTo(1.2);
		expect(placeAt(course, 0, 0.5)?.[0]).toBeCloseTo(0.2 + 0.5 - 0.25 * 0.25);
		expect(placeAt(course, 0, 1.2)?.[0]).toBeCloseTo(0.95 + 0.02);
		expect(placeAt(course, 0, 9)?.[0]).toBeCloseTo(1.0);
		expect(placeAt(course, 2, 0)).toBeNull();
	});

	it('spins only while it runs', () => {
		expect(spinAt(course, 0, 0.5)[1]).toBeCloseTo(1 / 0.027);
		expect(spinAt(course, 0, 2)).toEqual([0, 0, 0]);
	});

	it('wears its spin about the vertical off, and never turns back', () => {
		const spinning: ClothRun[] = [
			{ ...run(0, 0, 5, 0.2, 1), spin: [-4, 2, 6], wear: [1, 0, -2] },
			{ ...run(1, 0, 5, 0.2, 1), spin: [0, 0, -6], wear: [0, 0, 2] }
		];
		expect(spinAt(spinning, 0, 2)).toEqual([-2, 2, 2]);
		// The spin of rolling may change its sign while a ball slides; that about the vertical stops.
		expect(spinAt(spinning, 0, 5)).toEqual([1, 2, 0]);
		expect(spinAt(spinning, 1, 2)[2]).toBe(-2);
		expect(spinAt(spinning, 1, 4.5)[2]).toBe(0);
	});

	it('shows nothing more of a ball that has left the table, and the others until they lie', () => {
		const holed: ClothRun[] = [run(0, 0, 1, 0.2, 1), { ...run(0, 1, 2, 1.2, 1), gone: true }, run(1, 1, 4, 0.2, 0.5)];
		expect([0.5, 1.5, 2, 3].map((time) => goneAt(holed, 0, time))).toEqual([false, false, true, true]);
		expect(goneAt(holed, 1, 9)).toBe(false);
		expect(goneAt(holed, 2, 9)).toBe(false);
	});

	it('leaves a trace in millimetres', () => {
		const trace = traceOf(course, 1);
		expect(trace[0]).toEqual([1200, 500]);
		expect(trace.at(-1)?.[0]).toBeCloseTo(2200);
	});
});

describe('the marker', () => {
	it('has said last what he said last, whatever is heard after it', () => {
		const [hit, call, again] = [
			{ said: null, sound: 'hit' },
			{ said: 'two', sound: 'call' },
			{ said: 'twelve', sound: 'call' }
		];
		expect(lastWord([hit, call, again, hit])).toBe(again);
		expect(lastWord([hit])).toBeNull();
	});
});

describe('turning', () => {
	it('brings the top of a ball to its front after a quarter', () => {
		// Rolling towards greater x spins about y: what was above looks ahead.
		const quarter = turned(UNTURNED, [0, Math.PI / 2, 0], 1);
		const [x, y, z] = facing(quarter, [0, 0, 1]);
		expect(x).toBeCloseTo(1);
		expect(y).toBeCloseTo(0);
		expect(z).toBeCloseTo(0);
	});
});

describe('aiming', () => {
	const table = [3400, 1700] as const;
	it('meets the nearest ball on its way', () => {
		const others = [
			{ at: [2000, 500] as const, reach: touching(27, 27) },
			{ at: [1000, 500] as const, reach: touching(27, 27) }
		];
		expect(firstMeeting([500, 500], 27, 0, others, table)).toEqual({ at: [946, 500], other: 1 });
	});
	it('meets a ball of another size where both stand on the cloth', () => {
		// Their centres are as far apart as both radii together, one of them 4.5 mm above the other.
		expect(Math.hypot(touching(27, 22.5), 27 - 22.5)).toBeCloseTo(27 + 22.5);
	});
	it('is stopped by a post, and falls into a hole before the cushion behind it', () => {
		const [post, hole] = [
			{ at: [1500, 510] as const, reach: 27 + 15 },
			{ at: [1700, 1700] as const, reach: 47.5 }
		];
		expect(firstMeeting([500, 500], 27, 0, [hole, post], table).other).toBe(1);
		const { at, other } = firstMeeting([1700, 500], 27, 90, [post, hole], table);
		expect(at[1]).toBeCloseTo(1700 - 47.5);
		expect(other).toBe(1);
	});
	it('else a cushion, a radius before it', () => {
		const { at, other } = firstMeeting([500, 500], 27, 90, [], table);
		expect(at[1]).toBeCloseTo(1673);
		expect(other).toBeNull();
	});
});
