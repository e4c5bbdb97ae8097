/** What one may do, sorted by where one points to do it. */
import type { AmountForm, Barred, CardForm, Choice, Choices, Filled, Form, Hinted, Spot, StrokeForm, SubsetForm } from './wire';

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
	/** Strokes that have names. */
	readonly strokes: readonly StrokeChoice[];
	readonly strokeForms: readonly StrokeForm[];
	/** All forms as the house counts them. */
	readonly forms: readonly Form[];
}

export interface MoveChoice {
	readonly choice: Choice;
	readonly from: number;
	readonly to: number;
	/** Leg by leg, where a move has more than one. */
	readonly legs: readonly (readonly number[])[];
}

/** A named stroke and the figures it would have. */
export interface StrokeChoice {
	readonly choice: Choice;
	readonly figures: readonly (readonly [string, number])[];
}

export const NOTHING: Offer = {
	buttons: [],
	aside: [],
	byCard: new Map(),
	byPlace: new Map(),
	moves: [],
	subsets: [],
	barred: new Map(),
	called: [],
	amounts: [],
	strokes: [],
	strokeForms: [],
	forms: []
};

function gather(map: Map<string, Choice[]>, key: string, choice: Choice): void {
	const there = map.get(key);
	if (there) there.push(choice);
	else map.set(key, [choice]);
}

const isSubset = (form: Form): form is SubsetForm => form.form === 'subset';
const isCalled = (form: Form): form is CardForm => form.form === 'card';
const isAmount = (form: Form): form is AmountForm => form.form === 'amount';
const isStroke = (form: Form): form is StrokeForm => form.form === 'stroke';

export function offerOf(choices: Choices | null | undefined): Offer {
	if (!choices) return NOTHING;
	const buttons: Choice[] = [];
	const aside: Choice[] = [];
	const byCard = new Map<string, Choice[]>();
	const byPlace = new Map<string, Choice[]>();
	const moves: MoveChoice[] = [];
	const strokes: StrokeChoice[] = [];
	for (const choice of choices.list) {
		const { target } = choice;
		if (choice.aside) aside.push(choice);
		else if (target === 'button') buttons.push(choice);
		else if ('card' in target) gather(byCard, target.card, choice);
		else if ('place' in target) gather(byPlace, target.place, choice);
		else if ('stroke' in target) strokes.push({ choice, figures: target.stroke });
		else moves.push({ choice, from: target.move.from, to: target.move.to, legs: target.move.legs ?? [] });
	}
	return {
		buttons,
		aside,
		byCard,
		byPlace,
		moves,
		subsets: choices.forms.filter(isSubset),
		barred: new Map(choices.barred.map((card) => [card.card, card])),
		called: choices.forms.filter(isCalled),
		amounts: choices.forms.filter(isAmount),
		strokes,
		strokeForms: choices.forms.filter(isStroke),
		forms: choices.forms
	};
}

/** The places of a layout that a hint speaks of. */
export function placesOf(hinted: Hinted | null): readonly string[] {
	if (!hinted) return [];
	const { target, form } = hinted;
	if (typeof target === 'object' && 'place' in target) return [target.place];
	return typeof target === 'object' ? [] : (form?.filled.amounts ?? []).map(([place]) => place).filter(Boolean);
}

/** What one may do by each law, in the order it is offered. */
export function byLaw(choices: readonly Choice[]): { readonly law: string; readonly choices: readonly Choice[] }[] {
	const found = new Map<string, Choice[]>();
	for (const choice of choices) if (choice.law) gather(found, choice.law, choice);
	return [...found].map(([law, together]) => ({ law, choices: together }));
}

/** What is played: a move of the list by its notation, or a form filled in, which the house writes down. */
export type Played = string | { readonly form: number; readonly filled: Filled };

const NOTHING_FILLED: Filled = { cards: [], amounts: [], words: [] };

/** The form of an offer filled in. */
const fill = (offer: Offer, form: Form, filled: Partial<Filled>): Played => ({ form: offer.forms.indexOf(form), filled: { ...NOTHING_FILLED, ...filled } });

/** Cards laid down, picked out or named. */
export const fillCards = (offer: Offer, form: SubsetForm | CardForm, cards: readonly string[]): Played =>
	fill(offer, form, { cards: form.from.filter((card) => cards.includes(card)) });

/** The place of a form at which one points; nothing where it is not among them. */
export const spotAt = (form: AmountForm, name: string): Spot | undefined => form.on.find((spot) => spot.word === name);

/** Whether a form asks for an amount without a place to point at. */
export const isLoose = (form: AmountForm): boolean => form.several || form.on.every((spot) => spot.word === '');

/** An amount put somewhere, with its words. */
export const fillAmount = (offer: Offer, form: AmountForm, spot: Spot, amount: number, words: readonly string[]): Played =>
	fill(offer, form, { amounts: [[spot.word, amount]], words: [...words] });

/** Amounts put on several places; nothing lies where none is. */
export const fillAmounts = (offer: Offer, form: AmountForm, amounts: readonly number[]): Played =>
	fill(offer, form, { amounts: form.on.flatMap((spot, i): [string, number][] => (amounts[i] ? [[spot.word, amounts[i]]] : [])) });

/** A stroke with its figures and words. */
export const fillStroke = (offer: Offer, form: StrokeForm, figures: readonly [string, number][], words: readonly string[]): Played =>
	fill(offer, form, { amounts: [...figures], words: [...words] });

/** The nearest amount the form allows at a place. */
export function allowedAmount(form: AmountForm, spot: Spot, amount: number): number {
	const step = Math.max(1, form.step);
	const steps = Math.round((Math.min(spot.max, Math.max(spot.min, amount)) - spot.min) / step);
	return Math.min(spot.max, spot.min + steps * step);
}

/** Whether so many cards may be chosen. */
export const fits = (form: SubsetForm, count: number): boolean => count >= form.min && count <= form.max;
