/** Room for forty-eight games: shelves, finding, a page for each, and lessons with addresses. */
import { comeTo, expect, guest, openTable, test, watchFaults } from './house';
import { Player } from './player';

const SIZES = [
	['phone', 360, 740],
	['tablet', 768, 1024],
	['desk', 1280, 800]
] as const;

for (const [size, width, height] of SIZES) {
	test(`forty-eight games find their place in the lobby (${size})`, async ({ page, house }) => {
		await page.setViewportSize({ width, height });
		await comeTo(page, house, '/');
		await expect(page.locator('.tile')).toHaveCount(48);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		// Something to play at once is in sight before one scrolls, and no tile is smaller than a finger can use.
		await expect(page.getByRole('button', { name: 'Play against novices' })).toBeInViewport();
		const boxes = await page
			.locator('.tile > .button')
			.evaluateAll((all) => all.map((el) => el.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
		expect(Math.min(...boxes)).toBeGreaterThanOrEqual(40);
		await page.screenshot({ path: `e2e/shots/lobby-48-${width}.png`, fullPage: true });
	});
}

test('whoever has played is offered that game again and not asked whether he is new', async ({ page, house }) => {
	await comeTo(page, house, '/');
	await expect(page.getByRole('heading', { name: /^Something light/ })).toBeVisible();
	await page.getByRole('button', { name: 'Play Piquet now' }).click();
	await expect(page.locator('.felt')).toBeVisible();
	await comeTo(page, house, '/');
	await expect(page.getByRole('heading', { name: 'Once more: Piquet' })).toBeVisible();
	// What waits for me stands first.
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('My tables');
});

test('a stroke leads to finding, by old names, words, laws and wishes', async ({ page, house }) => {
	const faults = watchFaults(page);
	await comeTo(page, house, '/');
	await page.locator('body').press('/');
	const field = page.getByRole('searchbox');
	await expect(field).toBeFocused();
	await field.fill('lomber');
	await expect(page.locator('.tile')).toHaveCount(1);
	await expect(page.locator('.tile')).toContainText("L'Hombre");
	expect(page.url()).toContain('/find?words=lomber');
	await field.fill('codille');
	await expect(page.locator('.passages li').first()).toContainText('Codille');
	await field.fill('');
	await page.getByLabel('Players').selectOption('2');
	await expect(page.locator('.tile').filter({ hasText: 'Piquet' })).toBeVisible();
	await expect(page.locator('.tile').filter({ hasText: 'Quadrille' })).toHaveCount(0);
	await field.fill('zzzz');
	await expect(page.getByText('Nothing in the house answers to that.')).toBeVisible();
	expect(faults).toEqual([]);
});

for (const [size, width, height] of SIZES) {
	test(`each game has a page whose leaves have addresses (${size})`, async ({ page, house }) => {
		await page.setViewportSize({ width, height });
		await comeTo(page, house, '/g/quadrille');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quadrille');
		await expect(page.getByRole('heading', { name: 'The rules in a minute' })).toBeVisible();
		await expect(page.getByRole('link', { name: "L'Hombre" })).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		await page.screenshot({ path: `e2e/shots/game-page-${width}.png`, fullPage: true });
		for (const [name, path] of [
			['Laws', 'laws'],
			['Advice', 'advice'],
			['Words', 'words'],
			['Rules', 'rules'],
			['Set up a table', 'new']
		] as const) {
			await page.getByRole('link', { name, exact: true }).click();
			await expect(page).toHaveURL(`${house.url}/g/quadrille/${path}`);
			await expect(page.locator('[aria-current=page]')).toHaveText(name);
		}
		await page.getByRole('link', { name: 'With friends' }).click();
		await expect(page.getByRole('combobox', { name: 'Seat 2' })).toHaveValue('open');
		await page.goBack();
		await expect(page).toHaveURL(`${house.url}/g/quadrille/new`);
	});
}

test('options stand in groups, by name and sentence, never by key', async ({ page, house }) => {
	await comeTo(page, house, '/g/lhombre/new');
	await page.locator('summary').click();
	// How long and how many lies open; the rest is unfolded.
	const heads = await page.locator('main h3').allTextContents();
	expect(heads.filter((head) => head === 'Length and players')).toHaveLength(1);
	expect(await page.locator('details h3').allTextContents()).toEqual(['Calling', 'Play', 'Payments and counting', 'Strictness']);
	for (const name of await page.locator('.option strong').allTextContents()) expect(name).not.toMatch(/_|^[a-z]/);
	await expect(page.locator('.option code')).toHaveCount(0);
});

test('a lesson is gone on with where one left it, and its pages have addresses', async ({ page, house }) => {
	await comeTo(page, house, '/g/piquet/learn');
	await page.getByRole('button', { name: 'Turn the page' }).click();
	await expect(page).toHaveURL(`${house.url}/g/piquet/learn/2`);
	await page.reload();
	await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
	await comeTo(page, house, '/g/piquet');
	await page.getByRole('link', { name: 'Go on learning' }).click();
	await expect(page).toHaveURL(`${house.url}/g/piquet/learn/2`);
	await page.goto(`${house.url}/learn/piquet`);
	await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
});

test('the lobby is paged and searched by the house', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Amalie');
	const asked: string[] = [];
	page.on('request', (sent) => sent.url().includes('/api/tables?words') && asked.push(new URL(sent.url()).search));
	for (let i = 0; i < 5; i++) {
		const opened = await request.post(`${house.url}/api/tables`, {
			data: { game: 'chess', options: {}, seats: ['open', 'open'], public: true, rated: false, pace: 0 },
			headers: { origin: house.url }
		});
		expect(opened.status()).toBe(201);
	}
	await context.clearCookies();
	await comeTo(page, house, '/');
	await page.getByRole('searchbox', { name: 'Find a table' }).fill('amal');
	await expect.poll(() => asked.some((search) => search.includes('words=amal'))).toBe(true);
	await expect(page.locator('.lines .line').first()).toContainText('Chess');
	await page.getByRole('searchbox', { name: 'Find a table' }).fill('nobody is called so');
	await expect(page.getByText('No open table is called so.')).toBeVisible();
});

test('each filter leaves what one wishes for, and stands in the address', async ({ page, house }) => {
	await comeTo(page, house, '/find');
	const tiles = page.locator('.tile');
	await expect(tiles).toHaveCount(48);
	for (const [name, value, part, kept, gone] of [
		['Players', '2', 'players=2', 'Piquet', 'Quadrille'],
		['Minutes', '15', 'minutes=15', 'Morra', 'Ballspiel'],
		['Weight', '1', 'weight=1', 'Blüchern', "L'Hombre"]
	] as const) {
		const filter = page.getByRole('combobox', { name });
		await filter.selectOption(value);
		await expect(page).toHaveURL(new RegExp(part));
		await expect(tiles.filter({ hasText: kept }).first()).toBeVisible();
		await expect(tiles.filter({ hasText: gone })).toHaveCount(0);
		await filter.selectOption('');
		await expect(tiles).toHaveCount(48);
	}
	const book = page.getByLabel('Book');
	// Books are called by their titles.
	for (const title of (await book.locator('option').allTextContents()).slice(1)) expect(title).toMatch(/^[A-Z].*\b1[78]\d\d/);
	await book.selectOption('003');
	await expect(page).toHaveURL(/book=003/);
	await expect(tiles.filter({ hasText: 'Trictrac' }).first()).toBeVisible();
	await expect(tiles.filter({ hasText: 'Scat' })).toHaveCount(0);
	// Who comes by the address finds the same.
	await page.reload();
	await expect(page.getByLabel('Book')).toHaveValue('003');
	await expect(tiles.filter({ hasText: 'Scat' })).toHaveCount(0);
});

for (const [locale, play, novice] of [
	['en-GB', 'Play', 'a novice'],
	['de-DE', 'Spielen', 'ein Neuling']
] as const) {
	test.describe(locale, () => {
		test.use({ locale });

		test('whoever is new meets novices, and after a match the book', async ({ page, house }) => {
			await comeTo(page, house, '/g/morra/new');
			await expect(page.locator('.seats select').last()).toHaveValue('novice');
			await expect(page.locator('.seats select').last().locator('option:checked')).toHaveText(novice);
			await comeTo(page, house, '/g/piquet');
			const opened = page.waitForRequest((sent) => sent.url().endsWith('/api/tables') && sent.method() === 'POST');
			await page.getByRole('button', { name: play, exact: true }).click();
			expect((await opened).postDataJSON().seats).toEqual(['me', { bot: 'novice' }]);
			await expect(page.locator('.felt')).toBeVisible();
			const { request } = page;
			const { table } = await openTable(request, house, { game: 'chess', options: { games: 1 }, seats: ['me', { bot: 'novice' }] });
			await comeTo(page, house, `/t/${table}`);
			await new Player(page).turn();
			const view = (await (await request.get(`${house.url}/api/tables/${table}`)).json()) as { steps: number };
			const done = await request.post(`${house.url}/api/tables/${table}/acts`, {
				data: { act: 'play', at: view.steps, notation: 'resign' },
				headers: { origin: house.url }
			});
			expect(done.status(), await done.text()).toBe(200);
			await expect(new Player(page).over).toBeVisible();
			// On another device too, since the house knows it.
			await page.evaluate(() => localStorage.clear());
			await comeTo(page, house, '/g/morra/new');
			await expect(page.locator('.seats select').last()).toHaveValue('book');
			// The lobby offers what was played, not what is easy for a newcomer.
			await page.evaluate(() => localStorage.clear());
			await comeTo(page, house, '/');
			await expect(page.locator('.offer h2')).toContainText(/^(Once more|Noch einmal): /);
			await expect(page.getByRole('button', { name: /novices|Neulinge/ })).toHaveCount(0);
		});
	});
}

test('a novice is chosen for a seat', async ({ page, house }) => {
	await comeTo(page, house, '/g/piquet/new');
	const bot = page.locator('.seats select').last();
	await bot.selectOption('book');
	await bot.selectOption('novice');
	await page.getByRole('button', { name: 'Open the table' }).click();
	await expect(page.locator('.felt .others .plate')).toBeVisible();
});
