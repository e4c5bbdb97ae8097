/** Reading the notation of cards: `AS`, `10H`, `T21`, `SK`. */

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'C', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export type Court = Extract<Rank, 'J' | 'C' | 'Q' | 'K'>;

export type Code =
	| { readonly kind: 'suited'; readonly rank: Rank; readonly suit: Suit }
	| { readonly kind: 'trump'; readonly number: number }
	| { readonly kind: 'skus' };

export const isCourt = (rank: Rank): rank is Court => 'JCQK'.includes(rank);

/** German letters name the same four suits: G(rün), R(ot), B (Schellen), E(icheln). */
const GERMAN_LETTER: Readonly<Record<string, Suit>> = { G: 'S', R: 'H', B: 'D', E: 'C' };

export function suitOf(letter: string): Suit | undefined {
	return SUITS.find((suit) => suit === letter) ?? (Object.hasOwn(GERMAN_LETTER, letter) ? GERMAN_LETTER[letter] : undefined);
}

/** What a code names, or nothing when it is no card. */
export function readCode(code: string): Code | undefined {
	if (code === 'SK') return { kind: 'skus' };
	const trump = /^T([1-9]\d?)$/.exec(code);
	if (trump) {
		const number = Number(trump[1]);
		return number <= 21 ? { kind: 'trump', number } : undefined;
	}
	const rank = RANKS.find((r) => r === code.slice(0, -1));
	const suit = suitOf(code.slice(-1));
	return rank && suit ? { kind: 'suited', rank, suit } : undefined;
}
