/** Leaves along a line: laurel, wreaths, the ribbon that ties them. Aces, page ornaments and the Daus share them. */
import { GREEN, INK, OCHRE, RED } from './palette';
import { flat, line, n, place, shape, type Markup } from './svg';

const LEAF = 'M0 0C3-7 11-8 18-3 12 4 5 5 0 0Z';

/** Laurel along an arc, from one angle to another (degrees, clockwise from the right). */
export function laurel(cx: number, cy: number, radius: number, from: number, to: number, count: number, scale = 1, colour = GREEN): Markup {
	const along = from < to ? 1 : -1;
	const at = (degrees: number): readonly [number, number] => {
		const a = (degrees * Math.PI) / 180;
		return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
	};
	const [x0, y0] = at(from);
	const [x1, y1] = at(to);
	const stalk = line(`M${n(x0)} ${n(y0)}A${n(radius)} ${n(radius)} 0 0 ${along > 0 ? 1 : 0} ${n(x1)} ${n(y1)}`, 1.8 * scale);
	let leaves = '';
	for (let i = 0; i < count; i++) {
		const degrees = from + ((to - from) * (i + 0.5)) / count;
		const [x, y] = at(degrees);
		const ahead = degrees + along * 90;
		leaves += place(flat(LEAF, colour), x, y, scale, ahead + along * 38) + place(flat(LEAF, colour), x, y, scale, ahead - along * 38, false);
	}
	return leaves + stalk;
}

/** A bow of ribbon, about 60 wide. */
export const bow = (x: number, y: number, scale = 1, colour = RED): Markup =>
	place(
		shape('M-3-3C-12-14-30-14-30-2-30 8-14 8-3 2ZM3-3C12-14 30-14 30-2 30 8 14 8 3 2ZM-4 3C-12 12-18 20-30 22L-22 27-20 35C-10 28-4 16 0 4ZM4 3C12 12 18 20 30 22L22 27 20 35C10 28 4 16 0 4Z', colour) +
			shape('M-5-4H5V5H-5Z', OCHRE),
		x, y, scale
	);

/** Mirrored curls left and right of an axis: the joiner's and engraver's stock in trade. */
export const curls = (x: number, y: number, scale = 1, colour = INK, width = 2.6): Markup =>
	place(
		line('M0 0C10-14 34-16 40-2 44 8 32 14 27 6 24 1 30-3 33 0M0 0C-10-14-34-16-40-2-44 8-32 14-27 6-24 1-30-3-33 0', width, { stroke: colour }),
		x, y, scale
	);
