/** Cards by name, for those who hear the table: "king of spades", "Pik König", "Schellen Ober"; both copies have one name. */
import { indexLetter, readCode, roman, type Rank, type Suit } from '$lib/art';
import type { Bilingual, Face, Lang, Piece, Signs, Spoken } from './wire';

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

/** The ranks a place of a layout stands for: one, or those between which it lies; none where it is named otherwise. */
export function ranksAt(place: string): readonly Rank[] {
	const ranks = place.split('+').map((word) => readCode(`${word}S`));
	return ranks.every((code) => code?.kind === 'suited') ? ranks.map((code) => code.rank) : [];
}

/** A place of a layout by name, where it is a rank or lies between some; otherwise as the house writes it. */
export function placeName(place: string, signs: Signs = 'french'): Bilingual {
	const names = ranksAt(place).map((rank) => rankName(rank, signs));
	const together = (lang: Lang): string => names.map((name) => name[lang]).join(', ') || place;
	return { en: together('en'), de: together('de') };
}

const BACK: Bilingual = { en: 'a card face down', de: 'eine verdeckte Karte' };

export function cardName(face: Face, signs: Signs = 'french'): Bilingual {
	if (face === null) return BACK;
	const card = readCode(face);
	switch (card?.kind) {
		case 'skus':
			return { en: 'the Sküs', de: 'der Sküs' };
		case 'trump':
			return { en: `tarock ${roman(card.number)}`, de: `Tarock ${roman(card.number)}` };
		case 'suited': {
			const rank = rankName(card.rank, signs);
			const suit = SUIT[signs][card.suit];
			return { en: `${rank.en} of ${suit.en}`, de: `${suit.de} ${rank.de}` };
		}
		default:
			return { en: face, de: face };
	}
}

/** A card in as few letters as can be: K♠, where the pack has signs that are written; else its whole name. */
export function shortName(face: string, lang: Lang, signs: Signs): string {
	const card = readCode(face);
	const sign = card?.kind === 'suited' ? suitSign(card.suit, signs) : '';
	return card?.kind === 'suited' && sign ? `${indexLetter(card.rank, lang === 'de' ? 'german' : 'english', signs)}${sign}` : cardName(face, signs)[lang];
}

/** A suit where it is spoken of by itself: German says Eichel of a card and Eicheln of the suit. */
const suitName = (suit: Suit, signs: Signs): Bilingual => (suit === 'C' && signs === 'german' ? { en: 'acorns', de: 'Eicheln' } : SUIT[signs][suit]);

const WRITTEN: Partial<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The sign of a suit as it is written in a text; nothing where there is none that everybody's letters have. */
export const suitSign = (suit: string, signs: Signs): string => (signs === 'french' && isSuit(suit) ? (WRITTEN[suit] ?? '') : '');

const isSuit = (letter: string): letter is Suit => letter in SUIT.french;

/** A card or suit that the house speaks of, by the signs somebody plays with; `own` are those in which the house speaks. */
function pieceName(piece: Piece, lang: Lang, signs: Signs, own: Signs): string {
	if (typeof piece === 'string') return piece;
	if ('suit' in piece) return signs === own || !isSuit(piece.suit) ? piece.said : suitName(piece.suit, signs)[lang];
	// French cards are written by their signs, which every German reader knows from the same text.
	return signs === 'french' || readCode(piece.card)?.kind !== 'suited' ? piece.said : cardName(piece.card, signs)[lang];
}

/** What the house said in a language. Words are left as they are, whoever typed them; only cards and suits have names of their own. */
export const bySigns = (words: Spoken, lang: Lang, signs: Signs, own: Signs = 'french'): string =>
	typeof words === 'string' ? words : words.map((piece) => pieceName(piece, lang, signs, own)).join('');
