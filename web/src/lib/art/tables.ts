/**
 * The Trictrac case: where everything lies, and the empty board.
 *
 * Fields are numbered 1 to 24 along the first seat's march, from its heap. Seen by the first seat (`view` 0) fields 1 to
 * 12 run along the near rail and 13 to 24 back along the far one. By the old courtesy the first seat has the heap at the
 * right hand; the second seat (`view` 1) sees the same case from across the table, so its own heap is at its left.
 * Where both march the same way round (`round`), fields 1 to 12 lie before the second seat and 13 to 24 before the first.
 */
import { BLACK, INK, IVORY, OCHRE, POINT_DARK, POINT_LIGHT, WOOD, WOOD_DARK, WOOD_FIELD } from './palette';
import { dots, drawing, el, flat, line, n, shape, type Markup, type Point } from './svg';

export type Seat = 0 | 1;
export type Hand = 'left' | 'right';

const WIDTH = 1000;
const HEIGHT = 700;
const RAIL = 50;
const BAR = 40;
const FLECHE = 232;
const RADIUS = 32;
/** How far men may reach from the rail: between the two sides lie the numbers of the fields and the dice. */
const REACH = 248;
const STEP = (WIDTH - 2 * RAIL - BAR) / 12;

/** Distance along the case of a field's middle from the heap end; fractions lie between fields. */
const along = (field: number): number => RAIL + (field - 0.5) * STEP + (field > 6.5 ? BAR : 0);

/** Where a counter shows points: 2 before the ace field, 4 between the next, 6 at the bar, 8 across it, 10 at the end. */
const MARKS: readonly number[] = [
	RAIL + 15, along(2), (along(4) + along(5)) / 2, WIDTH / 2 - BAR / 2 - 18, WIDTH / 2 + BAR / 2 + 18, WIDTH - RAIL - 18, WIDTH - RAIL - 18
];

export interface TablesGeometry {
	readonly width: number;
	readonly height: number;
	readonly manRadius: number;
	readonly jettonRadius: number;
	readonly dieSize: number;
	/** How far from a field's rail men may reach; its number stands beyond. */
	readonly reach: number;
	/** A field's middle line: its foot at the rail, its tip, and the sides of the rectangle that belongs to it. */
	point(field: number): { readonly x: number; readonly foot: number; readonly tip: number; readonly left: number; readonly right: number };
	/** The middle of the `k`-th man (from 0, nearest the rail) of `count` on a field; crowded men overlap. */
	man(field: number, k: number, count: number): Point;
	/** The hole of a seat: 0 is where the peg stands before the game, 12 the last. */
	hole(seat: Seat, hole: number): Point;
	/** The counter that shows 0 to 12 points; the second of two counters (`twin`) lies beside the first. */
	jetton(seat: Seat, points: number, twin?: boolean): Point;
	/** Where the flag of the bredouille is planted. */
	flag(seat: Seat): Point;
	/** The `k`-th man borne off, lying on the rail at the end of the march; and the whole of that part of the rail. */
	off(seat: Seat, k: number): Point;
	offRail(seat: Seat): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
	/** The `k`-th man waiting on the bar. */
	bar(seat: Seat, k: number): Point;
	/** Middles of two dice. */
	readonly dice: readonly [Point, Point];
	/** Where dice may be thrown. */
	readonly diceArea: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Where everything lies, for the seat that looks at it. */
export function tablesGeometry(view: Seat = 0, heap: Hand = view === 0 ? 'right' : 'left', round = false): TablesGeometry {
	const x = (distance: number): number => (heap === 'right' ? WIDTH - distance : distance);
	/** Height for things of a seat, given as the distance from its own long rail. */
	const y = (seat: Seat, distance: number): number => (seat === view ? HEIGHT - distance : distance);
	const owner = (field: number): Seat => (field <= 12 !== round ? 0 : 1);
	const column = (field: number): number => along(field <= 12 ? field : 25 - field);
	const diceX = [along(9), along(10)].map(x) as [number, number];

	return {
		width: WIDTH,
		height: HEIGHT,
		manRadius: RADIUS,
		jettonRadius: 15,
		dieSize: 50,
		reach: REACH,
		point(field) {
			const middle = x(column(field));
			const side = owner(field);
			return { x: middle, foot: y(side, RAIL), tip: y(side, RAIL + FLECHE), left: middle - STEP / 2, right: middle + STEP / 2 };
		},
		man(field, k, count) {
			const step = count > 1 ? Math.min(2 * RADIUS, (REACH - 2 * RADIUS) / (count - 1)) : 0;
			return [x(column(field)), y(owner(field), RAIL + RADIUS + 2 + k * step)];
		},
		hole: (seat, hole) => [x(hole === 0 ? RAIL / 2 : along(hole)), y(seat, RAIL / 2)],
		jetton(seat, points, twin = false) {
			const step = Math.min(Math.max(points, 0), 12) / 2;
			const low = Math.floor(step);
			const from = MARKS[low] ?? 0;
			const to = MARKS[low + 1] ?? from;
			// Before the first mark they lie beside the numbers of the heaps, not on them.
			const middle = points > 0 ? from + (to - from) * (step - low) : (along(1) + along(2)) / 2;
			// Beside means towards the middle of the case, never under a rail.
			const shift = twin ? (middle > WIDTH / 2 ? -34 : 34) : 0;
			// Before the first mark the counters lie between the two heaps, which may be fifteen men high.
			return [x(middle + shift), y(seat, points > 0 ? RAIL + FLECHE : HEIGHT / 2 - 18)];
		},
		flag: (seat) => [x(WIDTH - RAIL / 2), y(seat, RAIL + 130)],
		off: (seat, k) => [x(RAIL / 2), y((seat === 0) === round ? 0 : 1, RAIL + 24 + k * 18)],
		offRail: (seat) => ({ x: x(RAIL / 2) - RAIL / 2, y: (seat === view) !== round ? RAIL : HEIGHT / 2, width: RAIL, height: HEIGHT / 2 - RAIL }),
		bar: (seat, k) => [WIDTH / 2, y(seat, HEIGHT / 2 - 40 - k * 40)],
		dice: [[diceX[0], HEIGHT / 2], [diceX[1], HEIGHT / 2]],
		diceArea: { x: Math.min(x(along(7)), x(along(12))), y: RAIL + FLECHE, width: along(12) - along(7), height: HEIGHT - 2 * (RAIL + FLECHE) }
	};
}

const box = (x: number, y: number, width: number, height: number, fill: string): Markup => el('rect', { x, y, width, height, fill });

/** Long uneven strokes along a rail. */
const grain = (x: number, y: number, length: number): string =>
	[10, 22, 37].map((d, i) => `M${n(x + 20 + i * 90)} ${n(y + d)}q${n(length / 4)} ${i % 2 ? 5 : -4} ${n(length / 2)} 0`).join('');

/** The open case without men. */
export function tablesBoard(view: Seat = 0, heap?: Hand, round = false, pegs = true): Markup {
	const g = tablesGeometry(view, heap, round);
	const half = (WIDTH - 2 * RAIL - BAR) / 2;
	const beds = box(RAIL, RAIL, half, HEIGHT - 2 * RAIL, WOOD_FIELD) + box(WIDTH / 2 + BAR / 2, RAIL, half, HEIGHT - 2 * RAIL, WOOD_FIELD);
	let fleches = '';
	let ferrules = '';
	for (let field = 1; field <= 24; field++) {
		const { x, foot, tip } = g.point(field);
		const w = STEP / 2 - 5;
		const up = Math.sign(tip - foot);
		// Sides curve inward a little, as the veneer was sawn.
		const side = foot + up * FLECHE * 0.5;
		fleches += shape(`M${n(x - w)} ${foot}Q${n(x - w * 0.4)} ${n(side)} ${n(x)} ${tip}Q${n(x + w * 0.4)} ${n(side)} ${n(x + w)} ${foot}Z`, field % 2 ? POINT_DARK : POINT_LIGHT);
		ferrules += `M${n(x)} ${n(foot + up * 20)}V${n(foot + up * FLECHE * 0.72)}`;
	}
	const holes = (pegs ? ([0, 1] as const) : []).flatMap((seat) => Array.from({ length: 13 }, (_, h) => g.hole(seat, h)));
	const hinges = [160, HEIGHT - 160].map((y) => shape(`M${WIDTH / 2 - 14} ${y - 30}h28v60h-28Z`, OCHRE) + dots([[WIDTH / 2, y - 18], [WIDTH / 2, y + 18]], 6, INK)).join('');
	return drawing(
		WIDTH, HEIGHT, '',
		el('rect', { x: 3, y: 3, width: WIDTH - 6, height: HEIGHT - 6, rx: 14, fill: WOOD, 'stroke-width': 6 }) +
			line(grain(30, 0, 900) + grain(30, HEIGHT - RAIL, 900) + `M18 120q6 200 0 460M${WIDTH - 18} 120q-6 200 0 460`, 1.6, { stroke: WOOD_DARK }) +
			beds + fleches + line(ferrules, 1.4, { opacity: 0.35 }) +
			box(WIDTH / 2 - BAR / 2, RAIL, BAR, HEIGHT - 2 * RAIL, WOOD) + line(`M${WIDTH / 2} ${RAIL}V${HEIGHT - RAIL}`, 2) + hinges +
			dots(holes, 17, OCHRE) + dots(holes, 11, BLACK),
		{ stroke: INK, 'stroke-width': 3 }
	);
}

export const TABLES = { width: WIDTH, height: HEIGHT } as const;

/** A thin edge of a man lying on the rail, for those borne off. Kept here because only this case needs it. */
export const manEdge = (colour: 'ivory' | 'ebony'): Markup =>
	drawing(44, 16, '', flat('M2 4C2 2 42 2 42 4V12C42 14 2 14 2 12Z', colour === 'ivory' ? IVORY : BLACK) + line('M2 4C2 2 42 2 42 4V12C42 14 2 14 2 12ZM2 8H42', 1.6), { stroke: INK });
