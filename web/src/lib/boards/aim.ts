/** A finger is wider than a point of the board: what it touches beside a sensible point means that point. */

/**
 * The point that was meant: the one touched if it makes sense, otherwise the nearest in the same row that does. `row` lists
 * points side by side as they lie, `reach` is how many of them a finger may be off.
 */
export function meant(touched: number, sensible: ReadonlySet<number>, row: readonly number[], reach: number): number {
	const at = row.indexOf(touched);
	if (sensible.has(touched) || at < 0) return touched;
	for (let off = 1; off <= reach; off++) {
		const near = [row[at - off], row[at + off]].filter((point) => point !== undefined && sensible.has(point));
		// Two equally near: nobody can say which was meant.
		if (near.length > 1) return touched;
		if (near[0] !== undefined) return near[0];
	}
	return touched;
}
