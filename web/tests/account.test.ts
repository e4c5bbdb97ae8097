import { expect, it } from 'vitest';
import { accountBook } from '../src/lib/account';
import type { Item, Party } from '../src/lib/wire';

const paid = (deal: number, from: Party, to: Party, amount: number): Item => ({ deal, payment: { from, to, amount } }) as Item;

it('the account book adds up deal by deal', () => {
	const book = accountBook([paid(1, { seat: 0 }, { pot: 0 }, 4), { deal: 1 } as Item, paid(2, { pot: 0 }, { seat: 2 }, 4), paid(2, { seat: 1 }, { seat: 2 }, 3)], 3);
	expect(book.map((page) => [page.deal, page.rows.length, page.totals])).toEqual([
		[1, 1, [-4, 0, 0]],
		[2, 2, [0, -3, 7]]
	]);
});
