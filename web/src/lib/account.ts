/** The account book of a table: every payment, deal by deal, and what each seat has from it. */
import type { Item, Party, Payment } from './wire';

export interface Row {
	readonly item: Item;
	readonly payment: Payment;
}

export interface DealPage {
	readonly deal: number;
	readonly rows: readonly Row[];
	/** What each seat won or lost on this page, in parts. */
	readonly totals: readonly number[];
}

const seatOf = (party: Party): number | null => ('seat' in party ? party.seat : null);

function totalsOf(rows: readonly Row[], seats: number): number[] {
	const totals = Array.from({ length: seats }, () => 0);
	const add = (seat: number | null, amount: number): void => {
		if (seat !== null && seat < seats) totals[seat] = (totals[seat] ?? 0) + amount;
	};
	for (const { payment } of rows) {
		add(seatOf(payment.from), -payment.amount);
		add(seatOf(payment.to), payment.amount);
	}
	return totals;
}

export function accountBook(items: readonly Item[], seats: number): DealPage[] {
	const pages = new Map<number, Row[]>();
	for (const item of items) {
		if (!item.payment) continue;
		const page = pages.get(item.deal) ?? [];
		page.push({ item, payment: item.payment });
		pages.set(item.deal, page);
	}
	return [...pages].sort(([a], [b]) => a - b).map(([deal, rows]) => ({ deal, rows, totals: totalsOf(rows, seats) }));
}
