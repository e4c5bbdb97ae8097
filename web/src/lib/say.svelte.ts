/** Saying things in the chosen language: the house's words and our own. */
import { bySigns } from './cardnames';
import { likes } from './prefs.svelte';
import { signs } from './signs.svelte';
import type { Said } from './wire';
import type { Words } from './words/keys.gen';
import { LOCALE, trueMinus } from './words/voice';
import { voiceOf } from './words/voices';

export type WordKey = keyof Words;

/** Nothing for a sentence without arguments, otherwise all of them. */
type Given<K extends WordKey> = [Words[K]] extends [never] ? [] : [args: Readonly<Record<Words[K], string | number>>];

/** Something the house said, in the chosen language. */
export const say = (text: Said): string => bySigns(text[likes.lang], likes.lang, signs.now, signs.own);

/** One of our own words or sentences. */
export const t = <K extends WordKey>(key: K, ...given: Given<K>): string => voiceOf(likes.lang)(key, given[0]);

/** Stands between things told in one line; it stays with what was told before it. */
export const DOT = '\u00a0· ';

export const when = (ms: number): string => new Intl.DateTimeFormat(LOCALE[likes.lang], { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

export const clock = (ms: number): string => new Intl.DateTimeFormat(LOCALE[likes.lang], { timeStyle: 'short' }).format(ms);

export const day = (ms: number): string => new Intl.DateTimeFormat(LOCALE[likes.lang], { dateStyle: 'long' }).format(ms);

/** With a true minus, as the counters have it. */
export const number = (value: number, digits = 0): string =>
	trueMinus(new Intl.NumberFormat(LOCALE[likes.lang], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value));

/** Several names in one sentence. */
export const all = (names: readonly string[]): string => new Intl.ListFormat(LOCALE[likes.lang]).format(names);
