import { describe, expect, it } from 'vitest';
import { glossaryOf, tailed } from '../src/lib/glossary';

const word = (term: string) => ({ term, en: `${term} en`, de: `${term} de` });
const find = glossaryOf([word('Basta (Baste)'), word('Vorhand'), word('sans prendre'), word('Bête'), word('Rat?'), word('an')]);
const marked = (text: string): string[] =>
	find(text)
		.filter((part) => part.word)
		.map((part) => part.text);

describe('words of the trade', () => {
	it('are found by each of their forms, whole and once', () => {
		expect(marked('Die Vorhand spielt Baste aus; die Vorhand hat noch Basta.')).toEqual(['Vorhand', 'Baste']);
		expect(marked('vorhandene Vorhänge')).toEqual([]);
		expect(marked('Two Bêtes, played sans prendre')).toEqual(['Bêtes', 'sans prendre']);
	});

	it('leave the sentence as it is', () => {
		for (const text of ['', 'Rat? an', 'Die Vorhand, sans prendre!'])
			expect(
				find(text)
					.map((part) => part.text)
					.join('')
			).toBe(text);
	});

	it('keeps with a word what is written close behind it', () => {
		const told = tailed(find("Vorhand, the Bête's share: Basta"));
		expect(told.map(({ text, tail }) => [text, tail])).toEqual([
			['Vorhand', ','],
			[' the ', ''],
			['Bête', "'s"],
			[' share: ', ''],
			['Basta', '']
		]);
	});
});
