import { describe, expect, it } from 'vitest';
import { planOf, RIM } from './plan';

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
