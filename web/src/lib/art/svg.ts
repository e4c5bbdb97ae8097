/** The few strokes of SVG that every drawing in this folder is made of. Strings in, strings out; no DOM. */

export type Point = readonly [x: number, y: number];

/** Markup of one or more SVG elements, without the surrounding `<svg>`. */
export type Markup = string;

/** A number as short as a drawing needs it: one decimal is finer than any screen shows. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Text that may stand between tags or in a quoted attribute. */
export function escapeText(text: string): string {
	const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
	// Control characters are not allowed in XML at all, escaped or not.
	return text.replace(/[\u0000-\u001f\u007f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (c) => entities[c] ?? '');
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributes(list: Attributes): string {
	return Object.entries(list)
		.map(([name, value]) => (value === undefined ? '' : ` ${name}="${typeof value === 'number' ? n(value) : value}"`))
		.join('');
}

/** Any element. */
export function el(name: string, list: Attributes = {}, inside: Markup = ''): Markup {
	return inside ? `<${name}${attributes(list)}>${inside}</${name}>` : `<${name}${attributes(list)}/>`;
}

export const group = (list: Attributes, ...inside: Markup[]): Markup => el('g', list, inside.join(''));

/** The attribute that moves, turns and scales what was drawn around the origin. */
export function transform(x: number, y: number, scale = 1, turn = 0, mirrored = false): string {
	const steps = [`translate(${n(x)} ${n(y)})`];
	if (turn) steps.push(`rotate(${n(turn)})`);
	const size = Math.round(scale * 1000) / 1000;
	if (mirrored) steps.push(`scale(${-size} ${size})`);
	else if (size !== 1) steps.push(`scale(${size})`);
	return steps.join(' ');
}

/** A drawing that was made around the origin, put in its place. */
export const place = (inside: Markup, x: number, y: number, scale = 1, turn = 0, mirrored = false): Markup =>
	group({ transform: transform(x, y, scale, turn, mirrored) }, inside);

/** An outline filled with a flat colour, both in register. */
export const shape = (d: string, fill: string, more: Attributes = {}): Markup => el('path', { d, fill, ...more });

/** Colour alone, as a stencil lays it. */
export const flat = (d: string, fill: string, more: Attributes = {}): Markup =>
	el('path', { d, fill, stroke: 'none', ...more });

/** The carved line alone. */
export const line = (d: string, width?: number, more: Attributes = {}): Markup =>
	el('path', { d, 'stroke-width': width, ...more });

/** How far the stencil slips against the woodblock: small enough for a careful workshop, large enough to be seen. */
const SLIP = 'translate(1.5 1.2)';

/** A larger field coloured by stencil: the colour slips a little against its outline. */
export const stencil = (d: string, fill: string): Markup => flat(d, fill, { transform: SLIP }) + line(d);

/** A drawing and the same turned about the middle of a card: the second head. */
export const bothEnds = (half: Markup, cx: number, cy: number): Markup =>
	half + group({ transform: `rotate(180 ${n(cx)} ${n(cy)})` }, half);

/** Clips to a rectangle without needing an id: a nested viewport does it. */
export const windowOn = (x: number, y: number, width: number, height: number, inside: Markup): Markup =>
	el('svg', { x, y, width, height, viewBox: [x, y, width, height].map(n).join(' ') }, inside);

/** Short parallel strokes: the shading of a woodcut. Begins at `from`, each next stroke `step` further. */
export function hatch(from: Point, stroke: Point, step: Point, count: number): Markup {
	let d = '';
	for (let i = 0; i < count; i++) {
		d += `M${n(from[0] + i * step[0])} ${n(from[1] + i * step[1])}l${n(stroke[0])} ${n(stroke[1])}`;
	}
	return line(d, 1.3);
}

/** Dots, drawn as strokes of no length with round ends: one path for all of them. Without a colour they are ink. */
export const dots = (at: readonly Point[], size: number, colour?: string): Markup =>
	line(at.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(''), size, { stroke: colour });

/** Buttons, pearls, studs: dots with an outline. */
export const studs = (at: readonly Point[], size: number, colour: string): Markup => dots(at, size + 2.4) + dots(at, size, colour);

/** The same motif at many places. */
export const scatter = (at: readonly Point[], motif: (x: number, y: number, i: number) => Markup): Markup =>
	at.map(([x, y], i) => motif(x, y, i)).join('');

/** A complete drawing. Lines default to the carved line; parts override what differs. */
export function drawing(width: number, height: number, title: string, inside: Markup, more: Attributes = {}): Markup {
	const label = title ? { role: 'img', 'aria-label': escapeText(title) } : { 'aria-hidden': 'true' };
	return el(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			viewBox: `0 0 ${n(width)} ${n(height)}`,
			...label,
			fill: 'none',
			'stroke-linecap': 'round',
			'stroke-linejoin': 'round',
			...more
		},
		inside
	);
}
