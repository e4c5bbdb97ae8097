/** Hands for which cards are bought: which of them lie in the middle, and how they are counted. */
import type { BankBoard, Plate } from '../wire';

export type Bought = NonNullable<BankBoard['hands']>[number];

/** Halves of a point as people write them: 10½. */
export const points = (halves: number): string => `${Math.floor(halves / 2) || (halves % 2 ? '' : '0')}${halves % 2 ? '½' : ''}`;

/**
 * Everybody's cards lie on his plate with what they count and what became of them. In the middle lie the hands of whoever acts, and
 * one's own, unless they lie before one anyway: several are told apart only there.
 */
export function inTheMiddle(hands: readonly Bought[], mine: number, own: Plate | undefined): Bought[] {
	const lies = (own?.hand.length ?? 0) > 0 && hands.filter(({ seat }) => seat === mine).length < 2;
	return hands.filter(({ seat, awaited }) => (seat === mine ? !lies : awaited));
}
