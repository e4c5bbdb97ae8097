/** Options of a game as the form handles them. */

import type { Value, Values } from './wire';

export function equal(a: Value | undefined, b: Value | undefined): boolean {
	return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** What differs from the preset: only that is sent. */
export function changedOptions(preset: Readonly<Values>, values: Readonly<Values>): Values {
	return Object.fromEntries(Object.entries(values).filter(([name, value]) => !equal(value, preset[name])));
}

/** How many sit at the table. Where that can be agreed on, the option is called `players` and begins with the number. */
export function seatsUnder(values: Readonly<Values>, otherwise: number): number {
	const players = Number.parseInt(String(values['players'] ?? ''), 10);
	return Number.isFinite(players) ? players : otherwise;
}

interface Schema {
	readonly $ref?: string;
	readonly type?: string;
	readonly const?: Value;
	readonly enum?: Value[];
	readonly description?: string;
	readonly items?: Schema;
	readonly oneOf?: Schema[];
	readonly anyOf?: Schema[];
	readonly $defs?: Readonly<Record<string, Schema>>;
	readonly properties?: Readonly<Record<string, Schema>>;
}

export interface ListedValue {
	readonly value: Value;
	readonly meaning: string;
}

function listed(root: Schema, field: Schema): ListedValue[] {
	if (field.$ref) {
		const name = field.$ref.replace('#/$defs/', '');
		const found = root.$defs?.[name];
		return found ? listed(root, found) : [];
	}
	if (field.const !== undefined) return [{ value: field.const, meaning: field.description ?? '' }];
	if (field.enum) return field.enum.map((value) => ({ value, meaning: '' }));
	return (field.oneOf ?? field.anyOf ?? []).flatMap((kind) => listed(root, kind));
}

/** The values a list option is made of; nothing when it is no list. */
export function listItems(schema: unknown, name: string): ListedValue[] | null {
	const root = schema as Schema;
	const field = root.properties?.[name];
	return field?.type === 'array' && field.items ? listed(root, field.items) : null;
}
