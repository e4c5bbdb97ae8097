/** What the house said, before anybody has named its cards by other signs. */
import type { Spoken } from './wire';

/** The sentence with cards and suits as the house calls them. */
export const plainly = (words: Spoken): string =>
	typeof words === 'string' ? words : words.map((piece) => (typeof piece === 'string' ? piece : piece.said)).join('');
