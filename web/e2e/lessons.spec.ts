/** Every lesson of the house is walked through in both languages, and every question answered as the book would. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Lesson, Verdict } from '../src/lib/wire';
import { GAMES } from './games';
import { comeTo, expect, test, watchFaults, type House } from './house';

type Question = NonNullable<Lesson['pages'][number]['question']>;

/** What the book would do: the house tells it to whoever has answered anything. */
async function answerOf(request: APIRequestContext, house: House, game: string, page: number, { choices }: Question): Promise<string> {
	const form = choices.forms[0];
	const anything =
		choices.list[0]?.notation ??
		(form?.form === 'subset'
			? [form.verb, ...form.from.slice(0, Math.max(1, form.min))].join(' ')
			: form?.form === 'card'
				? `${form.verb} ${form.from[0]}`
				: form?.form === 'amount'
					? `${form.verb} ${form.on[0]?.word} ${form.on[0]?.min}`.replace('  ', ' ')
					: '');
	const told = await request.post(`${house.url}/api/games/${game}/lesson/${page}`, { data: { notation: anything }, headers: { origin: house.url } });
	expect(told.status(), await told.text()).toBe(200);
	return ((await told.json()) as Verdict).moves[0] ?? '';
}

/** Points at a place of a stage: fingers and a call, a button, a pile, a card of a fan. */
async function onStage(page: Page, place: string, notation: string): Promise<void> {
	const [verb = '', number = ''] = place.split(' ');
	const fingers = page.locator(`.raising [data-fingers="${verb}"]`);
	if ((await fingers.count()) > 0) await fingers.click();
	const named = page.locator(`.felt [data-notation="${notation}"]`);
	if ((await named.count()) > 0) return named.first().click();
	if (verb === 'pile' || verb === 'pair')
		return page
			.locator('.stage figure')
			.nth(Number(number) - 1)
			.locator('button.name')
			.click();
	return page.locator(`.stage .card.open[data-place="${number}"]`).first().click();
}

/** Does a move of the lesson by pointing where a person would. */
async function answer(page: Page, question: Question, notation: string, layout: readonly string[]): Promise<void> {
	const [verb, ...words] = notation.split(' ');
	const form = question.choices.forms.find((found) => found.verb === verb);
	const choice = question.choices.list.find((found) => found.notation === notation);
	const named = `[data-notation="${notation}"]`;
	if (choice) {
		const { target } = choice;
		if (choice.aside) await page.getByRole('button', { name: /^(Other things one may do|Was man sonst noch tun kann)$/ }).click();
		else if (target === 'button') {
			const list = page.locator('.bar select');
			if ((await page.locator(`.bar ${named}`).count()) === 0) await list.selectOption(notation);
			await page.locator(`.bar ${named}`).click();
		} else if ('card' in target) await page.locator(`.own [data-card="${target.card}"]`).click({ position: { x: 16, y: 45 } });
		else if ('stroke' in target) {
			await page.getByRole('combobox', { name: /^(Strokes by name|Stöße mit Namen)$/ }).selectOption(notation);
			await page.getByRole('button', { name: /^(Play the stroke|Stoß spielen)$/ }).click();
		} else if ('place' in target && layout.length === 0) await onStage(page, target.place, notation);
		else if ('place' in target) await page.locator('.place').nth(layout.indexOf(target.place)).click();
		else
			for (const [from, to] of target.move.legs ?? [[target.move.from, target.move.to]]) {
				await page.locator(`[data-drop="${from}"]`).press('Enter');
				await page.locator(`[data-drop="${to}"]`).press('Enter');
			}
		// Where several moves hang on one thing, which is meant is asked.
		await expect(page.getByRole('status').or(page.locator(`dialog ${named}`))).toBeVisible();
		if ((await page.locator(`dialog ${named}`).count()) > 0) await page.locator(`dialog ${named}`).click();
	} else if (form?.form === 'card') {
		await page.locator(`.bar [data-called="${words[0]}"]`).click();
	} else if (form?.form === 'subset' && (await page.locator('.stage').count()) > 0) {
		for (const card of words) await page.locator(`.stage [data-travel="stage:${card}"]`).first().click();
		await page.locator('.bar .form .button.main').click();
	} else if (form?.form === 'subset') {
		for (const card of words) await page.locator(`.own [data-card="${card}"]`).click({ position: { x: 16, y: 45 } });
		await page.locator('.bar .form .button.main').click();
	} else {
		const loose = form?.form === 'amount' && form.on.every((spot) => spot.word === '');
		if (!loose)
			await page
				.locator('.place')
				.nth(layout.indexOf(words[0] ?? ''))
				.click();
		const asks = loose ? page.locator('.bar .form') : page.getByRole('dialog');
		const amount = words[loose ? 0 : 1];
		if (amount !== undefined) await asks.locator('input:not(.unseen)').first().fill(amount);
		await asks.getByRole('button', { name: /^(Confirm|Bestätigen)$/ }).click();
	}
}

/** A desk, and a phone held upright and on its side. */
const SIZES = [
	[1280, 800],
	[360, 740],
	[740, 360]
] as const;

/** Says why a question and the hand or board it is about are not seen together, if they are not. */
const apart = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const [asked, held] = ['article > .ask', '.own .hand', '.scene .middle']
			.map((part) => document.querySelector(part)?.getBoundingClientRect())
			.filter(Boolean);
		if (!asked || !held) return 'nothing is asked';
		if (asked.top < -1 || asked.bottom > innerHeight) return `the question is at ${asked.top}`;
		return held.top >= asked.bottom - 1 && held.bottom <= innerHeight + 1 ? '' : `from ${held.top} to ${held.bottom} of ${innerHeight}`;
	});

for (const [locale, right] of [
	['en-GB', 'So would the book.'],
	['de-DE', 'So würde es auch das Buch machen.']
] as const) {
	test.describe(locale, () => {
		test.use({ locale });

		for (const game of GAMES)
			test(`the lesson of ${game} in ${locale}`, async ({ page, request, house }) => {
				const faults = watchFaults(page);
				const asked = await request.get(`${house.url}/api/games/${game}/lesson`);
				expect(asked.status(), 'every game has a lesson').toBe(200);
				const lesson = (await asked.json()) as Lesson;
				await page.goto(`${house.url}/g/${game}/learn`);
				for (const [i, { question, scene }] of lesson.pages.entries()) {
					await expect(page.locator('article nav.row')).toContainText(`${i + 1} / ${lesson.pages.length}`);
					if (question && locale === 'en-GB')
						for (const [width, height] of SIZES) {
							await page.setViewportSize({ width, height });
							await expect.poll(() => apart(page), `page ${i + 1} at ${width}x${height}`).toBe('');
						}
					if (question) {
						await page.setViewportSize({ width: 1280, height: 720 });
						await answer(page, question, await answerOf(request, house, game, i, question), scene?.board.kind === 'bank' ? scene.board.layout : []);
						const verdict = page.getByRole('status');
						await expect(verdict, `page ${i + 1}`).toContainText(right);
						await expect(verdict.locator('cite')).toContainText(/1[78]\d\d/);
					}
					if (i + 1 < lesson.pages.length) await page.locator('article nav.row .button.main').click();
				}
				expect(faults).toEqual([]);
			});
	});
}

for (const [width, height] of SIZES) {
	test.describe(`at ${width}x${height}`, () => {
		test.use({ viewport: { width, height } });

		test(`who opens a question by its address sees it and the hand together at ${width}x${height}`, async ({ page, request, house }) => {
			for (const game of ['piquet', 'quadrille', 'whist']) {
				const { pages } = (await (await request.get(`${house.url}/api/games/${game}/lesson`)).json()) as Lesson;
				await comeTo(page, house, `/g/${game}/learn/${pages.findIndex(({ question }) => question) + 1}`);
				await expect.poll(() => apart(page), game).toBe('');
			}
		});
	});
}
