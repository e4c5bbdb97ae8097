/** Options of a game as the form handles them. */

import type { Value, Values } from './wire';

export function equal(a: Value | undefined, b: Value | undefined): boolean {
	return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** What differs from the preset: only that is sent. */
export function changedOptions(preset: Readonly<Values>, values: Readonly<Values>): Values {
	return Object.fromEntries(Object.entries(values).filter(([name, value]) => !equal(value, preset[name])));
}

interface Schema {
	readonly $ref?: string;
	readonly type?: string;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly oneOf?: Schema[];
	readonly anyOf?: Schema[];
	readonly $defs?: Readonly<Record<string, Schema>>;
	readonly properties?: Readonly<Record<string, Schema>>;
}

export interface Numbers {
	readonly least: number;
	readonly most: number;
}

function numbersIn(root: Schema, field: Schema): Numbers | null {
	if (field.$ref) return numbersIn(root, root.$defs?.[field.$ref.replace('#/$defs/', '')] ?? {});
	if (field.type === 'integer') return { least: field.minimum ?? 0, most: field.maximum ?? Number.MAX_SAFE_INTEGER };
	return [...(field.oneOf ?? []), ...(field.anyOf ?? [])].map((kind) => numbersIn(root, kind)).find((found) => found !== null) ?? null;
}

/** The numbers an option may take, be it beside words (`none` or a number of counters). */
export const numbersOf = (schema: unknown, name: string): Numbers | null => numbersIn(schema as Schema, (schema as Schema).properties?.[name] ?? {});
