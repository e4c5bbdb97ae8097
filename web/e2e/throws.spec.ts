/** What a throw held: after each move of one's own at the tables games all plays are told, with points, risks and ranking. */
import { plainly } from '../src/lib/spoken';
import type { Held } from '../src/lib/wire';
import { play } from './drive';
import { expect, guest, openTable, tableOf, test, watchFaults } from './house';
import { Player } from './player';

/** What is said by one who lets everything pass. */
const QUIET = ['pass', 'stay', 'mark 0', 'throw-on', 'let-stand'];

for (const game of ['trictrac', 'toccategli', 'verkehren'] as const)
	test(`a throw of ${game} is looked back on`, async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game, seats: ['me', { bot: 'book' }] });
		await page.goto(`${house.url}/t/${table}`);
		const player = new Player(page);
		await expect(player.asked).toBeVisible();
		await page.keyboard.press('h');
		const panel = page.locator('.held');
		await expect(panel.getByRole('heading', { name: 'What this throw held' })).toBeVisible();
		await expect(panel.getByText('You have played no throw yet.')).toBeVisible();
		// Whoever moves while a hint is being thought about is told that the table has moved on: here it is waited for.
		await expect(page.locator('aside td.amount').first()).toBeVisible();
		await player.move();
		const played = panel.locator('tr.played');
		await expect(played).toHaveCount(1);
		const asked = await request.get(`${house.url}/api/tables/${table}/held`);
		const { analysis, played: place, verdict } = (await asked.json()) as Held;
		await expect(panel.locator('tbody tr')).toHaveCount(analysis.plays.length);
		await expect(played).toContainText(plainly(analysis.plays[place]?.label.en ?? '?'));
		await expect(panel.locator('.verdict').first()).toHaveText(plainly(verdict[0]?.en ?? '?'));
		await expect(panel.locator('thead')).toContainText('Book');
		expect(faults).toEqual([]);
	});

test('points that were not marked are called a school', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'trictrac', preset: 'strict', seats: ['me', { bot: 'book' }] });
	// Somebody who never marks: whatever his throws bring is missed.
	let school: string | undefined;
	for (let turn = 0; turn < 400 && school === undefined; turn++) {
		const asked = async () => (await tableOf(request, house, table)).choices?.list.length ?? 0;
		await expect.poll(asked, { message: 'the table asks', intervals: [20, 50, 100] }).toBeGreaterThan(0);
		const view = await tableOf(request, house, table);
		const plays = view.choices?.list.map((choice) => choice.notation) ?? [];
		const notation = plays.find((words) => /^(\d|-$)/.test(words)) ?? plays.find((words) => QUIET.includes(words)) ?? plays[0];
		if (notation === undefined) continue;
		await play(request, house, view, notation);
		const held = (await (await request.get(`${house.url}/api/tables/${table}/held`)).json()) as Held | null;
		if (held?.analysis.missed) school = plainly(held.verdict[0]?.en ?? '');
	}
	expect(school).toMatch(/^You missed .+: a school\.$/);
	await page.goto(`${house.url}/t/${table}`);
	await new Player(page).turn();
	await page.keyboard.press('h');
	await expect(page.locator('.held .verdict.missed')).toHaveText(school ?? '');
});

test('in a rated match nothing is told before its end', async ({ context, house }) => {
	const request = await guest(context, house, 'Anna');
	const { table } = await openTable(request, house, { game: 'trictrac', seats: ['me', { bot: 'book' }], rated: true });
	await expect.poll(async () => (await tableOf(request, house, table)).status).toBe('playing');
	const refused = await request.get(`${house.url}/api/tables/${table}/held`);
	expect(refused.status()).toBe(403);
});
