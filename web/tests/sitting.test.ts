import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Listener } from '../src/lib/live/client';
import { Sitting } from '../src/lib/room/sitting.svelte';
import type { Item, TableView } from '../src/lib/wire';

const [opened, acted, table, items] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let listener: Listener;
vi.mock('../src/lib/api', () => ({
	api: { table: () => table() as unknown, items: () => items() as unknown },
	livePath: (id: string) => id,
	problemOf: (error: unknown) => error
}));
vi.mock('../src/lib/live/client', () => ({
	ActRefused: class extends Error {},
	browserSurroundings: () => null,
	LiveClient: class {
		constructor(heard: Listener) {
			listener = heard;
		}
		open = opened;
		act = acted;
		close(): void {}
	}
}));
vi.mock('../src/lib/boards/rolling', () => ({ shownFor: () => 0 }));
vi.mock('../src/lib/me.svelte', () => ({ me: {} }));
vi.mock('../src/lib/place.svelte', () => ({ go: () => {} }));
vi.mock('../src/lib/prefs.svelte', () => ({ like: () => {}, likes: { finished: true, pace: 'calm' } }));

vi.mock('../src/lib/sheet', () => ({ sheetOf: () => ({}) }));

const HOUR = 3_600_000;

describe('sitting at a table', () => {
	beforeEach(() => {
		for (const mock of [opened, acted, table, items]) mock.mockReset();
		acted.mockResolvedValue({ seq: 8, table: null });
		vi.stubGlobal('addEventListener', () => {});
	});

	/** Comes to a table of this status at which something last happened so long ago. */
	const come = async (status: string, ago: number): Promise<Sitting> => {
		table.mockResolvedValue({ status, seq: 7, fair: { commitment: '' }, you: {}, invitation: null });
		items.mockResolvedValue([{ at: Date.now() - ago }]);
		const sitting = new Sitting('abc', null);
		await sitting.begin();
		expect(sitting.closedDoor).toBeNull();
		return sitting;
	};

	it('listens where something may happen: in a match that goes on, and when one has just ended', async () => {
		for (const [status, ago] of [
			['waiting', 48 * HOUR],
			['playing', 48 * HOUR],
			['over', 0]
		] as const) {
			opened.mockReset();
			await come(status, ago);
			expect(opened, status).toHaveBeenCalledTimes(1);
		}
	});

	it('only reads a match that was over long ago, until somebody does something there', async () => {
		for (const status of ['over', 'closed']) {
			opened.mockReset();
			const sitting = await come(status, 2 * HOUR);
			expect(opened, status).not.toHaveBeenCalled();
			expect(sitting.line).toBe('closed');
			expect(await sitting.act({ act: 'say', text: 'Well played' })).toEqual({ seq: 8, table: null });
			expect(opened).toHaveBeenCalledTimes(1);
		}
	});

	it('looks at the end of a deal, but at that of the last sees the result', async () => {
		for (const [kinds, looked] of [
			[['taken', 'deal_over'], true],
			[['taken', 'deal_over', 'match_over'], false]
		] as const) {
			const sitting = await come('playing', 0);
			const heard = kinds.map((kind, i) => ({ kind, seq: 8 + i, at: Date.now() }) as Item);
			listener.news(heard, { ...sitting.view, seq: 10 } as TableView, false);
			expect(sitting.moment !== null, kinds.join()).toBe(looked);
		}
	});
});
