/** The courts of the German pack, twelve and those of two suits more: kings enthroned, Obers who command, Unters who drum, hunt and stand guard. */
import type { Suit } from '../code';
import { BLACK, BLUE, BROWN, GREEN, OCHRE, PAPER, RED, WASH } from '../palette';
import type { Enthroned, Standing } from './standing';

const GOLD = OCHRE;

export const KINGS: Readonly<Record<Suit, Enthroned>> = {
	S: { head: { view: 'turned', hair: 'curls', hairColour: BROWN, beard: 'full', hat: 'rays', hatColours: [GOLD, GREEN] }, robe: GREEN, gown: RED, throne: BLUE, held: 'sceptre' },
	H: { head: { view: 'front', hair: 'curls', hairColour: WASH, beard: 'forked', hat: 'arched', hatColours: [GOLD, RED], old: true }, robe: RED, gown: BLUE, throne: GREEN, held: 'sceptre' },
	D: { head: { view: 'turned', right: true, hair: 'hidden', hairColour: BLACK, beard: 'full', hat: 'turban', hatColours: [PAPER, GOLD] }, robe: GOLD, gown: GREEN, throne: RED, held: 'sceptre' },
	C: { head: { view: 'turned', hair: 'long', hairColour: GOLD, beard: 'pointed', hat: 'fleurons', hatColours: [GOLD, RED], old: true }, robe: BLUE, gown: GOLD, throne: RED, held: 'sword' },
	L: { head: { view: 'turned', right: true, hair: 'long', hairColour: BROWN, beard: 'pointed', hat: 'fleurons', hatColours: [GOLD, RED] }, robe: RED, gown: GREEN, throne: OCHRE, held: 'sceptre' },
	M: { head: { view: 'front', hair: 'hidden', hairColour: WASH, beard: 'full', hat: 'turban', hatColours: [BLUE, GOLD], old: true }, robe: BLUE, gown: WASH, throne: RED, held: 'sword' }
};

export const OBERS: Readonly<Record<Suit, Standing>> = {
	S: { head: { view: 'turned', hair: 'queue', hairColour: WASH, hat: 'bicorne', hatColours: [BLACK, GOLD] }, coat: GREEN, facing: PAPER, breeches: OCHRE, boots: BLACK, prop: 'down', sash: RED },
	H: { head: { view: 'turned', right: true, hair: 'queue', hairColour: BROWN, hat: 'tricorne', hatColours: [BLUE, GOLD] }, coat: RED, facing: BLUE, breeches: PAPER, boots: BLACK, prop: 'staff', sash: GOLD },
	D: { head: { view: 'turned', hair: 'hidden', hairColour: BLACK, beard: 'moustache', hat: 'turban', hatColours: [RED, GOLD] }, coat: BLUE, facing: OCHRE, breeches: RED, boots: BROWN, prop: 'down', sash: RED },
	C: { head: { view: 'profile', hair: 'queue', hairColour: GOLD, beard: 'moustache', hat: 'shako', hatColours: [BLACK, RED] }, coat: BROWN, facing: GREEN, breeches: BLUE, boots: BLACK, prop: 'staff', sash: GREEN },
	L: { head: { view: 'turned', hair: 'curls', hairColour: GOLD, hat: 'tricorne', hatColours: [GREEN, RED] }, coat: RED, facing: GREEN, breeches: PAPER, boots: BROWN, prop: 'down', sash: GREEN },
	M: { head: { view: 'profile', hair: 'queue', hairColour: WASH, hat: 'bicorne', hatColours: [BLUE, GOLD] }, coat: BLUE, facing: WASH, breeches: PAPER, boots: BLACK, prop: 'staff', sash: RED }
};

export const UNTERS: Readonly<Record<Suit, Standing>> = {
	S: { head: { view: 'profile', hair: 'bob', hairColour: BROWN, hat: 'slouch', hatColours: [GREEN, RED] }, coat: GREEN, facing: OCHRE, breeches: BROWN, boots: BLACK, prop: 'musket' },
	H: { head: { view: 'front', hair: 'bob', hairColour: GOLD, hat: 'beret', hatColours: [RED, BLUE] }, coat: BLUE, facing: RED, breeches: PAPER, boots: BROWN, prop: 'drum' },
	D: { head: { view: 'turned', hair: 'curls', hairColour: BROWN, hat: 'cap', hatColours: [OCHRE, RED] }, coat: RED, facing: OCHRE, breeches: BLUE, boots: BLACK, prop: 'halberd' },
	C: { head: { view: 'turned', right: true, hair: 'queue', hairColour: BLACK, beard: 'whiskers', hat: 'tricorne', hatColours: [BROWN, GREEN] }, coat: OCHRE, facing: RED, breeches: GREEN, boots: BROWN, prop: 'spear' },
	L: { head: { view: 'turned', hair: 'bob', hairColour: BROWN, hat: 'slouch', hatColours: [OCHRE, GREEN] }, coat: GREEN, facing: RED, breeches: OCHRE, boots: BROWN, prop: 'axe' },
	M: { head: { view: 'turned', right: true, hair: 'bob', hairColour: BLACK, beard: 'whiskers', hat: 'cap', hatColours: [BLUE, GOLD] }, coat: BLUE, facing: OCHRE, breeches: WASH, boots: BLACK, prop: 'spear' }
};
