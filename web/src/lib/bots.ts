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
