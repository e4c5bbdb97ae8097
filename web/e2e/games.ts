/** The games of the house, known before it opens, so that each has a test of its own. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BOOKS = new URL('../../books/', import.meta.url);

/** Every book with a title page is that of a game. */
export const GAMES: readonly string[] = readdirSync(fileURLToPath(BOOKS))
	.filter((name) => existsSync(new URL(`${name}/book.toml`, BOOKS)))
	.sort();
