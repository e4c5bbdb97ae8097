/** The page about the house names everybody whose work is in it. */
import { comeTo, expect, test, watchFaults } from './house';

for (const [width, height] of [
	[360, 740],
	[1280, 800]
] as const) {
	test(`licences unfold by keys, in both languages, at ${width}`, async ({ page, house }) => {
		const faults = watchFaults(page);
		await page.setViewportSize({ width, height });
		await comeTo(page, house, '/about');
		const licence = page.locator('summary', { hasText: 'OFL-1.1' });
		await licence.focus();
		await page.keyboard.press('Enter');
		const typeface = page.locator('summary', { hasText: '@fontsource/eb-garamond' });
		await expect(typeface).toContainText('typeface');
		await expect(page.locator('pre')).toHaveCount(0);
		await typeface.focus();
		await page.keyboard.press('Enter');
		await expect(page.locator('pre')).toContainText('SIL OPEN FONT LICENSE');
		await page.getByRole('button', { name: 'Deutsch' }).click();
		await expect(typeface).toContainText('Schrift');
		await expect(page.getByRole('heading', { name: 'Wessen Arbeit im Haus steckt' })).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
		expect(faults).toEqual([]);
	});
}
