/** Sources as the laws cite them: `000:1134-1318, 000:2795; 003:75` are lines of numbered books. */

import type { SourceChapter } from './wire';

export interface Cited {
	/** The number of the book; nothing where the source is no book. */
	readonly book: string | null;
	/** Lines of it, `1134–1318`; or the source's own word. */
	readonly places: readonly string[];
}

/** `000:112-600`, with the whole name of a file `000_5131a355.txt:112-600 (the treatise)`, or more lines of the same book. */
const PLACE = /^(?:(\d{3})(?:_\w+\.txt)?:)?(\d+)(?:-(\d+))?(?:,? \D.*)?$/;

/** The books a source names, each once, in the order they are named. */
export function cited(source: string): Cited[] {
	const found = new Map<string | null, string[]>();
	let last: string | null = null;
	for (const piece of source.split(/[;,]\s+(?=\d+(?:_\w+\.txt|[:;,-]|$))/)) {
		const [, book, from = piece, to] = PLACE.exec(piece.trim()) ?? [];
		last = book ?? last;
		const places = found.get(last) ?? [];
		places.push(to ? `${from}–${to}` : from);
		found.set(last, places);
	}
	return [...found].map(([book, places]) => ({ book, places }));
}

/** The names of the chapters in which lines stand, each once. */
export function chaptersOf(chapters: readonly SourceChapter[], places: readonly string[]): SourceChapter['name'][] {
	const last = [...chapters].reverse();
	const found = places.map((place) => last.find(({ from }) => from <= Number.parseInt(place, 10)));
	return [...new Set(found.flatMap((chapter) => (chapter ? [chapter.name] : [])))];
}
