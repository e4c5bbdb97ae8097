/** The bots a table may ask for, weakest first. */
export const BOTS = ['random', 'novice', 'book', 'search:400', 'search:1500'] as const;
