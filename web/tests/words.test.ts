import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../src/lib/words/dictionary';
import { fill } from '../src/lib/words/fill';

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '').sort();

function files(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return files(path);
		return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
	});
}

const sources = (folder: string): string[] => files(folder).filter((path) => !/[/\\]art[/\\]|[/\\]dictionary[^/\\]*$/.test(path));

describe('the dictionary', () => {
	it('says everything in both languages, with the same gaps', () => {
		for (const [key, { en, de }] of Object.entries(WORDS)) {
			expect(en.trim(), key).not.toBe('');
			expect(de.trim(), key).not.toBe('');
			expect(holes(de), key).toEqual(holes(en));
		}
	});

	it('holds nothing that nobody says', () => {
		const code = sources('src').map((path) => readFileSync(path, 'utf8')).join('\n');
		// Keys made up on the spot, like `bot.${kind}`, count by their beginning.
		const made = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map((m) => m[1] ?? '');
		const endings = [...code.matchAll(/\$\{\w+\}(\.\w+)`/g)].map((m) => m[1] ?? '');
		const unused = Object.keys(WORDS).filter(
			(key) => !code.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)) && !endings.some((end) => key.endsWith(end))
		);
		expect(unused).toEqual([]);
	});

	it('fills gaps and leaves what is not given', () => {
		expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}');
		expect(fill('{toString}', {})).toBe('{toString}');
	});
});

/** The words the house has given up for others, as its list of terms tells them. */
function strays(): string[] {
	const terms = readFileSync('../books/house/terms.toml', 'utf8');
	return [...terms.matchAll(/^strays\s*=\s*(\[[^\]]*\])/gm)].flatMap((found) => [...(found[1] ?? '').matchAll(/"([^"]*)"/g)].map((word) => word[1] ?? ''));
}

const straysIn = (text: string, words: readonly string[]): string[] => words.filter((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(text));

/** A source without its remarks and its styles, which nobody reads at the table. */
const said = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|<style>[\s\S]*<\/style>|(?<![:'"`\\])\/\/.*$/gm, '');

describe('one word for one thing', () => {
	const words = strays();

	it('looks for whole words in their spelling', () => {
		expect(words.length).toBeGreaterThan(20);
		expect(straysIn('Ein Pasch, zwei Päsche; Paschen', ['Pasch', 'Päsch', 'pasch'])).toEqual(['Pasch']);
		expect(straysIn('Man setzt Bête.', ['setzt Bête'])).toEqual(['setzt Bête']);
		expect(said("/* Jeton */ const a = 'Marke'; // Jeton\n<!-- Jeton --><p>Pott</p>")).not.toContain('Jeton');
	});

	it('is kept in everything the client says, in both languages', () => {
		const found = Object.entries(WORDS).flatMap(([key, { en, de }]) => [...straysIn(en, words).map((word) => `${key}, en: ${word}`), ...straysIn(de, words).map((word) => `${key}, de: ${word}`)]);
		expect(found).toEqual([]);
	});

	it('is kept wherever else something is written on the page', () => {
		const found = [...files('src'), 'index.html'].flatMap((path) => straysIn(said(readFileSync(path, 'utf8')), words).map((word) => `${path}: ${word}`));
		expect(found).toEqual([]);
	});
});
