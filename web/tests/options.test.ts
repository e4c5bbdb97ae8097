import { expect, it } from 'vitest';
import { changedOptions, listItems, seatsUnder } from '../src/lib/options';

it('only what differs from the preset is sent', () => {
	expect(changedOptions({ a: 1, b: ['x'], c: true }, { a: 1, b: ['x', 'y'], c: true })).toEqual({ b: ['x', 'y'] });
});

it('the number of seats follows what is agreed on', () => {
	expect([seatsUnder({ players: 5 }, 3), seatsUnder({ players: '4king' }, 3), seatsUnder({}, 3), seatsUnder({ players: true }, 2)]).toEqual([5, 4, 3, 2]);
});

it('lists are read from the schema', () => {
	const schema = { properties: { games: { type: 'array', items: { $ref: '#/$defs/Game' } }, n: { type: 'integer' } }, $defs: { Game: { oneOf: [{ const: 'solo', description: 'Alone.' }, { enum: ['frage', 'casco'] }] } } };
	expect(listItems(schema, 'games')?.map((item) => item.value)).toEqual(['solo', 'frage', 'casco']);
	expect(listItems(schema, 'n')).toBeNull();
});
