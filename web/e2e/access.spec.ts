/** A room for everybody: words that can be read, names for everything, windows that keep and give back the focus. */
import type { Page } from '@playwright/test';
import { pale } from './contrast';
import { playTo, tableAt } from './drive';
import { comeTo, expect, guest, openTable, PIQUET, settled, test } from './house';
import { words } from './words';

const PAGES = ['/', '/find?words=bete', '/g/piquet', '/g/lhombre/new', '/g/piquet/learn', '/g/chess/rules', '/me', '/about', '/nowhere', '/t/none'];
const TABLES = [
	['lhombre', 3, 0],
	['piquet', 2, 0],
	['pharo', 4, 1],
	['trictrac', 2, 0],
	['chess', 2, 0]
] as const;
const DRAWERS = [
	['h', 'hint'],
	['r', 'rules'],
	['a', 'account'],
	['c', 'log'],
	['y', 'history']
] as const;

/** Everything one can press or fill in that has no name. */
const nameless = (page: Page): Promise<string[]> =>
	page
		.locator('a[href], button, input, select, textarea, [role=grid], [role=group], [role=tab], dialog, aside, nav, section[aria-labelledby]')
		.evaluateAll((els) =>
			els
				.filter((el) => {
					const labelled = el.getAttribute('aria-labelledby');
					const byOthers = labelled ? document.getElementById(labelled)?.textContent : null;
					const own =
						el.getAttribute('aria-label') ??
						byOthers ??
						('labels' in el ? [...((el as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join('') : '');
					return !(own || el.textContent || el.getAttribute('title'))?.trim();
				})
				.map((el) => el.outerHTML.slice(0, 100))
		);

for (const [colorScheme, locale] of [
	['dark', 'en-GB'],
	['light', 'de-DE'],
	['dark', 'de-DE'],
	['light', 'en-GB']
] as const) {
	test.describe(`${colorScheme}, ${locale}`, () => {
		test.use({ colorScheme, locale });

		test('words are readable and everything has a name', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Lieselotte');
			const look = async (what: string): Promise<void> => {
				expect(await pale(page), what).toEqual([]);
				expect(await nameless(page), what).toEqual([]);
			};
			for (const path of PAGES) {
				await comeTo(page, house, path);
				await look(path);
			}
			for (const [game, seats, mine] of TABLES) {
				const { id } = await tableAt(
					request,
					house,
					{ game, seats: Array.from({ length: seats }, (_, i) => (i === mine ? 'me' : { bot: 'book' })) },
					(view) => view.steps >= 8
				);
				await comeTo(page, house, `/t/${id}`);
				await look(game);
				if (game !== 'lhombre') continue;
				for (const [key, drawer] of DRAWERS) {
					await page.locator('body').press(key);
					await expect(page.getByRole('complementary', { name: words(locale === 'de-DE' ? 'de' : 'en')(`${drawer}-title`) })).toBeVisible();
					await settled(page);
					await look(`${game}, drawer ${drawer}`);
				}
			}
		});
	});
}

test('a window keeps the focus and gives it back', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'chess', seats: ['me', { bot: 'book' }] });
	await comeTo(page, house, `/t/${table}`);
	const menu = page.getByRole('button', { name: 'The table', exact: true });
	await menu.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'The table' });
	await expect(dialog).toBeVisible();
	for (let i = 0; i < 14; i++) {
		await page.keyboard.press('Tab');
		// The browser's own bar may have its turn; nothing behind the window may.
		expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
	}
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(menu).toBeFocused();
	// From one window to the next, and back to where the first was opened.
	await page.keyboard.press('Enter');
	await dialog.getByRole('button', { name: 'Keys' }).click();
	await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(menu).toBeFocused();
});

test('a drawer takes the focus and gives it back', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', { bot: 'book' }] });
	await page.setViewportSize({ width: 768, height: 1024 });
	await comeTo(page, house, `/t/${table}`);
	const rules = page.getByRole('button', { name: 'Rules' });
	await rules.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('complementary', { name: 'Rules' }).getByRole('heading', { name: 'Rules', level: 2 })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('complementary').getByRole('button', { name: 'Close' })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('tab', { name: 'Laws' })).toBeFocused();
	await expect(page.getByRole('tabpanel', { name: 'Laws' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('complementary')).toHaveCount(0);
	await expect(rules).toBeFocused();
});

test('what happens is announced', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'chess', seats: ['me', { bot: 'book' }] });
	await comeTo(page, house, `/t/${table}`);
	await playTo(request, house, table, (view) => view.steps >= 4);
	await expect(page.getByRole('log')).toContainText(/pawn|knight|bishop|queen|king|rook/);
	await expect(page.getByRole('log')).toContainText('It is your turn.');
});

test('at twice the size nothing is lost', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	// A window of 1280 by 800 at 200 %.
	await page.setViewportSize({ width: 640, height: 400 });
	for (const path of PAGES) {
		await comeTo(page, house, path);
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(640);
	}
	for (const [game, seats, mine] of TABLES) {
		const { id } = await tableAt(request, house, { game, seats: Array.from({ length: seats }, (_, i) => (i === mine ? 'me' : { bot: 'book' })) });
		await comeTo(page, house, `/t/${id}`);
		await expect(page.locator('.bar')).toBeVisible();
		for (const button of await page.locator('.bar .button').all()) {
			await button.scrollIntoViewIfNeeded();
			await expect(button, game).toBeInViewport({ ratio: 0.9 });
			// Nothing lies over it.
			if (await button.isEnabled()) await button.click({ trial: true });
		}
	}
});

test('in somebody’s own colours one sees whose turn it is and what is chosen', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	// At a table that asks, nothing changes any more.
	const { id } = await tableAt(request, house, { game: 'chess', seats: ['me', { bot: 'book' }] });
	await page.emulateMedia({ forcedColors: 'active' });
	await comeTo(page, house, `/t/${id}`);
	const outline = (selector: string): Promise<string> =>
		page
			.locator(selector)
			.first()
			.evaluate((el) => getComputedStyle(el).outlineStyle);
	expect(await outline('.plate.awaited')).toBe('solid');
	expect(await outline('.tool[aria-pressed=true]')).toBe('solid');
	const [dark, bright] = await page.locator('.square').evaluateAll((els) => els.slice(0, 2).map((el) => getComputedStyle(el).backgroundColor));
	expect(dark).not.toBe(bright);
});
