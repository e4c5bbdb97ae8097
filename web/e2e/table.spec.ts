/** Playing at real tables of a real house. */
import type { WebSocketRoute } from '@playwright/test';
import { comeTo, expect, guest, openTable, PIQUET, tableOf, test, watchFaults } from './house';
import { Player } from './player';

test('a guest plays a whole partie of Piquet against a bot by clicking', async ({ page, context, house }) => {
	const faults = watchFaults(page);
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'piquet', preset: '1860', seats: ['me', { bot: 'book' }] });
	await page.goto(`${house.url}/t/${table}`);
	const player = new Player(page);
	await player.playOut();
	await expect(player.over).toBeVisible();
	// How it ended: what was told last, and the points of both.
	await expect(page.locator('.result .told')).toContainText('The deal counts');
	await expect(page.locator('.result .marks').filter({ hasText: 'points' })).toHaveCount(2);
	await page.getByRole('button', { name: 'Fair dealing' }).last().click();
	await page.getByRole('button', { name: 'Check it here' }).click();
	await expect(page.getByText('The seed is the one promised at the beginning.')).toBeVisible();
	const view = await tableOf(request, house, table);
	expect(view.status).toBe('over');
	expect(faults).toEqual([]);
});

test('a guest comes in by the lobby and sits at a table at once', async ({ page, house }) => {
	const faults = watchFaults(page);
	await page.goto(house.url);
	await page.getByLabel('What shall we call you?').fill('Charlotte');
	await page.getByRole('button', { name: 'Play Piquet now' }).click();
	await expect(page.locator('.felt .own .plate')).toContainText('Charlotte');
	await page.getByRole('link', { name: 'To the lobby' }).click();
	await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
	expect(faults).toEqual([]);
});

test('two browsers and a bot play three deals of L’Hombre', async ({ browser, house }) => {
	const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
	const [first, second] = await Promise.all(contexts.map((context) => context.newPage()));
	if (!first || !second || !contexts[0]) throw new Error('no pages');
	const faults = [watchFaults(first), watchFaults(second)];
	const request = await guest(contexts[0], house, 'Anna');
	const { table, invitation } = await openTable(request, house, { game: 'lhombre', options: { tours: 1 }, seats: ['me', 'open', { bot: 'book' }] });
	await first.goto(`${house.url}/t/${table}`);
	await second.goto(`${house.url}/t/${table}?i=${invitation}`);
	await second.getByLabel('What shall we call you?').fill('Bernhard');
	await second.getByRole('button', { name: 'Sit down here' }).click();
	const players = [new Player(first), new Player(second)];
	await Promise.all(players.map((player) => player.playOut()));
	for (const player of players) await expect(player.over).toBeVisible();
	expect((await tableOf(request, house, table)).deals).toBe(3);
	expect(faults.flat()).toEqual([]);
	await Promise.all(contexts.map((context) => context.close()));
});

/** Every card named anywhere in a frame, as a code (`"KS"`) or in a sentence (`K♠`). */
const SIGNS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };
const cardsIn = (raw: string): string[] => [
	...[...raw.matchAll(/"((?:[2-9AJQK]|10)[SHDC])"/g)].map((found) => found[1] ?? ''),
	...[...raw.matchAll(/((?:[2-9AJQK]|10))([♠♥♦♣])/g)].map((found) => `${found[1]}${SIGNS[found[2] ?? '']}`)
];

test('an onlooker is told no card that not everybody at the table is told', async ({ browser, house }) => {
	const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext()));
	const pages = await Promise.all(contexts.map((context) => context.newPage()));
	const [anna, bernhard, onlooker] = pages;
	if (!contexts[0] || !contexts[1] || !anna || !bernhard || !onlooker) throw new Error('no pages');
	/** For each of them, the whole frames as they came, by their sequence number. */
	const heard = pages.map((page) => {
		const frames: [seq: number, raw: string][] = [];
		page.on('websocket', (socket) =>
			socket.on('framereceived', ({ payload }) => {
				const frame = JSON.parse(String(payload));
				if (frame.type === 'news') frames.push([frame.table.deals > 0 ? Infinity : frame.table.seq, String(payload)]);
			})
		);
		return frames;
	});
	const request = await guest(contexts[0], house, 'Anna');
	await guest(contexts[1], house, 'Bernhard');
	const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', 'open'], public: true });
	await Promise.all([anna, onlooker].map((page) => page.goto(`${house.url}/t/${table}`)));
	await expect(onlooker.getByRole('button', { name: 'Sit down here' })).toBeVisible();
	await comeTo(bernhard, house, `/t/${table}`);
	// All lines are open before the match begins, so that all frames of one event have one number.
	await expect.poll(() => heard.map((frames) => frames.length > 0)).toEqual([true, true, true]);
	await bernhard.getByRole('button', { name: 'Sit down here' }).click();
	const dealt = async (): Promise<boolean> => (await tableOf(request, house, table)).deals > 0;
	await Promise.all([anna, bernhard].map((page) => new Player(page).playUntil(dealt)));
	// And everybody has heard of the end of the deal.
	await expect.poll(() => heard.map((frames) => frames.some(([seq]) => seq === Infinity))).toEqual([true, true, true]);

	const toldUntil = (who: number, seq: number): Set<string> => new Set(heard[who]?.filter(([at]) => at <= seq).flatMap(([, raw]) => cardsIn(raw)));
	let [named, hidden, compared] = [0, 0, 0];
	for (const [seq, raw] of heard[2] ?? []) {
		if (seq === Infinity) continue;
		const [byAnna, byBernhard] = [toldUntil(0, seq), toldUntil(1, seq)];
		const cards = cardsIn(raw);
		expect(
			cards.filter((card) => !byAnna.has(card) || !byBernhard.has(card)),
			`frame ${seq}`
		).toEqual([]);
		expect(JSON.parse(raw).table.choices, `frame ${seq}`).toBeNull();
		named += cards.length;
		hidden += [...byAnna].filter((card) => !byBernhard.has(card)).length;
		compared++;
	}
	// There was something to betray, and something was told.
	expect([compared > 10, named > 0, hidden > 0]).toEqual([true, true, true]);
	await Promise.all(contexts.map((context) => context.close()));
});

test('reloading in the middle of a trick loses nothing', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
	await page.goto(`${house.url}/t/${table}`);
	const player = new Player(page);
	const [trick, hand] = [page.locator('.trick .played'), page.locator('.own .hand button')];
	// The bot has led and waits for us, and this is not the last trick of the deal.
	await player.playUntil(async () => {
		if (!(await player.playsCard()) || (await hand.count()) < 2) return false;
		const board = (await tableOf(request, house, table)).scene?.board;
		return board?.kind === 'cards' && board.trick.length === 1;
	});
	await expect(trick).toHaveCount(1);
	const before = { trick: await trick.allTextContents(), hand: await hand.evaluateAll((els) => els.map((el) => el.getAttribute('data-card'))) };
	await page.reload();
	await expect(trick).toHaveCount(1);
	expect(await trick.allTextContents()).toEqual(before.trick);
	expect(await hand.evaluateAll((els) => els.map((el) => el.getAttribute('data-card')))).toEqual(before.hand);
	await expect(player.asked).toBeVisible();
	await player.move();
	await expect(hand).toHaveCount(before.hand.length - 1);
});

test('a broken line is mended by itself', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
	const lines: WebSocketRoute[] = [];
	let down = false;
	await page.routeWebSocket(/\/live/, (line) => {
		if (down) return line.close();
		line.connectToServer();
		lines.push(line);
	});
	await comeTo(page, house, `/t/${table}`);
	const player = new Player(page);
	await expect(player.asked).toBeVisible();
	down = true;
	await lines[0]?.close();
	const broken = page.getByText('The line is broken');
	await expect(broken).toBeVisible();
	down = false;
	await expect(broken).toHaveCount(0);
	expect(lines.length).toBe(2);
	await player.move();
});

test('taking back needs everybody’s consent, and the log forgets it', async ({ browser, house }) => {
	const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
	const [first, second] = await Promise.all(contexts.map((context) => context.newPage()));
	if (!first || !second || !contexts[0]) throw new Error('no pages');
	const request = await guest(contexts[0], house, 'Anna');
	const { table, invitation } = await openTable(request, house, { ...PIQUET, seats: ['me', 'open'] });
	await comeTo(first, house, `/t/${table}`);
	await comeTo(second, house, `/t/${table}?i=${invitation}`);
	await second.getByRole('button', { name: 'Sit down here' }).click();
	const [anna, bernhard] = [new Player(first), new Player(second)];
	await expect.poll(async () => (await anna.isAsked()) || (await bernhard.isAsked())).toBe(true);
	const [mover, other] = (await anna.isAsked()) ? [anna, bernhard] : [bernhard, anna];
	const steps = await mover.steps();
	const log = mover.page.getByLabel('What happened').locator('.told');
	const before = await log.allTextContents();
	await mover.move();
	await expect.poll(async () => (await log.allTextContents()).filter((line) => !before.includes(line)).length).toBeGreaterThan(0);
	await mover.page.locator('body').press('u');
	await other.page.getByRole('button', { name: 'Agree' }).click();
	await expect.poll(async () => (await tableOf(request, house, table)).steps).toBe(steps);
	await expect(mover.asked).toBeVisible();
	await expect.poll(() => log.allTextContents()).toEqual(before);
	await Promise.all(contexts.map((context) => context.close()));
});
