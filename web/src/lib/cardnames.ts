/** Cards by name, for those who hear the table: "king of spades", "Pik König", "Schellen Ober"; both copies have one name. */
import { readCode, roman, type Rank, type Suit } from '$lib/art';
import type { Bilingual, Face, Signs } from './wire';

/** The fifth and sixth suit are called the same in every pack. */
const NEWCOMERS: Readonly<Record<'L' | 'M', Bilingual>> = { L: { en: 'flowers', de: 'Blumen' }, M: { en: 'moons', de: 'Monde' } };

const SUIT: Readonly<Record<Signs, Readonly<Record<Suit, Bilingual>>>> = {
	french: {
		S: { en: 'spades', de: 'Pik' },
		H: { en: 'hearts', de: 'Herz' },
		D: { en: 'diamonds', de: 'Karo' },
		C: { en: 'clubs', de: 'Kreuz' },
		...NEWCOMERS
	},
	german: {
		S: { en: 'leaves', de: 'Grün' },
		H: { en: 'hearts', de: 'Rot' },
		D: { en: 'bells', de: 'Schellen' },
		C: { en: 'acorns', de: 'Eichel' },
		...NEWCOMERS
	}
};

const NUMBERS_EN = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBERS_DE = ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];

const CAVAL: Bilingual = { en: 'Caval', de: 'Reiter' };

const PICTURE: Readonly<Record<Signs, Partial<Record<Rank, Bilingual>>>> = {
	french: {
		A: { en: 'ace', de: 'Ass' },
		J: { en: 'jack', de: 'Bube' },
		C: CAVAL,
		Q: { en: 'queen', de: 'Dame' },
		K: { en: 'king', de: 'König' }
	},
	german: {
		A: { en: 'daus', de: 'Daus' },
		J: { en: 'unter', de: 'Unter' },
		C: CAVAL,
		Q: { en: 'ober', de: 'Ober' },
		K: { en: 'king', de: 'König' }
	}
};

export function rankName(rank: Rank, signs: Signs = 'french'): Bilingual {
	const i = Number(rank) - 2;
	return PICTURE[signs][rank] ?? { en: NUMBERS_EN[i] ?? rank, de: NUMBERS_DE[i] ?? rank };
}

/** A place of a layout by name, where it is a rank; otherwise as the house writes it. */
export function placeName(place: string, signs: Signs = 'french'): Bilingual {
	const card = readCode(`${place}S`);
	return card?.kind === 'suited' ? rankName(card.rank, signs) : { en: place, de: place };
}

const BACK: Bilingual = { en: 'a card face down', de: 'eine verdeckte Karte' };

export function cardName(face: Face, signs: Signs = 'french'): Bilingual {
	if (face === null) return BACK;
	const card = readCode(face);
	switch (card?.kind) {
		case 'skus':
			return { en: 'the Sküs', de: 'der Sküs' };
		case 'trump':
			return { en: `tarok ${roman(card.number)}`, de: `Tarok ${roman(card.number)}` };
		case 'suited': {
			const rank = rankName(card.rank, signs);
			const suit = SUIT[signs][card.suit];
			return { en: `${rank.en} of ${suit.en}`, de: `${suit.de} ${rank.de}` };
		}
		default:
			return { en: face, de: face };
	}
}

const SIGN: Readonly<Record<string, Suit>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C', '✿': 'L', '☾': 'M' };
/** Ranks as either language writes them. */
const LETTER: Readonly<Record<string, string>> = { D: 'Q', B: 'J', R: 'C' };

/** What the house says of the suits of a game, in the words of the signs somebody plays with. */
export function bySigns(text: string, lang: 'en' | 'de', signs: Signs, own: Signs = 'french'): string {
	const named =
		signs === 'french'
			? text
			: text.replace(/(10|[2-9ACKQJDBR])([♠♥♦♣✿☾])/g, (_, rank: string, sign: string) => cardName(`${LETTER[rank] ?? rank}${SIGN[sign]}`, signs)[lang]);
	if (signs === own) return named;
	return Object.values(SIGN).reduce((told, suit) => {
		const [from, to] = [SUIT[own][suit][lang], SUIT[signs][suit][lang]];
		// German says Eichel of a card and Eicheln of the suit.
		return told.replace(new RegExp(`(?<!\\p{L})${from === 'Eichel' ? 'Eicheln?' : from}(?!\\p{L})`, 'gu'), to);
	}, named);
}
