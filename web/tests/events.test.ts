import { expect, it } from 'vitest';
import { soundOf, takerOf } from '../src/lib/events';
import { worthSaying } from '../src/lib/room/announce';
import type { Item } from '../src/lib/wire';

const line = (kind: Item['kind'], seat: number | null = null): Item => ({ kind, seat }) as Item;

it('whoever takes a trick is named by the line that tells it', () => {
	expect(takerOf([line('told', 1), line('taken', 0), line('told', 0), line('taken', 3), line('paid')])).toBe(3);
	expect(takerOf([line('told', 2), line('called', 1)])).toBeNull();
	expect(takerOf([])).toBeNull();
});

it('one hears what happened, not what might have', () => {
	expect(soundOf([line('told', 0)], 'cards')).toBe('card');
	expect(soundOf([line('told', 0), line('taken', 1)], 'cards')).toBe('sweep');
	expect(soundOf([line('taken', 1), line('paid'), line('deal_over')], 'cards')).toBe('counter');
	expect(soundOf([line('told', 0), line('scored', 0)], 'tables')).toBe('dice');
	expect(soundOf([line('scored', 0)], 'tables')).toBe('counter');
	expect(soundOf([line('called', 0)], 'cards')).toBe('knuckle');
	expect(soundOf([line('house')], 'cards')).toBeNull();
	expect(soundOf([], 'cards')).toBeNull();
});

it('the end of a deal is said aloud, however much follows it', () => {
	const [over, ...dealt] = [line('deal_over'), ...Array.from({ length: 8 }, () => line('paid'))];
	const said = worthSaying([line('taken', 0), over, ...dealt]);
	expect(said).toEqual([over, ...dealt.slice(-3)]);
	expect(worthSaying(dealt)).toEqual(dealt.slice(-4));
	expect(worthSaying(Array.from({ length: 6 }, () => line('match_over'))).length).toBe(4);
});
