/** Before the table changes it is noted where everything lies; afterwards it travels. */
import type { Scene } from '../wire';
import { remember, travel, type Places } from './travel';

/** Follows a scene on its table. Returns who took the trick that was just taken away, if anybody knows. */
export function travelling(scene: () => Scene, root: () => HTMLElement | undefined): () => number | null {
	let places: Places = new Map();
	let tricksBefore: readonly (number | null)[] = [];
	let takers: readonly number[] = [];
	$effect.pre(() => {
		const { seats } = scene();
		const tricks = seats.map((place) => place.tricks ?? null);
		takers = tricks.flatMap((n, i) => (n !== null && n > (tricksBefore[i] ?? 0) ? [seats[i]?.seat ?? 0] : []));
		tricksBefore = tricks;
		const table = root();
		if (table) places = remember(table);
	});
	$effect(() => {
		void scene();
		const table = root();
		if (table) travel(table, places);
	});
	// Whoever has a trick more than before took it; at the end of a deal the counts are gone and nobody knows.
	return () => takers[0] ?? null;
}
