/** How a billiard table lies on the screen: along it, or upright where there is more height than width. */

export interface Plan {
	readonly width: number;
	readonly height: number;
	/** Pixels a millimetre. */
	readonly scale: number;
	readonly upright: boolean;
	/** From millimetres of the table to pixels. */
	to(x: number, y: number): [number, number];
	/** And back. */
	from(px: number, py: number): [number, number];
	/** The angle on the screen, in radians, of a direction of the table in degrees. */
	angle(degrees: number): number;
}

/** How wide wood and cushions are around the cloth, in millimetres. */
export const RIM = 150;

export function planOf(length: number, width: number, room: { readonly width: number; readonly height: number }): Plan {
	const upright = room.height > room.width;
	const [long, wide] = [length + 2 * RIM, width + 2 * RIM];
	const scale = Math.max(0.01, upright ? Math.min(room.height / long, room.width / wide) : Math.min(room.width / long, room.height / wide));
	const [w, h] = upright ? [wide * scale, long * scale] : [long * scale, wide * scale];
	return {
		width: w,
		height: h,
		scale,
		upright,
		to: (x, y) => (upright ? [(y + RIM) * scale, h - (x + RIM) * scale] : [(x + RIM) * scale, (y + RIM) * scale]),
		from: (px, py) => (upright ? [(h - py) / scale - RIM, px / scale - RIM] : [px / scale - RIM, py / scale - RIM]),
		angle: (degrees) => ((upright ? degrees - 90 : degrees) * Math.PI) / 180
	};
}

/** What a hand takes hold of where it comes down: the stick or the ball, to draw back; a ball in hand, to lay it; nothing, to aim. */
export type Grip = 'stick' | 'ball' | 'lay' | 'aim';

/** So far behind the ball, in millimetres, nothing is drawn back yet; and so much further it is drawn for the hardest stroke. */
const SLACK = 60;
const DRAW = 900;
/** How unevenly strength grows: the first inches are for soft strokes. */
const CURVE = 1.6;
/** The stick as it is drawn, and half as wide as a finger may be off. */
const STICK = { length: 1584, aside: 45, finger: 16 };

/** Takes hold at a spot of the table, with the ball to be struck at `ball` and the stick behind it. */
export function gripped(spot: readonly [number, number], ball: readonly [number, number], degrees: number, scale: number, laying: boolean): Grip {
	const [x, y] = [spot[0] - ball[0], spot[1] - ball[1]];
	const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
	const [behind, aside] = [-(x * dx + y * dy), Math.abs(x * dy - y * dx)];
	if (behind >= SLACK && behind <= STICK.length && aside <= Math.max(STICK.aside, STICK.finger / scale)) return 'stick';
	const near = Math.hypot(x, y) < Math.max(90, 22 / scale);
	if (!near) return 'aim';
	return laying ? 'lay' : 'ball';
}

/** The share of the greatest strength after drawing back so far; nothing where it is not drawn back at all. */
export const strengthOf = (drawn: number): number | null => (drawn < SLACK ? null : Math.min(1, (drawn - SLACK) / DRAW) ** CURVE);

/** How far one draws back for a share of the greatest strength. */
export const drawnFor = (share: number): number => SLACK + DRAW * Math.min(1, Math.max(0, share)) ** (1 / CURVE);
