/** One player's choosing: what is pointed at, picked and lifted before a move is named. */
import { untrack } from 'svelte';
import { fillCards, NOTHING, offerOf, placesOf, spotAt, type Offer, type Played } from '../choices';
import type { Deed } from '../boards/pointing';
import type { Barred, Choice, Choices, Filled, Form, Hinted, SubsetForm } from '../wire';

type Spot = DOMRect | null;

const spotOf = (at: Element | null): Spot => at?.getBoundingClientRect() ?? null;

export class Choosing {
	/** Several choices hang on what was pointed at: which is meant is asked there. */
	asked = $state.raw<{ choices: readonly Choice[]; at: Spot } | null>(null);
	/** A place of a layout where something may be put. */
	place = $state.raw<{ name: string; at: Spot } | null>(null);
	/** What the board lets one do beside it, in the middle of a move. */
	deeds = $state.raw<readonly Deed[]>([]);
	/** Cards chosen for a form. */
	picked = $state.raw<readonly string[]>([]);
	/** A card that may not be played was touched: why it may not. */
	barred = $state.raw<{ card: Barred; at: Spot } | null>(null);
	/** The move the house would make, after it was asked. */
	hinted = $state.raw<Hinted | null>(null);
	/** The card a finger has lifted. */
	lifted = $state<string | null>(null);
	#formIndex = $state<number | null>(null);

	readonly #choices: () => Choices | null;
	readonly #busy: () => boolean;
	readonly play: (move: Played) => void;

	/** The same choices told again, because something else at the table has changed, are no news: what is half done stays. */
	readonly #told: string = $derived.by(() => JSON.stringify(this.#choices()));
	readonly #offered: Offer = $derived.by(() => offerOf(JSON.parse(this.#told) as Choices | null));

	offer: Offer = $derived.by(() => (this.#busy() ? NOTHING : this.#offered));
	form: SubsetForm | null = $derived.by(() => (this.#formIndex === null ? null : (this.offer.subsets[this.#formIndex] ?? null)));
	/** Places of a layout that are hinted at. */
	hintedPlaces: readonly string[] = $derived.by(() => placesOf(this.hinted));
	/** Cards of a form that is hinted at, or the card to play. */
	hintedCards: readonly string[] = $derived.by(() => this.hinted?.cards ?? []);
	playable: ReadonlySet<string> = $derived.by(() => new Set(this.form ? this.form.from : this.offer.byCard.keys()));
	/** Whether a card is to be chosen now. */
	deciding: boolean = $derived.by(() => this.#choices() !== null && (this.playable.size > 0 || this.form !== null));

	constructor(choices: () => Choices | null, busy: () => boolean, play: (move: Played) => void) {
		this.#choices = choices;
		this.#busy = busy;
		this.play = play;
		$effect(() => {
			const { subsets, byCard } = this.#offered;
			// A form that is the only thing to do with cards opens by itself; everything half done is forgotten.
			untrack(() => {
				this.forget();
				this.openForm(subsets.length === 1 && byCard.size === 0 ? 0 : null);
			});
		});
	}

	forget(): void {
		this.asked = null;
		this.barred = null;
		this.place = null;
		this.lifted = null;
	}

	openForm(index: number | null): void {
		this.#formIndex = index;
		this.picked = [];
	}

	choose(found: readonly Choice[], at: Element | null): void {
		const [only, more] = found;
		if (only && !more) this.play(only.notation);
		else if (more) this.asked = { choices: found, at: spotOf(at) };
	}

	/** Lets one choose among choices that have no place on the table. */
	ask(found: readonly Choice[], at: Element | null): void {
		this.asked = { choices: found, at: spotOf(at) };
	}

	pointAt(name: string, at: Element | null): void {
		if (this.offer.amounts.some((form) => !form.several && spotAt(form, name))) this.place = { name, at: spotOf(at) };
		else this.choose(this.offer.byPlace.get(name) ?? [], at);
	}

	/** Whether a choice is what the house would do. */
	isHinted(choice: Choice): boolean {
		return this.hinted?.notation === choice.notation;
	}

	/** What the house would fill into a form, if it would use it. */
	advised(form: Form): Filled | null {
		const filled = this.hinted?.form;
		return filled && this.offer.forms[filled.form] === form ? filled.filled : null;
	}

	/** Says why a card may not be played, where there is something to say. */
	explain(card: string, at: Element): void {
		const barred = this.form ? undefined : this.offer.barred.get(card);
		if (barred) this.barred = { card: barred, at: spotOf(at) };
	}

	pick(card: string, at: Element): void {
		const { form, picked } = this;
		if (!form) this.choose(this.offer.byCard.get(card) ?? [], at);
		else if (!form.from.includes(card)) return;
		else if (picked.includes(card)) this.picked = picked.filter((c) => c !== card);
		else if (picked.length < form.max) this.picked = [...picked, card];
		else if (form.max === 1) this.picked = [card];
	}

	confirm(): void {
		if (this.form) this.play(fillCards(this.offer, this.form, this.picked));
	}
}
