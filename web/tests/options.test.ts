import { expect, it } from 'vitest';
import { changedOptions, numbersOf } from '../src/lib/options';

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
