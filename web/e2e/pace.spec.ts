/** How the table tells what happens, at the pace one likes: bubbles, captions, declarations, the end of a deal. */
import type { Page } from '@playwright/test';
import type { NewTable, SeatWish } from '../src/lib/wire';
import { playTo } from './drive';
import { comeTo, expect, guest, openTable, PIQUET, test } from './house';
import { Player } from './player';

const bots = (count: number, mine = 0): SeatWish[] => Array.from({ length: count }, (_, i) => (i === mine ? 'me' : { bot: 'book' }));

const likes = (page: Page, wanted: object): Promise<unknown> =>
	page.addInitScript((kept) => localStorage.setItem('spadille.likes', kept), JSON.stringify(wanted));

interface Heard {
	at: number;
	what: 'bubble' | 'caption';
	text: string;
}

/** Writes down every bubble and every caption with the time of the page at which it came. */
const listen = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const heard: { at: number; what: string; text: string }[] = [];
		Object.assign(window, { heard });
		const look = (node: Node): void => {
			if (!(node instanceof Element)) return;
			for (const el of [node, ...node.querySelectorAll('.bubble, .caption')])
				for (const what of ['bubble', 'caption']) if (el.classList.contains(what)) heard.push({ at: Date.now(), what, text: el.textContent ?? '' });
		};
		new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(look))).observe(document, { childList: true, subtree: true });
	});

const heard = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

interface Told {
	what: string;
	wish: Partial<NewTable> & { game: string; seats: SeatWish[] };
	kinds: readonly Heard['what'][];
}

const TOLD: readonly Told[] = [
	{ what: 'calls and tricks of Boston', wish: { game: 'boston', seats: bots(4) }, kinds: ['bubble', 'caption'] },
	{ what: 'tricks of Whist', wish: { game: 'whist', seats: bots(4) }, kinds: ['caption'] },
	{ what: 'what is marked at Trictrac', wish: { game: 'trictrac', seats: bots(2) }, kinds: ['bubble'] },
	{ what: 'payments at Vingt-et-un', wish: { game: 'vingt-et-un', seats: bots(4, 1) }, kinds: ['caption'] }
];

for (const [lang, width, height] of [
	['en', 1280, 800],
	['de', 360, 740]
] as const) {
	for (const { what, wish, kinds } of TOLD) {
		test(`${what}: told where it happens (${lang}, ${width})`, async ({ page, context, house }) => {
			await likes(page, { lang, pace: 'once' });
			await listen(page);
			await page.setViewportSize({ width, height });
			const request = await guest(context, house, 'Anna');
			const { table } = await openTable(request, house, wish);
			await comeTo(page, house, `/t/${table}`);
			const all = async (): Promise<boolean> => {
				const lines = await heard(page);
				return kinds.every((kind) => lines.some((line) => line.what === kind && line.text.length > 3));
			};
			for (let steps = 4; !(await all()); steps += 4) {
				expect(steps, 'so much was played, and not all of it told').toBeLessThan(400);
				const view = await playTo(request, house, table, (now) => now.steps >= steps);
				if (!view) break;
			}
			await expect.poll(all).toBe(true);
		});
	}
}

for (const [what, width, height] of [
	['phone', 360, 740],
	['tablet', 768, 1024],
	['desk', 1280, 800]
] as const) {
	test(`a picture of what is said (${what})`, async ({ page, context, house }) => {
		await likes(page, { pace: 'calm' });
		await page.clock.install();
		await page.setViewportSize({ width, height });
		const request = await guest(context, house, 'Anna');
		const { table } = await openTable(request, house, { game: 'boston', seats: bots(4) });
		await comeTo(page, house, `/t/${table}`);
		const player = new Player(page);
		await player.turn();
		await player.move();
		const bubble = page.locator('.plate .bubble').first();
		await expect(bubble).toBeVisible();
		await page.screenshot({ path: `e2e/shots/bubbles-${width}.png` });
		const box = await bubble.boundingBox();
		expect(box?.x ?? -9).toBeGreaterThanOrEqual(-1);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 1);
	});
}

for (const [pace, least] of [
	['calm', 1400],
	['brisk', 600]
] as const) {
	test(`the declarations of Piquet are told one after another (${pace})`, async ({ page, context, house }) => {
		await likes(page, { pace });
		await listen(page);
		await page.clock.install();
		const request = await guest(context, house, 'Anna');
		const { table } = await openTable(request, house, { ...PIQUET, seats: bots(2) });
		await comeTo(page, house, `/t/${table}`);
		const player = new Player(page);
		await player.playUntil(() => player.playsCard());
		// What was declared waits its turn; the clock of the page is turned until all of it was told.
		await expect
			.poll(async () => {
				await page.clock.runFor(least);
				return (await heard(page)).filter(({ what }) => what === 'bubble').length;
			})
			.toBeGreaterThan(3);
		const lines = await heard(page);
		const gaps = lines.slice(1).map(({ at }, i) => at - (lines[i]?.at ?? 0));
		// A busy page tells one line a little late, and the next in time.
		expect(Math.min(...gaps)).toBeGreaterThanOrEqual(least / 2);
	});
}

for (const lang of ['en', 'de'] as const) {
	test(`the end of a deal goes on by itself when its time is over (${lang})`, async ({ page, context, house }) => {
		await likes(page, { lang, pace: 'brisk' });
		await page.clock.install();
		const request = await guest(context, house, 'Anna');
		const { table } = await openTable(request, house, { ...PIQUET, seats: bots(2) });
		await comeTo(page, house, `/t/${table}`);
		const player = new Player(page);
		const moment = page.locator('.moment');
		while ((await moment.count()) === 0) {
			await expect(player.asked.or(moment).first()).toBeVisible();
			if ((await moment.count()) === 0) await player.move();
		}
		await expect(moment).toContainText(lang === 'de' ? /in \d+ Sekunden/ : /in \d+ seconds/);
		await page.clock.runFor(5000);
		await expect(moment).toContainText(lang === 'de' ? /in [1-7] Sekunden?/ : /in [1-7] seconds?/);
		await page.clock.runFor(8000);
		await expect(moment).toHaveCount(0);
		await player.turn();
	});
}

test('the pace is chosen in the settings, and holds at once', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Anna');
	const { table } = await openTable(request, house, { ...PIQUET, seats: bots(2) });
	await comeTo(page, house, `/t/${table}`);
	for (const [name, stays] of [
		['calm', true],
		['at once', false]
	] as const) {
		await page.getByRole('button', { name: 'The table', exact: true }).click();
		await page.getByRole('button', { name: 'Settings' }).click();
		await page.getByRole('radio', { name, exact: true }).check();
		await page.keyboard.press('Escape');
		const player = new Player(page);
		const moment = page.locator('.moment');
		const deals = async (): Promise<number> => ((await (await request.get(`${house.url}/api/tables/${table}`)).json()) as { deals: number }).deals;
		const before = await deals();
		while ((await deals()) === before) {
			await expect(player.asked).toBeVisible();
			await player.move();
		}
		if (stays) {
			await expect(moment).toContainText('30 seconds');
			await player.goOn();
		} else {
			await expect(player.asked).toBeVisible();
			await expect(moment).toHaveCount(0);
		}
	}
});
