/** Pictures of every page and every kind of scene, at four widths, in both lights and languages, to be looked at. */
import type { BrowserContext, Page } from '@playwright/test';
import type { SeatWish, TableView } from '../src/lib/wire';
import { playTo, tableAt } from './drive';
import { comeTo, expect, guest, openTable, settled, test, type House } from './house';

const SIZES = [
	['360', 360, 740],
	['1280', 1280, 800],
	['768', 768, 1024],
	['1920', 1920, 1080]
] as const;
const LIGHTS = [
	['dark', 'en-GB'],
	['light', 'de-DE']
] as const;
/** `SHOTS=chess` takes only what has chess in its name, `SHOTS=1` everything. */
const SHOTS = process.env['SHOTS'];
/** Every run of the tests keeps a picture of each kind of scene, on a phone and on a desk. */
const KEPT = new Set(['lobby', 'lhombre-play', 'pharo-turns', 'trictrac', 'chess', 'billiard', 'ballspiel', 'card-tricks', 'morra', 'result']);
const isWanted = (name: string): boolean => (SHOTS === undefined ? KEPT.has(name) : SHOTS === '1' || name.includes(SHOTS));
const sizes = SHOTS === undefined ? SIZES.slice(0, 2) : SIZES;

interface Station {
	readonly name: string;
	/** Gets everything ready and says where to look. */
	readonly way: (context: BrowserContext, house: House) => Promise<string>;
	/** What to press before looking. */
	readonly then?: (page: Page) => Promise<void>;
}

const bots = (count: number, mine = 0): SeatWish[] => Array.from({ length: count }, (_, i) => (i === mine ? 'me' : { bot: 'book' }));

const table =
	(game: string, seats: SeatWish[], there: ((view: TableView) => boolean) | null): Station['way'] =>
	async (context, house) => {
		const wish = { game, seats };
		if (there) return `/t/${(await tableAt(context.request, house, wish, there)).id}`;
		return `/t/${(await openTable(context.request, house, wish)).table}`;
	};

const ending =
	(game: string, seats: SeatWish[]): Station['way'] =>
	async (context, house) => {
		const { table: id } = await openTable(context.request, house, { game, seats });
		await playTo(context.request, house, id, () => false);
		return `/t/${id}`;
	};

const page =
	(path: string): Station['way'] =>
	async () =>
		path;
const press =
	(key: string) =>
	(view: Page): Promise<void> =>
		view.locator('body').press(key);
const asksForm = (view: TableView): boolean => view.choices?.forms.some((form) => form.form === 'subset') ?? false;
const playsCard = (view: TableView): boolean => view.choices?.list.some((choice) => typeof choice.target === 'object' && 'card' in choice.target) ?? false;
const inTrick = (view: TableView): boolean =>
	playsCard(view) && view.scene?.board.kind === 'cards' && view.scene.board.trick.length > 0 && view.scene.board.last_trick.length > 0;
const after =
	(steps: number) =>
	(view: TableView): boolean =>
		view.steps >= steps;

const STATIONS: readonly Station[] = [
	{ name: 'lobby', way: page('/') },
	{ name: 'game', way: page('/g/piquet') },
	{ name: 'find', way: page('/find?words=bete') },
	{ name: 'new-table', way: page('/g/lhombre/new') },
	{ name: 'waiting', way: table('piquet', ['me', 'open'], null) },
	{ name: 'billiard', way: table('billiard', bots(2), (view) => view.steps >= 6) },
	{ name: 'carambole', way: table('carambole', bots(2), (view) => view.steps >= 6) },
	{ name: 'guerre', way: table('guerre', bots(6), (view) => view.steps >= 9) },
	{ name: 'ronde', way: table('ronde', bots(3), (view) => view.steps >= 6) },
	{ name: 'ballspiel', way: table('ballspiel', bots(2), (view) => view.steps >= 6) },
	{ name: 'toccategli', way: table('toccategli', bots(2), (view) => view.steps >= 12) },
	{ name: 'verkehren', way: table('verkehren', bots(2), (view) => view.steps >= 30) },
	{ name: 'morra', way: table('morra', bots(2), (view) => view.steps >= 4) },
	{ name: 'card-tricks', way: table('card-tricks', ['me', { bot: 'book' }].reverse() as SeatWish[], (view) => view.steps >= 3) },
	{ name: 'lhombre-bidding', way: table('lhombre', bots(3), () => true) },
	{ name: 'lhombre-exchange', way: table('lhombre', bots(3), asksForm) },
	{ name: 'lhombre-play', way: table('lhombre', bots(3), inTrick) },
	{ name: 'piquet-exchange', way: table('piquet', bots(2), asksForm) },
	{ name: 'piquet-declaring', way: table('piquet', bots(2), (view) => !asksForm(view) && !playsCard(view) && after(2)(view)) },
	{ name: 'piquet-play', way: table('piquet', bots(2), inTrick) },
	{ name: 'pharo-staking', way: table('pharo', bots(4, 1), () => true) },
	{ name: 'pharo-place', way: table('pharo', bots(4, 1), () => true), then: (view) => view.locator('.place.open').nth(5).click() },
	{ name: 'pharo-turns', way: table('pharo', bots(4, 1), after(24)) },
	{ name: 'trictrac', way: table('trictrac', bots(2), (view) => after(12)(view) && (view.choices?.list.length ?? 0) > 1) },
	{
		name: 'trictrac-held',
		way: table('trictrac', bots(2), (view) => after(12)(view) && (view.choices?.list.length ?? 0) > 1),
		then: (view) => view.locator('.point.takable').first().press('Enter')
	},
	{ name: 'whist-play', way: table('whist', bots(4), (view) => playsCard(view) && after(9)(view)) },
	{ name: 'boston-tariff', way: page('/g/boston-whist/tariff') },
	{ name: 'imperial-play', way: table('imperial', bots(3), inTrick) },
	{ name: 'reversy-play', way: table('reversy', bots(4), inTrick) },
	{ name: 'tresett-play', way: table('tresett', bots(4), inTrick) },
	{ name: 'lhomme-play', way: table('lhomme', bots(4), playsCard) },
	{ name: 'triomphe-play', way: table('triomphe', bots(4), inTrick) },
	{ name: 'scat-asking', way: table('scat', bots(3), () => true) },
	{ name: 'scat-play', way: table('scat', bots(3), inTrick) },
	{ name: 'preference-play', way: table('preference', bots(3), inTrick) },
	{ name: 'five-suit-solo-play', way: table('five-suit-solo', bots(5), inTrick) },
	{ name: 'tarock-discard', way: table('tarock', bots(3), () => true) },
	{ name: 'tarock-play', way: table('tarock', bots(3), inTrick) },
	{ name: 'tarock-1782-play', way: table('tarock-1782', bots(3), inTrick) },
	{ name: 'tarok-zapp-play', way: table('tarok-zapp', bots(3), inTrick) },
	{ name: 'boston-bidding', way: table('boston', bots(4), () => true) },
	{ name: 'boston-play', way: table('boston', bots(4), inTrick) },
	{ name: 'vingt-et-un', way: table('vingt-et-un', bots(4, 1), after(10)) },
	{ name: 'haufeln', way: table('haufeln', bots(4, 1), after(4)) },
	{ name: 'landsknecht', way: table('landsknecht', bots(4, 1), after(14)) },
	{ name: 'sussmilch', way: table('sussmilch', bots(4, 1), after(4)) },
	{ name: 'chess', way: table('chess', bots(2), after(12)) },
	{ name: 'chess-held', way: table('chess', bots(2), after(6)), then: (view) => view.locator('.square.takable').first().press('Enter') },
	{ name: 'result', way: ending('piquet', bots(2)), then: (view) => expect(view.locator('.result')).toBeVisible() },
	{ name: 'account', way: table('lhombre', bots(3), after(60)), then: press('a') },
	{
		name: 'history',
		way: table('lhombre', bots(3), after(30)),
		then: async (view) => {
			await press('y')(view);
			for (let i = 0; i < 4; i++) await view.getByRole('button', { name: /One step back|Einen Schritt zurück/ }).click();
		}
	},
	{
		name: 'hint',
		way: table('piquet', bots(2), playsCard),
		then: async (view) => {
			await press('h')(view);
			await expect(view.locator('aside .book')).toBeVisible();
		}
	},
	{ name: 'drawer-rules', way: table('lhombre', bots(3), () => true), then: press('r') },
	{
		name: 'drawer-log',
		way: table('lhombre', bots(3), after(30)),
		then: async (view) => {
			if ((await view.locator('aside').count()) === 0) await press('c')(view);
		}
	},
	{ name: 'menu', way: table('chess', bots(2), () => true), then: (view) => view.getByRole('button', { name: /^(The table|Der Tisch)$/ }).click() },
	{ name: 'likes', way: page('/'), then: (view) => view.getByRole('button', { name: /Settings|Einstellungen/ }).click() },
	{ name: 'lesson', way: page('/g/piquet/learn') },
	{
		name: 'lesson-scene',
		way: page('/g/piquet/learn'),
		then: async (view) => {
			while ((await view.locator('.felt .bar').count()) === 0) await view.locator('nav .button.main').last().click();
		}
	},
	{ name: 'rules', way: page('/g/trictrac/rules') },
	{ name: 'profile', way: page('/me') },
	{ name: 'about', way: page('/about') },
	{ name: 'lost', way: page('/nowhere/at/all') },
	{ name: 'no-table', way: page('/t/none') }
];

for (const { name, way, then } of STATIONS.filter((station) => isWanted(station.name))) {
	test(name, async ({ browser, house }) => {
		const host = await browser.newContext();
		await guest(host, house, 'Lieselotte');
		const path = await way(host, house);
		const storageState = await host.storageState();
		for (const [size, width, height] of sizes) {
			for (const [colorScheme, locale] of LIGHTS) {
				const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale, storageState, reducedMotion: 'reduce' });
				const view = await context.newPage();
				await comeTo(view, house, path);
				await then?.(view);
				await settled(view);
				await view.screenshot({
					path: `e2e/shots/${name}-${size}-${colorScheme}.png`,
					fullPage: !path.startsWith('/t/') && !path.endsWith('/rules'),
					timeout: 120_000
				});
				await context.close();
			}
		}
		await host.close();
	});
}
