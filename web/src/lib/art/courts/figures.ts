/**
 * The French courts, sixteen and those of two suits more. The Paris names gave the makers their attributes: David has his harp, Caesar his laurel
 * and the orb, Pallas helmet and aegis, Lahire his banner. The Cavalls are four riders of different countries.
 */
import type { Court, Suit } from '../code';
import { BLACK, BLUE, BROWN, GREEN, OCHRE, PAPER, RED, WASH } from '../palette';
import type { Cloth, Dress } from './dress';
import type { Head } from './head';
import type { Held } from './held';
import { FLOWERS, MOONS } from './newcomers';

export interface Figure {
	readonly head: Head;
	readonly dress: Dress;
	readonly cloth: Cloth;
	readonly held: Held;
	/** Sleeve and cuff of the raised arm. */
	readonly sleeve: readonly [string, string];
	/** Coat and mane of the horse, if he rides. */
	readonly horse?: readonly [string, string];
}

const GOLD = OCHRE;

export const FIGURES: Readonly<Record<Court, Readonly<Record<Suit, Figure>>>> = {
	K: {
		// David
		S: {
			head: { view: 'turned', right: true, hair: 'curls', hairColour: WASH, beard: 'full', hat: 'fleurons', hatColours: [GOLD, RED], old: true },
			dress: 'ermine', cloth: [BLUE, RED, GOLD], held: 'harp', sleeve: [BLUE, GOLD]
		},
		// Charles
		H: {
			head: { view: 'front', hair: 'curls', hairColour: GOLD, beard: 'forked', hat: 'arched', hatColours: [GOLD, RED], old: true },
			dress: 'chain', cloth: [RED, BLUE, GOLD], held: 'sword', sleeve: [BLUE, PAPER]
		},
		// Caesar
		D: {
			head: { view: 'profile', hair: 'short', hairColour: BROWN, hat: 'laurel', hatColours: [GREEN, GOLD], old: true },
			dress: 'toga', cloth: [PAPER, RED, GOLD], held: 'orb', sleeve: [RED, GOLD]
		},
		// Alexander
		C: {
			head: { view: 'turned', hair: 'long', hairColour: BROWN, beard: 'pointed', hat: 'rays', hatColours: [GOLD, BLUE] },
			dress: 'cuirass', cloth: [WASH, GREEN, GOLD], held: 'sceptre', sleeve: [GREEN, RED]
		},
		L: FLOWERS.K,
		M: MOONS.K
	},
	Q: {
		// Pallas
		S: {
			head: { view: 'front', lady: true, hair: 'tresses', hairColour: BROWN, hat: 'helmet', hatColours: [WASH, RED] },
			dress: 'aegis', cloth: [BLUE, GREEN, GOLD], held: 'spear', sleeve: [BLUE, GOLD]
		},
		// Judith
		H: {
			head: { view: 'turned', right: true, lady: true, hair: 'tresses', hairColour: GOLD, hat: 'coronet', hatColours: [GOLD, RED] },
			dress: 'bodice', cloth: [RED, PAPER, GOLD], held: 'rose', sleeve: [RED, PAPER]
		},
		// Rachel
		D: {
			head: { view: 'turned', lady: true, hair: 'rolls', hairColour: WASH, hat: 'diadem', hatColours: [GOLD, BLUE] },
			dress: 'gown', cloth: [GOLD, BLUE, PAPER], held: 'fan', sleeve: [GOLD, BLUE]
		},
		// Argine
		C: {
			head: { view: 'turned', right: true, lady: true, hair: 'long', hairColour: BROWN, hat: 'veil', hatColours: [PAPER, GOLD] },
			dress: 'shawl', cloth: [GREEN, RED, GOLD], held: 'mirror', sleeve: [GREEN, GOLD]
		},
		L: FLOWERS.Q,
		M: MOONS.Q
	},
	J: {
		// Hogier
		S: {
			head: { view: 'profile', hair: 'bob', hairColour: BROWN, beard: 'moustache', hat: 'cap', hatColours: [BLUE, RED] },
			dress: 'mail', cloth: [BLUE, GOLD, RED], held: 'halberd', sleeve: [WASH, RED]
		},
		// Lahire
		H: {
			head: { view: 'profile', hair: 'bob', hairColour: GOLD, hat: 'beret', hatColours: [RED, GREEN] },
			dress: 'doublet', cloth: [RED, GREEN, GOLD], held: 'banner', sleeve: [GREEN, PAPER]
		},
		// Hector
		D: {
			head: { view: 'turned', hair: 'curls', hairColour: BROWN, hat: 'slouch', hatColours: [GOLD, RED] },
			dress: 'tabard', cloth: [RED, BLUE, GOLD], held: 'axe', sleeve: [BLUE, GOLD]
		},
		// Lancelot
		C: {
			head: { view: 'turned', right: true, hair: 'bob', hairColour: BLACK, hat: 'beret', hatColours: [GREEN, GOLD] },
			dress: 'jerkin', cloth: [GREEN, GOLD, RED], held: 'bow', sleeve: [GREEN, GOLD]
		},
		L: FLOWERS.J,
		M: MOONS.J
	},
	C: {
		// A hussar
		S: {
			head: { view: 'turned', hair: 'queue', hairColour: BROWN, beard: 'moustache', hat: 'shako', hatColours: [BLACK, RED] },
			dress: 'dolman', cloth: [BLUE, RED, GOLD], held: 'sabre', sleeve: [BLUE, GOLD], horse: [WASH, PAPER]
		},
		// A court trumpeter
		H: {
			head: { view: 'turned', hair: 'queue', hairColour: WASH, hat: 'tricorne', hatColours: [RED, GOLD] },
			dress: 'coat', cloth: [RED, PAPER, GOLD], held: 'trumpet', sleeve: [RED, GOLD], horse: [PAPER, WASH]
		},
		// A Turk
		D: {
			head: { view: 'turned', hair: 'hidden', hairColour: BLACK, beard: 'pointed', hat: 'turban', hatColours: [PAPER, RED] },
			dress: 'jacket', cloth: [GOLD, GREEN, RED], held: 'lance', sleeve: [GOLD, RED], horse: [BROWN, BLACK]
		},
		// A hunter
		C: {
			head: { view: 'profile', hair: 'queue', hairColour: BROWN, hat: 'bicorne', hatColours: [GREEN, GOLD] },
			dress: 'riding', cloth: [GREEN, RED, GOLD], held: 'crop', sleeve: [GREEN, RED], horse: [OCHRE, BROWN]
		},
		L: FLOWERS.C,
		M: MOONS.C
	}
};
