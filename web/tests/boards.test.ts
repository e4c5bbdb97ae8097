import { describe, expect, it } from 'vitest';
import { meant } from '../src/lib/boards/aim';
import { squareName } from '../src/lib/boards/chequer';
import { arrived, journeys, shifted } from '../src/lib/boards/men';
import { OFF, remaining, wayOf } from '../src/lib/boards/ways';
import { spread } from '../src/lib/room/fan';
import { abreast, around, direction, inRows, trickSpot } from '../src/lib/seating';

const way = (notation: string) => {
	const legs = notation.split(' ').map((leg) => leg.split('-').map(Number));
	return wayOf({
		choice: { notation, label: { en: '', de: '' }, target: 'button', law: null, grave: false, aside: false, suit: null },
		from: legs[0]?.[0] ?? 0,
		to: legs[0]?.[1] ?? 0,
		legs
	});
};
const empty = () => Array.from({ length: 24 }, () => [0, 0]);

describe('ways of men', () => {
	it('are read leg by leg', () => {
		expect(way('24-20 22-19').legs).toEqual([
			{ from: 24, to: 20 },
			{ from: 22, to: 19 }
		]);
		expect(way('24-20').legs).toEqual([{ from: 24, to: 20 }]);
	});

	it('may be gone in any order', () => {
		const ways = [way('24-20 22-19'), way('24-20 21-18'), way('22-19 21-17')];
		expect(remaining(ways, [{ from: 22, to: 19 }]).map((w) => w.choice.notation)).toEqual(['24-20 22-19', '22-19 21-17']);
		expect(
			remaining(ways, [
				{ from: 22, to: 19 },
				{ from: 24, to: 20 }
			]).map((w) => w.legs.length)
		).toEqual([0]);
	});

	it('move the men of the one who goes', () => {
		const men = empty();
		men[23] = [0, 2];
		const after = shifted(
			men,
			[
				{ from: 24, to: 20 },
				{ from: 24, to: OFF }
			],
			1
		);
		expect([after[23], after[19]]).toEqual([
			[0, 0],
			[0, 1]
		]);
		expect(men[23]).toEqual([0, 2]);
	});

	it('tell where a man came from', () => {
		const [before, after] = [empty(), empty()];
		before[0] = [3, 0];
		after[0] = [2, 0];
		after[4] = [1, 0];
		expect([...journeys(before, after)]).toEqual([['0:5:0', 'point:1']]);
	});
});

it('squares have names', () => {
	expect([0, 7, 28, 63].map(squareName)).toEqual(['a1', 'h1', 'e4', 'h8']);
});

describe('a finger', () => {
	const row = [12, 11, 10, 9, 8, 7];
	it('means the sensible point beside the one it touched', () => {
		expect(meant(9, new Set([9, 10]), row, 1)).toBe(9);
		expect(meant(9, new Set([10]), row, 1)).toBe(10);
		expect(meant(9, new Set([11]), row, 1)).toBe(9);
	});

	it('means nothing else where two are as near', () => {
		expect(meant(9, new Set([8, 10]), row, 1)).toBe(9);
	});
});

describe('seats', () => {
	it('go round from the viewer', () => {
		expect(around(4, 2)).toEqual([3, 0, 1]);
		expect(direction(2, 4, 2)).toEqual({ x: 0, y: 1 });
		// The next sits at the right hand.
		expect(direction(3, 4, 2).x).toBeCloseTo(1);
		expect(direction(1, 4, 2).x).toBeCloseTo(-1);
		expect(direction(0, 4, 2).y).toBeCloseTo(-1);
	});

	const TABLES = [5, 6, 7, 8, 9, 10].flatMap((seats) => [0, 1, seats - 1].map((mine) => [seats, mine] as const));

	it.each(TABLES)('%i of them: everybody sits once around seat %i, apart from his neighbours', (seats, mine) => {
		const others = around(seats, mine);
		expect([...others, mine].sort((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, i) => i));
		expect(others[0]).toBe((mine + 1) % seats);
		// The first half sits at the right hand, the second at the left.
		const xs = others.map((seat) => direction(seat, seats, mine).x);
		for (const x of xs.slice(0, Math.floor(others.length / 2))) expect(x).toBeGreaterThan(0);
		for (const x of xs.slice(Math.ceil(others.length / 2))) expect(x).toBeLessThan(0);
		const spots = [mine, ...others].map((seat) => direction(seat, seats, mine));
		spots.forEach((a, i) => {
			const b = spots[(i + 1) % seats] ?? a;
			expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.6);
		});
	});

	it.each(TABLES)('%i of them: no card of a trick lies on another, seen from seat %i', (seats, mine) => {
		const spots = [mine, ...around(seats, mine)].map((seat) => trickSpot(seat, seats, mine));
		spots.forEach((a, i) => {
			for (const b of spots.slice(i + 1)) expect(Math.abs(a.x - b.x) >= 1.05 || Math.abs(a.y - b.y) >= 1.58, `${i}`).toBe(true);
			expect(Math.abs(a.x) + 0.5, 'within the row').toBeLessThanOrEqual(abreast(seats) * 0.54);
		});
		// One's own lies before oneself, the next one's further right, the last one's further left.
		expect(spots[0]?.x).toBeCloseTo(0);
		expect(spots[0]?.y).toBeGreaterThan(0);
		expect(spots[1]?.x).toBeGreaterThan(1);
		expect(spots.at(-1)?.x).toBeLessThan(-1);
	});

	it('of three and four lay their cards in a ring, of two side by side', () => {
		expect(trickSpot(3, 4, 2)).toEqual({ x: expect.closeTo(1.05), y: expect.closeTo(0) });
		expect(trickSpot(0, 4, 2)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-0.715) });
		expect(trickSpot(1, 2, 0).x).toBeLessThan(trickSpot(0, 2, 0).x);
		expect([2, 3, 4, 5, 6, 7, 8, 9, 10].map(abreast)).toEqual([3, 3, 3, 3, 3, 4, 5, 5, 5]);
		expect([5, 6, 7, 8, 9, 10, 11].map(inRows), 'plates of others').toEqual([5, 3, 4, 4, 5, 5, 4]);
	});
});

describe('a hand', () => {
	const PHONES = [
		[344, 740],
		[360, 740],
		[390, 844]
	] as const;

	it('fits the width it has', () => {
		for (const [count, room] of [
			[13, 330],
			[12, 330],
			[9, 330],
			[10, 780],
			[25, 780],
			[1, 330]
		] as const) {
			const { cards, width } = spread(count, room, 740);
			expect(cards.length).toBe(count);
			for (const { x, turn } of cards) {
				const corner = (width * 1.55 * Math.sin((Math.abs(turn) * Math.PI) / 180)) / 2;
				expect(x - (turn < 0 ? corner : 0)).toBeGreaterThanOrEqual(-1);
				expect(x + width + (turn > 0 ? corner : 0)).toBeLessThanOrEqual(room + 1);
			}
		}
	});

	it('lies in one row on a phone, with the index of every card in sight and within reach', () => {
		for (const [room, height] of PHONES) {
			for (let count = 9; count <= 13; count++) {
				const { cards, width } = spread(count, room, height);
				const lowest = Math.max(...cards.map((card) => card.y));
				expect(lowest - Math.min(...cards.map((card) => card.y)), 'a shallow arc').toBeLessThan(20);
				cards.slice(1).forEach((card, i) => {
					const strip = card.x - (cards[i]?.x ?? 0);
					expect(strip, `${count} cards on ${room}`).toBeGreaterThanOrEqual(24);
					expect(strip, 'the index is a fifth of the width').toBeGreaterThan(width * 0.21);
				});
			}
		}
	});

	it('of very many cards lies in as few rows as let a finger hit each', () => {
		const sideways = [724, 360] as const;
		for (const [room, height] of [...PHONES, sideways])
			for (const count of [25, 28]) {
				const { cards, width, height: tall } = spread(count, room, height);
				const strips = cards.slice(1).map((card, i) => card.x - (cards[i]?.x ?? 0));
				const inRow = strips.filter((strip) => strip > 0);
				for (const strip of inRow) expect(strip, `${count} cards on ${room}`).toBeGreaterThanOrEqual(24);
				const rows = 1 + strips.length - inRow.length;
				const perRow = Math.ceil(count / (rows - 1));
				expect(width + 24 * (perRow - 1), 'a row less would be too narrow').toBeGreaterThan(room - 10);
				expect(tall, 'leaves the table its room').toBeLessThan(height * 0.4);
			}
	});
});

it('a man who went on has not arrived where he touched down', () => {
	const play = [
		[1, 3],
		[3, 7],
		[1, 3]
	];
	expect([1, 3, 7].map((point) => arrived(play, point))).toEqual([0, 1, 1]);
});
