/** What the client says, for tests that look for it. */
import { client, house } from '../scripts/words.mjs';
import { voice, type Voice } from '../src/lib/words/voice';

export const words = (lang: 'en' | 'de'): Voice => voice(lang, [house(lang), client(lang)]);
