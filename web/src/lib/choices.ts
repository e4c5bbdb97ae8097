/** What one may do, sorted by where one points to do it. */
import type { AmountForm, Barred, CardForm, Choice, Choices, Form, Spot, SubsetForm } from './wire';

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
	/** Cards of the hand that may not be played now, and why. */
	readonly barred: ReadonlyMap<string, Barred>;
	/** Cards to be named that one need not hold. */
	readonly called: readonly CardForm[];
	readonly amounts: readonly AmountForm[];
}

export interface MoveChoice {
	readonly choice: Choice;
	readonly from: number;
	readonly to: number;
}

export const NOTHING: Offer = { buttons: [], aside: [], byCard: new Map(), byPlace: new Map(), moves: [], subsets: [], barred: new Map(), called: [], amounts: [] };

function gather(map: Map<string, Choice[]>, key: string, choice: Choice): void {
	const there = map.get(key);
	if (there) there.push(choice);
	else map.set(key, [choice]);
}

const isSubset = (form: Form): form is SubsetForm => form.form === 'subset';
const isCalled = (form: Form): form is CardForm => form.form === 'card';
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
	return { buttons, aside, byCard, byPlace, moves, subsets: choices.forms.filter(isSubset), barred: new Map(choices.barred.map((card) => [card.card, card])), called: choices.forms.filter(isCalled), amounts: choices.forms.filter(isAmount) };
}

/** The move that lays down or picks out these cards. */
export const subsetNotation = (form: SubsetForm, cards: readonly string[]): string =>
	[form.verb, ...form.from.filter((card) => cards.includes(card))].join(' ');

/** The move that names a card. */
export const calledNotation = (form: CardForm, card: string): string => `${form.verb} ${card}`;

/** The place of a form at which one points; nothing where it is not among them. */
export const spotAt = (form: AmountForm, name: string): Spot | undefined => form.on.find((spot) => spot.word === name);

/** Whether a form asks for an amount without a place to point at. */
export const isLoose = (form: AmountForm): boolean => form.several || form.on.every((spot) => spot.word === '');

/** The move that puts an amount somewhere, with its words. */
export const amountNotation = (form: AmountForm, spot: Spot, amount: number, words: readonly string[]): string =>
	[form.verb, ...(spot.word === '' ? [] : [spot.word]), String(amount), ...words].join(' ');

/** The move that puts amounts on several places; nothing lies where none is. */
export const amountsNotation = (form: AmountForm, amounts: readonly number[]): string =>
	[form.verb, ...form.on.flatMap((spot, i) => (amounts[i] ? [`${spot.word}:${amounts[i]}`] : []))].join(' ');

/** The nearest amount the form allows at a place. */
export function allowedAmount(form: AmountForm, spot: Spot, amount: number): number {
	const step = Math.max(1, form.step);
	const steps = Math.round((Math.min(spot.max, Math.max(spot.min, amount)) - spot.min) / step);
	return Math.min(spot.max, spot.min + steps * step);
}

/** Whether so many cards may be chosen. */
export const fits = (form: SubsetForm, count: number): boolean => count >= form.min && count <= form.max;
