import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { argumentsOf, client, code, entries, everything, house, KEYS, keysFile, trimmed, used } from '../scripts/words.mjs';
import { voice } from '../src/lib/words/voice';
import { voiceOf } from '../src/lib/words/voices';

const LANGS = ['en', 'de'] as const;

describe('the words of the client', () => {
	it('are the same messages with the same arguments in both languages', () => {
		const [en, de] = [everything('en'), everything('de')];
		expect([...entries(client('de')).keys()]).toEqual([...entries(client('en')).keys()]);
		for (const id of [...entries(client('en')).keys(), ...used(code(), 'en')]) expect(argumentsOf(id, de), id).toEqual(argumentsOf(id, en));
	});

	it('are all said by somebody', () => {
		const said = used(code(), 'en');
		expect([...entries(client('en')).keys()].filter((id) => !said.has(id))).toEqual([]);
	});

	it.each(LANGS)('are all there: %s', (lang) => {
		const all = everything(lang);
		const named = [...code().matchAll(/\bt\('([^']+)'/g)].map((found) => found[1] ?? '');
		const told = [...all.values()].flatMap((entry) => [...entry.says]);
		expect(named.length).toBeGreaterThan(200);
		expect([...named, ...told].filter((id) => !all.has(id))).toEqual([]);
	});

	it('have keys that are not stale (`npm run words`)', () => {
		expect(readFileSync(KEYS, 'utf8')).toBe(keysFile());
	});

	it.each(LANGS)('lose nothing when the client is built: %s', (lang) => {
		const said = used(code(), lang);
		const built = voice(
			lang,
			[house(lang), client(lang)].map((source) => trimmed(source, said))
		);
		const [plain, known] = [everything(lang), voiceOf(lang)];
		for (const id of said) {
			const args = Object.fromEntries(argumentsOf(id, plain).map((name) => [name, 3]));
			expect(built(id, args)).toBe(known(id, args));
			expect(built(id, args)).not.toMatch(/[⟨{}]/);
		}
		expect(built('house-plain-help')).toBe('⟨house-plain-help⟩');
		// What the house says is looked for by its whole name.
		expect(code()).not.toMatch(/`(house|room|args)-\$\{/);
	});
});

describe('a voice', () => {
	const [en, de] = [voiceOf('en'), voiceOf('de')];

	it('says who won, and by how much, of one and of many', () => {
		const win = { by: '1', counters: 1 };
		expect(en('result-you-won', win)).toBe('You win, 1 counter ahead.');
		expect(de('result-you-won', win)).toBe('Sie gewinnen mit 1 Marke Vorsprung.');
		expect(de('result-won', { name: 'Anna und Clara', winners: 2, by: '4', counters: 4 })).toBe('Anna und Clara gewinnen mit 4 Marken Vorsprung.');
		expect(en('result-won', { name: 'Anna', winners: 1, by: '4', counters: 4 })).toBe('Anna wins, 4 counters ahead.');
		expect(de('moment-left', { seconds: 1 })).toContain('1 Sekunde');
		expect(de('moment-left', { seconds: 2 })).toContain('2 Sekunden');
	});

	it('tells one from many', () => {
		expect([0, 1, 2].map((left) => en('bank-left', { left }))).toEqual(['0 cards left', '1 card left', '2 cards left']);
		expect([1, 2].map((men) => de('tables-white', { men }))).toEqual(['1 weißer Stein', '2 weiße Steine']);
		expect(en('tables-score', { name: 'Anna', holes: 1, points: 8 })).toBe('Anna: 1 hole, 8 points.');
		expect(de('tables-score', { name: 'Anna', holes: 3, points: 1 })).toBe('Anna: 3 Löcher, 1 Punkt.');
		expect([0.3, 1, 1.5].map((seconds) => de('new-pace-seconds', { seconds }))).toEqual(['0,3 Sekunden', '1 Sekunde', '1,5 Sekunden']);
	});

	it('writes numbers as its language does, with a true minus', () => {
		expect([en, de].map((say) => say('form-exactly', { picked: -1.5, max: 12000 }))).toEqual(['−1.5 of 12,000', '−1,5 von 12.000']);
		expect(en('form-exactly', { picked: '-1', max: '12000' })).toBe('-1 of 12000');
	});

	it('leaves visible what it does not know or is not given', () => {
		expect(en('form-exactly', { picked: 1 })).toBe('1 of {$max}');
		expect(en('bank-left')).toBe('{$left} cards left');
		expect(en('nowhere')).toBe('⟨nowhere⟩');
		expect(voice('en', ['said = { $toString }'])('said')).toBe('{$toString}');
	});

	it('puts no marks around what it fills in', () => {
		expect(en('seat-kept', { name: 'Anna' })).toBe('kept for Anna');
	});
});

function files(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return files(path);
		return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
	});
}

/** The words the house has given up for others, as its list of terms tells them. */
function strays(): string[] {
	const terms = readFileSync('../books/house/terms.toml', 'utf8');
	return [...terms.matchAll(/^strays\s*=\s*(\[[^\]]*\])/gm)].flatMap((found) => [...(found[1] ?? '').matchAll(/"([^"]*)"/g)].map((word) => word[1] ?? ''));
}

const straysIn = (text: string, words: readonly string[]): string[] =>
	words.filter((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(text));

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
		const found = LANGS.flatMap((lang) =>
			[...entries(client(lang))].flatMap(([id, { text }]) => straysIn(text.slice(id.length), words).map((word) => `${id}, ${lang}: ${word}`))
		);
		expect(found).toEqual([]);
	});

	it('is kept wherever else something is written on the page', () => {
		const found = [...files('src'), 'index.html'].flatMap((path) => straysIn(said(readFileSync(path, 'utf8')), words).map((word) => `${path}: ${word}`));
		expect(found).toEqual([]);
	});
});
