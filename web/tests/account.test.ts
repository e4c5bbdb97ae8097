import { expect, it } from 'vitest';
import { accountBook, scoreBook } from '../src/lib/account';
import type { Item, Party } from '../src/lib/wire';

const paid = (deal: number, from: Party, to: Party, amount: number): Item => ({ deal, payment: { from, to, amount } }) as Item;

it('the account book adds up deal by deal', () => {
	const book = accountBook(
		[paid(1, { seat: 0 }, { pot: 0 }, 4), { deal: 1 } as Item, paid(2, { pot: 0 }, { seat: 2 }, 4), paid(2, { seat: 1 }, { seat: 2 }, 3)],
		3
	);
	expect(book.map((page) => [page.deal, page.rows.length, page.totals])).toEqual([
		[1, 1, [-4, 0, 0]],
		[2, 2, [0, -3, 7]]
	]);
});

it('the score sheet holds every mark and what it comes to', () => {
	const mark = (deal: number, seat: number, points: number): Item => ({ deal, seat, mark: { number: points, measure: 'points' } }) as Item;
	const book = scoreBook([mark(1, 0, 7), { deal: 1, seat: 1, mark: null } as Item, mark(1, 1, 3), mark(1, 0, 1), mark(2, 1, -2)], 2);
	const points = (number: number) => [{ measure: 'points', number }];
	expect(book.map((page) => [page.deal, page.marks.map(({ sum }) => sum), page.totals])).toEqual([
		[1, [7, 3, 8], [points(8), points(3)]],
		[2, [-2], [points(0), points(-2)]]
	]);
});

it('holes stand on the score sheet beside the points, with what stands of them in the Tour', () => {
	const points = (seat: number, number: number): Item => ({ deal: 2, seat, mark: { number, measure: 'points' } }) as Item;
	const holes = (seat: number, number: number, stands: number): Item => ({ deal: 2, seat, mark: { number, measure: 'holes', stands } }) as Item;
	const [page] = scoreBook([points(0, 8), points(0, 4), holes(0, 1, 5), points(1, 2), holes(0, -1, 4)], 2);
	expect(page?.marks.map(({ measure, number, sum }) => [measure, number, sum])).toEqual([
		['points', 8, 8],
		['points', 4, 12],
		['holes', 1, 5],
		['points', 2, 2],
		['holes', -1, 4]
	]);
	expect(page?.totals.map((sums) => sums.map(({ measure, number }) => `${measure} ${number}`))).toEqual([['points 12', 'holes 4'], ['points 2']]);
});

it('the score sheet comes to what stands on the plates, when a hole takes twelve points off and wipes out the rest', () => {
	const mark = (seat: number, number: number, stands: number, measure = 'points'): Item => ({ deal: 1, seat, mark: { number, measure, stands } }) as Item;
	const [page] = scoreBook([mark(0, 8, 8), mark(1, 4, 4), mark(1, 10, 2), mark(1, 1, 1, 'holes'), mark(0, -8, 0)], 2);
	expect(page?.totals).toEqual([
		[{ measure: 'points', number: 0 }],
		[
			{ measure: 'points', number: 2 },
			{ measure: 'holes', number: 1 }
		]
	]);
});
