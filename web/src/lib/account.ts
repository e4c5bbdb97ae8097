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

/** A mark: who marked how many, and why. */
export interface Mark {
	readonly item: Item;
	readonly seat: number;
	readonly points: number;
	/** What he has marked in this deal so far. */
	readonly sum: number;
}

export interface ScorePage {
	readonly deal: number;
	readonly marks: readonly Mark[];
	/** What each seat has marked in the deal. */
	readonly totals: readonly number[];
}

/** The score sheet of a table: every mark, deal by deal. */
export function scoreBook(items: readonly Item[], seats: number): ScorePage[] {
	const pages = new Map<number, { marks: Mark[]; totals: number[] }>();
	for (const item of items) {
		const { points, seat, deal } = item;
		if (points === null || points === undefined || seat === null || seat === undefined || seat >= seats) continue;
		const page = pages.get(deal) ?? { marks: [], totals: Array.from({ length: seats }, () => 0) };
		const sum = (page.totals[seat] ?? 0) + points;
		page.totals[seat] = sum;
		page.marks.push({ item, seat, points, sum });
		pages.set(deal, page);
	}
	return [...pages].sort(([a], [b]) => a - b).map(([deal, { marks, totals }]) => ({ deal, marks, totals }));
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
