/** Who sits where around the table, as the viewer sees it. Everything passes to the right, so the next sits at the right hand. */

/** The other seats in order of play, from the viewer's right round to his left. */
export function around(seats: number, mine: number): number[] {
	return Array.from({ length: seats - 1 }, (_, i) => (mine + 1 + i) % seats);
}

/** So many plates have room beside one another. */
const PLATES = 5;

/** How many plates stand in a row, so that no row has one to spare. */
export const inRows = (plates: number): number => Math.ceil(plates / Math.ceil(plates / PLATES));

/** The direction a seat lies in, as seen from the middle of the table: (0, 1) is the viewer's own, y grows downwards. */
export function direction(seat: number, seats: number, mine: number): { x: number; y: number } {
	const turn = (((seat - mine + seats) % seats) / seats) * 2 * Math.PI;
	return { x: Math.sin(turn), y: Math.cos(turn) };
}

/** Where the middle of a played card lies, in widths of a card from the middle of the trick. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

/** Up to so many lay their cards in a ring; more would cover one another and lie in two rows. */
const RING = 4;
/** From card to card in a row, and from row to row: a little more than the card is wide and high, for they lie askew. */
const STEP = 1.08;
const ROWS = 1.62;

const nearer = (seat: number, seats: number, mine: number): boolean => direction(seat, seats, mine).y > 1e-9;

/** The seats whose cards share a row with this one's, from left to right: the viewer's half of the table or the other. */
function rowOf(seat: number, seats: number, mine: number): number[] {
	const side = nearer(seat, seats, mine);
	const across = (other: number): number => direction(other, seats, mine).x;
	return Array.from({ length: seats }, (_, other) => other)
		.filter((other) => nearer(other, seats, mine) === side)
		.sort((a, b) => across(a) - across(b));
}

/** How many cards of a trick lie side by side at the most. */
export function abreast(seats: number): number {
	if (seats <= RING) return 3;
	const near = rowOf(0, seats, 0).length;
	return Math.max(near, seats - near);
}

/** Where a player's card lies in a trick: before him, and off every other. */
export function trickSpot(seat: number, seats: number, mine: number): Spot {
	const { x, y } = direction(seat, seats, mine);
	// Two players lay their cards side by side rather than on one another.
	if (seats === 2) return { x: seat === mine ? 0.35 : -0.35, y: y * 0.39 };
	if (seats <= RING) return { x: x * 1.05, y: y * 0.715 };
	const row = rowOf(seat, seats, mine);
	return { x: (row.indexOf(seat) - (row.length - 1) / 2) * STEP, y: ((nearer(seat, seats, mine) ? 1 : -1) * ROWS) / 2 };
}
