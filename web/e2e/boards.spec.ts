/** Every kind of board takes a move by pointing. */
import type { Page } from '@playwright/test';
import type { Lesson } from '../src/lib/wire';
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
		// The other has answered, and one sees with which men.
		await expect(page.locator('.point.takable').first()).toBeVisible({ timeout: 15_000 });
		await expect(page.locator('.man.last').first()).toBeVisible();
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

	test('a card that has won is bent for a Paroli', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game: 'pharo', seats: [{ bot: 'book' }, 'me', { bot: 'book' }, { bot: 'book' }] });
		await page.goto(`${house.url}/t/${table}`);
		const places = page.locator('.layout .place');
		await expect(page.locator('.place.open').first()).toBeVisible();
		for (const at of [1, 3, 5, 7, 9, 11]) {
			await places.nth(at).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
			await expect(places.nth(at)).toHaveClass(/own/);
		}
		const paroli = async (): Promise<string | undefined> => (await tableOf(request, house, table)).choices?.list.find((choice) => /^answer \S+ paroli$/.test(choice.notation))?.notation;
		const ready = page.locator('.bar [data-notation="ready"]');
		await expect(async () => {
			if (await paroli()) return;
			await ready.click({ timeout: 1000 });
			throw new Error('nothing won yet');
		}).toPass({ timeout: 30_000, intervals: [50] });
		const notation = (await paroli()) ?? '';
		const view = await tableOf(request, house, table);
		const layout = view.scene?.board.kind === 'bank' ? view.scene.board.layout : [];
		const card = places.nth(layout.indexOf(notation.split(' ')[1] ?? ''));
		await card.click();
		await page.locator(`dialog [data-notation="${notation}"]`).click();
		await expect(card).toHaveAccessibleName(/Paroli/);
		expect(faults).toEqual([]);
	});

	test('a pawn that arrives becomes what one chooses', async ({ page, house }) => {
		const faults = watchFaults(page);
		// The lesson has such a pawn, on b7; it may become only the queen that was lost, so here a knight was lost as well.
		await page.route('**/api/games/chess/lesson', async (route) => {
			const lesson = (await (await route.fetch()).json()) as Lesson;
			for (const { question } of lesson.pages) {
				const queen = question?.choices.list.find((choice) => choice.notation === 'b7a8q');
				if (queen) question?.choices.list.push({ ...queen, notation: 'b7a8n', label: { en: 'a knight', de: 'ein Springer' } });
			}
			await route.fulfill({ json: lesson });
		});
		await page.goto(`${house.url}/learn/chess`);
		const [b7, a8] = [page.locator('[data-drop="49"]'), page.locator('[data-drop="56"]')];
		await expect(async () => {
			await page.getByRole('button', { name: 'Turn the page' }).click({ timeout: 1000 });
			await expect(b7).toHaveAccessibleName('b7, white pawn', { timeout: 200 });
		}).toPass({ intervals: [10] });
		await b7.click();
		await a8.click();
		const which = page.getByRole('dialog', { name: 'Which do you mean?' });
		await expect(which.locator('[data-notation]')).toHaveCount(2);
		await which.locator('[data-notation="b7a8q"]').click();
		await expect(page.getByRole('status')).toContainText('So would the book.');
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
