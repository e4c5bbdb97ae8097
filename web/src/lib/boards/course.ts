/** Where the balls of a stroke are at a moment: exact curves from the house, evaluated here and drawn. */
import type { ClothRun } from '../wire';

export type Spot3 = readonly [x: number, y: number, z: number];

/** A turn in space: real part last. */
export type Turn = readonly [x: number, y: number, z: number, w: number];

export const UNTURNED: Turn = [0, 0, 0, 1];

/** How long the balls run, in seconds. */
export const lasting = (course: readonly { until: number }[]): number => course.reduce((most, { until }) => Math.max(most, until), 0);

/** The last thing the marker said; most of what is heard goes without saying. */
export const lastWord = <C extends { said?: unknown }>(calls: readonly C[]): C | null => calls.filter(({ said }) => said).at(-1) ?? null;

const along = (run: ClothRun, i: 0 | 1 | 2, s: number): number => (run.place[i] ?? 0) + ((run.velocity[i] ?? 0) + (run.bend[i] ?? 0) * s) * s;

/** The run a ball is in at a moment: before its first it waits there, after its last it lies there. */
function runAt(course: readonly ClothRun[], ball: number, time: number): ClothRun | undefined {
	let found: ClothRun | undefined;
	for (const run of course) {
		if (run.ball === ball && (found === undefined || run.from <= time)) found = run;
	}
	return found;
}

/** The centre of a ball at a moment, in metres; nothing if it did not run at all. */
export function placeAt(course: readonly ClothRun[], ball: number, time: number): Spot3 | null {
	const run = runAt(course, ball, time);
	if (!run) return null;
	const s = Math.min(Math.max(time, run.from), run.until) - run.from;
	return [along(run, 0, s), along(run, 1, s), along(run, 2, s)];
}

/** Whether a ball has left the table by a moment, into a hole or over a cushion: there is nothing more of it to be seen. */
export function goneAt(course: readonly ClothRun[], ball: number, time: number): boolean {
	const run = runAt(course, ball, time);
	return run?.gone === true && time >= run.until;
}

/** What is left of a spin that only wears off: past nought there is none. */
const worn = (spin: number, wear: number, s: number): number => {
	const left = spin + wear * s;
	return left * spin > 0 ? left : 0;
};

/** How a ball spins at a moment, in radians a second. Only the spin about the vertical wears off by itself before a run ends. */
export function spinAt(course: readonly ClothRun[], ball: number, time: number): Spot3 {
	const run = runAt(course, ball, time);
	if (!run || time < run.from || time > run.until) return [0, 0, 0];
	const s = time - run.from;
	const one = (i: 0 | 1): number => (run.spin[i] ?? 0) + (run.wear[i] ?? 0) * s;
	return [one(0), one(1), worn(run.spin[2] ?? 0, run.wear[2] ?? 0, s)];
}

/** A ball turned further by its spin for a short while. */
export function turned([x, y, z, w]: Turn, [a, b, c]: Spot3, seconds: number): Turn {
	const rate = Math.hypot(a, b, c);
	if (rate * seconds < 1e-6) return [x, y, z, w];
	const [s, p] = [Math.sin((rate * seconds) / 2) / rate, Math.cos((rate * seconds) / 2)];
	const [i, j, k] = [a * s, b * s, c * s];
	const next = [p * x + i * w + j * z - k * y, p * y - i * z + j * w + k * x, p * z + i * y - j * x + k * w, p * w - i * x - j * y - k * z] as const;
	const size = Math.hypot(...next);
	return [next[0] / size, next[1] / size, next[2] / size, next[3] / size];
}

/** A direction of the ball after its turn. */
export function facing([x, y, z, w]: Turn, [a, b, c]: Spot3): Spot3 {
	const [i, j, k] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
	return [a + w * i + y * k - z * j, b + w * j + z * i - x * k, c + w * k + x * j - y * i];
}

/** The way a ball ran, in millimetres, fine enough to be drawn. */
export function traceOf(course: readonly ClothRun[], ball: number): [number, number][] {
	return course
		.filter((run) => run.ball === ball)
		.flatMap((run) => {
			const lasts = run.until - run.from;
			const steps = lasts > 0 ? Math.min(24, Math.max(1, Math.ceil(lasts * 12))) : 0;
			return Array.from({ length: steps + 1 }, (_, k): [number, number] => {
				const s = steps === 0 ? 0 : (lasts * k) / steps;
				return [along(run, 0, s) * 1000, along(run, 1, s) * 1000];
			});
		});
}

/** Something a ball may meet: where it is, and how far from its middle the centre of the ball then is. */
export interface Obstacle {
	readonly at: readonly [number, number];
	readonly reach: number;
}

/** How far apart two balls on the cloth are when they touch, seen from above: the centre of the larger one is higher. */
export const touching = (one: number, other: number): number => 2 * Math.sqrt(one * other);

/** Where a ball sent straight on first meets something or a cushion: the ghost of an aim, without any judgement of what follows. */
export function firstMeeting(
	from: readonly [number, number],
	radius: number,
	angle: number,
	obstacles: readonly Obstacle[],
	[length, width]: readonly [number, number]
): { at: [number, number]; other: number | null } {
	const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
	const cushion = (at: number, d: number, most: number): number => (d > 1e-9 ? (most - radius - at) / d : d < -1e-9 ? (radius - at) / d : Infinity);
	let far = Math.max(0, Math.min(cushion(from[0], dx, length), cushion(from[1], dy, width)));
	let other: number | null = null;
	obstacles.forEach(({ at, reach }, i) => {
		const [x, y] = [at[0] - from[0], at[1] - from[1]];
		const ahead = x * dx + y * dy;
		const beside = Math.abs(x * dy - y * dx);
		if (ahead <= 0 || beside >= reach) return;
		const meets = ahead - Math.sqrt(reach * reach - beside * beside);
		if (meets >= 0 && meets < far) [far, other] = [meets, i];
	});
	return { at: [from[0] + far * dx, from[1] + far * dy], other };
}
