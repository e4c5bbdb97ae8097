import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../src/lib/words/dictionary';
import { fill } from '../src/lib/words/fill';

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '').sort();

function sources(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return entry.name === 'art' ? [] : sources(path);
		return /\.(svelte|ts)$/.test(entry.name) && !entry.name.startsWith('dictionary') ? [path] : [];
	});
}

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
