import { expect, it } from 'vitest';
import { plainly } from '../spoken';
import type { Item } from '../wire';
import { howItEnded } from './ending';

const line = (seq: number, kind: Item['kind'], text: string): Item => ({ seq, step: seq, kind, at: 0, deal: 1, text: { en: text, de: text } });
const told = (log: readonly Item[]): string[] => howItEnded(log).map(({ text }) => plainly(text.en));

it('the end is told by the end of the last deal and of the match, not by the play, payments, the house or talk', () => {
	const log = [
		line(2, 'deal_over', 'White resigns the first game.'),
		line(3, 'told', 'knight f3–e5'),
		line(4, 'told', 'queen d4 takes the queen on d8'),
		line(4, 'called', 'check'),
		line(4, 'deal_over', 'Mate: Black has lost.'),
		line(4, 'paid', 'Kay pays 2'),
		line(4, 'match_over', 'The sitting is over.'),
		line(5, 'house', 'Kay rises.'),
		line(6, 'said', 'Well played')
	];
	expect(told(log)).toEqual(['Mate: Black has lost.', 'The sitting is over.']);
	const over: Item = { ...line(4, 'match_over', 'The match is over.'), bare: true };
	expect(told([...log.slice(0, 5), over])).toEqual(['Mate: Black has lost.']);
	expect(told(log.slice(0, 5))).toEqual(['Mate: Black has lost.']);
	expect(told([])).toEqual([]);
});
