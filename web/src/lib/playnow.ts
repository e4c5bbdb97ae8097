/** Opening a table against bots at once. */
import { api } from './api';
import { knownBot } from './bots';
import { firstCommitment } from './fair';
import { me } from './me.svelte';
import { go } from './place.svelte';
import { remember } from './recall';
import type { NewTable, SeatWish } from './wire';

/** Slow enough to follow, quick enough not to wait. */
export const PACE = 900;

/** Opens a table, remembers what the house is bound to, and walks in; the salt is added there. */
export async function openAndEnter(wish: Omit<NewTable, 'salted'>): Promise<void> {
	await me.comeIn();
	const opened = await api.openTable({ ...wish, salted: true });
	firstCommitment(opened.table, opened.commitment);
	remember(wish.game);
	go(`/t/${opened.table}`);
}

/** A match of sensible length, under a preset of choice: against novices for whoever is new, else against the book. */
export async function playNow(game: string, preset: string | null = null): Promise<void> {
	const [detail, bot] = await Promise.all([api.game(game), knownBot(game)]);
	const standard = detail.presets[0]?.name ?? null;
	const quick = preset === null || preset === standard;
	const seats = quick ? detail.quick_seats : (detail.presets.find((found) => found.name === preset)?.seats ?? 2);
	const sits = Array.from({ length: seats }, (_, i): SeatWish => (i === detail.guest_seat ? 'me' : { bot }));
	await openAndEnter({
		game,
		preset: preset ?? standard,
		options: quick ? detail.quick : {},
		seats: sits,
		public: false,
		rated: false,
		grace: null,
		pace: PACE
	});
}
