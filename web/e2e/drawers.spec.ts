/** A drawer that is open beside or below the table covers neither the hand nor the answers, nor what is hinted at. */
import type { Page } from '@playwright/test';
import type { TableView } from '../src/lib/wire';
import { tableAt } from './drive';
import { comeTo, expect, guest, test } from './house';

const SIZES = [
	['a tablet upright', 768, 1024],
	['a tablet on its side', 1024, 768],
	['a phone on its side', 740, 360]
] as const;
const DRAWERS = ['h', 'r', 'a', 'c', 'y'] as const;

const bots = (count: number) => Array.from({ length: count }, (_, i) => (i === 0 ? ('me' as const) : { bot: 'book' }));
const playsCard = ({ choices, scene }: TableView): boolean =>
	scene?.board.kind === 'cards' && (choices?.list.filter(({ target }) => typeof target === 'object' && 'card' in target).length ?? 0) > 2;

/** What of the table cannot be seen or lies under the drawer. */
const covered = (page: Page, selector: string): Promise<string[]> =>
	page.evaluate((wanted) => {
		const drawer = document.querySelector('aside')?.getBoundingClientRect();
		const found = [...document.querySelectorAll<HTMLElement>(wanted)];
		if (found.length === 0) return [`there is no ${wanted}`];
		return found.flatMap((el) => {
			const box = el.getBoundingClientRect();
			const name = `${el.className.replace(/ ?svelte-\w+/g, '')} ${el.dataset['card'] ?? el.innerText.slice(0, 20)}`;
			if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return [`${name} is out of sight`];
			const over = drawer && Math.min(box.right, drawer.right) - Math.max(box.left, drawer.left) > 1;
			return over && Math.min(box.bottom, drawer.bottom) - Math.max(box.top, drawer.top) > 1 ? [`${name} lies under the drawer`] : [];
		});
	}, selector);

for (const [what, width, height] of SIZES) {
	test(`every drawer leaves hand and buttons in sight (${what})`, async ({ page, context, house }) => {
		const request = await guest(context, house, 'Anna');
		const cards = await tableAt(request, house, { game: 'whist', seats: bots(4) }, playsCard);
		const calls = await tableAt(request, house, { game: 'lhombre', seats: bots(3) });
		await page.setViewportSize({ width, height });
		for (const [id, parts] of [
			[cards.id, ['.own .hand .card', '.own > .plate']],
			[calls.id, ['.own .hand .card', '.own > .plate', '.bar .answers']]
		] as const) {
			await comeTo(page, house, `/t/${id}`);
			for (const key of DRAWERS) {
				await page.locator('body').press(key);
				await expect(page.locator('aside')).toBeVisible();
				for (const part of parts) await expect.poll(() => covered(page, part), `${key}: ${part}`).toEqual([]);
			}
		}
		// What may be answered can be pressed, the log open.
		await page.locator('body').press('c');
		for (const button of await page.locator('.bar .answers .button:enabled').all()) {
			await button.scrollIntoViewIfNeeded();
			await button.click({ trial: true });
		}
	});

	test(`the mark of a hint is seen where it is asked for (${what})`, async ({ page, context, house }) => {
		const request = await guest(context, house, 'Anna');
		const { id } = await tableAt(request, house, { game: 'whist', seats: bots(4) }, playsCard);
		await page.setViewportSize({ width, height });
		await comeTo(page, house, `/t/${id}`);
		await page.locator('body').press('h');
		await expect(page.locator('.own .card.hinted')).toHaveCount(1);
		await expect.poll(() => covered(page, '.own .card.hinted')).toEqual([]);
		await expect(page.locator('aside .choice')).toBeInViewport();
	});
}
