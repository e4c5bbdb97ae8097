/** The log of a table as far as it was told to us. */
import type { Item } from '../wire';

/**
 * Adds news to a log. An event is told whole or not at all, so its lines replace what we have of the same number: hearing
 * something twice changes nothing.
 */
export function withNews(log: readonly Item[], news: readonly Item[]): Item[] {
	const fresh = new Set(news.map((item) => item.seq));
	return [...log.filter((item) => !fresh.has(item.seq)), ...news].sort((a, b) => a.seq - b.seq);
}
