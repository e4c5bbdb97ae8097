import { expect, it } from 'vitest';
import { bySigns, cardName, placeName } from '../src/lib/cardnames';

it('cards have names in both languages and both packs', () => {
	expect(cardName('KS')).toEqual({ en: 'king of spades', de: 'Pik König' });
	expect(cardName('10H')).toEqual({ en: 'ten of hearts', de: 'Herz Zehn' });
	expect(cardName('QD', 'german')).toEqual({ en: 'ober of bells', de: 'Schellen Ober' });
	expect(cardName('5L')).toEqual({ en: 'five of flowers', de: 'Blumen Fünf' });
	expect(cardName('KM', 'german')).toEqual({ en: 'king of moons', de: 'Monde König' });
	expect(cardName('CH')).toEqual({ en: 'Caval of hearts', de: 'Herz Reiter' });
	expect(cardName('T21')).toEqual({ en: 'tarok XXI', de: 'Tarok XXI' });
	expect(cardName('T9').en).toBe('tarok IX');
	expect(cardName('SK').de).toBe('der Sküs');
	expect(cardName("KH'")).toEqual(cardName('KH'));
	expect(cardName(null).en).toBe('a card face down');
	expect(cardName('??').en).toBe('??');
});

it('places of a layout are ranks where they can be', () => {
	expect(placeName('7').de).toBe('Sieben');
	expect(placeName('left').en).toBe('left');
});

it('what is told follows the signs one plays with', () => {
	expect(bySigns('Trumpf: Pik. Anna spielt D♦, dann 10♥.', 'de', 'german')).toBe('Trumpf: Grün. Anna spielt Schellen Ober, dann Rot Zehn.');
	expect(bySigns('Trumps: clubs. Anna plays J♠.', 'en', 'german')).toBe('Trumps: acorns. Anna plays unter of leaves.');
	expect(bySigns('Anna spielt R♣, dann D✿.', 'de', 'german')).toBe('Anna spielt Eichel Reiter, dann Blumen Ober.');
	expect(bySigns('Anna plays C♥ and 3☾.', 'en', 'german')).toBe('Anna plays Caval of hearts and three of moons.');
	expect(bySigns('Anna plays J♠.', 'en', 'french')).toBe('Anna plays J♠.');
	expect(bySigns('Trumpf: Eichel. Anna spielt B♠.', 'de', 'french', 'german')).toBe('Trumpf: Kreuz. Anna spielt B♠.');
	expect(bySigns('Trumpf: Eichel. Anna spielt B♠.', 'de', 'german', 'german')).toBe('Trumpf: Eichel. Anna spielt Grün Unter.');
});
