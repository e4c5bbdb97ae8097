import { describe, expect, it } from 'vitest';
import { accountOf, endsOf, sheetOf } from '../src/lib/sheet';
import type { Item, Sheet } from '../src/lib/wire';

const SHEET: Sheet = {
	columns: [{ pot: 1 }, { seat: 2 }, { seat: 0 }, { pot: 0 }],
	rows: [
		{ name: { en: 'tricks', de: 'Stiche' }, measure: 'tricks', cells: [null, 5, 4, null] },
		{ law: 'ante', measure: 'counters', cells: [null, -4, null, 4] },
		{ law: 'game', measure: 'counters', cells: [-3, 6, -3] }
	]
};

describe('the account of a deal', () => {
	it('has players where they sit, then pots', () => {
		const { columns, rows } = accountOf(SHEET);
		expect(columns).toEqual([{ seat: 0 }, { seat: 2 }, { pot: 0 }, { pot: 1 }]);
		expect(rows.map(({ cells }) => cells)).toEqual([
			[4, 5, null, null],
			[null, -4, 4, null],
			[-3, 6, null, -3]
		]);
	});

	it('adds up counters and nothing else', () => {
		const { sums } = accountOf(SHEET);
		expect(sums).toEqual([-3, 2, 4, -3]);
		expect(sums?.reduce((a, b) => a + b)).toBe(0);
		expect(accountOf({ ...SHEET, rows: SHEET.rows.slice(0, 1) }).sums).toBeNull();
		expect(accountOf({ columns: [], rows: [] })).toEqual({ columns: [], rows: [], sums: null });
	});

	it('comes with the end of the last deal, or of the one that is wanted', () => {
		const over = (deal: number, sheet: Sheet | null): Item => ({ kind: 'deal_over', deal, sheet }) as Item;
		const log = [
			over(1, SHEET),
			{ kind: 'told', deal: 2 } as Item,
			over(2, SHEET),
			over(2, SHEET),
			over(3, { columns: [], rows: [] }),
			{ kind: 'paid', deal: 4 } as Item
		];
		expect(endsOf(log, null)).toEqual([log[4]]);
		expect(endsOf(log, 2)).toEqual([log[2], log[3]]);
		expect(endsOf(log, 4)).toEqual([]);
		expect(endsOf([], null)).toEqual([]);
		expect(log.map(sheetOf)).toEqual([SHEET, null, SHEET, SHEET, null, null]);
	});
});
