/** The pasteboard itself: size, edge, paper, the index in its corner, the frame around a picture. */
import type { Rank, Suit } from './code';
import { word } from './lettering';
import { EDGE, INK, PAPER } from './palette';
import { sign, suitColour, type Signs } from './suits';
import { bothEnds, drawing, el, line, type Markup } from './svg';

/** Every card, back and empty place has this viewBox. */
export const CARD = { width: 200, height: 310, radius: 11 } as const;

export const CENTRE = { x: CARD.width / 2, y: CARD.height / 2 } as const;

/** Whose letters stand in the corners. */
export type Indices = 'english' | 'german' | 'french';

const LETTERS: Readonly<Record<Indices, Partial<Record<Rank, string>>>> = {
	english: {},
	german: { J: 'B', C: 'R', Q: 'D' },
	french: { J: 'V', Q: 'D', K: 'R' }
};

/** Unter and Ober have no other name in any language. */
const GERMAN_SIGNS: Partial<Record<Rank, string>> = { J: 'U', Q: 'O' };

export function indexLetter(rank: Rank, indices: Indices, signs: Signs): string {
	return (signs === 'german' ? GERMAN_SIGNS[rank] : LETTERS[indices][rank]) ?? rank;
}

/** The picture of a court card fills this frame; its corner gives way to the index. */
export const FRAME = { left: 13, top: 13, right: 187, bottom: 297, notchRight: 45, notchBottom: 93 } as const;

const INDEX = { x: 25, top: 15, height: 39, most: 34, signY: 76, signSize: 29 } as const;

const turned = (half: Markup): Markup => bothEnds(half, CENTRE.x, CENTRE.y);

/** A card that can be held either way up says everything twice; a single figure only once. */
export type Ends = 'both' | 'one';

/** The corner index of a suited card. */
export function suitedIndex(rank: Rank, suit: Suit, indices: Indices, signs: Signs, fourColour: boolean, ends: Ends = 'both'): Markup {
	const letter = word(
		indexLetter(rank, indices, signs), INDEX.x, INDEX.top, INDEX.height, suitColour(suit, fourColour, signs), INDEX.most
	);
	const corner = letter + sign(suit, INDEX.x, INDEX.signY, INDEX.signSize, { signs, fourColour });
	return ends === 'both' ? turned(corner) : corner;
}

/** A corner index of figures alone, as on a trump. */
export const plainIndex = (text: string, colour = INK): Markup =>
	turned(word(text, INDEX.x, INDEX.top, INDEX.height, colour, INDEX.most));

/** The frame around a picture, with the corners cut out for the index. */
export function frame(ends: Ends = 'both', notchBottom: number = FRAME.notchBottom): Markup {
	const { left, top, right, bottom, notchRight } = FRAME;
	// Paper first, so that whatever the picture does beneath the index cannot be seen.
	const notch = el('path', {
		d: `M${left - 3} ${top - 3}H${notchRight}V${notchBottom}H${left - 3}Z`,
		fill: PAPER,
		stroke: 'none'
	});
	const corner = `M${notchRight} ${top}V${notchBottom}H${left}`;
	if (ends === 'one') return notch + line(`${corner}V${bottom}H${right}V${top}H${notchRight}`);
	return turned(notch) + turned(line(`${corner}V${CENTRE.y}M${notchRight} ${top}H${right}V${CENTRE.y}`));
}

/** A few flecks in the paper, always the same ones for the same card. */
function flecks(seed: string): Markup {
	let state = [...seed].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7);
	const next = (below: number): number => (state = (state * 137 + 71) % 9973) % below;
	let d = '';
	for (let i = 0; i < 5; i++) d += `M${10 + next(180)} ${10 + next(290)}l${next(4) - 1.5} ${next(3) - 1}`;
	return line(d, 1, { stroke: EDGE, opacity: 0.7 });
}

const { width, height, radius } = CARD;

/** A whole card: paper, then what is printed on it. */
export function pasteboard(title: string, seed: string, printed: Markup, paper = PAPER): Markup {
	const sheet = el('rect', {
		x: 0.8, y: 0.8, width: width - 1.6, height: height - 1.6, rx: radius, fill: paper, stroke: EDGE, 'stroke-width': 1.6
	});
	return drawing(width, height, title, sheet + flecks(seed) + printed, { stroke: INK, 'stroke-width': 2.4 });
}
