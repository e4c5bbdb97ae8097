/** The table explains itself: laws beside what they belong to, words of the trade, hints on the table, what was drawn. */
import { tableAt } from './drive';
import { comeTo, expect, guest, openTable, settled, test, watchFaults } from './house';
import { Player } from './player';
import type { GameDetail } from '../src/lib/wire';

const bots = (count: number) => Array.from({ length: count }, (_, i) => (i === 0 ? ('me' as const) : { bot: 'book' }));

test('the law of what one may do is read, and nothing is played by reading', async ({ page, context, house }) => {
	const faults = watchFaults(page);
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'lhombre', seats: bots(3) });
	await comeTo(page, house, `/t/${table}`);
	const player = new Player(page);
	await player.turn();
	await page.getByRole('button', { name: 'What each of these means' }).click();
	const dialog = page.getByRole('dialog', { name: 'What each of these means' });
	await expect(dialog.locator('dt').first()).toBeVisible();
	// What is called may be a word of the trade, and is explained like any other.
	await expect(dialog.locator('dt .word').first()).toBeVisible();
	await expect(dialog.locator('cite').first()).toContainText(/1782/);
	await expect(dialog.locator('[data-notation]')).toHaveCount(0);
	await page.keyboard.press('Escape');
	expect(faults).toEqual([]);
});

test('a word of the trade opens its meaning where it stands', async ({ page, house }) => {
	await comeTo(page, house, '/g/piquet/rules');
	const word = page.locator('.text .word').first();
	await expect(word).toBeVisible();
	const text = (await word.textContent()) ?? '';
	await word.click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toBeVisible();
	expect(((await dialog.textContent()) ?? '').length).toBeGreaterThan(text.length + 5);
});

test('a hint is one click, and what it names is marked on the table', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { id } = await tableAt(
		request,
		house,
		{ game: 'whist', seats: bots(4) },
		(view) => (view.choices?.list.filter((choice) => typeof choice.target === 'object' && 'card' in choice.target).length ?? 0) > 2
	);
	await comeTo(page, house, `/t/${id}`);
	await page.getByRole('button', { name: 'Hint' }).click();
	await expect(page.locator('.own .card.hinted')).toHaveCount(1);
	const values = await page.locator('aside .amount').allTextContents();
	expect(values.length).toBeGreaterThan(1);
	for (const value of values) expect(value).not.toMatch(/± 0[.,]00/);
});

/** Where a hint is marked: a place of the layout, a call of the list, a stroke that is drawn, something on a stage. */
const MARKED = {
	// Where the book would lay nothing more, the button is marked.
	pharo: '.bank .place.hinted, .bar .button.hinted',
	boston: '.bar .button.hinted',
	billiard: 'canvas[data-hinted=true]',
	ballspiel: 'canvas[data-hinted=true]',
	morra: '.raising .pick.hinted',
	'card-tricks': '.stage .hinted, .bar .hinted'
} as const;

test('what is hinted at is marked wherever it is done', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	for (const [game, mark] of Object.entries(MARKED)) {
		const { guest_seat: mine, quick_seats: seats } = (await (await request.get(`${house.url}/api/games/${game}`)).json()) as GameDetail;
		const sits = Array.from({ length: seats }, (_, seat) => (seat === mine ? ('me' as const) : { bot: 'book' }));
		const { id } = await tableAt(request, house, { game, seats: sits });
		await comeTo(page, house, `/t/${id}`);
		await page.getByRole('button', { name: 'Hint' }).click();
		await expect(page.locator(mark).first(), game).toBeVisible();
		const told = await page.locator('aside td.amount').allTextContents();
		const values = told.map((value) => Number.parseFloat(value.replace('−', '-'))).filter(Number.isFinite);
		expect(values, `${game}: the best first`).toEqual([...values].sort((a, b) => b - a));
	}
});

test('chess is hinted at in pawns, on the squares', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { id } = await tableAt(request, house, { game: 'chess', seats: bots(2) }, (view) => view.steps >= 3);
	await comeTo(page, house, `/t/${id}`);
	await page.getByRole('button', { name: 'Hint' }).click();
	await expect(page.locator('.square.hinted')).toHaveCount(2);
	await expect(page.locator('aside .amount').nth(1)).toContainText(/pawns|mate/);
});

test('after the match one may ask about any of one’s turns', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'chess', options: { games: 1 }, seats: bots(2) });
	await comeTo(page, house, `/t/${table}`);
	const player = new Player(page);
	await player.turn();
	const act = async (data: object): Promise<void> => {
		const done = await request.post(`${house.url}/api/tables/${table}/acts`, { data, headers: { origin: house.url } });
		expect(done.status(), await done.text()).toBe(200);
	};
	const view = (await (await request.get(`${house.url}/api/tables/${table}`)).json()) as { steps: number };
	await act({ act: 'play', at: view.steps, notation: 'resign' });
	await comeTo(page, house, `/t/${table}`);
	await page.keyboard.press('Escape');
	await page.locator('body').press('y');
	await page.getByRole('button', { name: 'One step back' }).click();
	const ask = page.locator('aside').getByRole('button', { name: /hint|would/i });
	await expect(ask).toBeVisible();
	await ask.click();
	await expect(page.locator('aside .amount').nth(1)).toContainText(/pawns|mate/);
});

test('what was drawn from the talon is marked until the next act', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { id } = await tableAt(
		request,
		house,
		{ game: 'piquet', seats: bots(2) },
		(view) => view.choices?.forms.some((form) => form.form === 'subset') ?? false
	);
	await comeTo(page, house, `/t/${id}`);
	const player = new Player(page);
	const hand = page.locator('.own .hand .card');
	const before = await hand.evaluateAll((all) => all.map((el) => el.getAttribute('data-card')));
	await player.move();
	await settled(page);
	const fresh = await page.locator('.own .hand .card.fresh').evaluateAll((all) => all.map((el) => el.getAttribute('data-card')));
	expect(fresh.length).toBeGreaterThan(0);
	for (const card of fresh) expect(before).not.toContain(card);
});
