/** Plays at a table without a browser, to come quickly to the moment somebody wants to look at. */
import type { APIRequestContext } from '@playwright/test';
import type { Choices, TableView } from '../src/lib/wire';
import { tableOf, type House } from './house';

/** Bids rather than passes, plays the first card, picks as many cards as it may. */
function something({ list, forms }: Choices): string {
	const form = forms.find((found) => found.form === 'subset');
	const bold = list.find((choice) => !/^(pass|resign|give|claim|double)/.test(choice.notation));
	if (form?.form === 'subset' && (!bold || bold.target === 'button')) return [form.verb, ...form.from.slice(0, Math.max(form.min, 1))].join(' ');
	return (bold ?? list[0])?.notation ?? '';
}

export async function playTo(request: APIRequestContext, house: House, table: string, there: (view: TableView) => boolean, choose: (choices: Choices) => string = something): Promise<TableView> {
	for (let looks = 0; looks < 4000; looks++) {
		const view = await tableOf(request, house, table);
		if (view.status !== 'playing' || (view.choices && there(view))) return view;
		if (!view.choices) {
			await new Promise((later) => setTimeout(later, 20));
			continue;
		}
		// Refused is what no longer stands; the next look shows what does.
		await request.post(`${house.url}/api/tables/${table}/acts`, { data: { act: 'play', at: view.steps, notation: choose(view.choices) }, headers: { origin: house.url } });
	}
	throw new Error('never came there');
}
