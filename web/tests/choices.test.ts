import { describe, expect, it } from 'vitest';
import { allowedAmount, byLaw, fillAmount, fillAmounts, fillCards, fits, isLoose, offerOf, spotAt } from '../src/lib/choices';
import type { AmountForm, CardForm, Choice, Form, Spot, SubsetForm, Target } from '../src/lib/wire';

const both = (text: string) => ({ en: text, de: text });
const word = (text: string) => ({ word: text, label: both(text) });
const choice = (notation: string, target: Target): Choice => ({ notation, label: both(notation), target, law: null, grave: false, aside: false, suit: null });
const offering = (...forms: Form[]) => offerOf({ list: [], barred: [], forms });

describe('what one may do', () => {
	it('is told by its laws, each once, and nothing is left out', () => {
		const [frage, solo, pass] = ['frage', 'solo', 'pass'].map((notation) => choice(notation, 'button'));
		if (!frage || !solo || !pass) throw new Error('no choices');
		const told = byLaw([{ ...frage, law: 'calls' }, pass, { ...solo, law: 'calls' }, { ...pass, notation: 'lead', law: 'leads' }]);
		expect(told.map(({ law, choices }) => [law, choices.map(({ notation }) => notation)])).toEqual([
			['calls', ['frage', 'solo']],
			['leads', ['lead']]
		]);
	});

	it('is sorted by where one points', () => {
		const offer = offerOf({
			barred: [{ card: '2H', why: both('follow'), law: null }],
			list: [
				choice('pass', 'button'),
				choice('play KS', { card: 'KS' }),
				choice('demand KS', { card: 'KS' }),
				choice('e2e4', { move: { from: 12, to: 28 } }),
				choice('answer 7 collect', { place: '7' }),
				{ ...choice('throw-in', 'button'), aside: true }
			],
			forms: []
		});
		expect(offer.buttons.map((c) => c.notation)).toEqual(['pass']);
		expect(offer.byCard.get('KS')?.map((c) => c.notation)).toEqual(['play KS', 'demand KS']);
		expect(offer.moves.map(({ from, to }) => [from, to])).toEqual([[12, 28]]);
		expect(offer.aside.map((c) => c.notation)).toEqual(['throw-in']);
		expect(offer.byPlace.get('7')?.length).toBe(1);
		expect(offer.barred.get('2H')?.why.en).toBe('follow');
	});

	it('is nothing when it is not our turn', () => {
		expect(offerOf(null).buttons).toEqual([]);
	});
});

describe('forms', () => {
	const discard: SubsetForm = { form: 'subset', verb: 'discard', label: both('x'), from: ['4S', '7H', 'KD'], min: 1, max: 2 };
	const stake: AmountForm = {
		form: 'amount',
		verb: 'stake',
		label: both('x'),
		on: [{ word: '7', min: 2, max: 9 }],
		step: 3,
		several: false,
		words: [
			[word('on'), word('beside')],
			[word('up'), word('down')]
		]
	};

	it('name cards in the order of the hand, and only those that may be named', () => {
		expect(fillCards(offering(stake, discard), discard, ['KD', '4S', 'AC'])).toEqual({ form: 1, filled: { cards: ['4S', 'KD'], amounts: [], words: [] } });
		expect([0, 1, 2, 3].map((n) => fits(discard, n))).toEqual([false, true, true, false]);
	});

	it('keep amounts to their steps and limits', () => {
		const seven = spotAt(stake, '7');
		if (!seven) throw new Error('the seven may be staked on');
		expect([-5, 2, 3, 4, 100].map((n) => allowedAmount(stake, seven, n))).toEqual([2, 2, 2, 5, 8]);
		expect(fillAmount(offering(stake), stake, seven, 5, ['on', 'up'])).toEqual({ form: 0, filled: { cards: [], amounts: [['7', 5]], words: ['on', 'up'] } });
		expect([spotAt(stake, '8'), isLoose(stake)]).toEqual([undefined, false]);
	});

	it('put amounts on several places, and name a card', () => {
		const heap = (word: string): Spot => ({ word, min: 1, max: 10 });
		const heaps: AmountForm = { ...stake, on: [heap('1'), heap('2'), heap('3')], several: true, words: [] };
		expect(fillAmounts(offering(heaps), heaps, [5, 0, 7])).toEqual({
			form: 0,
			filled: {
				cards: [],
				amounts: [
					['1', 5],
					['3', 7]
				],
				words: []
			}
		});
		expect(isLoose(heaps)).toBe(true);
		const king: CardForm = { form: 'card', verb: 'call', label: both('x'), from: ['KH', 'KD'] };
		expect(fillCards(offering(king), king, ['KH'])).toEqual({ form: 0, filled: { cards: ['KH'], amounts: [], words: [] } });
	});
});
