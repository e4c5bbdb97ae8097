/** How a match ended, in the words of its own log. */
import type { Item } from '../wire';

/** How the last deal ended, who mated or reached the holes, and what is said at the end of all of them beyond that it is over. */
export function howItEnded(items: readonly Item[]): readonly Item[] {
	const last = (wanted: Item['kind']): Item[] => items.filter(({ kind, bare }) => kind === wanted && !bare).slice(-1);
	return [...last('deal_over'), ...last('match_over')];
}
