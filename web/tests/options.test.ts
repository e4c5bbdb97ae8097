import { expect, it } from 'vitest';
import { changedOptions } from '../src/lib/options';

it('only what differs from the preset is sent', () => {
	expect(changedOptions({ a: 1, b: ['x'], c: true }, { a: 1, b: ['x', 'y'], c: true })).toEqual({ b: ['x', 'y'] });
});
