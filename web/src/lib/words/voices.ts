/** The words of the client and those it shares with the house, in both languages; they come with the client. */
import type { Lang } from '../wire';
import houseDe from '../../../../books/house/de.ftl?raw';
import houseEn from '../../../../books/house/en.ftl?raw';
import clientDe from '../../../../books/house/web.de.ftl?raw';
import clientEn from '../../../../books/house/web.en.ftl?raw';
import { voice, type Voice } from './voice';

const SOURCES = { en: [houseEn, clientEn], de: [houseDe, clientDe] } as const satisfies Record<Lang, readonly string[]>;

const known = new Map<Lang, Voice>();

/** Each language is read once, when it is first spoken. */
export function voiceOf(lang: Lang): Voice {
	const found = known.get(lang) ?? voice(lang, SOURCES[lang]);
	known.set(lang, found);
	return found;
}
