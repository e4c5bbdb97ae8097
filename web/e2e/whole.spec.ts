/** Every game with a called king, and its sisters, played to the end by clicking. */
import { comeTo, expect, guest, openTable, tableOf, test, watchFaults } from './house';
import { Player } from './player';

const GAMES = [
	['quadrille', 4],
	['quadrille-favorite', 4],
	['quadrille-solitaire', 4],
	['cinquille', 5],
	['tritrille', 3]
] as const;

for (const [game, seats] of GAMES) {
	test(`a whole match of ${game} by clicking`, async ({ page, context, house }) => {
		const faults = watchFaults(page);
		const request = await guest(context, house, 'Charlotte');
		const { table } = await openTable(request, house, {
			game,
			options: { tours: 1 },
			seats: ['me', ...Array.from({ length: seats - 1 }, () => ({ bot: 'book' }))]
		});
		await comeTo(page, house, `/t/${table}`);
		const player = new Player(page);
		await player.playOut();
		await expect(player.over).toBeVisible();
		const { status, deals, result } = await tableOf(request, house, table);
		expect([status, deals >= seats, result?.length]).toEqual(['over', true, seats]);
		expect(faults).toEqual([]);
	});
}
