/**
 * The colour box of a stencil workshop about 1800. Every colour is a CSS variable with a fallback, so that a theme may
 * retint all drawings at once.
 */
const tint = (name: string, fallback: string): string => `var(--${name},${fallback})`;

/** Lamp black with some brown in it: the carved line. */
export const INK = tint('card-ink', '#2a211d');
export const PAPER = tint('card-paper', '#f7eedb');
/** The cut edge of the pasteboard. */
export const EDGE = tint('card-edge', '#b39f7d');
/** Madder. */
export const RED = tint('card-red', '#a8292c');
/** Indigo. */
export const BLUE = tint('card-blue', '#2f4b7d');
export const OCHRE = tint('card-ochre', '#d9a23a');
/** Verdigris. */
export const GREEN = tint('card-green', '#4d8265');
/** Lamp black of the black suits. */
export const BLACK = tint('card-black', '#1f1a18');
export const FLESH = tint('card-flesh', '#f2d3b3');
/** Walnut juice, for hair, bark and fur. */
export const BROWN = tint('card-brown', '#8a5a33');
/** Thin indigo wash: steel, water, the hair of the old. */
export const WASH = tint('card-wash', '#b9c4c6');

/** The two extra suit colours of a four-coloured pack: lighter than indigo and verdigris, to stand apart from black. */
export const FOUR_BLUE = tint('card-four-blue', '#2b66b0');
export const FOUR_GREEN = tint('card-four-green', '#2f7a45');

/** Indigo laid twice: the moons, darker than any other blue. */
export const NIGHT = tint('card-night', '#22376b');

/** Trictrac case and men, chessmen, counters. */
export const WOOD = tint('wood', '#8a5530');
export const WOOD_DARK = tint('wood-dark', '#5a331c');
export const WOOD_FIELD = tint('wood-field', '#2f4a3d');
export const POINT_LIGHT = tint('point-light', '#ead9b2');
export const POINT_DARK = tint('point-dark', '#a5432f');
export const IVORY = tint('ivory', '#f3e6c8');
export const IVORY_SHADE = tint('ivory-shade', '#d8c194');
export const EBONY = tint('ebony', '#322722');
export const EBONY_LIGHT = tint('ebony-light', '#8d7462');

/** Names and fallbacks of the chessboard's squares and of the card cloth, for the style sheet. */
export const surfaces = {
	'--square-light': '#ead9b2',
	'--square-dark': '#a9764a',
	'--square-last': '#d9b74a',
	'--square-check': '#a8292c',
	'--cloth': '#2f5a49'
} as const;
