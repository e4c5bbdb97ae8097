/** The signs of the cards: those the game was played with, unless somebody likes others. */
import { likes } from './prefs.svelte';
import type { Signs } from './wire';

let own = $state<Signs>('french');
let played = $state<Signs>('french');

/** What is looked at now is played with these, or with others that its table has agreed on. */
export function playedWith(book: Signs | undefined, agreed?: Signs | null): void {
	own = book ?? 'french';
	played = agreed ?? own;
}

/** The signs in which something of a game is shown, wherever one is. */
export const signsOf = (game: Signs): Signs => (likes.pack === 'own' ? game : likes.pack);

export const signs = {
	/** Those of the game, in which the house speaks. */
	get own(): Signs {
		return own;
	},
	/** Those that are shown. */
	get now(): Signs {
		return signsOf(played);
	}
};
