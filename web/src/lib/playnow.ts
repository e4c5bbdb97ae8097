/** Opening a table against the book at once. */
import { api } from './api';
import { keepSalt, newSalt } from './fair';
import { me } from './me.svelte';
import { go } from './place.svelte';
import type { NewTable, SeatWish } from './wire';

/** Slow enough to follow, quick enough not to wait. */
export const PACE = 900;

/** Opens a table, remembers the salt, and walks in. */
export async function openAndEnter(wish: Omit<NewTable, 'salt'>): Promise<void> {
	const salt = newSalt();
	await me.comeIn();
	const opened = await api.openTable({ ...wish, salt });
	keepSalt(opened.table, salt);
	go(`/t/${opened.table}`);
}

export async function playNow(game: string): Promise<void> {
	const detail = await api.game(game);
	const preset = detail.presets[0];
	const seats = Array.from({ length: preset?.seats ?? 2 }, (_, i): SeatWish => (i === detail.guest_seat ? 'me' : { bot: 'book' }));
	await openAndEnter({ game, preset: preset?.name ?? null, options: {}, seats, public: false, rated: false, grace: null, pace: PACE });
}
