/** Saying things in the chosen language: the house's words and our own. */
import { bySigns } from './cardnames';
import { likes } from './prefs.svelte';
import type { Bilingual } from './wire';
import { WORDS, type WordKey } from './words/dictionary';
import { fill, type Args } from './words/fill';

/** Something the house said, in the chosen language. */
export const say = (text: Bilingual): string => bySigns(text[likes.lang], likes.lang, likes.pack);

/** One of our own words or sentences. */
export const t = (key: WordKey, args?: Args): string => fill(WORDS[key][likes.lang], args);

/** Stands between things told in one line; it stays with what was told before it. */
export const DOT = '\u00a0· ';

const LOCALE = { en: 'en-GB', de: 'de-DE' } as const;

export const when = (ms: number): string =>
	new Intl.DateTimeFormat(LOCALE[likes.lang], { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

export const clock = (ms: number): string => new Intl.DateTimeFormat(LOCALE[likes.lang], { timeStyle: 'short' }).format(ms);

export const day = (ms: number): string => new Intl.DateTimeFormat(LOCALE[likes.lang], { dateStyle: 'long' }).format(ms);

/** With a true minus, as the counters have it. */
export const number = (value: number, digits = 0): string =>
	new Intl.NumberFormat(LOCALE[likes.lang], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value).replace('-', '−');
