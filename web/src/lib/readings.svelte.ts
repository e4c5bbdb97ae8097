/** The books of the house, fetched once each. */
import { api } from './api';
import { chaptersOf, cited, type Cited } from './citation';
import { glossaryOf, type Glossary } from './glossary';
import { say, t } from './say.svelte';
import type { GameLine, Law, Reading, Shelf } from './wire';

class Readings {
	#shelf = $state<Record<string, Reading>>({});
	readonly #asked = new Set<string>();
	games = $state.raw<GameLine[]>([]);
	shelves = $state.raw<Shelf[]>([]);

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

	#glossaries = new Map<string, Glossary>();

	/** The words of a game's trade, to be found in sentences; none until its reading has come. */
	glossary(game: string): Glossary {
		const words = this.#shelf[game]?.words;
		if (!words) return glossaryOf([]);
		const known = this.#glossaries.get(game) ?? glossaryOf(words);
		this.#glossaries.set(game, known);
		return known;
	}

	law(game: string, id: string): Law | undefined {
		return this.#shelf[game]?.laws.find((law) => law.id === id);
	}

	/** A source as people name it: the title of the book and its chapter; lines are those of our texts, which nobody has before him. Nothing until the titles have come. */
	cite(game: string, source: string): string {
		return cited(source)
			.map((found) => this.#citation(game, found))
			.filter((words) => words !== '')
			.join('; ');
	}

	/** The titles of the books that sources name, each once; none until they have come. */
	titles(game: string, sources: readonly string[]): string[] {
		const numbers = sources.flatMap((source) => cited(source).map(({ book, places }) => book ?? places.join(', ')));
		return [...new Set(numbers)].flatMap((number) => this.#title(game, number) ?? []);
	}

	#citation(game: string, { book, places }: Cited): string {
		if (book === null) return places.map((place) => (place === 'house' ? t('source-house') : place)).join(', ');
		const found = this.#shelf[game]?.books.find(({ number }) => number === book);
		if (!found) return '';
		const chapters = chaptersOf(found.chapters, places).map((name) => t('source-chapter', { name: say(name) }));
		return [say(found.title), ...chapters].join(', ');
	}

	#title(game: string, number: string): string | undefined {
		const found = this.#shelf[game]?.books.find((book) => book.number === number);
		return found && say(found.title);
	}

	/** The titles of all books, from whichever reading is there. */
	bookTitle(number: string): string {
		const books = Object.values(this.#shelf)[0]?.books;
		const found = books?.find((book) => book.number === number);
		return found ? say(found.title) : t('loading');
	}

	async fetchBooks(): Promise<void> {
		if (Object.keys(this.#shelf).length > 0) return;
		await this.fetchGames().catch(() => undefined);
		const first = this.games[0];
		if (first) await this.fetch(first.id);
	}

	/** Games and shelves, fetched once. */
	async fetchGames(): Promise<void> {
		if (this.games.length > 0) return;
		const [games, shelves] = await Promise.all([api.games(), api.shelves()]);
		this.shelves = shelves;
		this.games = games;
	}

	game(id: string): GameLine | undefined {
		return this.games.find((game) => game.id === id);
	}
}

export const readings = new Readings();
