/** Plays at a table without a browser, to come quickly to the moment somebody wants to look at. */
import type { APIRequestContext } from '@playwright/test';
import type { Choices, NewTable, SeatWish, TableView } from '../src/lib/wire';
import { expect, openTable, tableOf, type House } from './house';

/** Bids rather than passes, plays the first card, picks as many cards as it may. */
function something({ list, forms }: Choices): string {
	const form = forms.find((found) => found.form === 'subset');
	const bold = list.find((choice) => !/^(pass|resign|give|claim|double)/.test(choice.notation));
	if (form?.form === 'subset' && (!bold || bold.target === 'button')) return [form.verb, ...form.from.slice(0, Math.max(form.min, 1))].join(' ');
	const amount = forms.find((found) => found.form === 'amount');
	if (list.length === 0 && amount?.form === 'amount') return [amount.verb, amount.on[0]?.word, amount.on[0]?.min].filter((word) => word !== '').join(' ');
	return (bold ?? list[0])?.notation ?? '';
}

/** Plays one move. Others may have been quicker where several are awaited: then the table is looked at again. */
export async function play(request: APIRequestContext, house: House, { id, steps }: TableView, notation: string): Promise<TableView> {
	const answer = await request.post(`${house.url}/api/tables/${id}/acts`, { data: { act: 'play', at: steps, notation }, headers: { origin: house.url } });
	expect([200, 409], `${notation}: ${await answer.text()}`).toContain(answer.status());
	return tableOf(request, house, id);
}

/** The house answers as soon as something has happened. */
async function later(request: APIRequestContext, house: House, { id, seq }: TableView): Promise<TableView> {
	const news = await request.get(`${house.url}/api/tables/${id}/news?since=${seq}&wait=30`, { timeout: 60_000 });
	expect(news.status(), await news.text()).toBe(200);
	return ((await news.json()) as { table: TableView }).table;
}

/** Plays until the table asks and stands as wanted; nothing when the match is over before. */
export async function playTo(
	request: APIRequestContext,
	house: House,
	table: string,
	there: (view: TableView) => boolean,
	choose: (choices: Choices) => string = something
): Promise<TableView | null> {
	let view = await tableOf(request, house, table);
	while (view.status === 'playing') {
		if (view.choices && there(view)) return view;
		view = view.choices ? await play(request, house, view, choose(view.choices)) : await later(request, house, view);
	}
	return null;
}

/** A table that asks and stands as wanted. Not every match comes there. */
export async function tableAt(
	request: APIRequestContext,
	house: House,
	wish: Partial<NewTable> & { game: string; seats: SeatWish[] },
	there: (view: TableView) => boolean = () => true
): Promise<TableView> {
	for (let matches = 0; matches < 20; matches++) {
		const { table } = await openTable(request, house, wish);
		const view = await playTo(request, house, table, there);
		if (view) return view;
	}
	throw new Error('no match came there');
}
