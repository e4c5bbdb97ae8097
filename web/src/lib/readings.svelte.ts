/** The books of the house, fetched once each. */
import { api } from './api';
import type { GameLine, Law, Reading } from './wire';

class Readings {
	#shelf = $state<Record<string, Reading>>({});
	readonly #asked = new Set<string>();
	games = $state<GameLine[]>([]);

	/** The reading of a game; nothing until it has come. */
	of(game: string): Reading | undefined {
		return this.#shelf[game];
	}

	async fetch(game: string): Promise<void> {
		if (this.#asked.has(game)) return;
		this.#asked.add(game);
		try {
			this.#shelf[game] = await api.reading(game);
		} catch {
			this.#asked.delete(game);
		}
	}

	law(game: string, id: string): Law | undefined {
		return this.#shelf[game]?.laws.find((law) => law.id === id);
	}

	async fetchGames(): Promise<void> {
		this.games = await api.games();
	}
}

export const readings = new Readings();
