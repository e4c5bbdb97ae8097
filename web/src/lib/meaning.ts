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

/** The sentence of the book for a value; nothing where it has none. */
function sentence(option: OptionAbout, value: Value): string | null {
	const found = option.values.find((known) => equal(known.value as Value, value));
	return (found && say(found.meaning)) || null;
}

/** Several things agreed on are told one after the other: sentence after sentence, or as a list. */
export function meaning(option: OptionAbout, value: Value): string {
	const told = sentence(option, value);
	if (told !== null || !Array.isArray(value)) return told ?? plainly(value);
	return value.map((part) => meaning(option, part)).join(value.some((part) => sentence(option, part) === null) ? ', ' : ' ');
}
