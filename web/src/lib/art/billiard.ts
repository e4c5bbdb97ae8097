/** A billiard table and a court as small pictures, for the shelf of games. */
import { BLUE, IVORY, IVORY_SHADE, RED, WOOD, WOOD_DARK } from './palette';
import { drawing, el, group, type Markup } from './svg';

const [LENGTH, WIDTH, RIM] = [3439, 1719, 170] as const;
const SIZE = [LENGTH + 2 * RIM, WIDTH + 2 * RIM] as const;
const HOLES = [0, LENGTH / 2, LENGTH].flatMap((x) => [0, WIDTH].map((y) => [x, y] as const));
const BRASS = '#c79a4a';
const INK = '#3a2312';

/** Balls are drawn larger than life: a tile is small. */
const BALL = 82;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function ball(look: string, x: number, y: number): Markup {
	const small = /^w\d+$/.test(look);
	const fill = look === 'red' ? RED : look === 'blue' ? BLUE : IVORY;
	const r = small ? BALL * 0.72 : BALL;
	const number = NUMBERS.indexOf(look) + 1;
	return group(
		{},
		el('circle', { cx: x + 14, cy: y + 22, r, fill: '#000', opacity: 0.35 }),
		el('circle', { cx: x, cy: y, r, fill, stroke: look === 'red' ? '#5d110d' : IVORY_SHADE, 'stroke-width': 10 }),
		look === 'dotted' ? el('circle', { cx: x, cy: y, r: 26, fill: INK }) : '',
		number > 0 ? el('text', { x, y: y + 38, 'text-anchor': 'middle', 'font-size': 110, 'font-family': 'serif', fill: INK }, String(number)) : '',
		el('ellipse', { cx: x - r * 0.35, cy: y - r * 0.4, rx: r * 0.22, ry: r * 0.14, fill: '#fff', opacity: 0.8 })
	);
}

/** What stands on the table, seen from above: the port of two posts, the cord with its bells. */
function standing(what: string, x: number, y: number): Markup {
	if (what === 'cord')
		return group(
			{},
			el('path', { d: `M${x} 0V${WIDTH}`, stroke: '#b5482f', 'stroke-width': 16, fill: 'none' }),
			...[1, 2, 3, 4, 5].map((k) => el('circle', { cx: x, cy: (WIDTH * k) / 6, r: 34, fill: BRASS }))
		);
	return group({}, ...[-150, 150].map((d) => el('circle', { cx: x, cy: y + d, r: 46, fill: BRASS, stroke: WOOD_DARK, 'stroke-width': 10 })));
}

/** A billiard table with balls where the book has put them. */
export function clothPicture(cloth: Readonly<Record<string, readonly number[]>>): Markup {
	const things = Object.entries(cloth).map(([what, at]) => {
		const [x, y] = [at[0] ?? 0, at[1] ?? 0];
		return what === 'port' || what === 'cord' ? standing(what, x, y) : ball(what, x, y);
	});
	return drawing(
		SIZE[0],
		SIZE[1],
		'',
		group(
			{ transform: `translate(${RIM} ${RIM})` },
			el('rect', { x: -RIM, y: -RIM, width: SIZE[0], height: SIZE[1], rx: 120, fill: WOOD }),
			el('rect', { x: -70, y: -70, width: LENGTH + 140, height: WIDTH + 140, rx: 40, fill: WOOD_DARK }),
			el('rect', { x: 0, y: 0, width: LENGTH, height: WIDTH, fill: '#2f6b4f' }),
			...HOLES.map(([x, y]) => el('circle', { cx: x, cy: y, r: 84, fill: '#0a0d0a', stroke: BRASS, 'stroke-width': 14 })),
			...things
		)
	);
}

/** A court from its lower end, with a ball over the net and a chase on the floor. */
export function courtPicture({ ball: at, chase }: { readonly ball: readonly number[]; readonly chase: number }): Markup {
	const [along, high] = [(at[0] ?? 0) / 25_800, (at[1] ?? 0) / 1000];
	const depth = 1 - along * 0.55;
	const [x, y] = [800 + (along - 0.4) * 300, 720 - 170 * depth - high * 130 * depth];
	const floor = 620 + chase * 18;
	return drawing(
		1600,
		1000,
		'',
		group(
			{},
			el('rect', { x: 0, y: 0, width: 1600, height: 1000, fill: '#2a231d' }),
			el('path', { d: 'M0 1000L420 520H1180L1600 1000Z', fill: '#a57c50' }),
			el('path', { d: 'M0 1000L420 520V120L0 0Z', fill: '#332f2c' }),
			el('path', { d: 'M420 120H1180V520H420Z', fill: '#3f3a36' }),
			el('path', { d: 'M1600 1000L1180 520V330L1600 520Z', fill: '#1b1612' }),
			el('path', { d: 'M1600 520L1180 330L1330 230L1600 300Z', fill: '#9a6d3d' }),
			el('path', { d: 'M960 330H1090V460H960Z', fill: '#0b0907', stroke: '#a57f4c', 'stroke-width': 8 }),
			el('path', { d: `M${420 - (floor - 520) * 0.875} ${floor}H${1180 + (floor - 520) * 0.875}`, stroke: '#d8503c', 'stroke-width': 10, fill: 'none' }),
			el('path', { d: 'M245 720Q800 640 1355 720V600Q800 520 245 600Z', fill: '#e1d7be', opacity: 0.28 }),
			el('path', { d: 'M245 600Q800 690 1355 600', stroke: '#efe4c6', 'stroke-width': 10, fill: 'none' }),
			el('circle', { cx: x, cy: y, r: 46, fill: '#f6efdc', stroke: '#a89a78', 'stroke-width': 6 })
		)
	);
}
