/** Ornaments for pages: the emblem, fleurons, rules and corners. They take the text's colour, with madder accents. */
import { spadille } from './aces';
import { SUITS } from './code';
import { curls } from './garland';
import { BLACK, OCHRE, PAPER, RED } from './palette';
import { frenchOutline } from './suits';
import { dots, drawing, el, flat, line, n, place, type Markup, type Point } from './svg';

const TEXT = 'currentColor';
const ACCENT = RED;

const sprig = (x: number, y: number, turn: number, mirrored = false): Markup =>
	place(line('M0 0C14-2 26-8 36-20M12-2C10-10 14-16 20-18 21-11 18-6 12-2ZM22-7C22 0 28 4 34 3 33-4 29-7 22-7Z', 1.8) + flat('M12-2C10-10 14-16 20-18 21-11 18-6 12-2ZM22-7C22 0 28 4 34 3 33-4 29-7 22-7Z', TEXT), x, y, 1, turn, mirrored);

/** A line that swells in the middle, as printers' rules do. */
const swelling = (length: number): string => `M0 10Q${n(length / 4)} 9.4 ${n(length / 2)} 8Q${n((length * 3) / 4)} 9.4 ${n(length)} 10Q${n((length * 3) / 4)} 10.6 ${n(length / 2)} 12Q${n(length / 4)} 10.6 0 10Z`;

interface Ornament {
	readonly size: readonly [width: number, height: number];
	readonly draw: () => Markup;
}

const ORNAMENTS = {
	/** Spadille, the mark of the house, in the text's colour. */
	emblem: { size: [110, 112], draw: () => place(spadille(TEXT, 'var(--page,#f7eedb)', OCHRE), 55, 56) },
	/** A fleuron to close a chapter. */
	fleuron: {
		size: [160, 70],
		draw: () => curls(80, 40, 1.5, TEXT, 2.2) + place(flat(frenchOutline('S'), TEXT), 80, 24, 0.32) + dots([[80, 56], [66, 60], [94, 60]], 5, ACCENT)
	},
	/** A swelling rule. */
	rule: { size: [400, 20], draw: () => flat(swelling(400), TEXT) },
	/** A rule with the four suits in its middle. */
	'rule-suits': {
		size: [400, 28],
		draw: () =>
			place(flat(swelling(140), TEXT), 0, 4) + place(flat(swelling(140), TEXT), 260, 4) +
			SUITS.map((suit, i) => place(flat(frenchOutline(suit), suit === 'H' || suit === 'D' ? ACCENT : TEXT), 164 + i * 24, 14, 0.17)).join('')
	},
	/** A chain of lozenges. */
	'rule-lozenges': {
		size: [400, 16],
		draw: () => {
			const at: Point[] = Array.from({ length: 25 }, (_, i): Point => [8 + i * 16, 8]);
			const lozenge = (x: number): string => `M${x} 2l6 6-6 6-6-6Z`;
			return flat(at.filter((_, i) => i % 2 === 0).map(([x]) => lozenge(x)).join(''), TEXT) + dots(at.filter((_, i) => i % 2 === 1), 3.4, ACCENT);
		}
	},
	/** A flourish for the upper left corner of a frame; turn it for the others. */
	corner: {
		size: [90, 90],
		draw: () =>
			line('M4 88V18C4 9 9 4 18 4H88M12 88V58C12 44 22 46 22 38 22 32 14 32 14 38M88 12H58C44 12 46 22 38 22 32 22 32 14 38 14', 2) +
			place(flat(frenchOutline('S'), TEXT), 24, 24, 0.2, -45) + dots([[12, 12]], 5, ACCENT)
	},
	/** A laurel between two flourishes, for winners. */
	victory: {
		size: [160, 60],
		draw: () => sprig(84, 44, -6) + sprig(76, 44, 6, true) + sprig(106, 36, -34) + sprig(54, 36, 34, true) + place(flat('M-14 4-16-12-7-4 0-16 7-4 16-12 14 4ZM-14 6H14V10H-14Z', OCHRE), 80, 20)
	}
} as const satisfies Readonly<Record<string, Ornament>>;

export type OrnamentName = keyof typeof ORNAMENTS;

export const ORNAMENT_NAMES = Object.keys(ORNAMENTS) as OrnamentName[];

export function ornament(name: OrnamentName): Markup {
	const { size, draw } = ORNAMENTS[name];
	return drawing(size[0], size[1], '', draw(), { stroke: TEXT, 'stroke-width': 1.8 });
}

/** The site's icon, kept beside this file as `favicon.svg`: it stands alone, so it brings its own paper. */
export const favicon = (): Markup =>
	drawing(64, 64, 'Spadille', el('rect', { x: 1, y: 1, width: 62, height: 62, rx: 12, fill: PAPER, stroke: BLACK, 'stroke-width': 2 }) + place(spadille(), 32, 32, 0.54));
