/** Finding the words of the trade in a sentence, so that each can be explained where it stands. */
import type { Reading } from './wire';

export type GlossWord = Reading['words'][number];

export interface Part {
	readonly text: string;
	/** What it means, where it is a word of the trade. */
	readonly word: GlossWord | null;
}

/** The forms a term is known by: "Basta (Baste)" and "Satz, Einsatz" have two each. Words of everyday that would be marked everywhere stay plain. */
function forms(term: string): string[] {
	return term
		.replace(/\(([^)]*)\)/g, ',$1')
		.split(',')
		.map((form) => form.trim())
		.filter((form) => form.length > 2 && !/[?!…]/.test(form) && !/^(der|die|das|the) /.test(form));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export type Glossary = (text: string) => Part[];

/** Reads the words of a game; the longest form wins, and each word is marked once in a text. */
export function glossaryOf(words: readonly GlossWord[]): Glossary {
	const known = new Map<string, GlossWord>();
	for (const word of words) for (const form of forms(word.term)) if (!known.has(form.toLowerCase())) known.set(form.toLowerCase(), word);
	const all = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
	if (all.length === 0) return (text) => [{ text, word: null }];
	// An ending of the plural or of a case may follow.
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${all.join('|')})(e?[ns]|e)?(?![\\p{L}\\p{N}])`, 'giu');
	return (text) => {
		const parts: Part[] = [];
		const told = new Set<GlossWord>();
		let from = 0;
		for (const found of text.matchAll(pattern)) {
			const word = known.get((found[1] ?? '').toLowerCase());
			if (!word || told.has(word)) continue;
			told.add(word);
			if (found.index > from) parts.push({ text: text.slice(from, found.index), word: null });
			parts.push({ text: found[0], word });
			from = found.index + found[0].length;
		}
		if (from < text.length) parts.push({ text: text.slice(from), word: null });
		return parts;
	};
}

/** A part with what is written close behind its word, a comma or a colon, which no line may begin with. */
export interface Tailed extends Part {
	readonly tail: string;
}

/** Gives every word of the trade what hangs on it. */
export function tailed(parts: readonly Part[]): Tailed[] {
	const taken = parts.map((_, i) => (parts[i - 1]?.word ? (/^\S{1,3}(?=\s|$)/u.exec(parts[i]?.text ?? '')?.[0] ?? '') : ''));
	return parts.map(({ text, word }, i) => ({ text: text.slice(taken[i]?.length ?? 0), word, tail: taken[i + 1] ?? '' }));
}
