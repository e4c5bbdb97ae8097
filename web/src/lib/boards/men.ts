/** Men on points: where they are after some legs, and how they came where they are. */
import { OFF, type Leg } from './ways';

type Men = readonly (readonly number[])[];

/** Where men wait who have been thrown out. */
export const BAR = 0;

/** The men after the mover has gone these legs. Where men are hit (`hits`), an enemy he meets goes out. */
export function shifted(men: Men, legs: readonly Leg[], mover: number, hits = false): number[][] {
	const now = men.map((there) => [...there]);
	const side = mover === 1 ? 1 : 0;
	const change = (point: number, by: number): void => {
		const there = now[point - 1];
		if (there) there[side] = (there[side] ?? 0) + by;
	};
	for (const { from, to } of legs) {
		change(from, -1);
		if (to === OFF) continue;
		const met = now[to - 1];
		if (hits && met) met[1 - side] = 0;
		change(to, 1);
	}
	return now;
}

/** For men newly on a point, by `side:point:height`, the spot they came from. */
export type Journeys = ReadonlyMap<string, string>;

export function journeys(before: Men, after: Men): Journeys {
	const came = new Map<string, string>();
	for (const side of [0, 1]) {
		const left: number[] = [];
		const arrived: [point: number, height: number][] = [];
		after.forEach((there, i) => {
			const [was, is] = [before[i]?.[side] ?? 0, there[side] ?? 0];
			for (let k = is; k < was; k++) left.push(i + 1);
			for (let k = was; k < is; k++) arrived.push([i + 1, k]);
		});
		arrived.forEach(([point, height], i) => {
			const from = left[i];
			if (from !== undefined) came.set(`${side}:${point}:${height}`, `point:${from}`);
		});
	}
	return came;
}

/** How many men of a point came there by a play. */
export const arrived = (play: readonly (readonly number[])[], point: number): number =>
	Math.max(0, play.filter(([, to]) => to === point).length - play.filter(([from]) => from === point).length);
