/** The account of a deal as a table that can be read: players before pots, and what it comes to. */
import type { Item, Party, Sheet } from './wire';

export type Row = Sheet['rows'][number];

export interface Account {
	readonly columns: readonly Party[];
	readonly rows: readonly Row[];
	/** What each column won or lost in counters, in parts; nothing where none were paid. */
	readonly sums: readonly number[] | null;
}

/** The house lists accounts as they come up; people look for themselves where they sit. */
const order = (party: Party): number => ('seat' in party ? party.seat : 1000 + party.pot);

export function accountOf({ columns, rows }: Sheet): Account {
	const places = [...columns.keys()].sort((a, b) => order(columns[a] as Party) - order(columns[b] as Party));
	const paid = rows.filter(({ measure }) => measure === 'counters');
	return {
		columns: places.map((place) => columns[place] as Party),
		rows: rows.map((row) => ({ ...row, cells: places.map((place) => row.cells[place] ?? null) })),
		sums: paid.length > 0 ? places.map((place) => paid.reduce((sum, row) => sum + (row.cells[place] ?? 0), 0)) : null
	};
}

/** The account that a line carries, where it tells more than the line does. */
export const sheetOf = ({ sheet }: Item): Sheet | null => (sheet && sheet.rows.length > 0 ? sheet : null);

/** How a deal ended, or the last that is over; a deal may end more than once, as the tours of Trictrac. */
export function endsOf(items: readonly Item[], deal: number | null): Item[] {
	const ends = items.filter(({ kind }) => kind === 'deal_over');
	const wanted = deal ?? ends.at(-1)?.deal;
	return ends.filter((item) => item.deal === wanted);
}
