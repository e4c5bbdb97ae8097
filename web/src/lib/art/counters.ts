/**
 * Counters of bone and ivory: round jettons for one and five, long fishes (Fische) for ten and twenty, oblong contracts
 * for fifty and more. The colour of the dye tells them apart, the figure says the worth.
 */
import { word } from './lettering';
import { BLUE, GREEN, INK, IVORY, OCHRE, PAPER, RED } from './palette';
import { drawing, el, line, place, shape, type Markup } from './svg';

export const COUNTERS = [1, 5, 10, 20, 50, 100, 500, 1000] as const;
export type CounterWorth = (typeof COUNTERS)[number];

/** Every counter lies in a drawing of this size, so that heaps line up. */
export const COUNTER = { width: 120, height: 64 } as const;

type Cut = 'round' | 'fish' | 'contract';

interface Style {
	readonly cut: Cut;
	readonly dye: string;
	/** Dyed through, with pale figures, instead of pale with a dyed rim. */
	readonly solid: boolean;
}

const STYLE: Readonly<Record<CounterWorth, Style>> = {
	1: { cut: 'round', dye: INK, solid: false },
	5: { cut: 'round', dye: RED, solid: true },
	10: { cut: 'fish', dye: BLUE, solid: false },
	20: { cut: 'fish', dye: GREEN, solid: true },
	50: { cut: 'contract', dye: RED, solid: false },
	100: { cut: 'contract', dye: BLUE, solid: true },
	500: { cut: 'contract', dye: GREEN, solid: true },
	1000: { cut: 'contract', dye: OCHRE, solid: true }
};

const CUTS: Readonly<Record<Cut, (body: string, mark: string) => Markup>> = {
	round: (body, mark) => el('circle', { cx: 60, cy: 32, r: 28, fill: body }) + el('circle', { cx: 60, cy: 32, r: 23, stroke: mark, 'stroke-width': 2, 'stroke-dasharray': '3 3' }),
	fish: (body, mark) =>
		shape('M4 32C16 12 60 4 92 26L112 12C108 24 108 40 112 52L92 38C60 60 16 52 4 32Z', body) + line('M28 16C34 26 34 38 28 48M98 24 104 22M98 40 104 42M98 32H106', 2, { stroke: mark }) + el('circle', { cx: 18, cy: 28, r: 2.6, fill: mark, stroke: 'none' }),
	contract: (body, mark) =>
		shape('M12 10H108C108 14 112 18 116 18V46C112 46 108 50 108 54H12C12 50 8 46 4 46V18C8 18 12 14 12 10Z', body) + line('M19 17H101L109 25V39L101 47H19L11 39V25Z', 2, { stroke: mark })
};

/** The lower edge that shows a counter has thickness. */
const thickness = (drawn: Markup): Markup => place(drawn, 0, 4);

function drawCounter(worth: CounterWorth): Markup {
	const { cut, dye, solid } = STYLE[worth];
	const body = solid ? dye : IVORY;
	const mark = solid ? PAPER : dye;
	const x = cut === 'fish' ? 62 : 60;
	return thickness(CUTS[cut](IVORY, 'none')) + CUTS[cut](body, mark) + word(String(worth), x, 22, 20, mark, 62);
}

const isCounter = (value: number): value is CounterWorth => (COUNTERS as readonly number[]).includes(value);

/** The parts a sum is paid in, largest first. Negative sums are owed, not held, and have none. */
export function change(sum: number): CounterWorth[] {
	const parts: CounterWorth[] = [];
	let rest = Number.isFinite(sum) ? Math.max(0, Math.trunc(sum)) : 0;
	for (const worth of [...COUNTERS].reverse()) {
		// A heap of more than nine of the largest piece tells the eye nothing further.
		const count = Math.min(9, Math.floor(rest / worth));
		for (let i = 0; i < count; i++) parts.push(worth);
		rest -= count * worth;
	}
	return parts;
}

/** One counter. A worth without a piece of its own is shown by the largest piece below it. */
export function counter(value: number): Markup {
	const worth = isCounter(value) ? value : (change(value)[0] ?? 1);
	return drawing(COUNTER.width, COUNTER.height, String(worth), drawCounter(worth), { stroke: INK, 'stroke-width': 2.6 });
}

const PILE = { width: 250, height: 180, rise: 8, size: 0.82 } as const;

/** Contracts lie at the back, fishes before them, round jettons in front: the further back, the higher on the page. */
const ROWS: readonly { readonly cut: Cut; readonly y: number; readonly step: number }[] = [
	{ cut: 'contract', y: 64, step: 78 },
	{ cut: 'fish', y: 92, step: 96 },
	{ cut: 'round', y: 122, step: 66 }
];

/** A heap worth `sum`: equal counters lie on one another, unequal ones side by side. */
export function counterPile(sum: number): Markup {
	const parts = change(sum);
	const drawn = ROWS.flatMap(({ cut, y, step }, row) => {
		const kinds = [...new Set(parts)].filter((worth) => STYLE[worth].cut === cut);
		const width = COUNTER.width * PILE.size;
		const apart = Math.min(step, (PILE.width - 8 - width) / Math.max(1, kinds.length - 1));
		const first = (PILE.width - width - apart * (kinds.length - 1)) / 2;
		return kinds.map((worth, column) =>
			parts
				.filter((part) => part === worth)
				.map((_, i) => {
					const sway = (((i * 5 + column * 3 + row) % 5) - 2) * 1.2;
					return place(drawCounter(worth), first + column * apart + sway, y - i * PILE.rise, PILE.size);
				})
				.join('')
		);
	});
	return drawing(PILE.width, PILE.height, String(parts.reduce((a, b) => a + b, 0)), drawn.join(''), { stroke: INK, 'stroke-width': 2.6 });
}
