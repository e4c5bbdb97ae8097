/** The account book of a table: every payment, deal by deal, and what each seat has from it. */
import type { Item, Marked, Party, Payment } from './wire';

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

/** A mark: who marked how many of what, and why. */
export interface Mark {
	readonly item: Item;
	readonly seat: number;
	readonly measure: Marked['measure'];
	readonly number: number;
	/** What he has now: as the house says it, or what he has marked of it in this deal so far. */
	readonly sum: number;
}

/** How much of something a seat has marked. */
export interface MarkSum {
	readonly measure: Marked['measure'];
	readonly number: number;
}

export interface ScorePage {
	readonly deal: number;
	readonly marks: readonly Mark[];
	/** What each seat has, as marked last in the deal: points, holes. Of a game that says what stands, nothing of one who marked nothing. */
	readonly totals: readonly (readonly MarkSum[])[];
}

/** What is marked, the least first. */
const MARKED: readonly Marked['measure'][] = ['points', 'holes', 'saetze'];

/** The score sheet of a table: every mark, deal by deal. */
export function scoreBook(items: readonly Item[], seats: number): ScorePage[] {
	const pages = new Map<number, Mark[]>();
	const lastOf = (marks: readonly Mark[], seat: number, measure: Marked['measure']): Mark | undefined =>
		marks.filter((mark) => mark.seat === seat && mark.measure === measure).at(-1);
	for (const item of items) {
		const { mark, seat, deal } = item;
		if (!mark || seat === null || seat === undefined || seat >= seats) continue;
		const page = pages.get(deal) ?? [];
		const { number, measure } = mark;
		page.push({ item, seat, measure, number, sum: mark.stands ?? (lastOf(page, seat, measure)?.sum ?? 0) + number });
		pages.set(deal, page);
	}
	const totals = (marks: readonly Mark[]): MarkSum[][] => {
		const kinds = MARKED.filter((kind) => marks.some(({ measure }) => measure === kind));
		// Where the house says what stands, it may stand since an earlier deal: of one who marked nothing, nothing is claimed.
		const said = (kind: Marked['measure']): boolean => marks.some(({ measure, item }) => measure === kind && item.mark?.stands != null);
		return Array.from({ length: seats }, (_, seat) =>
			kinds.flatMap((measure) => {
				const last = lastOf(marks, seat, measure);
				return last || !said(measure) ? [{ measure, number: last?.sum ?? 0 }] : [];
			})
		);
	};
	return [...pages].sort(([a], [b]) => a - b).map(([deal, marks]) => ({ deal, marks, totals: totals(marks) }));
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
