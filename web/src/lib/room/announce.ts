/** What is worth saying aloud about the latest news: how a deal ended, and the last few lines, never a whole deal. */
import { isEnd } from '../events';
import type { Item } from '../wire';

const MOST = 4;

/** The end of a deal may be followed by the beginning of the next; it is told all the same. */
export function worthSaying(items: readonly Item[]): readonly Item[] {
	const ends = new Set(items.filter(isEnd).slice(-MOST));
	const room = MOST - ends.size;
	const rest = new Set(items.filter((item) => !isEnd(item)).slice(room > 0 ? -room : items.length));
	return items.filter((item) => ends.has(item) || rest.has(item));
}
