import { expect, it } from 'vitest';
import type { Item } from '../wire';
import { howItEnded } from './ending';

const line = (seq: number, kind: Item['kind'], text: string): Item => ({ seq, step: seq, kind, at: 0, deal: 1, text: { en: text, de: text } });

it('the end is told by the last lines of the play, not by payments, the house or talk', () => {
	const log = [
		line(3, 'told', 'knight f3–e5'),
		line(4, 'told', 'queen d4 takes the queen on d8'),
		line(4, 'told', 'check'),
		line(4, 'told', 'Mate: Black has lost.'),
		line(4, 'paid', 'Kay pays 2'),
		line(5, 'house', 'The match is over.'),
		line(6, 'said', 'Well played')
	];
	expect(howItEnded(log).map(({ text }) => text.en)).toEqual(['check', 'Mate: Black has lost.']);
	expect(howItEnded([])).toEqual([]);
});
