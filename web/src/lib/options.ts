/** Options of a game as the form handles them. */

import type { Value, Values } from './wire';

export function equal(a: Value | undefined, b: Value | undefined): boolean {
	return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** What differs from the preset: only that is sent. */
export function changedOptions(preset: Readonly<Values>, values: Readonly<Values>): Values {
	return Object.fromEntries(Object.entries(values).filter(([name, value]) => !equal(value, preset[name])));
}
