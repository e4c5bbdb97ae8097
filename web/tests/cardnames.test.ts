import { expect, it } from 'vitest';
import { bySigns, cardName, placeName, shortName, suitSign } from '../src/lib/cardnames';

it('cards have names in both languages and both packs', () => {
	expect(cardName('KS')).toEqual({ en: 'king of spades', de: 'Pik König' });
	expect(cardName('10H')).toEqual({ en: 'ten of hearts', de: 'Herz Zehn' });
	expect(cardName('QD', 'german')).toEqual({ en: 'ober of bells', de: 'Schellen Ober' });
	expect(cardName('5L')).toEqual({ en: 'five of flowers', de: 'Blumen Fünf' });
	expect(cardName('KM', 'german')).toEqual({ en: 'king of moons', de: 'Monde König' });
	expect(cardName('CH')).toEqual({ en: 'Caval of hearts', de: 'Herz Reiter' });
	expect(cardName('T21')).toEqual({ en: 'tarock XXI', de: 'Tarock XXI' });
	expect(cardName('T9').en).toBe('tarock IX');
	expect(cardName('SK').de).toBe('der Sküs');
	expect(cardName("KH'")).toEqual(cardName('KH'));
	expect(cardName(null).en).toBe('a card face down');
	expect(cardName('??').en).toBe('??');
});

it('places of a layout are ranks where they can be', () => {
	expect(placeName('7').de).toBe('Sieben');
	expect(placeName('left').en).toBe('left');
});

it('cards and suits are named by the signs one plays with', () => {
	const told = ['Trumpf: ', { suit: 'S', said: 'Pik' }, '. Anna spielt ', { card: 'QD', said: 'D♦' }, ', dann ', { card: 'T21', said: 'XXI' }, '.'];
	expect(bySigns(told, 'de', 'german')).toBe('Trumpf: Grün. Anna spielt Schellen Ober, dann XXI.');
	expect(bySigns(told, 'de', 'french')).toBe('Trumpf: Pik. Anna spielt D♦, dann XXI.');
	expect(bySigns(['Trumps: ', { suit: 'C', said: 'clubs' }], 'en', 'german')).toBe('Trumps: acorns');
	expect(bySigns([{ card: 'CH', said: 'C♥' }, ' ', { card: '3M', said: '3☾' }], 'en', 'german')).toBe('Caval of hearts three of moons');
	// A game that is played with German cards speaks of its own suits.
	const german = [{ suit: 'C', said: 'Eicheln' }, ', ', { suit: 'L', said: 'Blau' }];
	expect(bySigns(german, 'de', 'german', 'german')).toBe('Eicheln, Blau');
	expect(bySigns(german, 'de', 'french', 'german')).toBe('Kreuz, Blumen');
	expect(bySigns([{ suit: 'T', said: 'Tarocks' }], 'de', 'german')).toBe('Tarocks');
});

it('what people type and what they are called is left alone', () => {
	expect(bySigns('Herz ist Trumpf, sagt Frau Kreuz: D♦!', 'de', 'german')).toBe('Herz ist Trumpf, sagt Frau Kreuz: D♦!');
	expect(bySigns(['Frau Kreuz spielt ', { card: 'AH', said: 'A♥' }], 'de', 'german')).toBe('Frau Kreuz spielt Rot Daus');
});

it('a suit is written by its sign where letters have one', () => {
	expect(['S', 'H', 'D', 'C', 'L'].map((suit) => suitSign(suit, 'french'))).toEqual(['♠', '♥', '♦', '♣', '']);
	expect(suitSign('S', 'german')).toBe('');
});

it('where there is no room a card is told in two letters', () => {
	expect([shortName('KS', 'en', 'french'), shortName('10H', 'de', 'french'), shortName('QD', 'de', 'french')]).toEqual(['K♠', '10♥', 'D♦']);
	expect(shortName('QD', 'de', 'german')).toBe('Schellen Ober');
});
