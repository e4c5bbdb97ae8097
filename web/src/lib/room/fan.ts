/**
 * How a hand of cards is spread over the width it has: in one row on a shallow arc, in more where a finger could not hit the
 * cards of one, each card covering its neighbour as far as it must. The index stands at the left edge, so the strip that is left of a card says which it is.
 */

export interface Spot {
	readonly x: number;
	readonly y: number;
	readonly turn: number;
}

export interface Fan {
	/** Width of a card. */
	readonly width: number;
	readonly height: number;
	readonly cards: readonly Spot[];
}

const RATIO = 310 / 200;
const WIDEST = 150;
/** How much of its width a card shows at the most, so that a short hand still hangs together. */
const LOOSE = 0.82;
/** Degrees between neighbours, and from the middle of the hand to its ends. */
const TILT = 1.1;
const MOST_TILT = 4;

/**
 * The width a card has at least; the narrowest strip of it that a finger hits (sliding along the hand helps it to the right
 * one); the room above for cards that are lifted; what part of the screen's height a card is wide at the most.
 */
const PLAYED = { narrowest: 50, finger: 24, lift: 18, share: 0.13 };
/** A hand that is only looked at needs no room for fingers. */
const SEEN = { narrowest: 38, finger: 15, lift: 0, share: 0.08 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far a turned card reaches out at its upper corner. */
const reach = (width: number, degrees: number): number => (width * RATIO * Math.sin(radians(degrees))) / 2;

export function spread(count: number, room: number, screenHeight: number, onlySeen = false): Fan {
	const { narrowest, finger, lift, share } = onlySeen ? SEEN : PLAYED;
	const most = Math.min(WIDEST, room / 4.2, screenHeight * share);
	if (count === 0) return { width: Math.floor(most), height: 0, cards: [] };
	// More than one row only for hands no phone can fan out, as those of Tarock and of Solo.
	const fitting = 1 + Math.floor((room - narrowest - 2 * reach(narrowest, MOST_TILT)) / finger);
	const rows = Math.ceil(count / Math.max(1, fitting));
	const perRow = Math.ceil(count / rows);
	const gaps = Math.max(1, perRow - 1);
	const tilt = Math.min(TILT, (2 * MOST_TILT) / gaps);
	const outermost = (tilt * (perRow - 1)) / 2;
	// Three rows are no higher than two.
	const widest = most * Math.min(1, 3 / (rows + 1));
	const width = Math.floor(Math.max(narrowest, Math.min(widest, room - 2 * reach(widest, outermost) - finger * gaps)));
	const tall = width * RATIO;
	const step = Math.min(width * LOOSE, (room - 2 * reach(width, outermost) - width) / gaps);
	const rowStep = tall * 0.5;
	const cards = Array.from({ length: count }, (_, i): Spot => {
		const row = Math.floor(i / perRow);
		const off = (i % perRow) - (Math.min(perRow, count - row * perRow) - 1) / 2;
		// On a circle the ends lie lower by the square of their distance.
		return { x: (room - width) / 2 + step * off, y: lift + row * rowStep + (off * off * step * radians(tilt)) / 2, turn: off * tilt };
	});
	const lowest = Math.max(...cards.map((card) => card.y));
	return { width, height: lowest + tall + 4, cards };
}
