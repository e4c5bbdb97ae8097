import { expect, it } from 'vitest';
import { inTheMiddle, points, type Bought } from '../src/lib/boards/bought';
import type { Plate } from '../src/lib/wire';

const hand = (seat: number, awaited = false): Bought => ({ seat, cards: ['AS', null], stake: 0, awaited });
const holding = (...cards: string[]): Plate => ({ seat: 1, hand: cards }) as unknown as Plate;

it('of many hands only that of whoever acts lies in the middle, and one’s own where it is not held', () => {
	const all = [hand(0), hand(1), hand(2, true), hand(3)];
	const seats = (own: Plate | undefined, hands = all): number[] => inTheMiddle(hands, 1, own).map(({ seat }) => seat);
	expect(seats(holding('AS', 'KS'))).toEqual([2]);
	// After the round nobody holds anything, and everybody's cards lie open.
	expect(seats(holding())).toEqual([1, 2]);
	// Hands that were split are told apart.
	expect(seats(holding('AS', 'AH'), [hand(1, true), hand(1)])).toEqual([1, 1]);
});

it('halves of points are written as people write them', () => {
	expect([0, 1, 2, 21].map(points)).toEqual(['0', '½', '1', '10½']);
});
