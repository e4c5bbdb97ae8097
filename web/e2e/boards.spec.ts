/** Every kind of board takes a move by pointing. */
import type { Page } from '@playwright/test';
import { expect, guest, openTable, tableOf, test, watchFaults } from './house';

test.describe('by pointing', () => {
	test('a man of chess is dragged, and another moved by two clicks', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game: 'chess', seats: ['me', { bot: 'book' }] });
		const steps = async (): Promise<number> => (await tableOf(request, house, table)).steps;
		await page.goto(`${house.url}/t/${table}`);
		for (const drags of [true, false]) {
			await expect(page.locator('.square.takable').first()).toBeVisible();
			const before = await steps();
			const { from, to } = await someMove(page);
			if (drags) await from.dragTo(to);
			else {
				await from.click();
				await to.click();
			}
			await expect.poll(steps).toBeGreaterThan(before);
		}
		expect(faults).toEqual([]);
	});

	test('men of Trictrac go leg by leg', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game: 'trictrac', seats: ['me', { bot: 'book' }] });
		const steps = async (): Promise<number> => (await tableOf(request, house, table)).steps;
		await page.goto(`${house.url}/t/${table}`);
		await expect(page.locator('.point.takable').first()).toBeVisible({ timeout: 15_000 });
		const before = await steps();
		const taken = page.locator('.point.takable').first();
		await taken.press('Enter');
		await page.locator('.point.goal').first().press('Enter');
		// One leg is gone and nothing is told yet; it may be taken back.
		expect(await steps()).toBe(before);
		await page.getByRole('button', { name: 'Put the man back' }).click();
		for (let leg = 0; leg < 4 && (await steps()) === before; leg++) {
			await page.locator('.point.takable').first().press('Enter');
			await page.locator('.point.goal').first().press('Enter');
			await page.waitForTimeout(300);
		}
		await expect.poll(steps).toBeGreaterThan(before);
		expect(faults).toEqual([]);
	});

	test('counters are staked at Pharo', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game: 'pharo', seats: [{ bot: 'book' }, 'me', { bot: 'book' }, { bot: 'book' }] });
		await page.goto(`${house.url}/t/${table}`);
		await page.getByRole('button', { name: /^seven/ }).click();
		const dialog = page.getByRole('dialog', { name: 'seven' });
		await dialog.getByRole('button', { name: '10', exact: true }).click();
		await dialog.getByRole('button', { name: 'More' }).click();
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect(page.getByRole('button', { name: /^seven; Lieselotte: 11/ })).toBeVisible();
		expect(faults).toEqual([]);
	});
});

/** Some man that may move, and where to. */
async function someMove(page: Page): Promise<{ from: ReturnType<Page['locator']>; to: ReturnType<Page['locator']> }> {
	const square = await page.locator('.square.takable').first().getAttribute('data-drop');
	const from = page.locator(`[data-drop="${square}"]`);
	await from.click();
	const goal = await page.locator('.square.goal').first().getAttribute('data-drop');
	await from.click();
	return { from, to: page.locator(`[data-drop="${goal}"]`) };
}
