/** Counters that slide from payer to receiver when a payment is told. */
import { COUNTERS, counter } from '$lib/art';
import { heapOf } from '../counters';
import type { Item, Party } from '../wire';
import { send, spot } from './travel';

/** A deal may end with a dozen payments; the eye follows a few. */
const MOST = 6;

const name = (party: Party): string => ('seat' in party ? `seat:${party.seat}` : `pot:${party.pot}`);

export function slideCounters(root: HTMLElement, items: readonly Item[], parts: number): void {
	items
		.flatMap((item) => item.payment ?? [])
		.slice(0, MOST)
		.forEach((payment, i) => {
			const from = spot(root, name(payment.from)) ?? spot(root, 'table');
			const to = spot(root, name(payment.to)) ?? spot(root, 'table');
			if (!from || !to) return;
			const worth = [...COUNTERS].reverse().find((value) => value <= heapOf(payment.amount, parts)) ?? 1;
			send(counter(worth), 46, from, to, i * 110);
		});
}
