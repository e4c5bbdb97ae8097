/** The bots a table may ask for, weakest first. */
export const BOTS = ['random', 'book', 'search:400', 'search:1500'] as const;

export type Bot = (typeof BOTS)[number];

export const isBot = (kind: string): kind is Bot => (BOTS as readonly string[]).includes(kind);
