import { describe, expect, it } from 'vitest';
import { Telling, TIMES, toldOf, type Pace } from '../src/lib/room/telling.svelte';
import { plainly } from '../src/lib/spoken';
import type { Bilingual, Item } from '../src/lib/wire';

const both = (text: string): Bilingual => ({ en: text, de: text });
const item = (kind: Item['kind'], text: string, seat: number | null = null): Item => ({
	seq: 1,
	step: 1,
	deal: 1,
	at: 0,
	kind,
	text: both(text),
	law: null,
	payment: null,
	mark: null,
	by: null,
	seat,
	sheet: null
});

/** A clock one turns by hand. */
function handClock() {
	let now = 0;
	let waiting: { at: number; what: () => void }[] = [];
	return {
		after: (ms: number, what: () => void) => {
			const entry = { at: now + ms, what };
			waiting.push(entry);
			return () => void (waiting = waiting.filter((other) => other !== entry));
		},
		turn(ms: number) {
			const until = now + ms;
			for (;;) {
				const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
				if (!next) break;
				waiting = waiting.filter((other) => other !== next);
				now = next.at;
				next.what();
			}
			now = until;
		}
	};
}

describe('what is told on the table', () => {
	it('is said where it is said, and captioned elsewhere', () => {
		const items = [item('called', 'solo', 2), item('told', 'cards are dealt'), item('house', 'a seat was taken'), item('scored', 'marks 4', 1)];
		expect(toldOf(items, () => null).map(({ seat, text }) => [seat, text.en])).toEqual([
			[2, 'solo'],
			[null, 'cards are dealt'],
			[1, 'marks 4']
		]);
	});

	it('finds who talks by his seat', () => {
		const talk: Item = { ...item('said', 'well played'), by: { id: 'anna', name: 'Anna' } };
		expect(toldOf([talk], (person) => (person === 'anna' ? 3 : null))).toEqual([{ seat: 3, text: both('well played') }]);
	});

	it('tells every payment, however many come together', () => {
		const taken = Array.from({ length: 6 }, (_, i) => item('taken', `trick ${i}.`));
		const paid = Array.from({ length: 14 }, (_, i) => item('paid', `payment ${i}.`));
		const told = toldOf([...taken, ...paid, item('deal_over', 'over')], () => null).map(({ text }) => plainly(text.en));
		const all = told.join(' ');
		for (let i = 0; i < 14; i++) expect(all).toContain(`payment ${i}.`);
		expect(told.at(-1)).toBe('over');
		expect(told.length).toBeLessThanOrEqual(8);
		expect(told).toContain('payment 0. payment 1. payment 2.');
	});

	it('tells every call, however much is told between them', () => {
		const lines = Array.from({ length: 9 }, (_, i) => [item('called', `call ${i}`, i % 3), item('told', `remark ${i}`), item('taken', `trick ${i}`)]);
		const told = toldOf(lines.flat(), () => null).map(({ text }) => text.en);
		expect(told).toEqual(Array.from({ length: 9 }, (_, i) => `call ${i}`));
	});

	it('leaves few lines as they are', () => {
		const lines = [item('taken', 'trick'), item('paid', 'one'), item('paid', 'two')];
		expect(toldOf(lines, () => null).map(({ text }) => text.en)).toEqual(['trick', 'one', 'two']);
	});

	it('takes its time between lines, and then is gone', () => {
		const clock = handClock();
		const telling = new Telling(() => 'calm', clock.after);
		telling.tell([
			{ seat: 0, text: both('point of five') },
			{ seat: 1, text: both('good') }
		]);
		expect([...telling.bubbles.keys()]).toEqual([0]);
		clock.turn(TIMES.calm.waits);
		expect([...telling.bubbles.keys()]).toEqual([0, 1]);
		clock.turn(TIMES.calm.stays - TIMES.calm.waits);
		expect([...telling.bubbles.keys()]).toEqual([1]);
		clock.turn(TIMES.calm.waits);
		expect(telling.bubbles.size).toBe(0);
	});

	it('is told all at once by whoever likes it so', () => {
		const clock = handClock();
		const pace: Pace = 'once';
		const telling = new Telling(() => pace, clock.after);
		telling.tell([
			{ seat: 0, text: both('a') },
			{ seat: 1, text: both('b') },
			{ seat: null, text: both('c') }
		]);
		expect([telling.bubbles.size, telling.caption?.en]).toEqual([2, 'c']);
		telling.hush();
		expect([telling.bubbles.size, telling.caption]).toEqual([0, null]);
		clock.turn(10_000);
		expect(telling.bubbles.size).toBe(0);
	});
});
