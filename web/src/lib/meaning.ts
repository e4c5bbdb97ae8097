/** What a value of an option means, in words. */
import { equal } from './options';
import { say, t } from './say.svelte';
import type { OptionAbout, Value } from './wire';

const YES: readonly unknown[] = [true, 'on', 'yes'];
const NO: readonly unknown[] = [false, 'off', 'no'];

/** The bare value, where the book has no sentence for it. What is agreed or not is yes or no, however the option writes it. */
export function plainly(value: unknown): string {
	if (YES.includes(value)) return t('house-yes');
	if (NO.includes(value)) return t('house-no');
	return typeof value === 'string' ? value.replaceAll('_', ' ') : String(value);
}

export function meaning(option: OptionAbout, value: Value): string {
	const found = option.values.find((known) => equal(known.value as Value, value));
	if (found) return say(found.meaning) || plainly(value);
	return Array.isArray(value) ? value.map((part) => meaning(option, part).replace(/\.$/, '')).join('; ') : plainly(value);
}
