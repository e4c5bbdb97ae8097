import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActRefused, LiveClient, type Line, type Socket } from '../src/lib/live/client';
import { withNews } from '../src/lib/live/log';
import type { Frame, Item, TableView } from '../src/lib/wire';

class FakeSocket implements Socket {
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: unknown }) => void) | null = null;
	onclose: (() => void) | null = null;
	sent: unknown[] = [];
	closed = false;
	send(text: string): void {
		this.sent.push(JSON.parse(text));
	}
	close(): void {
		this.closed = true;
	}
	hear(frame: Frame): void {
		this.onmessage?.({ data: JSON.stringify(frame) });
	}
}

const table = (seq: number): TableView => ({ seq }) as TableView;
const item = (seq: number, en = ''): Item => ({ seq, text: { en, de: en } }) as Item;
const news = (seq: number): Frame => ({ type: 'news', anew: false, items: [item(seq)], table: table(seq) });

describe('the live line', () => {
	let sockets: FakeSocket[];
	let lines: Line[];
	let heard: number[];
	let client: LiveClient;
	const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

	beforeEach(() => {
		vi.useFakeTimers();
		sockets = [];
		lines = [];
		heard = [];
		client = new LiveClient(
			{ news: (_, view) => void heard.push(view.seq), presence: () => {}, line: (line) => void lines.push(line), bye: () => {} },
			{
				connect: () => {
					const socket = new FakeSocket();
					sockets.push(socket);
					return socket;
				},
				after(ms, what) {
					const timer = setTimeout(what, ms);
					return () => clearTimeout(timer);
				},
				random: () => 1
			},
			4
		);
		client.open();
	});

	function opened(seq = 5): FakeSocket {
		last().onopen?.();
		last().hear(news(seq));
		return last();
	}

	it('says hello with the last number it knows', () => {
		opened();
		expect(last().sent[0]).toEqual({ type: 'hello', seq: 4 });
		expect(lines).toEqual(['connecting', 'open']);
		expect(client.seq).toBe(5);
	});

	it('comes back and resumes where it was', () => {
		opened(7);
		last().onclose?.();
		expect(lines.at(-1)).toBe('broken');
		vi.advanceTimersByTime(400);
		expect(sockets.length).toBe(2);
		last().onopen?.();
		expect(last().sent[0]).toEqual({ type: 'hello', seq: 7 });
		last().hear(news(9));
		expect(heard).toEqual([7, 9]);
		expect(lines.at(-1)).toBe('open');
	});

	it('waits longer after each failure, and not for ever', () => {
		const waits = Array.from({ length: 9 }, () => {
			const before = sockets.length;
			last().onclose?.();
			let ms = 0;
			while (sockets.length === before) {
				vi.advanceTimersByTime(100);
				ms += 100;
			}
			return ms;
		});
		expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
		expect(waits.at(-1)).toBe(15_000);
	});

	it('gives up a line that never opens', () => {
		vi.advanceTimersByTime(8_000);
		expect([lines.at(-1), sockets[0]?.closed]).toEqual(['broken', true]);
		vi.advanceTimersByTime(400);
		expect(sockets.length).toBe(2);
	});

	it('gives up a line whose greeting nobody answers, pongs or not, and the acts that wait for it', async () => {
		const early = client.act({ act: 'resume' });
		vi.advanceTimersByTime(7_000);
		// However late it opens, the keeper has his own time to answer; a pong is none of his.
		last().onopen?.();
		vi.advanceTimersByTime(7_000);
		last().hear({ type: 'pong' });
		expect([lines, last().closed]).toEqual([['connecting'], false]);
		vi.advanceTimersByTime(1_000);
		expect([lines.at(-1), last().closed]).toEqual(['broken', true]);
		await expect(early).rejects.toThrow('no line');
	});

	it('leaves a line alone that was answered', () => {
		opened();
		vi.advanceTimersByTime(24_000);
		expect([lines.at(-1), last().closed]).toEqual(['open', false]);
	});

	it('keeps the promise of an act when it is done', async () => {
		opened();
		const done = client.act({ act: 'say', text: 'hm' });
		const { id } = last().sent.at(-1) as { id: string };
		last().hear({ type: 'done', id, seq: 6 });
		await expect(done).resolves.toEqual({ seq: 6, table: null });
	});

	it('lets an act wait for the line to open, but not for a broken one', async () => {
		const early = client.act({ act: 'resume' });
		last().onopen?.();
		expect(last().sent).toEqual([{ type: 'hello', seq: 4 }]);
		last().hear(news(5));
		expect(last().sent.at(-1)).toMatchObject({ type: 'act', act: { act: 'resume' } });
		last().hear({ type: 'done', id: 'a1', seq: 6, table: null });
		expect((await early).seq).toBe(6);
		last().onclose?.();
		await expect(client.act({ act: 'resume' })).rejects.toThrow('no line');
	});

	it('tells an act that waited in vain that it was not done', async () => {
		const early = client.act({ act: 'resume' });
		last().onclose?.();
		await expect(early).rejects.toThrow('no line');
	});

	it('breaks it with the reason when it is refused', async () => {
		opened();
		const act = client.act({ act: 'play', at: 3, notation: 'play KS' });
		const { id } = last().sent.at(-1) as { id: string };
		last().hear({ type: 'refused', id, problem: { status: 409, reason: { en: 'Too late.', de: 'Zu spät.' } } });
		await expect(act).rejects.toMatchObject({ problem: { status: 409 } });
	});

	it('never leaves an act hanging when the line breaks', async () => {
		opened();
		const act = client.act({ act: 'rise' });
		last().onclose?.();
		await expect(act).rejects.toBeInstanceOf(ActRefused);
		await expect(client.act({ act: 'rise' })).rejects.toBeInstanceOf(ActRefused);
	});

	it('pings, and takes silence for a broken line', () => {
		opened();
		vi.advanceTimersByTime(25_000);
		expect(last().sent.at(-1)).toEqual({ type: 'ping' });
		last().hear({ type: 'pong' });
		vi.advanceTimersByTime(25_000);
		expect(sockets.length).toBe(1);
		vi.advanceTimersByTime(25_000);
		expect(sockets[0]?.closed).toBe(true);
		expect(lines.at(-1)).toBe('broken');
	});

	it('does not go back in time, and does not stumble over nonsense', () => {
		opened(8);
		last().hear(news(6));
		last().onmessage?.({ data: 'not json' });
		last().onmessage?.({ data: new ArrayBuffer(2) });
		expect(heard).toEqual([8]);
	});

	it('stays away once it was closed', () => {
		opened();
		client.close();
		vi.advanceTimersByTime(60_000);
		expect(sockets.length).toBe(1);
		expect(last().closed).toBe(true);
	});
});

describe('the log', () => {
	it('hears everything once, in order', () => {
		const log = withNews([item(1, 'a'), item(2, 'b')], [item(2, 'b'), item(2, 'b too'), item(3, 'c')]);
		expect(log.map((i) => i.text.en)).toEqual(['a', 'b', 'b too', 'c']);
		expect(withNews(log, log)).toEqual(log);
	});
});
