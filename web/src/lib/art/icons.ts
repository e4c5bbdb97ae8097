/** Small signs for buttons, cut like type ornaments. They take the colour of the text around them. 24 by 24. */
import type { Suit } from './code';
import { BLACK } from './palette';
import { frenchOutline, sign, suitColour, type Signs } from './suits';
import { drawing, flat, line, place, type Markup } from './svg';

export const ICON_SIZE = 24;

const CUT = 'currentColor';

/** Filled with the text colour. */
const solid = (d: string): Markup => flat(d, CUT, { 'fill-rule': 'evenodd' });

const speaker = solid('M3 9.5h4L12 5v14l-5-4.5H3Z');

const ICONS = {
	/** A candle, for a hint. */
	hint: () => solid('M12 1.5C14.5 4.5 15 6 15 7.2A3 3 0 0 1 9 7.2C9 6 9.5 4.5 12 1.5ZM9.5 11.500h5V19h-5Z') + line('M12 8.500v3M5 19.500h14M7 22h10'),
	/** An open book. */
	rules: () => line('M12 6C9.5 3.8 6 3.5 2.5 4.5V19C6 18 9.5 18.3 12 20.5 14.5 18.3 18 18 21.5 19V4.5C18 3.5 14.5 3.8 12 6ZM12 6V20.5M5.5 8.5C7 8.2 8.2 8.4 9.3 9M5.5 12C7 11.7 8.2 11.9 9.3 12.5M18.5 8.5C17 8.2 15.8 8.4 14.7 9M18.5 12C17 11.7 15.8 11.9 14.7 12.5'),
	/** A ledger with its columns. */
	account: () => line('M5 2.5H19V21.5H5ZM8.5 2.5V21.5M11.5 7H16.5M11.5 11H16.5M11.5 15H14') + solid('M3.5 5.5H6.5V7.5H3.5ZM3.5 11H6.5V13H3.5ZM3.5 16.5H6.5V18.5H3.5Z'),
	/** An hourglass. */
	history: () => line('M5 2.5H19M5 21.5H19M7 2.5C7 8 11 9.5 11 12S7 16 7 21.5M17 2.5C17 8 13 9.5 13 12S17 16 17 21.5') + solid('M9 7H15C14.5 9 12.8 9.8 12 11.5 11.2 9.8 9.5 9 9 7ZM8.5 20.5C9 17.5 11.5 16.5 12 15 12.5 16.5 15 17.5 15.5 20.5Z'),
	/** Two heads of speech. */
	chat: () => line('M2.5 4H16.5V13.5H9L5 17V13.5H2.5ZM9.5 16.5V17.5H16L19 20.5V17.5H21.5V8.5H19.5M6 7.5H13M6 10.3H11'),
	/** One head of speech: a call. */
	call: () => line('M3 4H21V16H12L7 20.5V16H3Z') + line('M7.500 10H16.500', 2),
	/** Cards of a trick laid together. */
	trick: () => line('M9 3.5H18.5V16.5H9ZM9 7H5.5V20.500H15V16.500') + place(flat(frenchOutline('S'), CUT), 13.75, 10, 0.05),
	sound: () => speaker + line('M15 9C16.5 10.5 16.5 13.5 15 15M17.5 6.5C20.8 9.5 20.8 14.5 17.5 17.5'),
	mute: () => speaker + line('M15.5 9.5 20.5 14.5M20.5 9.5 15.5 14.5'),
	pause: () => solid('M6.5 4H10V20H6.5ZM14 4H17.5V20H14Z'),
	play: () => solid('M6.5 3.5 20 12 6.5 20.5Z'),
	/** A hand's turn backwards. */
	'take-back': () => line('M4 9H14C18 9 20.5 11.5 20.5 14.5S18 20 14.5 20H9M8.5 4.5 4 9 8.5 13.5'),
	/** A white flag on its staff. */
	resign: () => line('M6 2.5V21.5M3.5 21.5H8.5M6 4C10 1.5 13.5 6.5 19.5 3.5V13C13.5 16 10 11 6 13.5'),
	/** A letter with its seal. */
	invite: () => line('M2.5 5.5H21.5V19H2.5ZM2.5 6 12 13.5 21.5 6M2.5 18.5 9 11.5M21.5 18.5 15 11.5') + solid('M12 10.8A3.2 3.2 0 1 1 12 17.2 3.2 3.2 0 0 1 12 10.8Z'),
	/** Two letters side by side on their types. */
	language: () => line('M2.5 4.5H11.5V15.5H2.5ZM12.5 8.5H21.5V19.5H12.5ZM5 12.5 7 7.5 9 12.5M5.7 11H8.3M15 11.5V16.5H17C18.3 16.5 19 15.5 19 14S18.3 11.5 17 11.5Z'),
	/** The sun with its face half in shade. */
	theme: () => line('M12 6.5A5.5 5.5 0 1 1 12 17.5 5.5 5.5 0 0 1 12 6.5ZM12 1.5V3.5M12 20.5V22.5M1.5 12H3.5M20.5 12H22.5M4.5 4.5 6 6M18 18 19.5 19.5M4.5 19.5 6 18M18 6 19.5 4.5') + solid('M12 6.5A5.5 5.5 0 0 1 12 17.5Z'),
	/** The wheel of a clockwork. */
	settings: () => line('M12 5.5A6.5 6.5 0 1 1 12 18.5 6.5 6.5 0 0 1 12 5.5ZM12 9.5A2.5 2.5 0 1 1 12 14.5 2.5 2.5 0 0 1 12 9.5Z') + line('M12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M4.9 4.9 6.7 6.7M17.3 17.3 19.1 19.1M4.9 19.1 6.7 17.3M17.3 6.7 19.1 4.9', 2.8),
	/** A lorgnette. */
	spectator: () => line('M6.5 7A4 4 0 1 1 6.5 15 4 4 0 0 1 6.5 7ZM15 7A4 4 0 1 1 15 15 4 4 0 0 1 15 7ZM10.5 10.3Q10.8 9.5 11.1 10.3M18 13.7 21.5 20.5') + line('M4.5 10Q5 9 6.5 8.8M13 10Q13.5 9 15 8.8', 1.2),
	/** The Turk: the chess automaton at his chest. */
	bot: () => solid('M7.5 5.5C7.5 3 9.5 1.5 12 1.5S16.5 3 16.5 5.5L15.5 6.5H8.5Z') + line('M8.8 6.5V8C8.8 10 10.2 11 12 11S15.2 10 15.2 8V6.5M6 15.5C6 13 8.5 11.5 12 11.5S18 13 18 15.5M3.5 15.5H20.5V22H3.5ZM12 15.5V22M9 18.7H6.5M15 18.7H17.5'),
	/** A door and the way through it. */
	leave: () => line('M4 2.5H14V21.5H4ZM11 11.5V12.5M17.500 8 21.5 12 17.500 16M14 12H21'),
	/** The keys of a writing machine. */
	keys: () => line('M2.5 6H21.5V18H2.5ZM6 10H6.500M10 10H10.500M14 10H14.500M18 10H18.500M7.500 14.500H16.500'),
	crown: () => solid('M3 7.5 7.5 11 12 4.5 16.5 11 21 7.5 19 17.5H5ZM5 19H19V21.5H5Z'),
	/** A key, for signing in. */
	key: () => line('M7 7A5 5 0 1 1 7 17 5 5 0 0 1 7 7ZM12 12H21.5V16M18 12V15'),
	/** A deal of three cards. */
	deal: () => line('M8.5 5.5H15.5V18.5H8.5ZM8.5 7 4.5 8.2 7 18.5 8.5 18.2M15.5 7 19.5 8.2 17 18.5 15.5 18.2') + place(flat(frenchOutline('S'), CUT), 12, 12, 0.05),
	find: () => line('M10 3.5A6.5 6.5 0 1 1 10 16.5 6.5 6.5 0 0 1 10 3.5Z') + line('M14.8 14.8 21 21', 2.6),
	close: () => line('M5 5 19 19M19 5 5 19', 2.2),
	check: () => line('M4 12.5 9.5 18.5 20 5.5', 2.2),
	/** A quill, for writing. */
	write: () => line('M3 21.5 8 15M8 15C7 8 12 3 21 2.5 20.5 10 16 15.5 8 15ZM8 15 16 7.5')
} as const;

export type Icon = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS) as Icon[];

/** A button's sign. It says nothing to a screen reader; the button must. */
export const icon = (name: Icon): Markup => drawing(ICON_SIZE, ICON_SIZE, '', ICONS[name](), { stroke: CUT, 'stroke-width': 1.7 });

/**
 * A suit sign small enough to stand in a line of text. Black signs take the text's colour, so that they are seen on any
 * ground; `plain` makes the red ones do so too.
 */
export function suitIcon(suit: Suit, { signs = 'french', fourColour = false, plain = false }: { signs?: Signs; fourColour?: boolean; plain?: boolean } = {}): Markup {
	const colour = suitColour(suit, fourColour);
	const drawn = signs === 'german' ? sign(suit, 12, 12, 21, { signs }) : place(flat(frenchOutline(suit), plain || colour === BLACK ? CUT : colour), 12, 12, 0.21);
	return drawing(ICON_SIZE, ICON_SIZE, '', drawn);
}
