/** On a phone: every card of a hand in one row, a board from edge to edge. */
import { playTo, tableAt } from './drive';
import { comeTo, expect, guest, openTable, PIQUET, test } from './house';
import { Player } from './player';
import type { Locator, Page } from '@playwright/test';
import type { TableView } from '../src/lib/wire';

test.use({ hasTouch: true });

/** The middle of every card's index as it lies turned on the screen, and the card a finger hits there. */
const indices = (page: Page): Promise<{ card: string; x: number; y: number; hit: string | null }[]> =>
	page.locator('.own .hand .card[data-card]').evaluateAll((els) =>
		els.map((el) => {
			const card = el as HTMLElement;
			const { x, y, width, height } = card.getBoundingClientRect();
			const turn = (parseFloat(card.style.rotate) * Math.PI) / 180;
			const [w, h] = [card.offsetWidth, card.offsetHeight];
			const [dx, dy] = [w * (0.125 - 0.5), h * (0.15 - 0.5)];
			const at = { x: x + width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn), y: y + height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn) };
			// Both edges of the index, not only its middle.
			const reach = w * 0.085;
			const hits = [-reach, reach].map((off) => document.elementFromPoint(at.x + off, at.y)?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null);
			return { card: card.dataset['card'] ?? '', ...at, hit: hits[0] === hits[1] ? (hits[0] ?? null) : null };
		})
	);

/** What an account of a deal does not show: sentences that are cut, figures beyond its edge or without a player. */
const unread = (moment: Locator): Promise<string[]> =>
	moment.locator('.sheet').evaluate((sheet) => {
		const edge = sheet.getBoundingClientRect();
		const wide = sheet.scrollWidth > sheet.clientWidth ? ['it is wider than its place'] : [];
		const cut = [...sheet.querySelectorAll<HTMLElement>('.what > span, .party')].filter((el) => el.scrollHeight > el.clientHeight + 2 && el.clientHeight > 0);
		const past = [...sheet.querySelectorAll('td.amount')]
			.filter(({ textContent }) => textContent)
			.filter((td) => td.getBoundingClientRect().right > edge.right + 1);
		return [...wide, ...cut.map((el) => `${el.innerText} is cut`), ...past.map(({ textContent }) => `${textContent} is out of sight`)];
	});

for (const [width, height] of [
	[360, 740],
	[390, 844]
] as const) {
	test.describe(`${width} by ${height}`, () => {
		test.use({ viewport: { width, height } });

		test('a hand stands in one row, every index is seen and touched', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Lieselotte');
			for (const [game, seats, cards] of [
				['lhombre', 3, 9],
				['piquet', 2, 12]
			] as const) {
				const { table } = await openTable(request, house, { game, seats: Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : { bot: 'book' })) });
				await comeTo(page, house, `/t/${table}`);
				// Whoever may say something before he lays away does so.
				const player = new Player(page);
				await player.playUntil(async () => (await player.isAsked()) && (game !== 'piquet' || (await player.confirm.count()) > 0));
				const found = await indices(page);
				expect(found.length).toBe(cards);
				expect(found.map(({ hit }) => hit)).toEqual(found.map(({ card }) => card));
				const heights = found.map(({ y }) => y);
				expect(Math.max(...heights) - Math.min(...heights), 'one row').toBeLessThan(30);
				found.forEach(({ x }, i) => expect(x - (found[i - 1]?.x ?? -Infinity)).toBeGreaterThanOrEqual(23));
				for (const { x } of found) expect(x).toBeGreaterThan(0);
			}
			// Piquet begins with laying away: a touch on each index picks that card, another lets it go.
			for (const { card, x, y } of await indices(page)) {
				const button = page.locator(`[data-card="${card}"]`);
				await page.touchscreen.tap(x, y);
				await expect(button).toHaveAttribute('aria-pressed', 'true');
				await page.touchscreen.tap(x, y);
				await expect(button).toHaveAttribute('aria-pressed', 'false');
			}
		});

		test('a finger slides along the hand to the card it means', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Lieselotte');
			const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
			await comeTo(page, house, `/t/${table}`);
			const player = new Player(page);
			await player.playUntil(async () => (await player.confirm.count()) > 0);
			const found = await indices(page);
			const [from, over, to] = [found[1], found[4], found[6]];
			if (!from || !over || !to) throw new Error('no hand');
			const finger = await context.newCDPSession(page);
			const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }): Promise<unknown> =>
				finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
			await touch('touchStart', from);
			await touch('touchMove', over);
			await expect(page.locator(`[data-card="${over.card}"]`)).toHaveClass(/touched/);
			await touch('touchMove', to);
			await touch('touchEnd');
			await expect(page.locator(`[data-card="${to.card}"]`)).toHaveAttribute('aria-pressed', 'true');
			await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(1);
			await expect(page.locator('.hand .touched')).toHaveCount(0);
		});

		test('the squares of chess use the whole width', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Lieselotte');
			const { table } = await openTable(request, house, { game: 'chess', seats: ['me', { bot: 'book' }] });
			await comeTo(page, house, `/t/${table}`);
			await expect(page.locator('.felt .bar')).toBeVisible();
			const board = await page.locator('.board').boundingBox();
			const square = await page.locator('.square').first().boundingBox();
			expect(board?.x).toBeCloseTo(0, 0);
			expect(board?.width).toBeCloseTo(width, 0);
			expect(square?.width).toBeGreaterThanOrEqual(44);
			expect(square?.height).toBeCloseTo(square?.width ?? 0, 0);
		});

		test('the account of a deal has room for four, and a loss a true minus', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Lieselotte');
			const { table } = await openTable(request, house, { game: 'triomphe', seats: ['me', { bot: 'book' }, { bot: 'book' }, { bot: 'book' }] });
			await comeTo(page, house, `/t/${table}`);
			const player = new Player(page);
			const moment = page.locator('.moment');
			while ((await moment.count()) === 0) {
				await expect(player.asked.or(moment).first()).toBeVisible();
				if ((await moment.count()) === 0) await player.move();
			}
			await expect(moment.getByRole('columnheader')).toHaveCount(4);
			const [whole, seen] = await moment.locator('.sheet').evaluate((sheet) => [sheet.scrollWidth, sheet.clientWidth]);
			expect(whole).toBeLessThanOrEqual(seen ?? 0);
			await expect(moment).toContainText('games −1');
			await expect(page.locator('.others')).not.toContainText('-1');
		});

		test('the account of a deal with ten players is read without scrolling sideways', async ({ page, context, house }) => {
			await page.addInitScript(() => localStorage.setItem('spadille.likes', JSON.stringify({ pace: 'calm' })));
			const request = await guest(context, house, 'Lieselotte');
			const { table } = await openTable(request, house, {
				game: 'vingt-et-un',
				options: { players: 10 },
				seats: Array.from({ length: 10 }, (_, i) => (i === 1 ? 'me' : { bot: 'book' }))
			});
			await comeTo(page, house, `/t/${table}`);
			await playTo(request, house, table, ({ deals }) => deals > 0);
			const moment = page.locator('.moment');
			await expect(moment.locator('.sheet th[scope=row]').first()).toContainText(/\w+/);
			for (const [wide, high] of [
				[width, height],
				[1280, 800]
			] as const) {
				await page.setViewportSize({ width: wide, height: high });
				expect(await unread(moment), `${wide}`).toEqual([]);
				if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/sheet-${wide}.png` });
			}
		});

		test('the tricks one looks back at lie there whole', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Lieselotte');
			const looks = ({ scene }: TableView): boolean => scene?.board.kind === 'cards' && scene.board.piles.filter(({ cards }) => cards.length > 0).length > 2;
			const { id } = await tableAt(request, house, { game: 'lhombre', seats: ['me', { bot: 'book' }, { bot: 'book' }] }, looks);
			await comeTo(page, house, `/t/${id}`);
			const hidden = (): Promise<number> => page.locator('.piles').evaluate((piles) => piles.scrollHeight - piles.clientHeight);
			// Letters come in after the cards, and the piles make room for them.
			await page.evaluate(() => document.fonts.ready);
			await expect.poll(hidden).toBeLessThanOrEqual(0);
		});
	});
}
