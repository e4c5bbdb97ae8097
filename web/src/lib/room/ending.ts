/** How a match ended, in the words of its own log. */
import type { Item } from '../wire';

/** More than the last lines would tell the whole last deal. */
const MOST = 2;

/** What was told last of the play itself: who mated, who reached the holes, that the sitting is over. */
export function howItEnded(items: readonly Item[]): readonly Item[] {
	const played = items.filter(({ kind }) => kind === 'told' || kind === 'scored' || kind === 'paid');
	const last = played.reduce((seq, item) => Math.max(seq, item.seq), -1);
	return played.filter(({ seq, kind }) => seq === last && kind === 'told').slice(-MOST);
}
