/** What somebody has played, whichever device he played it on. */
import { api } from './api';
import { me } from './me.svelte';
import { like, likes } from './prefs.svelte';

/** So many games lately played are remembered, for whoever comes back. */
const REMEMBERED = 3;

const lately = (games: readonly string[]): string[] => [...new Set(games)].slice(0, REMEMBERED);

export function remember(game: string): void {
	like('played', lately([game, ...likes.played]));
}

/** Asks the house what this browser does not know: whoever logs in on a new device is no newcomer. */
export async function recall(): Promise<void> {
	if (likes.finished && likes.played.length > 0) return;
	try {
		const known = await me.known();
		if (!known) return;
		const matches = [...(await api.person(known.id)).matches].sort((a, b) => b.changed - a.changed);
		if (matches.some(({ status }) => status === 'over')) like('finished', true);
		if (likes.played.length === 0 && matches.length > 0) like('played', lately(matches.map(({ game }) => game)));
	} catch {
		// A house that does not answer opens no table either, and says so itself.
	}
}
