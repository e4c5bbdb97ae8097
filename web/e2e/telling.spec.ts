/** The table tells what happens where it happens, and the end of a deal is a moment. */
import { plainly } from '../src/lib/spoken';
import type { TableView } from '../src/lib/wire';
import { tableAt } from './drive';
import { comeTo, expect, guest, openTable, PIQUET, tableOf, test } from './house';
import { Player } from './player';

const SIZES = [
	['phone', 360, 740],
	['tablet', 768, 1024],
	['desk', 1280, 800]
] as const;

for (const [what, width, height] of SIZES) {
	test(`a call is seen at the seat of whoever makes it (${what})`, async ({ page, context, house }) => {
		await page.addInitScript(() => localStorage.setItem('spadille.likes', JSON.stringify({ pace: 'calm' })));
		await page.setViewportSize({ width, height });
		const request = await guest(context, house, 'Anna');
		const { table } = await openTable(request, house, { game: 'lhombre', seats: ['me', { bot: 'book' }, { bot: 'book' }], pace: 400 });
		await comeTo(page, house, `/t/${table}`);
		const player = new Player(page);
		await player.turn();
		await player.move();
		const bubble = page.locator('.plate .bubble').first();
		await expect(bubble).toBeVisible();
		await expect(bubble).not.toHaveText('');
		// It stays within the window.
		const box = await bubble.boundingBox();
		if (box) {
			expect(box.x).toBeGreaterThanOrEqual(-1);
			expect(box.x + box.width).toBeLessThanOrEqual(width + 1);
		}
	});

	test(`the end of a deal is looked at before the next (${what})`, async ({ page, context, house }) => {
		await page.addInitScript(() => localStorage.setItem('spadille.likes', JSON.stringify({ pace: 'calm' })));
		await page.setViewportSize({ width, height });
		const request = await guest(context, house, 'Anna');
		const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
		await comeTo(page, house, `/t/${table}`);
		const player = new Player(page);
		const moment = page.locator('.moment');
		while ((await moment.count()) === 0) {
			await expect(player.asked.or(moment).first()).toBeVisible();
			if ((await moment.count()) === 0) await player.move();
		}
		await expect(moment.getByRole('heading')).toBeVisible();
		await expect(moment.getByRole('table')).toBeVisible();
		// Whoever reads the account is himself in it.
		for (const part of [moment.locator('.totals'), moment.locator('thead')]) {
			await expect(part).toContainText('You');
			await expect(part).not.toContainText('Anna');
		}
		await page.screenshot({ path: `test-results/moment-${what}.png` });
		await player.next.click();
		await expect(moment).toHaveCount(0);
		await player.turn();
	});
}

test('whoever likes it at once is not held up', async ({ page, context, house }) => {
	await page.addInitScript(() => localStorage.setItem('spadille.likes', JSON.stringify({ pace: 'once' })));
	const request = await guest(context, house, 'Anna');
	const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
	await comeTo(page, house, `/t/${table}`);
	const player = new Player(page);
	await player.playUntil(async () => (await tableOf(request, house, table)).deals > 0);
	await player.turn();
	await expect(page.locator('.moment')).toHaveCount(0);
});

test('the account book holds every mark with its law', async ({ page, context, house }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const request = await guest(context, house, 'Anna');
	const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
	await comeTo(page, house, `/t/${table}`);
	const player = new Player(page);
	await player.playUntil(async () => (await player.steps()) > 20);
	await page.keyboard.press('a');
	const score = page.locator('aside .score').first();
	await expect(score).toBeVisible();
	await score.locator('.entry').first().click();
	await expect(score.locator('.why')).toContainText(/[a-z]/);
});

for (const [lang, game, won, why] of [
	['en', 'trictrac', /^[12] holes?/, /wins? .*holes?\..*, [^,]* 17\d\d, [“„]/s],
	['de', 'trictrac', /^[12] (Loch|Löcher)/, /gewinn.* (Loch|Löcher)\..*, [^,]* 17\d\d, [“„]/s],
	['en', 'toccategli', /^1 Satz/, /wins? the Satz.*, [^,]* 17\d\d, [“„]/s]
] as const)
	test(`what is won by points stands beside them in the account book (${game}, ${lang})`, async ({ browser, house }) => {
		const context = await browser.newContext({ locale: lang, viewport: { width: 1280, height: 800 } });
		const page = await context.newPage();
		const request = await guest(context, house, 'Anna');
		const wins = ({ scene, deals }: TableView): boolean =>
			game === 'toccategli' ? deals > 0 : scene?.board.kind === 'tables' && scene.board.holes.some((holes) => holes > 0);
		const view = await tableAt(request, house, { game, seats: ['me', { bot: 'book' }] }, wins);
		await comeTo(page, house, `/t/${view.id}`);
		await page.locator('.moment').waitFor({ state: 'hidden' });
		await page.keyboard.press('a');
		const mark = page.locator('aside .score .entry').filter({ has: page.locator('b').filter({ hasText: won }) });
		await expect(mark.first()).toBeVisible();
		await mark.first().click();
		// Who won it, and by which law.
		await expect(page.locator('aside .score .why').first()).toHaveText(why);
		await context.close();
	});

test('a card one may not play says why, with its law', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Anna');
	const bound = ({ choices }: TableView): boolean => (choices?.barred.length ?? 0) > 0;
	const view = await tableAt(request, house, { game: 'lhombre', seats: ['me', { bot: 'book' }, { bot: 'book' }] }, bound);
	await comeTo(page, house, `/t/${view.id}`);
	const card = view.choices?.barred[0];
	// By keyboard too: whoever may not play it may still ask.
	await page.locator(`.own .hand [data-card="${card?.card}"]`).press('Enter');
	const why = page.getByRole('dialog');
	await expect(why).toContainText(plainly(card?.why.en ?? ''));
	await expect(why, 'it names what is to be followed').toContainText(/You must follow suit: [a-z♠♥♦♣]|A trump was led/);
	await expect(why.locator('.barred')).toBeVisible();
	expect(card?.law).toBeTruthy();
});
