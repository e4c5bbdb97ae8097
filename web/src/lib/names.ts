/** What people at a table are called in its accounts. */
import { t } from './say.svelte';
import type { TableView } from './wire';

/** Everybody by his name, but whoever reads it is himself. */
export const namesFor = (view: Pick<TableView, 'seats' | 'you'> | null): string[] =>
	(view?.seats ?? []).map(({ seat, name }) => (seat === view?.you.seat ? t('house-you-first') : name));
