/** What one needs is in sight, whatever the screen: the button that answers, the trump, who spoke, what lies where. */
import type { Locator, Page } from '@playwright/test';
import { plainly } from '../src/lib/spoken';
import type { Item, SeatWish, TableView } from '../src/lib/wire';
import { playTo, tableAt } from './drive';
import { comeTo, expect, guest, openTable, settled, test } from './house';

const SCREENS = [
	[360, 740],
	[740, 360],
	[768, 1024],
	[1280, 800]
] as const;

const bots = (count: number, mine = 0): SeatWish[] => Array.from({ length: count }, (_, i) => (i === mine ? 'me' : { bot: 'book' }));
const plays = (view: TableView): boolean => view.choices?.list.some((choice) => typeof choice.target === 'object' && 'card' in choice.target) ?? false;
const stakes = (view: TableView): boolean => view.choices?.forms.some((form) => form.form === 'amount') ?? false;

/** Whether all of it can be pressed: within the screen, not scrolled away, under nothing. */
const pressable = (found: Locator): Promise<boolean> =>
	found.evaluate((el) => {
		const { left, right, top, bottom } = el.getBoundingClientRect();
		const [x, y] = [(left + right) / 2, (top + bottom) / 2];
		// Corners are round: the middle of each edge.
		return [
			[left + 3, y],
			[right - 3, y],
			[x, top + 3],
			[x, bottom - 3]
		].every(([across = 0, down = 0]) => {
			const hit = document.elementFromPoint(across, down);
			return hit !== null && (el === hit || el.contains(hit));
		});
	});

/** Words that are wider than their place, or reach out of the one around it. */
const cut = (page: Page, what: string): Promise<string[]> =>
	page
		.locator(what)
		.evaluateAll((els) =>
			els
				.filter((el) => el.scrollWidth > el.clientWidth + 1 || el.getBoundingClientRect().right > (el.parentElement?.getBoundingClientRect().right ?? 0) + 1)
				.map((el) => el.textContent ?? '')
		);

/** Comes to the page anew on each screen: what is open beside a table depends on it. */
async function onEveryScreen(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
	for (const [width, height] of SCREENS) {
		await page.setViewportSize({ width, height });
		await page.reload();
		await settled(page);
		await look(`${width} by ${height}`);
	}
}

test('of many contracts one is chosen and called without scrolling, on paper that can be read by day', async ({ browser, house }) => {
	const context = await browser.newContext({ colorScheme: 'light', locale: 'de-DE', reducedMotion: 'reduce' });
	const page = await context.newPage();
	const request = await guest(context, house, 'Lieselotte');
	const view = await tableAt(request, house, { game: 'boston', seats: bots(4) }, (at) => !plays(at) && (at.choices?.list.length ?? 0) > 9);
	await comeTo(page, house, `/t/${view.id}`);
	const list = page.locator('.bar .calls select');
	await onEveryScreen(page, async (screen) => {
		expect(await pressable(list), `the list, ${screen}`).toBe(true);
		expect(await pressable(page.locator('.bar .calls .button')), `the call, ${screen}`).toBe(true);
		expect(await pressable(page.locator('.bar [data-notation="pass"]')), `to pass, ${screen}`).toBe(true);
	});
	const [ink, paper] = await list.evaluate((el) => [getComputedStyle(el).color, getComputedStyle(el).backgroundColor]);
	const ground = await page.locator('body').evaluate((el) => getComputedStyle(el).color);
	expect(ink, 'the words of a page').toBe(ground);
	expect(ink).not.toBe(paper);
	await context.close();
});

test('the trump is told in whole words, and its black sign is black', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const black = (view: TableView): boolean => plays(view) && view.scene?.board.kind === 'cards' && /^[SC]$/.test(view.scene.board.suit ?? '');
	const view = await tableAt(request, house, { game: 'whist', options: { match: 'single_game' }, seats: bots(4) }, black);
	await comeTo(page, house, `/t/${view.id}`);
	await onEveryScreen(page, async (screen) => expect(await cut(page, '.trump > span:last-child'), screen).toEqual([]));
	const [sign, card] = await page
		.locator('.trump .suit')
		.evaluate((el) => [getComputedStyle(el).color, getComputedStyle(el).getPropertyValue('--card-black') || 'rgb(31, 26, 24)']);
	expect(sign).toBe(card);
});

for (const [game, players] of [
	['vingt-et-un', 4],
	['landsknecht', 4],
	['landsknecht', 12],
	['bluchern', 12]
] as const)
	test(`${game}, ${players} at the table: whoever is to stake sees how much and the button that lays it`, async ({ page, context, house }) => {
		const request = await guest(context, house, 'Lieselotte');
		const view = await tableAt(request, house, { game, seats: bots(players, 1), options: { players } }, stakes);
		await comeTo(page, house, `/t/${view.id}`);
		await onEveryScreen(page, async (screen) => {
			expect(await pressable(page.locator('.bar .amount .button.main').first()), screen).toBe(true);
			// A fraction of seventeen figures is no help.
			await expect(page.locator('.bar')).not.toContainText(/\d{9}/);
		});
	});

test('a place between cards is named by the cards of the reader, not by notation', async ({ browser, house }) => {
	const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
	const page = await context.newPage();
	const request = await guest(context, house, 'Lieselotte');
	const view = await tableAt(request, house, { game: 'sussmilch', seats: bots(4, 1) });
	await comeTo(page, house, `/t/${view.id}`);
	await expect(page.locator('.layout .place')).toHaveCount(21);
	await expect(page.locator('.layout .between')).toHaveCount(13);
	await expect(page.locator('.layout')).not.toContainText('Q');
	await expect(page.locator('.layout')).not.toContainText('+');
	await expect(page.getByRole('button', { name: /^König, (Dame|Ober)$/ })).toBeVisible();
	await context.close();
});

test('what a hint at chess promises is told in pawns, and no counters are spoken of', async ({ page, context, house }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const request = await guest(context, house, 'Lieselotte');
	const view = await tableAt(request, house, { game: 'chess', seats: bots(2) });
	await comeTo(page, house, `/t/${view.id}`);
	await page.keyboard.press('h');
	const hints = page.locator('aside');
	await expect(hints.getByRole('columnheader', { name: 'Promises' })).toBeVisible();
	await expect(hints).not.toContainText('Counters');
});

test('the log tells who made a call that is no sentence', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const view = await tableAt(request, house, { game: 'scat', seats: bots(3) }, plays);
	await page.setViewportSize({ width: 1280, height: 800 });
	await comeTo(page, house, `/t/${view.id}`);
	const calls = page.locator('.log li.called .words');
	await expect(calls.first()).toBeVisible();
	// The house says who called where the call does not; nobody looks into what was said.
	const { items } = (await (await request.get(`${house.url}/api/tables/${view.id}/news?since=0`)).json()) as { items: Item[] };
	const called = items.filter(({ kind }) => kind === 'called');
	const names = view.seats.map(({ name }, seat) => (seat === view.you.seat ? 'You' : name));
	const told = called.map(({ speaker, text }) => `${speaker == null ? '' : `${names[speaker]}: `}${plainly(text.en)}`);
	expect(told.some((line) => /^\S+: /.test(line))).toBe(true);
	expect((await calls.allTextContents()).map((call) => call.trim())).toEqual(told);
});

test('a table says where in the match one is, and the name of the game stands once', async ({ browser, house }) => {
	for (const [lang, game, where] of [
		['en', 'trictrac', /^Tour 1 of \d+$/],
		['de', 'chess', /^Partie 1 von \d+$/],
		['de', 'piquet', /^(Partie|Runde) 1 von \d+ · Spiel 1/]
	] as const) {
		const context = await browser.newContext({ locale: lang, viewport: { width: 1280, height: 800 } });
		const page = await context.newPage();
		const request = await guest(context, house, 'Lieselotte');
		const view = await tableAt(request, house, { game, seats: bots(2) });
		await comeTo(page, house, `/t/${view.id}`);
		await expect(page.locator('.top .where')).toHaveText(where);
		await context.close();
	}
});

test('that the match is over is said once', async ({ browser, house }) => {
	for (const lang of ['en', 'de'] as const) {
		const context = await browser.newContext({ locale: lang, viewport: { width: 1280, height: 800 } });
		const page = await context.newPage();
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game: 'chess', options: { games: 1 }, seats: bots(2) });
		await playTo(
			request,
			house,
			table,
			() => false,
			({ list }) => list.find(({ notation }) => notation === 'resign')?.notation ?? list[0]?.notation ?? ''
		);
		await comeTo(page, house, `/t/${table}`);
		const result = page.locator('.result');
		await expect(result.locator('.told')).toBeVisible();
		// How it ended is told, and what the heading says is not said again.
		await expect(result.locator('.told')).not.toContainText(lang === 'en' ? 'The match is over' : 'Die Partie ist aus');
		await context.close();
	}
});

test('a stage asks by itself and says nothing twice', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const view = await tableAt(request, house, { game: 'morra', seats: bots(2) });
	await comeTo(page, house, `/t/${view.id}`);
	await expect(page.locator('.raising [data-fingers]')).toHaveCount(5);
	await expect(page.locator('.bar [data-notation]')).toHaveCount(0);
});

test('figures of a stroke are written as the reader writes them, and what plays it again covers nothing', async ({ browser, house }) => {
	const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
	const page = await context.newPage();
	const request = await guest(context, house, 'Lieselotte');
	const view = await tableAt(request, house, { game: 'billiard', seats: bots(2) }, ({ steps }) => steps >= 4);
	await comeTo(page, house, `/t/${view.id}`);
	await expect(page.locator('.figure output').first()).toHaveText(/^\d+,\d\d$/);
	await onEveryScreen(page, async (screen) => {
		const cloth = await page.locator('.billiard canvas').boundingBox();
		const again = await page.locator('.again').boundingBox();
		expect(again?.y ?? 0, screen).toBeGreaterThanOrEqual((cloth?.y ?? 0) + (cloth?.height ?? 0) - 1);
	});
	await context.close();
});

test('no tile of the lobby covers a name with its button or breaks a word of it', async ({ browser, house }) => {
	const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
	const page = await context.newPage();
	await comeTo(page, house, '/');
	await onEveryScreen(page, async (screen) => {
		const covered = await page.locator('.tile').evaluateAll((tiles) =>
			tiles.flatMap((tile) => {
				const name = tile.querySelector('strong');
				const words = name?.firstChild;
				const button = tile.querySelector('button')?.getBoundingClientRect();
				if (!name || !words || !button) return ['nothing'];
				const text = name.textContent;
				const isBroken = [...text.matchAll(/\S+/g)].some(({ 0: word, index }) => {
					const range = document.createRange();
					range.setStart(words, index);
					range.setEnd(words, index + word.length);
					return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 && !word.includes('-');
				});
				return isBroken || name.getBoundingClientRect().bottom > button.top ? [text] : [];
			})
		);
		expect(covered, screen).toEqual([]);
	});
	await context.close();
});

test('the way on lies over the account of a deal, however long it is', async ({ page, context, house }) => {
	await page.setViewportSize({ width: 740, height: 360 });
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'tarock', options: { length: 2 }, seats: bots(3) });
	await comeTo(page, house, `/t/${table}`);
	// Played elsewhere, so that the end of the deal is news here.
	await playTo(request, house, table, ({ deals }) => deals > 1);
	const next = page.locator('.moment .button.main');
	await expect(next).toBeVisible();
	await settled(page);
	expect(await pressable(next)).toBe(true);
});

test('a match that is over shows the way to another and to the lobby without scrolling', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'morra', options: { target: 1 }, seats: bots(2) });
	await playTo(request, house, table, () => false);
	await comeTo(page, house, `/t/${table}`);
	await onEveryScreen(page, async (screen) => {
		expect(await pressable(page.locator('.result .button.main')), screen).toBe(true);
		expect(await pressable(page.locator('.result').getByRole('link', { name: 'To the lobby' })), screen).toBe(true);
	});
});

test('on a phone the leaf of a game that is read stands among those in sight', async ({ page, house }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	for (const leaf of ['learn', 'laws', 'words']) {
		await comeTo(page, house, `/g/scat/${leaf}`);
		// A lesson that begins with a question shows that first: what counts is where in their row the leaf stands.
		const inRow = (here: Element): boolean => {
			const [leaf, row] = [here, here.parentElement ?? here].map((el) => el.getBoundingClientRect());
			return leaf !== undefined && row !== undefined && leaf.left >= row.left && leaf.right <= row.right;
		};
		await expect.poll(() => page.locator('.leaves [aria-current]').evaluate(inRow), leaf).toBe(true);
	}
});
