/** Every game played to its end by clicking whatever the table offers. */
import type { GameDetail, GameLine } from '../src/lib/wire';
import { comeTo, expect, guest, openTable, tableOf, test, watchFaults } from './house';
import { Player } from './player';

/** What makes a match long: of these as few as may be. */
const LENGTHS = ['games', 'matches', 'saetze', 'length', 'tours', 'rounds', 'tailles', 'banks', 'deals', 'rubbers', 'parties'];

/** What is played with cards. Clicked at random nobody is mated and no ball is made: the other boards have tests of their own. */
const BOARDS = ['cards', 'bank'];

/** The games are asked for in a few tests, so that several play at once. */
const SHARES = 6;

for (let share = 0; share < SHARES; share++) {
	test(`whole matches by clicking, ${share + 1} of ${SHARES}`, async ({ page, context, house }) => {
		test.setTimeout(900_000);
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Charlotte');
		const games = ((await (await request.get(`${house.url}/api/games`)).json()) as GameLine[])
			.filter(({ board }) => BOARDS.includes(board))
			.map(({ id }) => id);
		for (const game of games.filter((_, i) => i % SHARES === share)) {
			await test.step(game, async () => {
				const detail = (await (await request.get(`${house.url}/api/games/${game}`)).json()) as GameDetail;
				const short = detail.options.filter(({ key, least }) => LENGTHS.includes(key) && typeof least === 'number').map(({ key, least }) => [key, least]);
				const options = { ...detail.quick, ...Object.fromEntries(short) } as Record<string, number>;
				const seats = detail.quick_seats;
				const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'book' }));
				const { table } = await openTable(request, house, { game, options, seats: ['me', ...bots], pace: 0 });
				await comeTo(page, house, `/t/${table}`);
				const player = new Player(page);
				await player.playOut();
				await expect(player.over).toBeVisible();
				const { status, result } = await tableOf(request, house, table);
				expect([status, result?.length], game).toEqual(['over', seats]);
			});
		}
		expect(faults).toEqual([]);
	});
}
