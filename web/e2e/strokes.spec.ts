/** Strokes on the cloth and in the court: by the hand, with everything in motion, and by keys alone. */
import type { Locator, Page } from '@playwright/test';
import type { Figure, TableView } from '../src/lib/wire';
import { tableAt } from './drive';
import { comeTo, expect, guest, test, watchFaults } from './house';
import { Player } from './player';

const AGAINST_THE_BOOK = ['me' as const, { bot: 'book' }];

/** The rim of wood and cushions around the cloth, in millimetres, as the board draws it. */
const RIM = 150;

const likes = (page: Page): Promise<unknown> =>
	page.addInitScript((kept) => localStorage.setItem('spadille.likes', kept), JSON.stringify({ lang: 'en', pace: 'brisk' }));

/** Whether a stroke can be filled in now. */
const strikes = ({ choices }: TableView): boolean => (choices?.forms ?? []).some(({ form }) => form === 'stroke');

/** Whether the marker has called something. */
const called = ({ scene }: TableView): boolean =>
	(scene?.board.kind === 'cloth' || scene?.board.kind === 'court') && scene.board.calls.some(({ said }) => Boolean(said));

function figure({ choices }: TableView, name: string): Figure {
	const found = (choices?.forms ?? []).flatMap((form) => (form.form === 'stroke' ? form.figures : [])).find((one) => one.name === name);
	if (!found) throw new Error(`no figure ${name}`);
	return found;
}

/** Does something that makes a stroke, and sees it run and come to rest. */
async function runs(canvas: Locator, how: () => Promise<void>): Promise<void> {
	await expect(canvas).toHaveAttribute('data-rolling', 'false');
	// Written down by the page itself: a short run may be over before it is asked for.
	await canvas.evaluate((el) => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		new MutationObserver(() => seen.push(el.getAttribute('data-rolling') ?? '')).observe(el, { attributes: true, attributeFilter: ['data-rolling'] });
	});
	await how();
	const seen = (): Promise<string[]> => canvas.evaluate(() => (window as unknown as { seen: string[] }).seen);
	await expect.poll(async () => (await seen()).slice(0, 2)).toEqual(['true', 'false']);
}

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
	for (let tabs = 0; tabs < 80; tabs++) {
		if (await place.evaluate((el) => el === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error('no key leads there');
}

test.describe('in motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 800 } });

	test('a ball in hand is laid, the stick behind it drawn back, and the stroke runs and is seen again', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		await likes(page);
		const request = await guest(context, house, 'Lieselotte');
		const view = await tableAt(request, house, { game: 'billiard', seats: AGAINST_THE_BOOK }, strikes);
		const board = view.scene?.board;
		if (board?.kind !== 'cloth' || !board.zone) throw new Error('no ball in hand');
		await comeTo(page, house, `/t/${view.id}`);
		const canvas = page.locator('.billiard canvas');
		const box = await canvas.boundingBox();
		if (!box) throw new Error('no table');
		const scale = box.width / (board.length + 2 * RIM);
		const at = (x: number, y: number): [number, number] => [box.x + (x + RIM) * scale, box.y + (y + RIM) * scale];
		const [x, y] = [figure(view, 'x').usual, figure(view, 'y').usual];

		// Taken at the ball it is laid elsewhere, and nothing is struck.
		await page.mouse.move(...at(x, y));
		await page.mouse.down();
		await page.mouse.move(...at(x, y + 150), { steps: 4 });
		await page.mouse.up();
		await expect(canvas).toHaveAttribute('data-strokes', String(board.strokes));

		await page.mouse.move(...at(x + 700, y + 150));
		await page.mouse.down();
		await page.mouse.up();
		const strength = page.locator('[data-figure=speed]');
		const before = Number(await strength.inputValue());
		await page.mouse.move(...at(x - 150, y + 150));
		await page.mouse.down();
		await page.mouse.move(...at(x - 400, y + 150), { steps: 6 });
		expect(Number(await strength.inputValue())).toBeGreaterThan(before);
		await runs(canvas, () => page.mouse.up());
		expect(Number(await canvas.getAttribute('data-strokes'))).toBeGreaterThan(board.strokes);
		// The other answers; when all lies still again, his stroke may be seen once more.
		await expect(new Player(page).asked).toBeVisible();
		await runs(canvas, () => page.getByRole('button', { name: 'See it again' }).click());
		expect(faults).toEqual([]);
	});

	test('a ball in the court is aimed by dragging, flies, and the marker calls it by its law', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		await likes(page);
		const request = await guest(context, house, 'Lieselotte');
		const view = await tableAt(request, house, { game: 'ballspiel', seats: AGAINST_THE_BOOK }, (now) => strikes(now) && returns(now));
		await comeTo(page, house, `/t/${view.id}`);
		const canvas = page.locator('.court canvas');
		const box = await canvas.boundingBox();
		if (!box) throw new Error('no court');
		const height = page.locator('[data-figure=elevation]');
		const before = Number(await height.inputValue());
		await page.mouse.move(box.x + box.width / 2, box.y + box.height - 20);
		await page.mouse.down();
		await page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 5 });
		await page.mouse.up();
		expect(Number(await height.inputValue())).toBeGreaterThan(before + 1000);
		// So steep and so hard it leaves the house, and the rally is decided.
		await height.press('End');
		await page.locator('[data-figure=speed]').press('End');
		await runs(canvas, () => new Player(page).stroke.click());
		const call = page.locator('.court .call');
		await expect(call.locator('summary')).toBeVisible();
		await expect(call.locator('.sentence')).toHaveText(/\w+/);
		expect(faults).toEqual([]);
	});
});

const returns = ({ choices }: TableView): boolean => (choices?.forms ?? []).some((form) => form.form === 'stroke' && form.verb === 'hit');

test.describe('at rest', () => {
	test('what the marker called stands with its law, and the stick is chosen with where it meets the ball', async ({ page, context, house }) => {
		await likes(page);
		const request = await guest(context, house, 'Lieselotte');
		const view = await tableAt(request, house, { game: 'billiard', seats: AGAINST_THE_BOOK }, (now) => strikes(now) && called(now));
		await comeTo(page, house, `/t/${view.id}`);
		const law = page.locator('.billiard .call .sentence');
		await expect(law).toBeHidden();
		await page.locator('.billiard .call summary').click();
		await expect(law).toBeVisible();
		const point = page.getByRole('application', { name: /^Where the stick meets the ball/ });
		await expect(point).toHaveAccessibleName(/: 0, 0$/);
		await point.click({ position: { x: 36, y: 20 } });
		await expect(point).not.toHaveAccessibleName(/: 0, 0$/);
		// The mace meets the ball in its middle, and not so hard.
		const most = async (): Promise<number> => Number(await page.locator('[data-figure=speed]').getAttribute('max'));
		const fastest = await most();
		await page.locator('.words label', { has: page.locator('[value=mace]') }).click();
		await expect(point).toHaveCount(0);
		expect(await most()).toBeLessThan(fastest);
		const help = page.getByText('How to strike');
		await help.click();
		await expect(page.locator('.fields details p')).toBeVisible();
	});

	for (const [game, wanted, kept, keys] of [
		['billiard', strikes, '.billiard canvas', ['ArrowRight', 'Shift+ArrowLeft', 'PageUp', 'End']],
		['ballspiel', returns, '.court canvas', ['ArrowUp', 'Shift+ArrowLeft', '+', 'PageUp']]
	] as const)
		test(`${game}: a stroke by keys alone`, async ({ page, context, house }) => {
			await likes(page);
			const request = await guest(context, house, 'Lieselotte');
			const view = await tableAt(request, house, { game, seats: AGAINST_THE_BOOK }, wanted);
			await comeTo(page, house, `/t/${view.id}`);
			const canvas = page.locator(kept);
			await tabTo(page, canvas);
			// As they are written: a slider stands at its nearest step.
			const figures = (): Promise<string[]> => page.locator('.fields output').allTextContents();
			for (const key of keys) {
				const before = await figures();
				await page.keyboard.press(key);
				await expect.poll(figures, key).not.toEqual(before);
			}
			await new Player(page).acts(async () => {
				await page.keyboard.press('Enter');
				await expect.poll(async () => Number(await canvas.getAttribute('data-strokes'))).toBeGreaterThan(strokesOf(view));
			});
		});
});

const strokesOf = ({ scene }: TableView): number => (scene?.board.kind === 'cloth' || scene?.board.kind === 'court' ? scene.board.strokes : 0);
