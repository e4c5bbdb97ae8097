/** The Pharo table: the cloth under a card of the book, bent cards, the banker's two heaps. */
import { cardBack, type Back } from './backs';
import { CARD } from './card';
import { BLUE, INK, PAPER } from './palette';
import { drawing, el, flat, group, line, n, shape, type Markup } from './svg';

const { width: W, height: H } = CARD;
const EAR = 58;

type Corner = readonly [x: 0 | 1, y: 0 | 1];

/** The order in which ears are bent. The corner with the index comes last, so that the card stays readable. */
const EARS: readonly Corner[] = [[1, 0], [1, 1], [0, 1], [0, 0]];

/** The card's outline without its bent corners, as a CSS polygon: a clip that needs no id. */
function trimmed(bent: readonly Corner[]): string {
	const at = (x: number, y: number): string => `${n(x)}px ${n(y)}px`;
	const isBent = (cx: number, cy: number): boolean => bent.some(([x, y]) => x === cx && y === cy);
	const corner = (cx: 0 | 1, cy: 0 | 1): string[] => {
		const [x, y] = [cx * W, cy * H];
		if (!isBent(cx, cy)) return [at(x, y)];
		const alongX = at(x + (cx ? -EAR : EAR), y);
		const alongY = at(x, y + (cy ? -EAR : EAR));
		// Going round clockwise, the edge that is met first differs from corner to corner.
		return cx === cy ? [alongY, alongX] : [alongX, alongY];
	};
	return [...corner(0, 0), ...corner(1, 0), ...corner(1, 1), ...corner(0, 1)].join(',');
}

/** The folded corner, its back showing. */
function ear([cx, cy]: Corner): Markup {
	const x = cx * W;
	const y = cy * H;
	const inX = x + (cx ? -EAR : EAR);
	const inY = y + (cy ? -EAR : EAR);
	const third = (a: number, b: number, k: number): number => a + ((b - a) * k) / 3;
	const lattice = [1, 2].map((k) => `M${n(third(inX, x, k))} ${n(third(y, inY, k))}L${n(inX)} ${n(third(y, inY, k))}M${n(third(inX, x, k))} ${n(third(y, inY, k))}L${n(third(inX, x, k))} ${n(inY)}`).join('');
	return (
		flat(`M${inX + (cx ? -5 : 5)} ${y}L${inX + (cx ? -5 : 5)} ${inY + (cy ? -5 : 5)}L${x} ${inY + (cy ? -5 : 5)}Z`, INK, { opacity: 0.22 }) +
		shape(`M${inX} ${y}L${x} ${inY}L${inX} ${inY}Z`, PAPER) + line(lattice, 1.6, { stroke: BLUE })
	);
}

/** A bend across the card: one side in light, the other in shade. */
function crease(y: number): Markup {
	return (
		flat(`M2 ${n(y)}H${W - 2}V${n(y + 13)}H2Z`, INK, { opacity: 0.2 }) + flat(`M2 ${n(y - 9)}H${W - 2}V${n(y)}H2Z`, PAPER, { opacity: 0.55 }) + line(`M1 ${n(y)}H${W - 1}`, 2, { opacity: 0.75 })
	);
}

/** A staked card with bent corners (Paroli and on: 1 to 4) and bends across (Lappé and on: 1 to 4). */
export function bent(faceSvg: Markup, ears: number, cross = 0): Markup {
	const folded = EARS.slice(0, Math.min(4, Math.max(0, Math.trunc(ears))));
	const bends = Math.min(4, Math.max(0, Math.trunc(cross)));
	const creases = Array.from({ length: bends }, (_, i) => crease(H / 2 + (i - (bends - 1) / 2) * 38)).join('');
	const style = folded.length ? `clip-path:polygon(${trimmed(folded)})` : undefined;
	return drawing(W, H, '', group({ style }, faceSvg, creases) + folded.map(ear).join(''), { stroke: INK, 'stroke-width': 2.4 });
}

/** A place of the layout: a card's outline stitched on the cloth, open for the card that lies in it. */
export function layoutPlace(): Markup {
	const stitched = el('rect', { x: 5, y: 5, width: W - 10, height: H - 10, rx: 14, fill: 'var(--cloth,#2f5a49)', stroke: 'var(--cloth-line,#d9c48f)', 'stroke-width': 2.4 });
	const inner = el('rect', { x: 13, y: 13, width: W - 26, height: H - 26, rx: 9, stroke: 'var(--cloth-line,#d9c48f)', 'stroke-width': 1.6, 'stroke-dasharray': '7 6', opacity: 0.7 });
	return drawing(W, H, '', stitched + inner);
}

/** A squared heap of cards: the banker's pack, or one of his two heaps. The top is a face, or a back if none is given. */
export function heap(cards: number, top: Markup = '', back: Back = 'tarotee'): Markup {
	const layers = Math.min(6, Math.max(1, Math.ceil(cards / 6)));
	const edges = Array.from({ length: layers }, (_, i) => {
		const d = (layers - i) * 3;
		return el('rect', { x: d, y: d, width: W - 2, height: H - 2, rx: CARD.radius, fill: PAPER, 'stroke-width': 1.6 });
	}).join('');
	if (cards <= 0) return drawing(W + 18, H + 18, '', el('rect', { x: 4, y: 4, width: W - 8, height: H - 8, rx: CARD.radius, stroke: 'currentColor', 'stroke-width': 3, 'stroke-dasharray': '10 8', opacity: 0.45 }));
	return drawing(W + 18, H + 18, '', edges + el('svg', { width: W, height: H }, top || cardBack(back)), { stroke: INK });
}
