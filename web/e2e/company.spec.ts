/** People at one table: pausing, breaking off, standing in, keeping silent. */
import type { Browser, Page } from '@playwright/test';
import type { NewTable } from '../src/lib/wire';
import { play } from './drive';
import { comeTo, expect, guest, openTable, PIQUET, tableOf, test, watchFaults, type House } from './house';
import { Player } from './player';

/** Anna, the host, and Bernhard, who came by her invitation, at a table. */
async function company(
	browser: Browser,
	house: House,
	{ game = PIQUET, grace = null, rated = false }: { game?: Pick<NewTable, 'game' | 'options'>; grace?: number | null; rated?: boolean } = {}
) {
	const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
	const [anna, bernhard] = await Promise.all(contexts.map((context) => context.newPage()));
	if (!contexts[0] || !contexts[1] || !anna || !bernhard) throw new Error('no pages');
	const faults = [watchFaults(anna), watchFaults(bernhard)];
	const request = await guest(contexts[0], house, 'Anna');
	const requests = [request, await guest(contexts[1], house, 'Bernhard')] as const;
	const { table, invitation } = await openTable(request, house, { ...game, seats: ['me', 'open'], grace, rated });
	// Anna is there before the match begins: nobody is to stand in for her.
	await comeTo(anna, house, `/t/${table}`);
	await comeTo(bernhard, house, `/t/${table}?i=${invitation}`);
	await bernhard.getByRole('button', { name: 'Sit down here' }).click();
	await expect(anna.locator('.felt')).toBeVisible();
	await expect(bernhard.locator('.felt')).toBeVisible();
	return { anna, bernhard, request, requests, table, faults, close: () => Promise.all(contexts.map((context) => context.close())) };
}

test('whoever was invited is let in to the rematch', async ({ browser, house }) => {
	const { anna, bernhard, requests, table, faults, close } = await company(browser, house, { game: { game: 'chess', options: {} } });
	// A match may be several games; whoever is asked gives each up.
	for (let at = 0, status = 'playing'; status === 'playing'; at++) {
		const request = requests[at % 2] ?? requests[0];
		const view = await tableOf(request, house, table);
		status = view.choices ? (await play(request, house, view, 'resign')).status : view.status;
	}
	await anna.getByRole('button', { name: 'Play again' }).click();
	await expect(anna.getByText('kept for Bernhard')).toBeVisible();
	await bernhard.getByRole('link', { name: 'To the next table' }).click();
	await bernhard.getByRole('button', { name: 'Sit down here' }).click();
	for (const page of [anna, bernhard]) await expect(page.locator('.felt')).toBeVisible();
	expect(faults.flat()).toEqual([]);
	await close();
});

test('whoever sits down before the house has said who he is stays who he is', async ({ page, context, browser, house }) => {
	const host = await browser.newContext();
	const { table, invitation } = await openTable(await guest(host, house, 'Anna'), house, { game: 'chess', seats: ['me', 'open'] });
	await guest(context, house, 'Bernhard');
	let answer = (): void => {};
	const answered = new Promise<void>((resolve) => (answer = resolve));
	await page.route('**/api/me', async (route) => {
		await answered;
		await route.continue();
	});
	await page.goto(`${house.url}/t/${table}?i=${invitation}`);
	await page.getByRole('button', { name: 'Sit down here' }).click();
	answer();
	await expect(page.locator('.own .plate')).toContainText('Bernhard');
	await host.close();
});

test('pausing and breaking off need consent', async ({ browser, house }) => {
	const { anna, bernhard, request, table, faults, close } = await company(browser, house, { rated: true });
	const menu = async (name: string): Promise<void> => {
		await anna.getByRole('button', { name: 'The table', exact: true }).click();
		await anna.getByRole('dialog').getByRole('button', { name }).click();
	};
	const asked = (page: Page) => page.getByRole('alertdialog', { name: 'Something is asked' });
	await menu('Ask for a pause');
	await expect(asked(bernhard)).toContainText('Anna asks for a pause.');
	await expect(asked(anna)).toContainText('Waiting for Bernhard');
	await bernhard.getByRole('button', { name: 'Decline' }).click();
	await expect(asked(anna)).toHaveCount(0);
	expect((await tableOf(request, house, table)).status).toBe('playing');

	await menu('Ask for a pause');
	await bernhard.getByRole('button', { name: 'Agree' }).click();
	const paused = anna.locator('.notices').getByText('The match is paused.');
	await expect(paused).toBeVisible();
	await expect(anna.locator('.felt .bar')).toHaveCount(0);
	await bernhard.getByRole('button', { name: 'Go on' }).click();
	await expect(paused).toHaveCount(0);

	await menu('Ask to break off');
	await bernhard.getByRole('button', { name: 'Agree' }).click();
	for (const page of [anna, bernhard]) await expect(page.getByRole('heading', { name: 'The match was broken off' })).toBeVisible();
	expect((await tableOf(request, house, table)).status).toBe('closed');
	await expect(anna.locator('.result')).toContainText('This match was not rated.');
	expect(faults.flat()).toEqual([]);
	await close();
});

test('a bot stands in for somebody away, who takes the seat again', async ({ browser, house }) => {
	const { anna, bernhard, request, table, faults, close } = await company(browser, house, { grace: 1 });
	// Bernhard goes when it is his turn.
	const [here, away] = [new Player(anna), new Player(bernhard)];
	await here.playUntil(() => away.isAsked());
	const address = bernhard.url();
	await bernhard.goto('about:blank');
	await expect(anna.locator('.others')).toContainText('a bot stands in');
	await expect.poll(async () => (await tableOf(request, house, table)).seats[1]?.stand_in).toBe(true);

	await bernhard.goto(address);
	await bernhard.getByRole('button', { name: 'Take my seat again' }).click();
	await expect(anna.locator('.others')).not.toContainText('a bot stands in');
	await expect.poll(async () => (await tableOf(request, house, table)).seats[1]?.stand_in).toBe(false);
	expect(faults.flat()).toEqual([]);
	await close();
});

test('whoever leaves for good is asked first', async ({ browser, house }) => {
	const { anna, bernhard, request, table, faults, close } = await company(browser, house);
	const holder = async (): Promise<string | undefined> => (await tableOf(request, house, table)).seats[1]?.holder;
	const leave = async (answer: string): Promise<void> => {
		await bernhard.getByRole('button', { name: 'The table', exact: true }).click();
		await bernhard.getByRole('button', { name: 'Leave the table for good' }).click();
		const asked = bernhard.getByRole('dialog', { name: 'Leave the table for good?' });
		await expect(asked).toContainText('You cannot come back');
		await asked.getByRole('button', { name: answer }).click();
		await expect(asked).toHaveCount(0);
	};
	await leave('Stay');
	expect(await holder()).toBe('person');
	await leave('Leave for good');
	await expect.poll(holder).toBe('bot');
	// The bot may happen to bear the same name; the sign before it tells.
	await expect(anna.locator('.others .plate .name .sign')).toHaveCount(1);
	expect(faults.flat()).toEqual([]);
	await close();
});

test('one may be hushed by the host and not heard by anybody', async ({ browser, house }) => {
	const { anna, bernhard, faults, close } = await company(browser, house);
	const speak = async (text: string): Promise<void> => {
		await bernhard.getByLabel('Say something to the table').fill(text);
		await bernhard.getByRole('button', { name: 'Say', exact: true }).click();
	};
	const heard = anna.getByLabel('What happened');
	await speak('A fine evening');
	await expect(heard).toContainText('A fine evening');
	await anna.getByRole('button', { name: 'Do not hear Bernhard' }).click();
	await expect(heard).not.toContainText('A fine evening');
	await anna.getByRole('button', { name: 'Hear Bernhard again' }).click();
	await expect(heard).toContainText('A fine evening');

	await anna.getByRole('button', { name: 'Hush Bernhard' }).click();
	await expect(bernhard.getByLabel('Say something to the table')).toHaveCount(0);
	await anna.getByRole('button', { name: 'Let Bernhard speak' }).click();
	await speak('Thank you');
	await expect(heard).toContainText('Thank you');
	expect(faults.flat()).toEqual([]);
	await close();
});
