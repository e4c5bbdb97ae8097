/** Being somebody: an account, sessions, records. */
import { expect, guest, openTable, test, watchFaults } from './house';
import { Player } from './player';

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
