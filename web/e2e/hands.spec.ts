/** Other ways of sitting at the table: keys alone, a phone, German. */
import { comeTo, expect, guest, openTable, PIQUET, test, watchFaults } from './house';
import { Player } from './player';

test('keys alone', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
	await page.goto(`${house.url}/t/${table}`);
	const player = new Player(page);
	await expect(player.asked).toBeVisible();
	for (let moves = 0; moves < 12; moves++) {
		await player.acts(() => byKeys(page, player));
		await expect(player.asked).toBeVisible();
		// Whoever is asked stands on one of his cards, or on an answer; never at the top of the page.
		await expect(page.locator('[data-keys] :focus')).toHaveCount(1);
	}
	for (const [key, title] of [
		['r', 'Rules'],
		['a', 'Account book'],
		['y', 'History'],
		['c', 'Log and talk'],
		['h', 'Hint']
	] as const) {
		await page.locator('body').press(key);
		await expect(page.getByRole('complementary', { name: title })).toBeVisible();
	}
	await page.locator('body').press('?');
	await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Tabs to the hand or the buttons, walks with the arrows, chooses with Enter. */
async function byKeys(page: Parameters<typeof watchFaults>[0], player: Player): Promise<void> {
	const focused = (selector: string): Promise<boolean> => page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);
	const tabTo = async (selector: string): Promise<void> => {
		for (let i = 0; i < 60 && !(await focused(selector)); i++) await page.keyboard.press('Tab');
		expect(await focused(selector)).toBe(true);
	};
	const form = await player.confirm.count();
	const cards = await player.cards.count();
	if (form + cards === 0) {
		await tabTo('.bar [data-notation]');
		return page.keyboard.press('Enter');
	}
	await tabTo('.own .hand button');
	await page.keyboard.press('Home');
	for (let i = 0; i < 13 && !(await focused('.card.playable')); i++) await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	if (form === 0) return;
	for (let i = 0; i < 13 && (await player.confirm.isDisabled()); i++) {
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Enter');
	}
	for (let i = 0; i < 9 && !(await focused('.bar .form .button.main')); i++) await page.keyboard.press('Shift+Tab');
	await expect(player.confirm).toBeFocused();
	await page.keyboard.press('Enter');
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

	test('everything fits and every target suits a finger', async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Lieselotte');
		for (const [game, seats] of [
			['lhombre', 3],
			['piquet', 2],
			['pharo', 4],
			['trictrac', 2],
			['chess', 2]
		] as const) {
			const mine = game === 'pharo' ? 1 : 0;
			const { table } = await openTable(request, house, { game, seats: Array.from({ length: seats }, (_, i) => (i === mine ? 'me' : { bot: 'book' })) });
			await comeTo(page, house, `/t/${table}`);
			await expect(page.locator('.felt .bar')).toBeVisible();
			expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(360);
			const small = await page
				.locator('.bar .button, nav .tool')
				.evaluateAll((els) =>
					els.filter((el) => el.getBoundingClientRect().height < 43.5 || el.getBoundingClientRect().width < 43.5).map((el) => el.outerHTML.slice(0, 80))
				);
			expect(small, game).toEqual([]);
		}
		expect(faults).toEqual([]);
	});

	test('a finger lifts a card first and plays it then, or at once for those who like it', async ({ page, context, house }) => {
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
		await page.goto(`${house.url}/t/${table}`);
		const player = new Player(page);
		const { cards } = player;
		const mayPlay = (): Promise<void> => player.playUntil(() => player.playsCard());
		// On its index, away from the corner: cards of a fan lie askew.
		const finger = { position: { x: 12, y: 30 } };
		const button = page.locator('.bar .button.main[data-notation]');
		// The second touch plays, or the button that has appeared.
		for (const again of ['card', 'button']) {
			await mayPlay();
			const steps = await player.steps();
			await cards.first().tap(finger);
			await expect(cards.first()).toHaveClass(/lifted/);
			await expect(button).toBeVisible();
			expect(await player.steps()).toBe(steps);
			await player.acts(() => (again === 'card' ? cards.first().tap(finger) : button.tap()));
		}
		await page.getByRole('button', { name: 'The table', exact: true }).tap();
		await page.getByRole('button', { name: 'Settings' }).tap();
		await page.getByRole('checkbox', { name: 'one touch' }).tap();
		await page.getByRole('button', { name: 'Close' }).tap();
		await mayPlay();
		await player.acts(() => cards.first().tap(finger));
	});
});

test.describe('in German', () => {
	test.use({ locale: 'de-DE' });

	test('everything speaks German, and English at a press', async ({ page, house }) => {
		await page.goto(house.url);
		await expect(page.locator('html')).toHaveAttribute('lang', 'de');
		await page.getByRole('button', { name: 'Piquet gleich spielen' }).click();
		await expect(page.getByRole('region', { name: 'Der Tisch' })).toBeVisible();
		await expect(page.locator('.own .plate')).toContainText('Stiche');
		await page.getByRole('link', { name: 'In die Halle' }).click();
		await page.getByRole('button', { name: 'English' }).click();
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
		await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
	});
});
