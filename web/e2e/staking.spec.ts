/** What one may know before counters are laid: the bank's share, how long counters last, and how people are cheated. */
import { comeTo, expect, guest, openTable, tableOf, test, watchFaults } from './house';
import { Player } from './player';

for (const [locale, lang] of [
	['en-GB', 'en'],
	['de-DE', 'de']
] as const) {
	const said = {
		en: {
			share: /The bank keeps 1\.98 in the hundred, exactly 33\/1666/,
			ask: 'How long do my counters last?',
			mine: 'My counters',
			stakes: /These counters are 10 such stakes/,
			few: /These counters are one such stake/,
			steps: /^Step 2 of 8/,
			on: /^On/,
			back: /Back$/,
			couples: /every second card/
		},
		de: {
			share: /Die Bank behält 1,98 vom Hundert, genau 33\/1666/,
			ask: 'Wie lange reichen meine Marken?',
			mine: 'Meine Marken',
			stakes: /Diese Marken sind 10 solche Sätze/,
			few: /Diese Marken sind ein solcher Satz/,
			steps: /^Schritt 2 von 8/,
			on: /^Weiter/,
			back: /Zurück$/,
			couples: /jede zweite Karte/
		}
	}[lang];

	test.describe(locale, () => {
		test.use({ locale });

		test('the share of a stake stands beside it, and the curve of ruin below', async ({ page, context, house }) => {
			const faults = watchFaults(page);
			const request = await guest(context, house, 'Lieselotte');
			const { table } = await openTable(request, house, { game: 'pharo', seats: [{ bot: 'book' }, 'me', { bot: 'book' }, { bot: 'book' }] });
			await page.goto(`${house.url}/t/${table}`);
			await expect(new Player(page).asked).toBeVisible();
			const { scene } = await tableOf(request, house, table);
			const at = scene?.board.kind === 'bank' ? scene.board.layout.indexOf('7') : -1;
			await page.locator('.layout .place').nth(at).click();
			const dialog = page.getByRole('dialog');
			await expect(dialog).toContainText(said.share);
			await dialog.getByRole('button', { name: '10', exact: true }).click();
			await dialog.getByText(said.ask).click();
			await expect(dialog.getByRole('img')).toBeVisible();
			await expect(dialog.locator('.curve')).toHaveAttribute('d', /^M[\d.]+ [\d.]+ L/);
			await expect(dialog).toContainText(said.stakes);
			await dialog.getByLabel(said.mine).fill('12');
			await dialog.getByLabel(said.mine).press('Tab');
			await expect(dialog).toContainText(said.few);
			expect(faults).toEqual([]);
		});

		test('the fraud is shown step by step, by clicks and by keys', async ({ page, house }) => {
			const faults = watchFaults(page);
			await comeTo(page, house, '/g/schnitt/rules');
			await page.locator('a[href="/g/schnitt/exposed"]').first().click();
			await expect(page.locator('article h3')).toBeVisible();
			await expect(page.locator('article .cards').first().locator('li')).toHaveCount(26);
			await page.getByRole('button', { name: said.on }).click();
			await expect(page.locator('article h3')).toContainText(said.steps);
			expect(new URL(page.url()).pathname).toBe('/g/schnitt/exposed/2');
			await expect(page.locator('article .cards li')).toHaveCount(52);
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowRight');
			await expect(page.locator('article h3')).toContainText(said.couples);
			// Nobody wins: thirteen cards take for the bank, none pays.
			await expect(page.locator('.cards .bank')).toHaveCount(13);
			await expect(page.locator('.cards .punters')).toHaveCount(0);
			await page.keyboard.press('ArrowRight');
			await expect(page.locator('.cards .punters')).toHaveCount(1);
			await page.getByRole('button', { name: said.back }).click();
			await expect(page.locator('article h3')).toContainText(said.couples);
			await page.goBack();
			await expect(page.locator('.cards .punters')).toHaveCount(1);
			for (let left = 3; left > 0; left--) await page.keyboard.press('ArrowRight');
			await expect(page.getByRole('button', { name: said.on })).toBeDisabled();
			await expect(page.locator('article tr')).toHaveCount(4);
			expect(faults).toEqual([]);
		});
	});
}

test('a game without a fraud has no such page', async ({ page, house }) => {
	await comeTo(page, house, '/g/pharo');
	await expect(page.locator('nav.leaves a[href$="/exposed"]')).toHaveCount(0);
	await page.goto(`${house.url}/g/pharo/exposed`);
	await expect(page.getByRole('alert')).toBeVisible();
});
