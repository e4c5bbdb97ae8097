/** The suit signs, four French, four German, two that are neither, each drawn around the origin in a box of about 100 by 100. */
import type { Suit } from './code';
import { BLACK, FOUR_BLUE, FOUR_GREEN, GREEN, INK, NIGHT, OCHRE, PAPER, RED } from './palette';
import { flat, group, line, place, shape, transform, type Markup } from './svg';

export type Signs = 'french' | 'german';

/** Five petals around a heart, which is left out where one colour is all there is. */
const PETALS = 'M-14-16A19 19 0 1 1 14-16 19 19 0 1 1 22 10 19 19 0 1 1 0 26 19 19 0 1 1-22 10 19 19 0 1 1-14-16Z';
const HEART_OF_FLOWER = 'M0-6A9 9 0 1 0 0 12 9 9 0 1 0 0-6Z';
const CRESCENT = 'M38-41A49.6 49.6 0 1 0 38 41 41.4 41.4 0 1 1 38-41Z';

const FRENCH: Readonly<Record<Suit, string>> = {
	S: 'M0-51C8-34 45-13 45 15A24.5 26 0 0 1 3 29C4 40 9 46 19 51H-19C-9 46-4 40-3 29A24.5 26 0 0 1-45 15C-45-13-8-34 0-51Z',
	H: 'M0 51C-6 34-46 9-46-20-46-38-35-48-23-48-11-48-4-41 0-30 4-41 11-48 23-48 35-48 46-38 46-20 46 9 6 34 0 51Z',
	D: 'M0-53C8-32 23-12 40 0 23 12 8 32 0 53-8 32-23 12-40 0-23-12-8-32 0-53Z',
	C: 'M-19 51C-8 46-4 37-3 23A23.5 23 0 1 1-12-5 23 23 0 1 1 12-5 23.5 23 0 1 1 3 23C4 37 8 46 19 51Z',
	L: PETALS + HEART_OF_FLOWER,
	M: CRESCENT
};

/** The outline of a French sign, for drawings that need more than its flat colour. */
export const frenchOutline = (suit: Suit): string => FRENCH[suit];

/** The colour a suit is printed in. German signs carry their own colours; this is then the colour of the index. */
export function suitColour(suit: Suit, fourColour = false, signs: Signs = 'french'): string {
	if (suit === 'L') return RED;
	if (suit === 'M') return NIGHT;
	if (signs === 'german') return { S: GREEN, H: RED, D: INK, C: INK }[suit];
	if (!fourColour) return suit === 'H' || suit === 'D' ? RED : BLACK;
	return { S: BLACK, H: RED, D: FOUR_BLUE, C: FOUR_GREEN }[suit];
}

const leaf = (): Markup =>
	shape('M0-52C10-36 44-22 44 8 44 28 26 37 12 33 7 32 3 29 0 25-3 29-7 32-12 33-26 37-44 28-44 8-44-22-10-36 0-52Z', GREEN) +
	line('M0-34C2-10 1 20-2 50M1-6 22-16M1 12 28 8M0-6-21-17M0 12-28 8', 4);

const heart = (): Markup => shape(FRENCH.H, RED) + line('M-30-20C-30-29-25-33-19-33', 4, { stroke: PAPER });

const bell = (): Markup =>
	line('M-7-38C-16-54 16-54 7-38', 6) +
	shape('M0-40C24-40 41-22 41 2S24 46 0 46-41 26-41 2-24-40 0-40Z', OCHRE) +
	flat('M-41-4C-14 4 14 4 41-4L40 12C14 20-14 20-40 12Z', RED) +
	line('M-41-4C-14 4 14 4 41-4M-40 12C-14 20 14 20 40 12M0 44V30', 4.5) +
	flat('M0 22A6 6 0 1 1 0 34 6 6 0 1 1 0 22Z', INK);

const acorn = (): Markup =>
	line('M0 34C0 44-3 48-8 53', 7) +
	shape('M-29 8C-33-22-14-40 0-54 14-40 33-22 29 8Z', OCHRE) +
	line('M-12-4C-14-18-8-30 0-38', 4) +
	shape('M-40 10C-36-2 36-2 40 10 44 28 22 38 0 38S-44 28-40 10Z', GREEN) +
	line('M-36 18C-14 10 14 10 36 18M-28 29C-10 22 10 22 28 29M-18 6-14 34M18 6 14 34M0 5V36', 3.5);

const blossom = (): Markup =>
	shape('M0 3-12 47 0 40 12 47ZM0 3-46-8-40 4-48 16ZM0 3 46-8 40 4 48 16Z', GREEN) +
	shape(PETALS, RED) + line('M0-24V-38M18-3 32-8M11 20 19 32M-11 20-19 32M-18-3-32-8', 3.5) + shape(HEART_OF_FLOWER, OCHRE);

const moon = (): Markup => shape(CRESCENT, NIGHT) + line('M8-42C-14-36-30-20-30 0', 4, { stroke: PAPER }) + flat('M26-12 30-3 39 0 30 3 26 12 22 3 13 0 22-3Z', OCHRE);

/** Those that are neither French nor German are cut in the manner of the pack they lie in. */
const GERMAN: Readonly<Record<Suit, () => Markup>> = { S: leaf, H: heart, D: bell, C: acorn, L: blossom, M: moon };

/** A suit sign `size` high, centred on a place. */
export function sign(
	suit: Suit,
	x: number,
	y: number,
	size: number,
	{ signs = 'french', fourColour = false, turn = 0 }: { signs?: Signs; fourColour?: boolean; turn?: number } = {}
): Markup {
	if (signs === 'german') return place(group({ stroke: INK, 'stroke-width': 5 }, GERMAN[suit]()), x, y, size / 100, turn);
	return flat(FRENCH[suit], suitColour(suit, fourColour), { transform: transform(x, y, size / 100, turn) });
}
