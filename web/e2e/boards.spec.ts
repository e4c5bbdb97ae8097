/** Every kind of board takes a move by pointing. */
import type { Locator, Page } from '@playwright/test';
import type { Lesson } from '../src/lib/wire';
import { expect, guest, openTable, tableOf, test, watchFaults } from './house';
import { Player } from './player';

test.describe('by pointing', () => {
	test('a man of chess is dragged, and another moved by two clicks', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game: 'chess', seats: ['me', { bot: 'book' }] });
		await page.goto(`${house.url}/t/${table}`);
		const player = new Player(page);
		for (const drags of [true, false]) {
			await expect(player.asked).toBeVisible();
			const { from, to } = await someMove(page);
			await player.acts(async () => {
				if (drags) return from.dragTo(to);
				await from.click();
				await to.click();
			});
		}
		expect(faults).toEqual([]);
	});

	test('men of Trictrac go leg by leg', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game: 'trictrac', seats: ['me', { bot: 'book' }] });
		await page.goto(`${house.url}/t/${table}`);
		const player = new Player(page);
		await expect(player.asked).toBeVisible();
		const [takable, goal, back] = [
			page.locator('.point.takable').first(),
			page.locator('.point.goal').first(),
			page.getByRole('button', { name: 'Put the man back' })
		];
		const oneLeg = async (): Promise<void> => {
			await takable.press('Enter');
			await goal.press('Enter');
		};
		const before = await player.steps();
		await oneLeg();
		// One leg is gone and nothing is told yet; it may be taken back.
		await expect(back).toBeVisible();
		expect(await player.steps()).toBe(before);
		await back.click();
		await expect(back).toHaveCount(0);
		await player.acts(async () => {
			// As long as a leg may be taken back the play is not done.
			do await oneLeg();
			while ((await back.count()) > 0);
		});
		// The other has answered, and one sees with which men.
		await expect(player.asked).toBeVisible();
		await expect(page.locator('.man.last').first()).toBeVisible();
		expect(faults).toEqual([]);
	});

	test('counters are staked at Pharo', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game: 'pharo', seats: [{ bot: 'book' }, 'me', { bot: 'book' }, { bot: 'book' }] });
		await page.goto(`${house.url}/t/${table}`);
		await expect(new Player(page).asked).toBeVisible();
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
		const player = new Player(page);
		const [places, own] = [page.locator('.layout .place'), page.locator('.layout .place.own')];
		const stake = (at: number): Promise<void> =>
			player.acts(async () => {
				await places.nth(at).click();
				await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
			});
		let notation: string | undefined;
		let layout: readonly string[] = [];
		const cardOf = (answered: string): Locator => places.nth(layout.indexOf(answered.split(' ')[1] ?? ''));
		/** One points at the card that is answered for and says how. */
		const answer = async (answered: string): Promise<void> => {
			await cardOf(answered).click();
			await page.locator(`dialog [data-notation="${answered}"]`).click();
		};
		for (let turns = 0; notation === undefined && turns < 60; turns++) {
			await expect(player.asked).toBeVisible();
			const { choices, scene } = await tableOf(request, house, table);
			const [ready, answers] = [
				choices?.list.some((choice) => choice.notation === 'ready'),
				choices?.list.filter((choice) => choice.notation.startsWith('answer ')) ?? []
			];
			layout = scene?.board.kind === 'bank' ? scene.board.layout : [];
			notation = answers.find((choice) => choice.notation.endsWith(' paroli'))?.notation;
			if (notation !== undefined) break;
			// Nothing is on the table yet, or everything was lost.
			if (ready && (await own.count()) === 0) for (const at of [1, 3, 5, 7, 9, 11]) await stake(at);
			await player.acts(async () => {
				if (ready) return page.locator('.bar [data-notation="ready"]').click();
				// A card that was drawn twice is answered for as well, but not by a Paroli.
				await answer(answers[0]?.notation ?? '');
			});
		}
		if (notation === undefined) throw new Error('nothing won');
		await answer(notation);
		await expect(cardOf(notation)).toHaveAccessibleName(/Paroli/);
		expect(faults).toEqual([]);
	});

	test('a pawn that arrives becomes what one chooses', async ({ page, request, house }) => {
		const faults = watchFaults(page);
		// The lesson has such a pawn, on b7; it may become only the queen that was lost, so here a knight was lost as well.
		const lesson = (await (await request.get(`${house.url}/api/games/chess/lesson`)).json()) as Lesson;
		const promotes = lesson.pages.findIndex(({ question }) => question?.choices.list.some((choice) => choice.notation === 'b7a8q'));
		const list = lesson.pages[promotes]?.question?.choices.list;
		const queen = list?.find((choice) => choice.notation === 'b7a8q');
		if (!list || !queen) throw new Error('the lesson has no such pawn');
		list.push({ ...queen, notation: 'b7a8n', label: { en: 'a knight', de: 'ein Springer' } });
		await page.route('**/api/games/chess/lesson', (route) => route.fulfill({ json: lesson }));
		await page.goto(`${house.url}/g/chess/learn`);
		const [b7, a8] = [page.locator('[data-drop="49"]'), page.locator('[data-drop="56"]')];
		for (let turned = 0; turned < promotes; turned++) {
			await expect(page.locator('article nav')).toContainText(`${turned + 1} / ${lesson.pages.length}`);
			await page.getByRole('button', { name: 'Turn the page' }).click();
		}
		await expect(b7).toHaveAccessibleName('b7, white pawn');
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
