import { expect, it } from 'vitest';
import { meaning } from '../src/lib/meaning';
import { changedOptions, numbersOf } from '../src/lib/options';
import type { OptionAbout } from '../src/lib/wire';

it('only what differs from the preset is sent', () => {
	expect(changedOptions({ a: 1, b: ['x'], c: true }, { a: 1, b: ['x', 'y'], c: true })).toEqual({ b: ['x', 'y'] });
});

it('numbers beside words are found in the schema', () => {
	const schema = {
		properties: { limit: { $ref: '#/$defs/Cap' }, tours: { type: 'integer', minimum: 1, maximum: 9 }, rock: { type: 'boolean' } },
		$defs: { Cap: { anyOf: [{ oneOf: [{ const: 'none', type: 'string' }] }, { type: 'integer', minimum: 1, maximum: 50 }] } }
	};
	expect(numbersOf(schema, 'limit')).toEqual({ least: 1, most: 50 });
	expect(numbersOf(schema, 'tours')).toEqual({ least: 1, most: 9 });
	expect(numbersOf(schema, 'rock')).toBeNull();
});

it('what is agreed on is told as the book says it, one sentence after the other', () => {
	const sentence = (words: string) => ({ en: words, de: words });
	const values = [
		{ value: 'mord', meaning: sentence('Murder pays.') },
		{ value: 'contra', meaning: sentence('It may be doubled.') },
		{ value: 'plain', meaning: sentence('') }
	];
	const option = { values } as unknown as OptionAbout;
	expect(meaning(option, 'mord')).toBe('Murder pays.');
	expect(meaning(option, ['mord', 'contra'])).toBe('Murder pays. It may be doubled.');
	expect(meaning(option, ['plain', 3])).toBe('plain, 3');
	expect(meaning(option, 4)).toBe('4');
});
