/** A ball in a court: where it is at a moment of its flight, and how a court is seen from one of its ends. */
import type { CourtBoard, CourtFlight, CourtPanel } from '../wire';

export type Space = readonly [x: number, y: number, z: number];

const sum = (a: Space, b: Space, share = 1): Space => [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
const less = (a: Space, b: Space): Space => sum(a, b, -1);
const dot = (a: Space, b: Space): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Space, b: Space): Space => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a: Space): Space => sum([0, 0, 0], a, 1 / Math.max(1e-9, Math.hypot(...a)));

/** Three numbers of the wire. */
export const space = (list: readonly number[]): Space => [list[0] ?? 0, list[1] ?? 0, list[2] ?? 0];

/** The cubic through both ends of a stretch with their velocities. */
export function hermite(flight: CourtFlight, time: number): Space {
	const lasts = Math.max(1e-6, flight.until - flight.from);
	const s = Math.min(1, Math.max(0, (time - flight.from) / lasts));
	const [a, b, c, d] = [(1 + 2 * s) * (1 - s) ** 2, s * (1 - s) ** 2 * lasts, s * s * (3 - 2 * s), s * s * (s - 1) * lasts];
	const one = (i: number): number => (flight.start[i] ?? 0) * a + (flight.leaving[i] ?? 0) * b + (flight.end[i] ?? 0) * c + (flight.arriving[i] ?? 0) * d;
	return [one(0), one(1), one(2)];
}

/** Where the ball is at a moment; at the end it stays where it came to. */
export function ballAt(flights: readonly CourtFlight[], time: number): Space | null {
	const now = flights.find((flight) => time <= flight.until) ?? flights.at(-1);
	return now ? hermite(now, time) : null;
}

export interface Camera {
	/** From metres to pixels, and how many pixels a metre has there; nothing for what lies behind. */
	see(spot: Space): [x: number, y: number, scale: number] | null;
	/** Whether the front of a panel is seen. */
	faces(panel: CourtPanel): boolean;
	/** How far the middle of a panel is away. */
	depth(panel: CourtPanel): number;
}

/** The extent of the floor along the court. */
export function floorOf(board: CourtBoard): { long: number; half: number } {
	const floor = board.faces.find(({ kind }) => kind === 'floor');
	const reach = (i: number): number => Math.abs((floor?.width[i] ?? 0) + (floor?.height[i] ?? 0));
	return { long: reach(0) || 25, half: (reach(1) || 9) / 2 };
}

/** Somebody who looks into the court from behind and above one end. */
export function cameraOf(board: CourtBoard, upper: boolean, room: { readonly width: number; readonly height: number }): Camera {
	const { long } = floorOf(board);
	const narrow = room.width < room.height;
	const [away, above] = narrow ? [11, 11] : [8.5, 6.5];
	const eye: Space = [upper ? long + away : -away, 0, above];
	const ahead = unit(less([upper ? long * 0.3 : long * 0.7, 0, narrow ? 0 : 0.8], eye));
	const aside = unit(cross(ahead, [0, 0, 1]));
	const up = cross(aside, ahead);
	// As much of the near end as is to be seen must fit into the width.
	const lens = Math.min(room.width * (narrow ? 1.0 : 0.86), room.height * (narrow ? 1.25 : 1.55));
	const middle: Space = [long / 2, 0, 2];
	const centre = (panel: CourtPanel): Space => sum(sum(space(panel.corner), space(panel.width), 0.5), space(panel.height), 0.5);
	return {
		see: (spot) => {
			const from = less(spot, eye);
			const depth = dot(from, ahead);
			if (depth < 0.5) return null;
			const scale = lens / depth;
			return [room.width / 2 + dot(from, aside) * scale, room.height * (narrow ? 0.46 : 0.44) - dot(from, up) * scale, scale];
		},
		faces: (panel) => {
			const across = cross(space(panel.width), space(panel.height));
			const inwards = dot(across, less(middle, centre(panel))) < 0 ? sum([0, 0, 0], across, -1) : across;
			return dot(inwards, less(eye, centre(panel))) > 0;
		},
		depth: (panel) => dot(less(centre(panel), eye), ahead)
	};
}

/** The beginning of a flight in still air without spin: enough to see where one aims. */
export function lobbed(from: Space, azimuth: number, elevation: number, speed: number): Space[] {
	const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
	const v: Space = [speed * Math.cos(e) * Math.cos(a), speed * Math.cos(e) * Math.sin(a), speed * Math.sin(e)];
	const points: Space[] = [];
	for (let s = 0; s <= 1.2; s += 0.06) {
		const spot: Space = [from[0] + v[0] * s, from[1] + v[1] * s, from[2] + v[2] * s - 4.905 * s * s];
		if (spot[2] < 0) break;
		points.push(spot);
	}
	return points;
}
