import { expect, it, vi } from 'vitest';
import { usualBot } from '../src/lib/bots';

const likes = { finished: false };
vi.mock('../src/lib/prefs.svelte', () => ({
	likes: {
		get finished() {
			return likes.finished;
		}
	}
}));
vi.mock('../src/lib/recall', () => ({ recall: async () => undefined }));
vi.mock('../src/lib/readings.svelte', () => ({ readings: { game: (id: string) => ({ performed: id === 'card-tricks' }), fetchGames: async () => undefined } }));

it('a newcomer meets novices, but no performer who forgets his tricks', () => {
	expect(usualBot('whist')).toBe('novice');
	expect(usualBot('card-tricks')).toBe('book');
	likes.finished = true;
	expect(usualBot('whist')).toBe('book');
});
