/** What is known of a stake before it is laid: the bank's share of it, and how long counters last. The house reckons, we only show. */
import { getContext, setContext } from 'svelte';
import type { PartLaid, Ruin, StakeShare } from '$lib/wire';

export interface Staking {
	shares: readonly StakeShare[];
	inPart: readonly PartLaid[];
	/** One's own counters, in parts. */
	purse: number | null;
	parts: number;
	/** Asks the house; nothing where there is no house to ask, as in the past of a table. */
	ruin: ((on: string, stake: number, counters: number) => Promise<Ruin>) | null;
}

const KEY = Symbol('staking');
const NOTHING: Staking = { shares: [], inPart: [], purse: null, parts: 1, ruin: null };

export const provideStaking = (staking: () => Staking): void => void setContext(KEY, staking);
export const staked = (): (() => Staking) => getContext<(() => Staking) | undefined>(KEY) ?? (() => NOTHING);

/** The share of counters newly laid on a place. */
export const shareOn = (shares: readonly StakeShare[], on: string): StakeShare | undefined => shares.find((share) => share.on === on && !share.choice);

/** The share of what a listed move puts at stake. */
export const shareOf = (shares: readonly StakeShare[], notation: string): StakeShare | undefined => shares.find((share) => share.choice === notation);

/** How much of the counters laid with these words is staked, in parts. */
export function stakeOf(amount: number, words: readonly string[], { inPart, parts }: Staking): number {
	const oneIn = inPart.filter(({ word }) => words.includes(word)).reduce((all, { one_in }) => all * one_in, 1);
	return (amount * parts) / oneIn;
}
