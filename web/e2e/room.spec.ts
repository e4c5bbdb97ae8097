/** Nothing on a table lies over anything else, however small the screen and however much there is to see. */
import { plainly } from '../src/lib/spoken';
import { tableAt } from './drive';
import { comeTo, expect, guest, openTable, test, type House } from './house';
import type { APIRequestContext, Page } from '@playwright/test';
import type { NewTable, SeatWish, TableView } from '../src/lib/wire';

const SIZES = [
	['upright', 360, 740],
	['on its side', 740, 360],
	['desk', 1280, 800]
] as const;

const bots = (seats: number, mine = 0): SeatWish[] => Array.from({ length: seats }, (_, i) => (i === mine ? 'me' : { bot: 'book' }));
const inTrick = ({ scene, choices }: TableView): boolean =>
	scene?.board.kind === 'cards' &&
	scene.board.trick.length > 0 &&
	(choices?.list.some(({ target }) => typeof target === 'object' && 'card' in target) ?? false);

/** Cards have been bought by others, and now one may buy oneself. */
const buys = ({ scene, choices }: TableView): boolean =>
	scene?.board.kind === 'bank' &&
	(scene.board.hands?.filter(({ fate }) => fate).length ?? 0) > 1 &&
	(choices?.list.some(({ notation }) => notation.startsWith('buy')) ?? false);

interface Wanted {
	what: string;
	wish: Partial<NewTable> & { game: string; seats: SeatWish[] };
	there?: (view: TableView) => boolean;
}

const TABLES: readonly Wanted[] = [
	{ what: 'two pots', wish: { game: 'lhombre', seats: bots(3) }, there: (view) => view.scene?.pots.length === 2 && inTrick(view) },
	{ what: 'ten pots', wish: { game: 'lhombre', seats: bots(3) }, there: (view) => (view.scene?.pots.length ?? 0) >= 10 && inTrick(view) },
	{
		what: 'pots and a king',
		wish: { game: 'lhombre', seats: bots(4), options: { players: '4king' } },
		there: (view) => (view.scene?.pots.length ?? 0) >= 4 && inTrick(view)
	},
	{ what: 'a king and many calls', wish: { game: 'lhombre', seats: bots(4), options: { players: '4king', misdeals: true, strict: true } } },
	{ what: 'many calls', wish: { game: 'lhombre', seats: bots(3), options: { misdeals: true, strict: true } } },
	{ what: 'the calls of 1860', wish: { game: 'lhombre', seats: bots(3), preset: '1860' } },
	{
		what: 'piles at Piquet',
		wish: { game: 'piquet', seats: bots(2) },
		there: (view) => inTrick(view) && view.scene?.board.kind === 'cards' && view.scene.board.last_trick.length > 0
	},
	{ what: 'five at Cinquille', wish: { game: 'cinquille', seats: bots(5) }, there: inTrick },
	{ what: 'chess with neighbours', wish: { game: 'chess', seats: bots(4), options: { counsel: 'on' } }, there: ({ steps }) => steps > 6 },
	{
		what: 'strict Trictrac',
		wish: { game: 'trictrac', seats: bots(2), preset: 'strict' },
		there: ({ steps, choices }) => steps > 14 && (choices?.list.length ?? 0) > 1
	},
	{ what: 'nine punters', wish: { game: 'pharo', seats: bots(10, 1), options: { players: 10 } } },
	{
		what: 'four others at Pharo',
		wish: { game: 'pharo', seats: bots(5, 1), options: { players: 5 } },
		there: ({ scene }) => scene?.seats.filter(({ said }) => said).length === 3
	},
	...(['vingt-et-un', 'onze-et-demie'] as const).flatMap((game) =>
		[4, 10].map((players) => ({ what: `${players} at ${game}`, wish: { game, seats: bots(players, 1), options: { players } }, there: buys }))
	),
	...(
		[
			{ game: 'guerre', seats: bots(3), options: { players: 3 } },
			{ game: 'billiard', seats: bots(2) },
			{ game: 'ballspiel', seats: bots(2) }
		] as const
	).map((wish) => ({
		what: `strokes at ${wish.game}`,
		wish: { ...wish, seats: [...wish.seats] },
		there: ({ scene, steps, choices }: TableView) =>
			steps > 4 &&
			(scene?.board.kind === 'cloth' || scene?.board.kind === 'court') &&
			scene.board.calls.some(({ said }) => said) &&
			(choices?.forms.some(({ form }) => form === 'stroke') ?? false)
	})),
	{
		what: 'announcements at Tarock',
		wish: { game: 'tarock', seats: bots(3) },
		there: ({ scene, choices }) =>
			(scene?.notes.filter(({ en }) => plainly(en).includes('announced')).length ?? 0) > 1 &&
			(choices?.list.some(({ target }) => typeof target === 'object' && 'card' in target) ?? false)
	}
];

const lay = (request: APIRequestContext, house: House, { wish, there }: Wanted): Promise<TableView> => tableAt(request, house, wish, there);

/** What lies over something else, sticks out or is cut off. */
const faults = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const found: string[] = [];
		const kinds = [
			'.others .plate',
			'.own > .plate',
			'.pots li',
			'.played',
			'.piles > *',
			'.own > .hand',
			'.bar .ask',
			'.bar .answers',
			'.own > .told',
			'.square, .heaps, .layout .place',
			'.felt.tables .board',
			'.bought li',
			'.balls canvas',
			'.balls .call'
		];
		const parts = kinds.flatMap((kind) =>
			[...document.querySelectorAll<HTMLElement>(`.felt :is(${kind}), ${kind}`)].flatMap((el) => {
				const whole = el.getBoundingClientRect();
				if (whole.width === 0 || whole.height === 0) return [];
				const seen = { left: whole.left, top: whole.top, right: whole.right, bottom: whole.bottom };
				for (let over = el.parentElement; over; over = over.parentElement) {
					if (getComputedStyle(over).overflow === 'visible') continue;
					const clip = over.getBoundingClientRect();
					seen.left = Math.max(seen.left, clip.left);
					seen.top = Math.max(seen.top, clip.top);
					seen.right = Math.min(seen.right, clip.right);
					seen.bottom = Math.min(seen.bottom, clip.bottom);
				}
				const name = `${kind} (${el.innerText.trim().replace(/\s+/g, ' ').slice(0, 30)})`;
				// Piles beyond the height are scrolled to.
				const piles = el.closest('.piles');
				if (piles && piles.scrollHeight > piles.clientHeight && whole.right <= piles.getBoundingClientRect().right + 2)
					return seen.bottom > seen.top ? [{ kind, name, ...seen }] : [];
				if (
					seen.right - seen.left < whole.width - 2 ||
					seen.bottom - seen.top < whole.height - 2 ||
					whole.right > innerWidth + 1 ||
					whole.bottom > innerHeight + 1 ||
					whole.left < -1
				)
					found.push(`${name} is cut off`);
				return [{ kind, name, ...seen }];
			})
		);
		parts.forEach((a, i) => {
			for (const b of parts.slice(i + 1)) {
				// Cards of a trick lie on each other, and squares side by side.
				if (a.kind === b.kind && !/plate|pots|piles/.test(a.kind)) continue;
				const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
				if (wide > 2 && high > 2) found.push(`${a.name} and ${b.name} overlap by ${Math.round(wide)} by ${Math.round(high)}`);
			}
		});
		for (const name of document.querySelectorAll<HTMLElement>('.plate .name .words')) {
			if (name.scrollWidth > name.clientWidth + 1 && name.clientWidth < 48) found.push(`the name ${name.innerText} is cut to ${name.clientWidth}`);
		}
		// What is told on a plate is told whole.
		for (const plate of document.querySelectorAll<HTMLElement>('.others .plate')) {
			for (const fact of plate.querySelectorAll<HTMLElement>('.facts > *, .said')) {
				if (fact.getBoundingClientRect().right > plate.getBoundingClientRect().right + 1) found.push(`${fact.innerText} stands out of its plate`);
				if (getComputedStyle(fact).display !== 'inline' && fact.scrollWidth > fact.clientWidth + 1) found.push(`${fact.innerText} is cut`);
			}
		}
		// What one says is not broken within a word.
		for (const said of document.querySelectorAll<HTMLElement>('.plate .said')) {
			const walk = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
			while (walk.nextNode())
				for (const { index, 0: word } of (walk.currentNode.textContent ?? '').matchAll(/[^\s-]+/g)) {
					const range = document.createRange();
					range.setStart(walk.currentNode, index);
					range.setEnd(walk.currentNode, index + word.length);
					if (range.getClientRects().length > 1) found.push(`${word} is broken`);
				}
		}
		// What is staked stays on its place.
		for (const place of document.querySelectorAll<HTMLElement>('.layout .place')) {
			const [card, stakes] = [place.getBoundingClientRect(), place.querySelector('.stakes')?.getBoundingClientRect()];
			if (stakes && stakes.top < card.top - 2) found.push('a tower of stakes');
		}
		return found;
	});

for (const wanted of TABLES) {
	test(`${wanted.what}: nothing lies over anything, every choice can be pressed`, async ({ page, context, house }) => {
		const request = await guest(context, house, 'Lieselotte');
		const view = await lay(request, house, wanted);
		for (const [size, width, height] of SIZES) {
			await test.step(size, async () => {
				await page.setViewportSize({ width, height });
				await comeTo(page, house, `/t/${view.id}`);
				await expect(page.locator('.felt .bar')).toBeVisible();
				await expect
					.configure({ soft: true })
					.poll(() => faults(page), size)
					.toEqual([]);
				for (const button of await page.locator('.bar button:enabled').all()) {
					await button.scrollIntoViewIfNeeded();
					await button.click({ trial: true });
				}
			});
		}
	});
}

test('play goes to the right: the next sits at the right hand, and his card lies there', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const view = await lay(request, house, {
		what: '',
		wish: { game: 'lhombre', seats: bots(4, 1), options: { players: '4king' } },
		there: (now) => now.scene?.board.kind === 'cards' && now.scene.board.trick.length > 1 && inTrick(now)
	});
	for (const [size, width, height] of SIZES) {
		await page.setViewportSize({ width, height });
		await comeTo(page, house, `/t/${view.id}`);
		await expect(page.locator('.felt .bar')).toBeVisible();
		const places = await page.locator('.others .plate').evaluateAll((els) =>
			els.map((el) => ({
				seat: Number((el as HTMLElement).dataset['spot']?.replace('seat:', '')),
				x: el.getBoundingClientRect().x,
				y: el.getBoundingClientRect().y
			}))
		);
		// On its side they sit one below the other, round to the left hand.
		if (size === 'on its side')
			expect(
				places.sort((a, b) => a.y - b.y).map(({ seat }) => seat),
				size
			).toEqual([2, 3, 0]);
		else
			expect(
				places.sort((a, b) => a.x - b.x).map(({ seat }) => seat),
				size
			).toEqual([0, 3, 2]);
		const cards = await page.locator('.trick .played').evaluateAll((els) =>
			els.map((el) => {
				const [card, trick] = [el.getBoundingClientRect(), (el.parentElement as HTMLElement).getBoundingClientRect()];
				return { seat: (el as HTMLElement).dataset['from'], aside: Math.round(card.x + card.width / 2 - trick.x - trick.width / 2) };
			})
		);
		for (const { seat, aside } of cards)
			expect(Math.abs(aside) < 5 ? 0 : Math.sign(aside), `${seat}, ${size}`).toBe({ 'seat:0': -1, 'seat:2': 1, 'seat:3': 0 }[seat ?? '']);
	}
});

test('onlookers are told where they cover nothing', async ({ page, context, browser, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const { table } = await openTable(request, house, { game: 'pharo', seats: bots(4, 1), public: true });
	const curious = await browser.newContext();
	await (await curious.newPage()).goto(`${house.url}/t/${table}`);
	for (const [size, width, height] of SIZES) {
		await page.setViewportSize({ width, height });
		await comeTo(page, house, `/t/${table}`);
		const told = page.getByTitle('1 onlooker');
		await expect(told, size).toBeInViewport({ ratio: 1 });
		const covered = await told.evaluate((el) => {
			const a = el.getBoundingClientRect();
			return [...document.querySelectorAll('.tool, .home, h1, .where, .felt')].filter((other) => {
				const b = other.getBoundingClientRect();
				return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
			}).length;
		});
		expect(covered, size).toBe(0);
		// Which of how many turns is told whole.
		expect(await page.locator('.where').evaluate((el) => el.scrollWidth <= el.clientWidth && el.scrollHeight <= el.clientHeight + 2), size).toBe(true);
	}
	await curious.close();
});

/** A play of Trictrac that is not done with its first leg. */
const TWO_LEGS = /^\d+-\d+(-| \d+-)\d+/;

test('in the middle of a play nothing lies over the board of Trictrac', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const view = await lay(request, house, {
		what: '',
		wish: { game: 'trictrac', seats: bots(2) },
		there: ({ steps, choices }) => steps > 8 && (choices?.list.every(({ notation }) => TWO_LEGS.test(notation)) ?? false)
	});
	for (const [size, width, height] of SIZES) {
		await page.setViewportSize({ width, height });
		await comeTo(page, house, `/t/${view.id}`);
		await page.locator('.point.takable').first().press('Enter');
		await page.locator('.point.goal').first().press('Enter');
		await expect(page.locator('.bar').getByRole('button', { name: 'Put the man back' })).toBeInViewport({ ratio: 1 });
		const over = (): Promise<unknown> =>
			page.evaluate(() => {
				const rect = (el: Element): DOMRect => el.getBoundingClientRect();
				const meet = (a: DOMRect, b: DOMRect): number =>
					Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
				const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
				const board = rect(all('.case')[0] as Element);
				const buttons = all('.case .button').length + all('.bar .answers .button').filter((el) => meet(rect(el), board) > 1).length;
				// A line is higher than its figures.
				const dice = all('.piece.die').filter((die) => all('.number').some((number) => meet(rect(die), rect(number)) > 0.25 * rect(number).height)).length;
				const pegs = all('.piece.peg').filter(
					(peg) => rect(peg).top < board.top - 1 || rect(peg).bottom > board.bottom + 1 || all('.point').some((point) => meet(rect(peg), rect(point)) > 1)
				).length;
				return { buttons, dice, pegs };
			});
		await expect.poll(over, size).toEqual({ buttons: 0, dice: 0, pegs: 0 });
	}
});

test('further pots lie in one heap that tells them all', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const view = await lay(request, house, { what: '', wish: { game: 'lhombre', seats: bots(3) }, there: (now) => (now.scene?.pots.length ?? 0) >= 5 });
	const pots = view.scene?.pots ?? [];
	await page.goto(`${house.url}/t/${view.id}`);
	await expect(page.locator('.pots li')).toHaveCount(3);
	// Payments into the sheet of bêtes find a heap.
	for (const number of view.charter.pots.keys()) await expect(page.locator(`.pots [data-spot="pot:${number}"]`)).toHaveCount(1);
	await page.locator('.pots button').click();
	await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(pots.length);
});

test('whoever looks back on a phone sees the trick and the stake', async ({ page, context, house }) => {
	const request = await guest(context, house, 'Lieselotte');
	const view = await lay(request, house, {
		what: '',
		wish: { game: 'lhombre', seats: bots(3) },
		there: (now) => (now.scene?.pots.length ?? 0) >= 2 && inTrick(now)
	});
	for (const [held, width, height] of SIZES) {
		await page.setViewportSize({ width, height });
		await comeTo(page, house, `/t/${view.id}`);
		await expect(page.locator('.felt .bar')).toBeVisible();
		await page.keyboard.press('y');
		await page.getByRole('button', { name: 'One step back' }).click();
		await expect(page.locator('.felt .bar')).toHaveCount(0);
		// With several piles the hand may touch the lowest; they can be scrolled.
		await expect.poll(async () => (await faults(page)).filter((fault) => !fault.includes('.piles')), held).toEqual([]);
	}
});
