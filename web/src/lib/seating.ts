/** Who sits where around the table, as the viewer sees it. Everything passes to the right, so the next sits at the right hand. */

/** The other seats in order of play, from the viewer's right round to his left. */
export function around(seats: number, mine: number): number[] {
	return Array.from({ length: seats - 1 }, (_, i) => (mine + 1 + i) % seats);
}

/** The direction a seat lies in, as seen from the middle of the table: (0, 1) is the viewer's own, y grows downwards. */
export function direction(seat: number, seats: number, mine: number): { x: number; y: number } {
	const turn = (((seat - mine + seats) % seats) / seats) * 2 * Math.PI;
	return { x: Math.sin(turn), y: Math.cos(turn) };
}
