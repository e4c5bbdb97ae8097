/** Reading at the table: the account book and the rules, in both languages; and quiet sounds. */
import { comeTo, expect, guest, openTable, PIQUET, test, watchFaults } from './house';
import { Player } from './player';

test('every payment unfolds its law, in both languages, with the title of the book', async ({ page, context, house }) => {
	const faults = watchFaults(page);
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'lhombre', seats: ['me', { bot: 'book' }, { bot: 'book' }] });
	await comeTo(page, house, `/t/${table}`);
	await page.locator('body').press('a');
	const book = page.locator('aside');
	await book.locator('.entry').first().click();
	await expect(book.locator('cite')).toHaveText(/^The New Royal L'Hombre, Hamburg 1782, “L'Hombre”(; [^:]+: [^\d]+)?$/);
	await page.getByRole('button', { name: 'The table', exact: true }).click();
	await page.getByRole('button', { name: 'Settings' }).click();
	await page.getByRole('radio', { name: 'Deutsch' }).check();
	await page.keyboard.press('Escape');
	await expect(book.locator('cite')).toHaveText(/^Das neue Königliche L'Hombre, Hamburg 1782, „L'Hombre“(; [^:]+: [^\d]+)?$/);

	await page.locator('body').press('r');
	await book.getByRole('tab', { name: 'Gesetze' }).click();
	await book.getByLabel('Suchen').fill('Spadille');
	await expect(book.locator('li').first()).toContainText(/Spadille/i);
	await expect(book.locator('cite').first()).toContainText('Hamburg 1782, „');
	expect(faults).toEqual([]);
});

test('sounds are made only for those who want them', async ({ page, context, house }) => {
	await page.addInitScript(() => {
		const heard = { knocks: 0 };
		Object.assign(window, { heard });
		const start = AudioBufferSourceNode.prototype.start;
		AudioBufferSourceNode.prototype.start = function (...args) {
			heard.knocks++;
			return start.apply(this, args);
		};
	});
	const knocks = (): Promise<number> => page.evaluate(() => (window as unknown as { heard: { knocks: number } }).heard.knocks);
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
	await page.goto(`${house.url}/t/${table}`);
	const player = new Player(page);
	const oneMove = async (): Promise<void> => {
		await expect(player.asked).toBeVisible();
		await player.move();
		await expect(player.asked).toBeVisible();
	};
	await oneMove();
	expect(await knocks()).toBe(0);
	await page.getByRole('button', { name: 'The table', exact: true }).click();
	await page.getByRole('button', { name: 'Settings' }).click();
	await page.getByRole('checkbox', { name: 'quiet sounds' }).check();
	await page.keyboard.press('Escape');
	await oneMove();
	await expect.poll(knocks).toBeGreaterThan(0);
});

test('a tariff stands on a leaf of its own, each price with its law, and below it what is misprinted', async ({ page, house }) => {
	await comeTo(page, house, '/g/boston-whist/tariff');
	const table = page.locator('table.plain');
	// The game, tricks, tenths, what each pays, thirteen counts from five tricks on, and the law.
	await expect(table.locator('thead th')).toHaveCount(1 + 3 + 13 + 1);
	await expect(page.locator('.note')).toHaveCount(3);
	await expect(page.locator('.note').first()).toContainText('our copy prints 4');
	await table.locator('tbody tr').first().getByRole('link').click();
	await expect(page).toHaveURL(/\/g\/boston-whist\/laws\?at=/);
});
