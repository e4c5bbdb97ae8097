/** How a match ended, in the words of its own log. */
import type { Item } from '../wire';

/** How the last deal ended, who mated or reached the holes, and what is said at the end of all of them. */
export function howItEnded(items: readonly Item[]): readonly Item[] {
	const last = (wanted: Item['kind']): Item[] => items.filter(({ kind }) => kind === wanted).slice(-1);
	return [...last('deal_over'), ...last('match_over')];
}
