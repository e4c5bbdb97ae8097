/** Reading the notation of cards: `AS`, `10H`, `5L`, `T21`, `SK`, and `KH'` for the second copy of a card. */

export const SUITS = ['S', 'H', 'D', 'C'] as const;
/** With the fifth and sixth of the largest pack: flowers and moons. */
export const SIX_SUITS = [...SUITS, 'L', 'M'] as const;
export type Suit = (typeof SIX_SUITS)[number];

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
	return SIX_SUITS.find((suit) => suit === letter) ?? (Object.hasOwn(GERMAN_LETTER, letter) ? GERMAN_LETTER[letter] : undefined);
}

/** The code of the card itself, whichever copy of it is meant: both look alike. */
export const firstCopy = (code: string): string => (code.endsWith("'") ? code.slice(0, -1) : code);

/** What a code names, or nothing when it is no card. */
export function readCode(copy: string): Code | undefined {
	const code = firstCopy(copy);
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
