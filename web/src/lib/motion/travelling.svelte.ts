/** Before the table changes it is noted where everything lies; afterwards it travels. */
import type { Scene } from '../wire';
import { remember, travel, type Places } from './travel';

/** Follows a scene on its table. */
export function travelling(scene: () => Scene, root: () => HTMLElement | undefined): void {
	let places: Places = new Map();
	$effect.pre(() => {
		void scene();
		const table = root();
		if (table) places = remember(table);
	});
	$effect(() => {
		void scene();
		const table = root();
		if (table) travel(table, places);
	});
}
