/** Words before people: what a word means wherever it stands, books by their titles, options by their names, no ids. */
import { plainly } from '../src/lib/spoken';
import type { Page } from '@playwright/test';
import type { GameLine, Reading } from '../src/lib/wire';
import { tableAt } from './drive';
import { comeTo, expect, guest, openTable, PIQUET, settled, test } from './house';
import { Player } from './player';
import { words } from './words';

const bots = (count: number) => Array.from({ length: count }, (_, i) => (i === 0 ? ('me' as const) : { bot: 'book' }));

/** Asks about the first word of the trade in a part of the page, and is told. */
async function ask(page: Page, part: string): Promise<void> {
	const word = page.locator(`${part} .word`).first();
	await expect(word, part).toBeVisible();
	const text = (await word.textContent()) ?? '';
	await word.click();
	const dialog = page.getByRole('dialog').last();
	await expect(dialog).toBeVisible();
	expect(((await dialog.textContent()) ?? '').length, part).toBeGreaterThan(text.length + 5);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Unfolds one law after the other until a word of the trade is met: in English not every sheet has one in its rows. */
async function unfold(page: Page, part: string, laws: string): Promise<void> {
	const folded = page.locator(`${part} ${laws}`);
	for (let i = 0; i < (await folded.count()) && (await page.locator(`${part} .word`).count()) === 0; i++) await folded.nth(i).click();
}

for (const [lang, locale] of [
	['en', 'en-GB'],
	['de', 'de-DE']
] as const) {
	test.describe(locale, () => {
		test.use({ locale });
		const t = words(lang);

		test('a word of the trade can be asked about anywhere at a table', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Anna');
			await page.setViewportSize({ width: 1280, height: 900 });
			const { id } = await tableAt(request, house, { ...PIQUET, seats: bots(2) }, ({ deals, choices }) => deals > 0 && choices !== null);
			await comeTo(page, house, `/t/${id}`);
			await ask(page, '.plate .facts');
			await ask(page, '.log .words');
			await page.locator('body').press('a');
			await unfold(page, 'aside .score', '.entry');
			await ask(page, 'aside .score');
			await page.locator('body').press('r');
			for (const leaf of ['laws', 'advice', 'words'] as const) {
				await page.getByRole('tab', { name: t(`rules-${leaf}`) }).click();
				await ask(page, '[role=tabpanel]');
			}
		});

		test('a deal sheet tells its laws and its words in place', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Anna');
			await page.addInitScript((likes) => localStorage.setItem('spadille.likes', likes), JSON.stringify({ lang, pace: 'calm' }));
			const { table } = await openTable(request, house, { ...PIQUET, seats: bots(2) });
			await comeTo(page, house, `/t/${table}`);
			const player = new Player(page);
			const moment = page.locator('.moment');
			// There are deals of which no law has a word of the trade: then the next is played.
			do {
				if ((await moment.count()) > 0) {
					await player.next.click();
					await expect(moment).toHaveCount(0);
				}
				while ((await moment.count()) === 0) {
					await expect(player.asked.or(moment).first()).toBeVisible();
					if ((await moment.count()) === 0) await player.move();
				}
				await moment.locator('.sheet .why').first().click();
				await expect(moment.locator('.sheet .law cite')).toContainText(/1782|1860/);
				await expect(moment.locator('.sheet p.law')).not.toContainText(/\d{3}:\d/);
				await unfold(page, '.moment .sheet', '.why');
			} while ((await moment.locator('.sheet .word').count()) === 0);
			await ask(page, '.moment .sheet');
		});

		test('options explain themselves, words included', async ({ page, house }) => {
			await comeTo(page, house, '/g/lhombre/new');
			await page.locator('summary').click();
			await ask(page, '.option');
		});

		test('rules call options by their names, in all books', async ({ page, house }) => {
			await comeTo(page, house, '/g/boston-whist/rules');
			const text = page.locator('.reading .text');
			await expect(text).toContainText(lang === 'de' ? 'Meiste Stiche mit Gehilfen' : 'Most tricks with a helper');
			await expect(text.locator('code')).toHaveCount(0);
			const games = (await (await page.request.get(`${house.url}/api/games`)).json()) as GameLine[];
			for (const { id } of games) {
				const reading = (await (await page.request.get(`${house.url}/api/games/${id}/reading`)).json()) as Reading;
				expect(JSON.stringify(reading.rules[lang]), id).not.toContain('"kind":"code"');
			}
		});
	});
}

test('laws and advice are told without their ids, with book and chapter', async ({ page, house }) => {
	for (const [game, leaf] of [
		['lhombre', 'laws'],
		['whist', 'advice'],
		['pharo', 'laws']
	] as const) {
		await comeTo(page, house, `/g/${game}/${leaf}`);
		await expect(page.locator('.reading li').first()).toBeVisible();
		const reading = (await (await page.request.get(`${house.url}/api/games/${game}/reading`)).json()) as Reading;
		const told = await page.locator('.reading').innerText();
		const ids = (leaf === 'laws' ? reading.laws : reading.advice).map(({ id }) => id).filter((id) => /[-\d]/.test(id));
		const lines = told.split('\n').map((line) => line.trim());
		expect(ids.filter((id) => lines.includes(id))).toEqual([]);
		expect(told).not.toMatch(/\b\d{3}:\d/);
		await expect(page.locator('.reading cite').first()).toContainText(/“.+”/);
		expect(told).not.toMatch(/\blines? \d/);
	}
});

test('a law named in the rules is turned to, and marked', async ({ page, house }) => {
	await comeTo(page, house, '/g/lhombre/rules');
	const sign = page.locator('.reading .text button.law').first();
	const title = (await sign.getAttribute('title')) ?? '';
	await sign.click();
	await expect(page).toHaveURL(/\/g\/lhombre\/laws\?at=/);
	await expect(page.locator('.reading li.shown')).toHaveCount(1);
	await expect(page.locator('.reading li.shown')).toContainText(title.slice(0, 30));
	await expect(page.locator('.reading li.shown')).toBeInViewport();
	await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('until a book has come nobody is shown its numbers', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Anna');
	const { id } = await tableAt(request, house, { game: 'lhombre', seats: bots(3) });
	let come = (): void => {};
	const wait = new Promise<void>((resolve) => (come = resolve));
	await page.route('**/api/games/lhombre/reading', async (route) => {
		await wait;
		await route.continue();
	});
	await page.goto(`${house.url}/t/${id}`);
	await page.getByRole('button', { name: 'What each of these means' }).click();
	const dialog = page.getByRole('dialog', { name: 'What each of these means' });
	await expect(dialog.locator('dt').first()).toBeVisible();
	const before = await dialog.innerText();
	expect(before).not.toMatch(/\d{3}:\d/);
	expect(before).not.toMatch(/\b[a-z]+(-[a-z0-9]+)+\b/);
	come();
	await expect(dialog.locator('cite').first()).toContainText(/1782/);
});

test('every call is explained, those that share a law too, and its number says what it is', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Anna');
	const view = await tableAt(
		request,
		house,
		{ game: 'lhombre', preset: '1860', seats: bots(3) },
		({ choices }) => (choices?.list.filter(({ target, law }) => target === 'button' && law).length ?? 0) > 2
	);
	await comeTo(page, house, `/t/${view.id}`);
	await page.getByRole('button', { name: 'What each of these means' }).click();
	const told = await page.getByRole('dialog').locator('dt').allTextContents();
	const calls = (view.choices?.list ?? []).filter(({ law }) => law).map(({ label }) => plainly(label.en));
	for (const call of calls) expect(told).toContain(call);
	expect(calls.filter((call) => /\(\d+\)/.test(call))).toEqual([]);
	expect(calls.some((call) => /\(price \d+\)/.test(call))).toBe(true);
});

test('in a lesson one sits where the words say, on every page', async ({ page, house }) => {
	for (const game of ['preference', 'cayenne'] as const) {
		await comeTo(page, house, `/g/${game}/learn`);
		for (;;) {
			await settled(page);
			const named = /\bHere you are (\w+)\b/.exec(await page.locator('article').innerText())?.[1];
			const own = page.locator('.felt .own .plate .name');
			if (named && (await own.count()) > 0) await expect(own).toContainText(`${named} (you)`);
			const next = page.getByRole('button', { name: 'Turn the page' });
			if ((await next.count()) === 0) break;
			await next.click();
		}
	}
});
