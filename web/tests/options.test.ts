import { expect, it } from 'vitest';
import { changedOptions, listItems } from '../src/lib/options';

it('only what differs from the preset is sent', () => {
	expect(changedOptions({ a: 1, b: ['x'], c: true }, { a: 1, b: ['x', 'y'], c: true })).toEqual({ b: ['x', 'y'] });
});

it('lists are read from the schema', () => {
	const schema = { properties: { games: { type: 'array', items: { $ref: '#/$defs/Game' } }, n: { type: 'integer' } }, $defs: { Game: { oneOf: [{ const: 'solo', description: 'Alone.' }, { enum: ['frage', 'casco'] }] } } };
	expect(listItems(schema, 'games')?.map((item) => item.value)).toEqual(['solo', 'frage', 'casco']);
	expect(listItems(schema, 'n')).toBeNull();
});
