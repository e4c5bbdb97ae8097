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
