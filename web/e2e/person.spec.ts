/** Being somebody: an account, sessions, records. */
import { comeTo, expect, guest, openTable, test, watchFaults } from './house';
import { Player } from './player';
import type { Frame, TableView } from '../src/lib/wire';

test('an account is made, left, entered again, and a session ended elsewhere', async ({ browser, house }) => {
	const [here, there] = await Promise.all([browser.newContext(), browser.newContext()]);
	const [page, other] = [await here.newPage(), await there.newPage()];
	const faults = [watchFaults(page), watchFaults(other)];
	const login = `charlotte-${Date.now()}`;
	const enter = async (on: typeof page, button: string): Promise<void> => {
		await on.getByLabel(/^Login/).fill(login);
		await on.getByLabel(/^Password/).fill('quadrille-1782');
		await on.locator('form').getByRole('button', { name: button, exact: true }).last().click();
	};
	await page.goto(`${house.url}/me`);
	await enter(page, 'Make an account');
	await expect(page.getByRole('heading', { name: 'Where I am logged in' })).toBeVisible();
	await page.getByLabel('My name').fill('Charlotte');
	await page.getByRole('button', { name: 'Change it' }).click();
	await expect(page.getByRole('heading', { name: 'Charlotte' })).toBeVisible();

	await other.goto(`${house.url}/me`);
	await other.getByRole('tab', { name: 'Log in' }).click();
	await enter(other, 'Log in');
	await expect(other.getByRole('heading', { name: 'Charlotte' })).toBeVisible();

	// The first browser ends the second one's session.
	await page.reload();
	await page.getByRole('button', { name: 'End it' }).click();
	await expect(page.getByRole('button', { name: 'End it' })).toHaveCount(0);
	await other.reload();
	await expect(other.getByText('You are not yet known here.')).toBeVisible();

	await page.getByRole('button', { name: 'Log out' }).click();
	await expect(page.getByText('You are not yet known here.')).toBeVisible();
	expect(faults.flat()).toEqual([]);
	await Promise.all([here.close(), there.close()]);
});

test('giving up is asked twice, and the record may be taken home', async ({ page, context, house }) => {
	const faults = watchFaults(page);
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'chess', options: {}, seats: ['me', { bot: 'book' }] });
	await page.goto(`${house.url}/t/${table}`);
	const player = new Player(page);
	const dialog = page.getByRole('dialog');
	/** It is always possible and seldom wanted: it stands aside. */
	const resign = async (): Promise<void> => {
		await page.getByRole('button', { name: 'Other things one may do' }).click();
		await dialog.locator('[data-notation="resign"]').click();
	};
	// A match is several games; each is resigned.
	while (await player.turn()) {
		await resign();
		await dialog.getByRole('button', { name: 'No, play on' }).click();
		await expect(dialog).toHaveCount(0);
		await player.acts(async () => {
			await resign();
			await expect(dialog.getByRole('button', { name: 'No, play on' })).toBeVisible();
			await dialog.locator('[data-notation="resign"]').click();
		});
	}
	const waiting = page.waitForEvent('download');
	await page.getByRole('link', { name: 'Download the record' }).click();
	const download = await waiting;
	expect(download.suggestedFilename()).toBe(`chess-${table}.jsonl`);
	const stream = await download.createReadStream();
	let text = '';
	for await (const piece of stream) text += String(piece);
	expect(text.trim().split('\n').length).toBeGreaterThan(2);
	for (const line of text.trim().split('\n')) JSON.parse(line);
	expect(faults).toEqual([]);
});

test('nobody is made another guest because the house is slow or away', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Sophie');
	const me = async (): Promise<unknown> => ((await (await request.get(`${house.url}/api/me`)).json()) as { id: string }).id;
	const before = await me();
	let away = 2;
	let answer = (): void => undefined;
	const answered = new Promise<void>((done) => (answer = done));
	await page.route('**/api/me', async (route) => {
		if (away-- > 0) await route.abort();
		else {
			await answered;
			await route.continue();
		}
	});
	const guests: string[] = [];
	page.on('request', (asked) => {
		if (asked.method() === 'POST' && asked.url().endsWith('/api/guests')) guests.push(asked.url());
	});
	await page.goto(`${house.url}/g/piquet`);
	// Whoever is quicker than the house waits for it, or is told that it is away.
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	answer();
	await expect(page.getByText('The house cannot be reached just now.').or(page.locator('.felt')).first()).toBeVisible();
	await expect(page.getByText('Sophie').first()).toBeVisible();
	expect(guests).toEqual([]);
	expect(await me()).toBe(before);
});

test('two pages of one browser are one guest', async ({ context, house }) => {
	const [first, second] = [await context.newPage(), await context.newPage()];
	const me = async (): Promise<string> => ((await (await context.request.get(`${house.url}/api/me`)).json()) as { id: string }).id;
	// Both know that nobody is in; then one comes in.
	for (const page of [first, second]) await comeTo(page, house, '/g/piquet');
	await second.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(second.locator('.felt')).toBeVisible();
	const before = await me();
	await first.getByRole('button', { name: 'Play', exact: true }).click();
	await expect(first.locator('.felt')).toBeVisible();
	expect(await me()).toBe(before);
	const mine = await context.request.get(`${house.url}/api/tables?mine=true`);
	expect(((await mine.json()) as { tables: unknown[] }).tables).toHaveLength(2);
});

test('a house that shows another commitment than at first is found out', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Wilhelmine');
	const { table, commitment } = await openTable(request, house, { game: 'piquet', seats: ['me', { bot: 'book' }] });
	const path = `/t/${table}`;
	const promised = page.locator('[data-commitment]');
	const otherThanAtFirst = page.getByText('The house now shows another commitment');
	const look = async (): Promise<void> => {
		await page.goto(house.url + path);
		await expect(page.locator('.felt')).toBeVisible();
		await page.getByRole('button', { name: 'Fair dealing' }).last().click();
		await expect(promised).toHaveText(commitment);
	};
	await look();
	await expect(otherThanAtFirst).toHaveCount(0);
	// From now on the house says another one, whoever asks and over the line.
	const changed = (view: TableView): TableView => ({ ...view, fair: { ...view.fair, commitment: '0'.repeat(64) } });
	await page.routeWebSocket('**/live**', (line) => {
		line.connectToServer().onMessage((told) => {
			const frame = JSON.parse(String(told)) as Frame;
			line.send(JSON.stringify(frame.type === 'news' ? { ...frame, table: changed(frame.table) } : frame));
		});
	});
	await page.route(new RegExp(`/api/tables/${table}(\\?.*)?$`), async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: changed((await answer.json()) as TableView) });
	});
	await look();
	await expect(otherThanAtFirst).toBeVisible();
});

test('the keys of an account: another password, and a code when it is lost', async ({ page, house }) => {
	const faults = watchFaults(page);
	const login = `amalie-${Date.now()}`;
	const main = page.locator('form').filter({ has: page.getByLabel(/^Login/) });
	await page.goto(`${house.url}/me`);
	await page.getByLabel(/^Login/).fill(login);
	await page.getByLabel(/^Password/).fill('quadrille-1782');
	await main.getByRole('button', { name: 'Make an account' }).click();
	await page.getByLabel('Password now').fill('quadrille-1782');
	await page.getByLabel(/^Password \(/).fill('tritrille-1782');
	await page.getByRole('button', { name: 'Change the password' }).click();
	await expect(page.getByText('The password is changed.')).toBeVisible();
	await page.getByLabel('Password now').fill('tritrille-1782');
	await page.getByRole('button', { name: 'Make recovery codes' }).click();
	const codes = page.locator('[data-codes] li');
	await expect(codes).toHaveCount(8);
	const code = await codes.first().innerText();
	await page.getByRole('button', { name: 'Log out' }).click();
	await page.getByRole('tab', { name: 'Password lost' }).click();
	await page.getByLabel(/^Login/).fill(login);
	await page.getByLabel('Recovery code').fill(code);
	await page.getByLabel(/^Password \(/).fill('cinquille-1860');
	await main.getByRole('button', { name: 'Password lost' }).click();
	await expect(page.getByRole('heading', { name: 'Keys of the account' })).toBeVisible();
	expect(faults).toEqual([]);
});
