/** How a match ends before the eyes of whoever sits there: with its result, all of it in sight. */
import type { Page } from '@playwright/test';
import type { SeatWish } from '../src/lib/wire';
import { play, playTo } from './drive';
import { comeTo, expect, guest, openTable, settled, tableOf, test } from './house';

const bots = (count: number): SeatWish[] => Array.from({ length: count }, (_, i) => (i === 0 ? 'me' : { bot: 'book' }));
const pacing = async (page: Page, pace: string): Promise<void> => {
	await page.addInitScript((kept) => localStorage.setItem('spadille.likes', kept), JSON.stringify({ pace }));
};

for (const pace of ['calm', 'brisk'] as const) {
	test(`after the last deal nothing stands before the result (${pace})`, async ({ page, context, house }) => {
		await pacing(page, pace);
		const request = await guest(context, house, 'Anna');
		const { table } = await openTable(request, house, { game: 'chess', seats: bots(2) });
		await comeTo(page, house, `/t/${table}`);
		const view = await playTo(request, house, table, ({ steps }) => steps > 0);
		if (!view) throw new Error('it was over too soon');
		await play(request, house, view, 'resign');
		await expect(page.locator('.result')).toBeVisible();
		await expect(page.locator('.moment')).toHaveCount(0);
		expect((await tableOf(request, house, table)).deals).toBe(1);
	});
}

/** What of the result is to be seen only by looking past an edge of the table. */
const hidden = (page: Page): Promise<string[]> =>
	page.locator('.over').evaluate((over) => {
		const [clip, result] = [over.getBoundingClientRect(), over.querySelector('.result')];
		const parts = [result?.querySelector('table'), result?.querySelector('tbody .amount'), result?.querySelector('.row .main'), ...over.children];
		const past = parts.flatMap((part) => {
			const { left, right, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect(-99);
			const high = part?.closest('table') ? [] : [clip.top - top, bottom - clip.bottom];
			const by = Math.max(clip.left - left, right - clip.right, ...high);
			return by > 1 ? [`${part?.className || part?.tagName} by ${Math.round(by)}`] : [];
		});
		const wide = [document.documentElement, ...(result ? [result] : [])].filter((el) => el.scrollWidth > el.clientWidth + 1);
		return [...past, ...wide.map((el) => `${el.className || el.tagName} is ${el.scrollWidth} wide`)];
	});

test('the result of a match is seen whole on every screen', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	for (const wish of [
		{ game: 'morra', seats: bots(2) },
		{ game: 'haufeln', seats: bots(10), options: { players: 10, rounds: 1 } }
	]) {
		const { table } = await openTable(request, house, wish);
		await playTo(request, house, table, () => false);
		await comeTo(page, house, `/t/${table}`);
		for (const lang of ['en', 'de']) {
			await page.evaluate((kept) => localStorage.setItem('spadille.likes', kept), JSON.stringify({ lang }));
			for (const [width, height] of [
				[360, 740],
				[740, 360],
				[768, 1024],
				[1280, 800]
			] as const) {
				await page.setViewportSize({ width, height });
				await page.reload();
				await settled(page);
				await expect.poll(() => hidden(page), `${wish.game}, ${lang}, ${width} by ${height}`).toEqual([]);
				if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/over-${wish.game}-${lang}-${width}.png` });
			}
		}
	}
});
