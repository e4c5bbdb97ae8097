/** Nobody is kept out: every page is looked over by axe, in both lights. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, guest, openTable, test } from './house';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, in a line each. */
async function faultsOf(page: Page): Promise<string[]> {
	// Evaluated by the test, not by the page, so the policy of the house has no say in it.
	await page.evaluate(AXE);
	const found = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
	return found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? rule.help}`));
}

const GAMES = [['lhombre', 3, 0], ['pharo', 4, 1], ['trictrac', 2, 0], ['chess', 2, 0]] as const;
const PAGES = ['/', '/new/lhombre', '/learn/lhombre', '/rules/piquet', '/me', '/about', '/nowhere'] as const;

for (const colorScheme of ['dark', 'light'] as const) {
	test.describe(colorScheme, () => {
		test.use({ colorScheme });

		test(`pages by ${colorScheme === 'dark' ? 'candle' : 'day'}light`, async ({ page, house }) => {
			for (const path of PAGES) {
				await page.goto(house.url + path);
				await page.locator('h1, h2, [role=tab]').first().waitFor();
				await expect(page.getByText('One moment…')).toHaveCount(0);
				for (const closed of await page.locator('details:not([open]) > summary').all()) await closed.click();
				expect.soft(await faultsOf(page), path).toEqual([]);
			}
		});

		test(`tables by ${colorScheme === 'dark' ? 'candle' : 'day'}light`, async ({ page, context, house }) => {
			const request = await guest(context, house, 'Lieselotte');
			for (const [game, seats, mine] of GAMES) {
				const { table } = await openTable(request, house, { game, seats: Array.from({ length: seats }, (_, i) => (i === mine ? 'me' : { bot: 'book' })) });
				await page.goto(`${house.url}/t/${table}`);
				await expect(page.locator('.felt .bar')).toBeVisible({ timeout: 20_000 });
				expect.soft(await faultsOf(page), game).toEqual([]);
				if (game !== 'lhombre') continue;
				for (const tool of ['Hint', 'Rules', 'Account book', 'History', 'Fair dealing']) {
					await page.getByRole('button', { name: tool, exact: true }).click();
					await expect(page.getByRole('complementary', { name: tool })).toBeVisible();
					expect.soft(await faultsOf(page), tool).toEqual([]);
				}
				await page.getByRole('button', { name: 'The table', exact: true }).click();
				expect.soft(await faultsOf(page), 'menu').toEqual([]);
			}
		});
	});
}
