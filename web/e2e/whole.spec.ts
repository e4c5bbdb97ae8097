/** Every game played to its end by clicking whatever the table offers. */
import type { GameDetail, GameLine } from '../src/lib/wire';
import { GAMES } from './games';
import { comeTo, expect, guest, openTable, tableOf, test, watchFaults } from './house';
import { Player } from './player';

/** What makes a match long: of these as few as may be. */
const LENGTHS = ['games', 'matches', 'saetze', 'length', 'tours', 'rounds', 'tailles', 'banks', 'deals', 'max_deals', 'rubbers', 'parties', 'most_strokes'];

/** Who plays by the book mates soon whoever does not, but keeps a ball in the air as long as he likes. */
const opponent = (board: string): string => (board === 'court' ? 'random' : 'book');

/** One sits where nobody is quicker: as the banker, and on a stage in the company, which answers one by one. */
const place = ({ board, guest_seat: guest }: GameDetail): number => (board === 'stage' ? guest : 0);

test('the games that are played here are those of the house', async ({ request, house }) => {
	const games = (await (await request.get(`${house.url}/api/games`)).json()) as GameLine[];
	expect(games.map(({ id }) => id).sort()).toEqual(GAMES);
});

for (const game of GAMES)
	test(`a whole match of ${game} by clicking`, async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Charlotte');
		const detail = (await (await request.get(`${house.url}/api/games/${game}`)).json()) as GameDetail;
		const short = detail.options.filter(({ key, least }) => LENGTHS.includes(key) && typeof least === 'number').map(({ key, least }) => [key, least]);
		const options = { ...detail.quick, ...Object.fromEntries(short) } as Record<string, never>;
		const mine = place(detail);
		const seats = Array.from({ length: detail.quick_seats }, (_, seat) => (seat === mine ? ('me' as const) : { bot: opponent(detail.board) }));
		const { table } = await openTable(request, house, { game, options, seats, pace: 0 });
		await comeTo(page, house, `/t/${table}`);
		const player = new Player(page);
		await player.playOut();
		await expect(player.over).toBeVisible();
		const { status, result } = await tableOf(request, house, table);
		expect([status, result?.length]).toEqual(['over', seats.length]);
		expect(faults).toEqual([]);
	});
