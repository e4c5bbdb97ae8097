import { likes } from './prefs.svelte';
import { readings } from './readings.svelte';
import { recall } from './recall';

/** The bots a table may ask for, weakest first. */
export const BOTS = ['random', 'novice', 'book', 'search:400', 'search:1500'] as const;

/** What each is called, and what it is like. */
export const BOT_WORDS = {
	random: ['house-bot-random', 'house-bot-random-help'],
	novice: ['house-bot-novice', 'house-bot-novice-help'],
	book: ['house-bot-book', 'house-bot-book-help'],
	'search:400': ['bot-thinker', 'bot-thinker-help'],
	'search:1500': ['bot-deep-thinker', 'bot-deep-thinker-help']
} as const;

export type BotKind = (typeof BOTS)[number];

/**
 * Whoever has never finished a match meets novices, and has somebody to beat; everybody else the book. Where something is performed
 * nobody wants a performer who forgets.
 */
export const usualBot = (game: string): BotKind => (likes.finished || readings.game(game)?.performed ? 'book' : 'novice');

/** The same, after the house was asked whether a match was finished elsewhere. */
export async function knownBot(game: string): Promise<BotKind> {
	if (!likes.finished) await Promise.all([recall(), readings.fetchGames().catch(() => undefined)]);
	return usualBot(game);
}
