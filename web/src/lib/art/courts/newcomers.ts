/**
 * The courts of the fifth and sixth suit, which no old maker had names for. Flowers belong to the garden and its spring,
 * moons to the night: its king is of the East, its queen Luna herself, its jack the watchman with his horn.
 */
import type { Court } from '../code';
import { BLACK, BLUE, BROWN, GREEN, OCHRE, PAPER, RED, WASH } from '../palette';
import type { Figure } from './figures';

const GOLD = OCHRE;

export const FLOWERS: Readonly<Record<Court, Figure>> = {
	K: {
		head: { view: 'front', hair: 'long', hairColour: BROWN, beard: 'full', hat: 'fleurons', hatColours: [GOLD, GREEN] },
		dress: 'chain', cloth: [GREEN, RED, GOLD], held: 'sceptre', sleeve: [GREEN, PAPER]
	},
	Q: {
		head: { view: 'turned', lady: true, hair: 'tresses', hairColour: BROWN, hat: 'laurel', hatColours: [GREEN, RED] },
		dress: 'bodice', cloth: [GREEN, PAPER, RED], held: 'rose', sleeve: [RED, GREEN]
	},
	J: {
		head: { view: 'turned', right: true, hair: 'bob', hairColour: GOLD, hat: 'slouch', hatColours: [GOLD, GREEN] },
		dress: 'jerkin', cloth: [RED, GREEN, GOLD], held: 'axe', sleeve: [GREEN, PAPER]
	},
	C: {
		head: { view: 'turned', hair: 'queue', hairColour: BROWN, hat: 'tricorne', hatColours: [GREEN, RED] },
		dress: 'riding', cloth: [RED, GREEN, GOLD], held: 'crop', sleeve: [RED, GREEN], horse: [PAPER, BROWN]
	}
};

export const MOONS: Readonly<Record<Court, Figure>> = {
	K: {
		head: { view: 'turned', right: true, hair: 'hidden', hairColour: BLACK, beard: 'full', hat: 'turban', hatColours: [PAPER, BLUE] },
		dress: 'ermine', cloth: [BLUE, WASH, GOLD], held: 'orb', sleeve: [BLUE, GOLD]
	},
	Q: {
		head: { view: 'front', lady: true, hair: 'long', hairColour: WASH, hat: 'diadem', hatColours: [WASH, BLUE] },
		dress: 'gown', cloth: [BLUE, WASH, GOLD], held: 'bow', sleeve: [BLUE, WASH]
	},
	J: {
		head: { view: 'profile', hair: 'bob', hairColour: BLACK, beard: 'whiskers', hat: 'cap', hatColours: [BLUE, GOLD] },
		dress: 'tabard', cloth: [BLUE, WASH, GOLD], held: 'trumpet', sleeve: [WASH, BLUE]
	},
	C: {
		head: { view: 'turned', hair: 'hidden', hairColour: BLACK, beard: 'moustache', hat: 'turban', hatColours: [BLUE, GOLD] },
		dress: 'jacket', cloth: [BLUE, RED, GOLD], held: 'sabre', sleeve: [BLUE, RED], horse: [WASH, BLACK]
	}
};
