import { describe, expect, it } from 'vitest';
import type { CourtBoard, CourtPanel } from '../wire';
import { ballAt, cameraOf, hermite, lobbed } from './flight';

const stretch = { from: 0, until: 1, start: [0, 0, 1], leaving: [10, 0, 4.905], end: [10, 0, 1], arriving: [10, 0, -4.905] };
const panel = (kind: string, corner: number[], width: number[], height: number[]): CourtPanel => ({ kind, corner, width, height, round: false });
const board = {
	faces: [
		panel('floor', [0, -4.3, 0], [25.8, 0, 0], [0, 8.6, 0]),
		panel('wall', [0, -4.3, 0], [0, 8.6, 0], [0, 0, 7]),
		panel('wall', [25.8, -4.3, 0], [0, 8.6, 0], [0, 0, 7])
	]
} as unknown as CourtBoard;

describe('a flight', () => {
	it('passes through both ends and between them as its velocities say', () => {
		expect(hermite(stretch, 0)).toEqual([0, 0, 1]);
		expect(hermite(stretch, 1)).toEqual([10, 0, 1]);
		expect(hermite(stretch, 0.5)[2]).toBeCloseTo(1 + 4.905 / 4, 2);
	});
	it('stays where it came to', () => {
		expect(ballAt([stretch], 7)).toEqual([10, 0, 1]);
		expect(ballAt([], 0)).toBeNull();
	});
	it('is shown until it would touch the floor', () => {
		const shown = lobbed([0, 0, 1], 0, 10, 15);
		expect(shown.length).toBeGreaterThan(5);
		expect(Math.min(...shown.map(([, , z]) => z))).toBeGreaterThanOrEqual(0);
	});
});

describe('looking into a court', () => {
	const camera = cameraOf(board, false, { width: 900, height: 500 });
	it('sees the far wall and not the back of the near one', () => {
		const [floor, near, far] = board.faces as [CourtPanel, CourtPanel, CourtPanel];
		expect(camera.faces(floor)).toBe(true);
		expect(camera.faces(near)).toBe(false);
		expect(camera.faces(far)).toBe(true);
	});
	it('has what is far smaller and what is left left', () => {
		const near = camera.see([2, -2, 0]);
		const far = camera.see([24, -2, 0]);
		expect(near?.[2]).toBeGreaterThan(far?.[2] ?? 0);
		// Looking along the court, greater y lies to the left.
		expect(near?.[0]).toBeGreaterThan(450);
	});
});
