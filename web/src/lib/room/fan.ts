/** How a hand of cards is spread over the width it has. */

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
/** The narrowest strip of a card that a finger hits. */
const FINGER = 44;
/** Room above for cards that are lifted. */
const LIFT = 18;

export function spread(count: number, room: number, screenHeight: number): Fan {
	const width = Math.round(Math.max(54, Math.min(128, room / 5.4, screenHeight * 0.125)));
	const tall = width * RATIO;
	if (count === 0) return { width, height: 0, cards: [] };
	const stepOf = (n: number): number => (n > 1 ? Math.min(width * 0.82, (room - width) / (n - 1)) : 0);
	const rows = stepOf(count) < FINGER && room < 520 ? 2 : 1;
	const perRow = Math.ceil(count / rows);
	// The upper row shows a good strip above the lower.
	const rowStep = Math.max(FINGER, tall * 0.5);
	const cards = Array.from({ length: count }, (_, i): Spot => {
		const row = Math.floor(i / perRow);
		const inRow = Math.min(perRow, count - row * perRow);
		const step = stepOf(inRow);
		const start = (room - width - step * (inRow - 1)) / 2;
		const off = (i % perRow) - (inRow - 1) / 2;
		const fanned = rows === 1;
		return { x: start + step * (i % perRow), y: LIFT + row * rowStep + (fanned ? off * off * 0.55 : 0), turn: fanned ? off * 1.1 : 0 };
	});
	const lowest = Math.max(...cards.map((card) => card.y));
	return { width, height: lowest + tall + 4, cards };
}
