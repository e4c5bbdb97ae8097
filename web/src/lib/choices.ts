/** What one may do, sorted by where one points to do it. */
import type { AmountForm, Choice, Choices, Form, SubsetForm } from './wire';

export interface Offer {
	/** Calls and everything without a place. */
	readonly buttons: readonly Choice[];
	/** What is always possible and seldom wanted: it is found in the list of everything. */
	readonly aside: readonly Choice[];
	readonly byCard: ReadonlyMap<string, readonly Choice[]>;
	readonly byPlace: ReadonlyMap<string, readonly Choice[]>;
	/** Choices that move something on the board. */
	readonly moves: readonly MoveChoice[];
	readonly subsets: readonly SubsetForm[];
	readonly amounts: readonly AmountForm[];
}

export interface MoveChoice {
	readonly choice: Choice;
	readonly from: number;
	readonly to: number;
}

export const NOTHING: Offer = { buttons: [], aside: [], byCard: new Map(), byPlace: new Map(), moves: [], subsets: [], amounts: [] };

function gather(map: Map<string, Choice[]>, key: string, choice: Choice): void {
	const there = map.get(key);
	if (there) there.push(choice);
	else map.set(key, [choice]);
}

const isSubset = (form: Form): form is SubsetForm => form.form === 'subset';
const isAmount = (form: Form): form is AmountForm => form.form === 'amount';

export function offerOf(choices: Choices | null | undefined): Offer {
	if (!choices) return NOTHING;
	const buttons: Choice[] = [];
	const aside: Choice[] = [];
	const byCard = new Map<string, Choice[]>();
	const byPlace = new Map<string, Choice[]>();
	const moves: MoveChoice[] = [];
	for (const choice of choices.list) {
		const { target } = choice;
		if (choice.aside) aside.push(choice);
		else if (target === 'button') buttons.push(choice);
		else if ('card' in target) gather(byCard, target.card, choice);
		else if ('place' in target) gather(byPlace, target.place, choice);
		else moves.push({ choice, from: target.move.from, to: target.move.to });
	}
	return { buttons, aside, byCard, byPlace, moves, subsets: choices.forms.filter(isSubset), amounts: choices.forms.filter(isAmount) };
}

/** The move that lays down or picks out these cards. */
export const subsetNotation = (form: SubsetForm, cards: readonly string[]): string =>
	[form.verb, ...form.from.filter((card) => cards.includes(card))].join(' ');

/** The move that puts an amount somewhere, with its words. */
export const amountNotation = (form: AmountForm, on: string | null, amount: number, words: readonly string[]): string =>
	[form.verb, ...(on === null ? [] : [on]), String(amount), ...words].join(' ');

/** The nearest amount the form allows. */
export function allowedAmount(form: AmountForm, amount: number): number {
	const step = Math.max(1, form.step);
	const steps = Math.round((Math.min(form.max, Math.max(form.min, amount)) - form.min) / step);
	return Math.min(form.max, form.min + steps * step);
}

/** Whether so many cards may be chosen. */
export const fits = (form: SubsetForm, count: number): boolean => count >= form.min && count <= form.max;
