/** What one may answer, and what there is room for: calls in a list, suits by their signs, collecting and bending, long hands, open hands. */
import type { Choices, SeatWish, TableView } from '../src/lib/wire';
import { play, playTo, tableAt } from './drive';
import { comeTo, expect, guest, openTable, PIQUET, settled, tableOf, test } from './house';
import { Player } from './player';
import { words } from './words';

const bots = (count: number, mine = 0): SeatWish[] => Array.from({ length: count }, (_, i) => (i === mine ? 'me' : { bot: 'book' }));

/** Stakes on card after card before it says that it is ready. */
function staking(): (choices: Choices) => string {
	let staked = 0;
	return ({ list, forms }) => {
		const form = forms.find((found) => found.form === 'amount');
		const spot = form?.form === 'amount' ? form.on[staked] : undefined;
		if (form?.form === 'amount' && spot && staked < 6) {
			staked += 1;
			return `${form.verb} ${spot.word} ${spot.min}`;
		}
		staked = 0;
		return (list.find(({ notation }) => notation.startsWith('ready')) ?? list[0])?.notation ?? '';
	};
}

/** A card that was drawn twice is answered for as well, but not by a Paroli. */
const hasWon = ({ choices }: TableView): boolean => choices?.list.some(({ notation }) => /^answer .* paroli$/.test(notation)) ?? false;

for (const [lang, locale] of [
	['en', 'en-GB'],
	['de', 'de-DE']
] as const) {
	test.describe(locale, () => {
		test.use({ locale });
		const t = words(lang);

		test('after a win at Pharo to collect, Lappé and Paroli are buttons', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Anna');
			let view: TableView | null = null;
			while (!view) view = await playTo(request, house, (await openTable(request, house, { game: 'pharo', seats: bots(4, 1) })).table, hasWon, staking());
			await comeTo(page, house, `/t/${view.id}`);
			const bar = page.locator('.bar .answers');
			for (const name of [lang === 'de' ? /zieh/i : /^Collect/, /Lappé/, /Paroli/]) {
				const button = bar.getByRole('button', { name }).first();
				await expect(button).toBeVisible();
				await button.click({ trial: true });
			}
			const { steps } = view;
			await bar
				.getByRole('button', { name: /Paroli/ })
				.first()
				.click();
			await expect.poll(async () => (await tableOf(request, house, view.id)).steps).toBeGreaterThan(steps);
		});

		test('of more than eight calls one is chosen from a list', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Anna');
			const calls = ({ choices }: TableView): number => choices?.list.filter(({ target, aside }) => target === 'button' && !aside).length ?? 0;
			const view = await tableAt(request, house, { game: 'boston', seats: bots(4) }, (now) => calls(now) > 8);
			await comeTo(page, house, `/t/${view.id}`);
			const list = page.getByRole('combobox', { name: t('choose-call') });
			await expect(list).toBeVisible();
			expect(await list.locator('option').count()).toBeGreaterThanOrEqual(8);
			const wanted = await list.locator('option').nth(3).getAttribute('value');
			await list.selectOption({ index: 3 });
			const say = page.locator('.bar .calls .button');
			await expect(say).toHaveText(t('choose-say'));
			await expect(say).toHaveAttribute('data-notation', wanted ?? '');
			await new Player(page).acts(() => say.click());
		});

		test('suits are chosen by their signs, and the trump is a sign', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Anna');
			const suits = ({ choices }: TableView): boolean => (choices?.list.filter(({ suit }) => suit).length ?? 0) >= 3;
			const view = await tableAt(request, house, { game: 'quadrille', seats: bots(4) }, suits);
			await comeTo(page, house, `/t/${view.id}`);
			const named = (view.choices?.list ?? []).filter(({ suit, target }) => suit && target === 'button');
			for (const { notation } of named.slice(0, 4)) {
				const button = page.locator(`.bar [data-notation="${notation}"]`);
				if ((await button.count()) > 0) await expect(button.locator('.suit')).toBeVisible();
			}
			await expect(page.locator('.bar .suit').first()).toBeVisible();
			const whist = await tableAt(request, house, { game: 'whist', seats: bots(4) });
			await comeTo(page, house, `/t/${whist.id}`);
			await expect(page.locator('.felt .trump .suit')).toBeInViewport();
			await expect(page.locator('.felt .trump')).not.toHaveText('');
		});

		test('the result says who won and by what, and leads back to the lobby', async ({ page, context, house }) => {
			const request = await guest(context, house, 'Anna');
			const { id, steps } = await tableAt(request, house, { game: 'chess', options: { games: 1 }, seats: bots(2) });
			const done = await request.post(`${house.url}/api/tables/${id}/acts`, {
				data: { act: 'play', at: steps, notation: 'resign' },
				headers: { origin: house.url }
			});
			expect(done.status(), await done.text()).toBe(200);
			await comeTo(page, house, `/t/${id}`);
			await expect(page.locator('.result .winner')).toContainText(lang === 'de' ? /gewinnt mit .+ Marken Vorsprung/ : /wins, .+ counters ahead/);
			await page
				.locator('.result')
				.getByRole('link', { name: t('nav-lobby') })
				.click();
			await expect(page).toHaveURL(`${house.url}/`);
		});
	});
}

test('partners win together', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Anna');
	const { table } = await openTable(request, house, { game: 'whist', preset: '1782', seats: bots(4) });
	await playTo(request, house, table, () => false);
	const { result, seats } = await tableOf(request, house, table);
	const winners = (result ?? []).filter(({ place }) => place === 1).map(({ seat }) => seats[seat]?.name ?? '');
	await comeTo(page, house, `/t/${table}`);
	expect(winners.length).toBe(2);
	const told = page.locator('.result .winner');
	for (const name of winners) await expect(told).toContainText(name === 'Anna' ? 'You win with' : name);
	await expect(page.locator('.result tr.me')).toContainText('You');
	await expect(page.locator('.result')).not.toContainText('Anna');
});

test('after choosing discards Tab goes to Confirm', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Anna');
	const { id } = await tableAt(request, house, { ...PIQUET, seats: bots(2) }, ({ choices }) => choices?.forms.some(({ form }) => form === 'subset') ?? false);
	await comeTo(page, house, `/t/${id}`);
	await page.locator('.own .hand .card').first().focus();
	for (let i = 0; i < 3; i++) {
		await page.keyboard.press('Enter');
		await page.keyboard.press('ArrowRight');
	}
	await expect(page.locator('.own .hand .card.picked')).toHaveCount(3);
	await page.keyboard.press('Tab');
	await expect(page.locator('.bar .form .button.main')).toBeFocused();
	await new Player(page).acts(() => page.keyboard.press('Enter'));
});

test('a die that is used is dimmed until the man is put back', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Anna');
	const twoLegs = /^\d+-\d+(-| \d+-)\d+/;
	const there = ({ steps, choices, scene }: TableView): boolean =>
		steps > 8 &&
		(choices?.list.every(({ notation }) => twoLegs.test(notation)) ?? false) &&
		scene?.board.kind === 'tables' &&
		scene.board.dice?.[0] !== scene.board.dice?.[1];
	const { id } = await tableAt(request, house, { game: 'trictrac', seats: bots(2) }, there);
	await comeTo(page, house, `/t/${id}`);
	await expect(page.locator('.piece.die')).toHaveCount(2);
	await expect(page.locator('.piece.die.used')).toHaveCount(0);
	await page.locator('.point.takable').first().press('Enter');
	await page.locator('.point.goal').first().press('Enter');
	const used = page.locator('.piece.die.used');
	await expect(used).toHaveCount(1);
	await expect.poll(() => used.evaluate((el) => Number(getComputedStyle(el).opacity))).toBeLessThan(1);
	await page.getByRole('button', { name: 'Put the man back' }).click();
	await expect(used).toHaveCount(0);
});

for (const [what, width, height] of [
	['phone', 360, 740],
	['desk', 1280, 800]
] as const) {
	test(`the board of chess stays where it is at a capture, and Resign is not the first button (${what})`, async ({ page, context, house }) => {
		const request = await guest(context, house, 'Anna');
		await page.setViewportSize({ width, height });
		const men = ({ scene }: TableView): number => (scene?.board.kind === 'chequer' ? scene.board.squares.filter(Boolean).length : 0);
		let view = await tableAt(request, house, { game: 'chess', seats: bots(2) });
		await comeTo(page, house, `/t/${view.id}`);
		const before = await page.locator('.board').boundingBox();
		expect(men(view)).toBe(32);
		await expect(page.locator('.bar .answers [data-notation=resign]')).toHaveCount(0);
		const takes = ({ scene, choices }: TableView): string | undefined =>
			choices?.list.find(({ target }) => {
				if (typeof target !== 'object' || !('move' in target) || scene?.board.kind !== 'chequer') return false;
				return scene.board.squares[target.move.to] !== null && target.move.to !== target.move.from;
			})?.notation;
		while (men(view) === 32) {
			const asked = await playTo(request, house, view.id, ({ steps, choices }) => steps >= view.steps && choices !== null);
			if (!asked) throw new Error('nothing was captured');
			view = await play(request, house, asked, takes(asked) ?? asked.choices?.list.find(({ target }) => typeof target === 'object')?.notation ?? '');
		}
		await expect.poll(() => page.locator('.square .man').count()).toBeLessThan(32);
		await settled(page);
		expect(await page.locator('.board').boundingBox()).toEqual(before);
	});
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

	test('the twenty-five cards of Tarock are all seen and each can be touched', async ({ page, context, house }) => {
		const request = await guest(context, house, 'Anna');
		const view = await tableAt(
			request,
			house,
			{ game: 'tarock', seats: bots(3) },
			({ scene, you }) => (scene?.seats.find(({ seat }) => seat === you.seat)?.hand.length ?? 0) >= 25
		);
		await comeTo(page, house, `/t/${view.id}`);
		const cards = page.locator('.own .hand .card[data-card]');
		expect(await cards.count()).toBeGreaterThanOrEqual(25);
		const missed = await cards.evaluateAll((all) =>
			all.flatMap((el) => {
				const { left, top, width, height } = el.getBoundingClientRect();
				const inside = left >= -1 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
				const reached = [0.08, 0.15, 0.25].some((x) =>
					[0.1, 0.2, 0.35].some((y) => el.contains(document.elementFromPoint(left + x * width, top + y * height)))
				);
				return inside && reached ? [] : [(el as HTMLElement).dataset['card']];
			})
		);
		expect(missed).toEqual([]);
	});
});

test('a hand that lies open is seen card by card', async ({ page, context, browser, house }) => {
	const host = await browser.newContext();
	const anna = await guest(host, house, 'Anna');
	const bernhard = await guest(context, house, 'Bernhard');
	const { table, invitation } = await openTable(anna, house, { game: 'boston', seats: ['me', 'open', { bot: 'book' }, { bot: 'book' }] });
	const sat = await bernhard.post(`${house.url}/api/tables/${table}/acts?i=${invitation}`, { data: { act: 'sit', seat: 1 }, headers: { origin: house.url } });
	expect(sat.status(), await sat.text()).toBe(200);
	const first = ({ list }: Choices, wanted: RegExp): string => (list.find(({ notation }) => wanted.test(notation)) ?? list[0])?.notation ?? '';
	const handOf = ({ scene }: TableView): readonly (string | null)[] => scene?.seats.find(({ seat }) => seat === 0)?.hand ?? [];
	const isOpen = (view: TableView): boolean => handOf(view).length > 5 && handOf(view).every((card) => card !== null);
	// Anna lays her hand open as soon as she may; Bernhard stops when he sees it, and she when he has.
	let seen = false;
	const other = playTo(
		anna,
		house,
		table,
		() => seen,
		(choices) => first(choices, /misere-ouverte/)
	);
	const view = await playTo(bernhard, house, table, isOpen, (choices) => first(choices, /^pass/));
	seen = true;
	if (!view) throw new Error('no hand was laid open');
	for (const [width, height] of [
		[360, 740],
		[740, 360],
		[1280, 800]
	] as const) {
		await page.setViewportSize({ width, height });
		await comeTo(page, house, `/t/${table}`);
		const open = page.locator('.others .hand.open');
		await expect(open).toHaveCount(1);
		await expect(open.locator('> span')).toHaveCount(handOf(view).length);
		await expect(open).toHaveAttribute('aria-label', /of (clubs|diamonds|hearts|spades), .+ of (clubs|diamonds|hearts|spades)/);
		// No card lies wholly under the next, and none out of the plate.
		const lefts = await open.locator('> span').evaluateAll((all) => all.map((el) => el.getBoundingClientRect().left));
		lefts.slice(1).forEach((left, i) => expect(left - (lefts[i] ?? 0)).toBeGreaterThanOrEqual(4));
		await expect(open.locator('> span').last()).toBeInViewport();
	}
	// With a bot in his place the match goes on, and she comes to her turn.
	const risen = await bernhard.post(`${house.url}/api/tables/${table}/acts`, { data: { act: 'rise' }, headers: { origin: house.url } });
	expect(risen.status(), await risen.text()).toBe(200);
	await other;
	await host.close();
});

test('an address copied from the bar leads a friend to a seat', async ({ page, context, browser, house }) => {
	const request = await guest(context, house, 'Anna');
	const { table } = await openTable(request, house, { ...PIQUET, seats: ['me', 'open'] });
	await comeTo(page, house, `/t/${table}`);
	await expect(page).toHaveURL(/\?i=/);
	const friend = await browser.newContext();
	const other = await friend.newPage();
	await other.goto(page.url());
	await other.getByLabel('What shall we call you?').fill('Bernhard');
	await other.getByRole('button', { name: 'Sit down here' }).click();
	await expect(page.locator('.felt .others')).toContainText('Bernhard');
	await friend.close();
});

for (const lang of ['en', 'de'] as const) {
	test(`after a deal one may ask whether more could have been made (${lang})`, async ({ page, context, house }) => {
		await page.addInitScript((kept) => localStorage.setItem('spadille.likes', kept), JSON.stringify({ lang, pace: 'calm' }));
		const t = words(lang);
		const request = await guest(context, house, 'Anna');
		const { table } = await openTable(request, house, { game: 'whist', seats: bots(4) });
		await playTo(request, house, table, ({ scene, choices, you }) => {
			const hand = scene?.seats.find(({ seat }) => seat === you.seat)?.hand.length ?? 0;
			return hand <= 1 && (choices?.list.some(({ target }) => typeof target === 'object' && 'card' in target) ?? false);
		});
		await comeTo(page, house, `/t/${table}`);
		const player = new Player(page);
		await player.move();
		const moment = page.locator('.moment');
		await expect(moment).toBeVisible();
		await moment.getByRole('button', { name: t('house-made-ask') }).click();
		const dialog = page.getByRole('dialog', { name: t('house-made-ask') });
		await expect(dialog.locator('.tricks > li')).toHaveCount(13, { timeout: 120_000 });
		await expect(dialog.locator('.tricks li').first().locator('.played')).toHaveCount(4);
		await expect(dialog.locator('.told')).toContainText(/\d/);
	});
}
