/** Room for forty-eight games: shelves, finding, a page for each, and lessons with addresses. */
import type { Page } from '@playwright/test';
import type { GameLine, Shelf } from '../src/lib/wire';
import { comeTo, expect, guest, test, watchFaults, type House } from './house';

const SIZES = [
	['phone', 360, 740],
	['tablet', 768, 1024],
	['desk', 1280, 800]
] as const;

/** As many games as the books have, made up from those there are. */
async function fortyEight(page: Page, house: House): Promise<void> {
	const games = (await (await page.request.get(`${house.url}/api/games`)).json()) as GameLine[];
	const shelves = (await (await page.request.get(`${house.url}/api/shelves`)).json()) as Shelf[];
	const sizes = [6, 8, 6, 4, 3, 8, 3, 1, 6, 1, 2];
	const many: GameLine[] = [];
	const stand = sizes.map((size, i): Shelf => {
		const shelf = shelves[i % shelves.length];
		if (!shelf) throw new Error('no shelf');
		const ids = Array.from({ length: size }, (_, k) => `game-${i}-${k}`);
		for (const [k, id] of ids.entries()) {
			const like = games[(i + k) % games.length];
			if (like) many.push({ ...like, id });
		}
		return { ...shelf, id: `shelf-${i}`, games: ids };
	});
	expect(many.length).toBe(48);
	await page.route('**/api/games', (route) => route.fulfill({ json: many }));
	await page.route('**/api/shelves', (route) => route.fulfill({ json: stand }));
}

for (const [size, width, height] of SIZES) {
	test(`forty-eight games find their place in the lobby (${size})`, async ({ page, house }) => {
		await page.setViewportSize({ width, height });
		await fortyEight(page, house);
		await comeTo(page, house, '/');
		await expect(page.locator('.tile')).toHaveCount(48);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		// Something to play at once is in sight before one scrolls, and no tile is smaller than a finger can use.
		await expect(page.getByRole('button', { name: 'Play against the book' })).toBeInViewport();
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
	const heads = await page.locator('details h3').allTextContents();
	expect(heads).toEqual(['Length and players', 'Calling', 'Play', 'Payments and counting', 'Strictness']);
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
