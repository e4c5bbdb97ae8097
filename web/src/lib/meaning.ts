/** What a value of an option means, in words. */
import { equal } from './options';
import { say, t } from './say.svelte';
import type { OptionAbout, Value } from './wire';

/** The bare value, where the book has no sentence for it. */
export const plainly = (value: unknown): string => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : typeof value === 'string' ? value.replaceAll('_', ' ') : String(value));

export function meaning(option: OptionAbout, value: Value): string {
	const found = option.values.find((known) => equal(known.value as Value, value));
	if (found) return say(found.meaning) || plainly(value);
	return Array.isArray(value) ? value.map((part) => meaning(option, part)).join('; ') : plainly(value);
}
