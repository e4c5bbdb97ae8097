/** What was measured stands on the page of the game, and beside the advice it tests. */
import type { Page } from '@playwright/test';
import type { Reading, Said } from '../src/lib/wire';
import { tableAt } from './drive';
import { comeTo, expect, guest, test, type House } from './house';

/** A book all of whose advice has been put to the test. */
async function tested(page: Page, house: House, game: string, verdict: 'holds' | 'fails', judged: Said): Promise<void> {
	const reading = (await (await page.request.get(`${house.url}/api/games/${game}/reading`)).json()) as Reading;
	const lines = reading.advice.map(({ id }) => ({
		id,
		maxim: id,
		verdict,
		judged,
		finding: { en: 'Measured in 4000 deals.', de: 'In 4000 Spielen gemessen.' }
	}));
	const asked = reading.advice.map(({ source }, i) => ({
		...lines[i],
		title: { en: 'Is it so?', de: 'Ist es so?' },
		source,
		names: [],
		seat: null,
		table: null,
		ways: []
	}));
	const studies = [{ name: 'trial', about: ABOUT, questions: lines, report: [], picture: false }];
	await page.route(`**/api/games/${game}/reading`, (route) => route.fulfill({ json: { ...reading, studies } }));
	await page.route('**/api/studies/trial', (route) => route.fulfill({ json: asked }));
}

const same = (words: string): Said => ({ en: words, de: words });
const ABOUT = { how: same('So.'), made: same('By us.'), command: 'spadille study', counted: same('Many.') };
const AGAINST: Said = { en: 'against the book', de: 'gegen das Buch' };

test('the banks are compared on the page of each bank', async ({ page, house }) => {
	await comeTo(page, house, '/g/pharo');
	await page.getByRole('link', { name: 'Studies', exact: true }).click();
	await expect(page).toHaveURL(`${house.url}/g/pharo/studies`);
	await expect(page.getByRole('table').first()).toContainText('Landsknecht');
	const picture = page.locator('main img');
	await expect(picture).toBeVisible();
	await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
	await comeTo(page, house, '/g/morra');
	await expect(page.getByRole('link', { name: 'Studies', exact: true })).toHaveCount(0);
});

for (const [lang, locale, word] of [
	['en', 'en-GB', 'against the book'],
	['de', 'de-DE', 'gegen das Buch']
] as const) {
	test.describe(locale, () => {
		test.use({ locale });

		test('a verdict stands beside the advice it is about, and leads to the study', async ({ page, house }) => {
			await tested(page, house, 'piquet', 'fails', AGAINST);
			await comeTo(page, house, '/g/piquet/advice');
			const first = page.locator('.reading li').first();
			await expect(first.locator('.tested.fails')).toContainText('4000');
			await first.getByRole('link', { name: word }).click();
			await expect(page).toHaveURL(/\/g\/piquet\/studies\?at=/);
			await expect(page.locator('.questions li').first()).toContainText(lang === 'de' ? 'Ist es so?' : 'Is it so?');
			await expect(page.locator('.questions cite').first()).toContainText(/1[78]\d\d/);
		});
	});
}

test('a question about a hand shows its cards, its trumps and every way', async ({ page, house }) => {
	await comeTo(page, house, '/g/quadrille/studies?at=qua-adv-ask-red-1');
	const asked = page.locator('.questions li[aria-current]');
	await expect(asked.locator('.cards').first().locator('li')).toHaveCount(10);
	await expect(asked).toContainText('then “Name hearts trumps');
	await asked.locator('summary').click();
	await expect(asked.locator('tr.book')).toHaveCount(1);
	const picture = page.locator('aside img');
	await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('a hint tells what was found about the advice it quotes', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Anna');
	const { id } = await tableAt(request, house, { game: 'whist', seats: ['me', { bot: 'book' }, { bot: 'book' }, { bot: 'book' }] }, ({ choices }) =>
		Boolean(choices?.list.some(({ target }) => typeof target === 'object' && 'card' in target))
	);
	await tested(page, house, 'whist', 'holds', same('for the book'));
	await page.route('**/hint', async (route) => {
		const hint = (await (await route.fetch()).json()) as { book: { reasons: { maxim: string | null }[] } | null };
		const reading = (await (await page.request.get(`${house.url}/api/games/whist/reading`)).json()) as Reading;
		for (const reason of hint.book?.reasons ?? []) reason.maxim ??= reading.advice[0]?.id ?? null;
		await route.fulfill({ json: hint });
	});
	await comeTo(page, house, `/t/${id}`);
	await page.getByRole('button', { name: 'Hint' }).click();
	await expect(page.locator('aside .book .tested.holds').first()).toContainText('for the book');
});
