/** Backs of cards, and the place where a card may lie. */
import { CARD, pasteboard } from './card';
import { BLUE, BROWN, GREEN, INK, OCHRE, PAPER, RED } from './palette';
import { dots, drawing, el, line, n, windowOn, type Markup, type Point } from './svg';

export const BACKS = ['tarotee', 'speckled', 'scales'] as const;
export type Back = (typeof BACKS)[number];

const { width, height, radius } = CARD;
const MARGIN = 9;

const inside = (pattern: Markup): Markup => windowOn(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, pattern);
const border = (colour: string): Markup =>
	el('rect', { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN, rx: 4, stroke: colour, 'stroke-width': 2.6 });

function grid(stepX: number, stepY: number, staggered: boolean): Point[] {
	const at: Point[] = [];
	for (let i = 0; i * stepY <= height; i++) {
		const shift = staggered && i % 2 ? stepX / 2 : 0;
		for (let x = 100 - Math.ceil(100 / stepX) * stepX + shift; x <= width; x += stepX) at.push([x, 155 - Math.round(155 / stepY) * stepY + i * stepY]);
	}
	return at;
}

/** The lattice of diagonal lines with a dot in each eye that gave "tarotée" backs their name. */
function tarotee(): Markup {
	const step = 26;
	let lattice = '';
	for (let c = -height; c <= width + height; c += step) lattice += `M${n(c + 9)} 0l${height} ${height}M${n(c + 9)} ${height}l${height}-${height}`;
	// The eyes of the lattice lie half a step apart in both directions.
	const eyes = grid(step, step / 2, true);
	return inside(line(lattice, 2, { stroke: BLUE }) + dots(eyes, 6, RED)) + border(BLUE);
}

/** Speckled with the brush: how plain backs hid their stains. */
function speckled(): Markup {
	let state = 4711;
	const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
	const spray = (count: number): Point[] => Array.from({ length: count }, (): Point => [next() * width, next() * height]);
	return inside(dots(spray(170), 2, BROWN) + dots(spray(110), 3.4, BROWN) + dots(spray(60), 5, RED) + dots(spray(50), 3.4, INK)) + border(BROWN);
}

/** Fish scales, a star in each. */
function scales(): Markup {
	const step = 24;
	const at = grid(step, step / 2, true);
	const d = at.map(([x, y]) => `M${n(x - 12)} ${n(y)}a12 12 0 0 0 24 0`).join('');
	return inside(line(d, 1.8, { stroke: GREEN }) + dots(at.map(([x, y]): Point => [x, y + 4]), 4, OCHRE)) + border(GREEN);
}

const PATTERN: Readonly<Record<Back, () => Markup>> = { tarotee, speckled, scales };

/** The back of a card. */
export function cardBack(pattern: Back = 'tarotee'): Markup {
	return pasteboard('', pattern, PATTERN[pattern](), PAPER);
}

/** An empty place: a chalk line on the cloth. It takes the colour of the text around it. */
export function cardPlace(): Markup {
	const place = el('rect', {
		x: 4, y: 4, width: width - 8, height: height - 8, rx: radius,
		stroke: 'currentColor', 'stroke-width': 3, 'stroke-dasharray': '10 8', opacity: 0.45
	});
	return drawing(width, height, '', place);
}
