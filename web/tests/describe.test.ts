import { expect, it } from 'vitest';
import { describe } from '../src/lib/describe';
import type { Choices } from '../src/lib/wire';

const both = (text: string) => ({ en: text, de: text });
const word = (text: string) => ({ word: text, label: { en: text, de: text.toUpperCase() } });
const choices: Choices = {
	list: [{ notation: 'pass', label: { en: 'Pass', de: 'Passen' }, target: 'button', law: null, grave: false, aside: false }],
	forms: [
		{ form: 'subset', verb: 'discard', from: ['KS', '7H'], min: 1, max: 2, label: { en: 'Discard', de: 'Weglegen' } },
		{ form: 'amount', verb: 'stake', on: ['7', 'K'], min: 1, max: 9, step: 1, words: [[word('on'), word('under')]], label: both('Satz') }
	]
};

it('moves are told in words', () => {
	expect(describe('pass', choices, 'french').de).toBe('Passen');
	expect(describe('discard KS 7H', choices, 'french')).toEqual({ en: 'king of spades, seven of hearts', de: 'Pik König, Herz Sieben' });
	expect(describe('stake 7 3', choices, 'french').en).toBe('seven, 3');
	expect(describe('stake 7 3 on', choices, 'french').en).toBe('seven, 3');
	expect(describe('stake 7 3 under', choices, 'french').en).toBe('seven, 3, under');
	expect(describe('stake 7 3 under', choices, 'french').de).toBe('Sieben, 3, UNDER');
	expect(describe('discard', choices, 'french').en).toBe('Discard');
	expect(describe('dance', choices, 'french').en).toBe('dance');
});
