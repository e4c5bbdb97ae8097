/** From a code to a card. */
import { ace } from './aces';
import { pasteboard, suitedIndex, type Indices } from './card';
import { firstCopy, isCourt, RANKS, readCode, SIX_SUITS, SUITS, type Rank, type Suit } from './code';
import { court } from './courts/court';
import { germanCourt } from './german/court';
import { daus } from './german/daus';
import { INK } from './palette';
import { pips } from './pips';
import { el, escapeText, type Markup } from './svg';
import { excuse, trump } from './tarock/trumps';

export type Pack = 'french' | 'german' | 'tarock' | 'six';

export interface FaceOptions {
	/** The packs of Tarock and of six suits have French signs; trumps, flowers and moons are drawn in every pack. */
	readonly pack?: Pack;
	readonly fourColour?: boolean;
	readonly indices?: Indices;
	/** What a screen reader says; the code if nothing is given. */
	readonly title?: string;
}

function germanCard(rank: Rank, suit: Suit, indices: Indices): Markup {
	const single = rank === 'J' || rank === 'Q' || rank === 'K';
	const index = suitedIndex(rank, suit, indices, 'german', false, single ? 'one' : 'both');
	if (single) return germanCourt(rank, suit) + index;
	return (rank === 'A' ? daus(suit) : pips(Number(rank), suit, 'german', false)) + index;
}

function frenchCard(rank: Rank, suit: Suit, indices: Indices, fourColour: boolean): Markup {
	const index = suitedIndex(rank, suit, indices, 'french', fourColour);
	if (isCourt(rank)) return court(rank, suit) + index;
	return (rank === 'A' ? ace(suit, fourColour) : pips(Number(rank), suit, 'french', fourColour)) + index;
}

/** A card we do not know still has a face: its code, in plain letters. */
function plainFace(code: string): Markup {
	const size = Math.min(64, 300 / Math.max(1, code.length));
	return el('text', { x: 100, y: 165, 'font-size': size, 'font-family': 'Georgia,serif', 'text-anchor': 'middle', fill: INK, stroke: 'none' }, escapeText(code));
}

/** The face of a card. */
export function cardFace(code: string, { pack = 'french', fourColour = false, indices = 'english', title = code }: FaceOptions = {}): Markup {
	const card = readCode(code);
	const printed = ((): Markup => {
		switch (card?.kind) {
			case 'skus':
				return excuse();
			case 'trump':
				return trump(card.number);
			case 'suited':
				// The German pack has no Cavall: one is borrowed from the French.
				return pack === 'german' && card.rank !== 'C' ? germanCard(card.rank, card.suit, indices) : frenchCard(card.rank, card.suit, indices, fourColour);
			default:
				return plainFace(code);
		}
	})();
	// The flecks too: nobody shall tell two copies apart.
	return pasteboard(title, firstCopy(code), printed);
}

/** Every code of a pack, for contact sheets and tests. */
export function packCodes(pack: Pack): string[] {
	const ranks = RANKS.filter((rank) => rank !== 'C' || pack === 'tarock');
	const cards = (pack === 'six' ? SIX_SUITS : SUITS).flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));
	return pack === 'tarock' ? [...cards, ...Array.from({ length: 21 }, (_, i) => `T${i + 1}`), 'SK'] : cards;
}
