/** Pictures of every kind of scene, in both lights and on a phone, to be looked at. */
import { guest, openTable, tableOf, test } from './house';
import { Player } from './player';

const GAMES = [['lhombre', 3, 0], ['piquet', 2, 0], ['pharo', 4, 1], ['trictrac', 2, 0], ['chess', 2, 0]] as const;
const LIGHTS = [
	{ name: 'dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
	{ name: 'light', viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'de-DE' },
	{ name: 'tablet', viewport: { width: 820, height: 1180 }, colorScheme: 'light', locale: 'en-GB' },
	{ name: 'phone', viewport: { width: 360, height: 740 }, colorScheme: 'dark', deviceScaleFactor: 2, locale: 'en-GB' },
	{ name: 'phone-light', viewport: { width: 360, height: 740 }, colorScheme: 'light', deviceScaleFactor: 2, locale: 'de-DE' }
] as const;

test('pictures', async ({ browser, house }) => {
	for (const [game, seats, mine] of GAMES) {
		const context = await browser.newContext({ reducedMotion: 'reduce' });
		const request = await guest(context, house, 'Lieselotte');
		const { table } = await openTable(request, house, { game, seats: Array.from({ length: seats }, (_, i) => (i === mine ? 'me' : { bot: 'book' })) });
		const page = await context.newPage();
		await page.goto(`${house.url}/t/${table}`);
		const player = new Player(page);
		if (game !== 'trictrac' && game !== 'chess') await player.playUntil(async () => (await tableOf(request, house, table)).steps >= 14, 40);
		const state = await context.storageState();
		for (const { name, ...light } of LIGHTS) {
			const lit = await browser.newContext({ ...light, storageState: state, reducedMotion: 'reduce' });
			const view = await lit.newPage();
			await view.goto(`${house.url}/t/${table}`);
			await view.locator('.felt').waitFor();
			await view.waitForTimeout(500);
			await view.screenshot({ path: `e2e/shots/${game}-${name}.png` });
			await lit.close();
		}
		await context.close();
	}
	for (const { name, ...light } of LIGHTS) {
		const context = await browser.newContext({ ...light });
		const page = await context.newPage();
		for (const [what, path] of [['lobby', '/'], ['new', '/new/lhombre'], ['learn', '/learn/piquet'], ['rules', '/rules/trictrac'], ['me', '/me']] as const) {
			await page.goto(house.url + path);
			await page.locator('h1').first().waitFor();
			await page.waitForTimeout(300);
			await page.screenshot({ path: `e2e/shots/${what}-${name}.png`, fullPage: what !== 'rules' });
		}
		await context.close();
	}
});
