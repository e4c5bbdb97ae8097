import { describe, expect, it } from 'vitest';
import { drawnFor, gripped, planOf, RIM, strengthOf } from './plan';

describe('a table on the screen', () => {
	it.each([
		['along', { width: 800, height: 500 }],
		['upright', { width: 360, height: 640 }]
	])('fits and goes there and back, %s', (_, room) => {
		const plan = planOf(3439, 1719, room);
		expect(plan.width).toBeLessThanOrEqual(room.width + 0.01);
		expect(plan.height).toBeLessThanOrEqual(room.height + 0.01);
		const [px, py] = plan.to(1000, 300);
		const [x, y] = plan.from(px, py);
		expect(x).toBeCloseTo(1000);
		expect(y).toBeCloseTo(300);
		// An angle points where the table's direction does.
		const [qx, qy] = plan.to(1000 + 100 * Math.cos(Math.PI / 6), 300 + 100 * Math.sin(Math.PI / 6));
		expect(Math.atan2(qy - py, qx - px)).toBeCloseTo(plan.angle(30));
	});

	it('has the head below and the left side left where it is upright', () => {
		const plan = planOf(3000, 1500, { width: 300, height: 600 });
		expect(plan.to(0, 0)[1]).toBeGreaterThan(plan.to(3000, 0)[1]);
		expect(plan.to(0, 0)[0]).toBeCloseTo(RIM * plan.scale);
	});
});

describe('a hand on the table', () => {
	const [ball, scale] = [[1000, 500] as const, 0.3];
	const grip = (x: number, y: number, laying: boolean, degrees = 0): string => gripped([x, y], ball, degrees, scale, laying);

	it('takes a ball in hand at the ball, and draws the stick behind it', () => {
		expect(grip(1010, 490, true)).toBe('lay');
		expect(grip(1060, 500, true)).toBe('lay');
		expect(grip(900, 500, true)).toBe('stick');
		expect(grip(400, 520, true)).toBe('stick');
		// Where the stick points elsewhere it lies elsewhere.
		expect(grip(1000, 300, true, 90)).toBe('stick');
		expect(grip(400, 520, true, 90)).toBe('aim');
	});

	it('draws a ball that lies by itself or by the stick, and aims everywhere else', () => {
		expect(grip(1010, 490, false)).toBe('ball');
		expect(grip(700, 500, false)).toBe('stick');
		expect(grip(1400, 500, false)).toBe('aim');
		expect(grip(700, 700, false)).toBe('aim');
	});

	it('finds the stick under a finger on a small screen', () => {
		expect(gripped([700, 640], ball, 0, 0.1, true)).toBe('stick');
		expect(gripped([700, 640], ball, 0, 1, true)).toBe('aim');
	});

	it('strikes harder the further it draws back, and not at all before', () => {
		expect(strengthOf(30)).toBeNull();
		expect(strengthOf(60)).toBe(0);
		expect(strengthOf(5000)).toBe(1);
		for (const share of [0, 0.2, 0.7, 1]) expect(strengthOf(drawnFor(share))).toBeCloseTo(share);
	});
});
