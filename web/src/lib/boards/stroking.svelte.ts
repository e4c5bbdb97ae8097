/** A stroke in the making: its figures, its words, and the named stroke it began from. */
import { fillStroke, NOTHING, type Offer, type StrokeChoice } from '../choices';
import type { Figure, StrokeForm } from '../wire';
import type { Pointing } from './pointing';

/** The value nearest to a wanted one that a figure may have. */
export function allowed(figure: Figure, value: number): number {
	const whole = Math.round(value);
	if (!figure.round) return Math.min(figure.max, Math.max(figure.min, whole));
	const around = figure.max - figure.min + 1;
	return figure.min + ((((whole - figure.min) % around) + around) % around);
}

export class Stroking {
	#values = $state<Record<string, number>>({});
	#words = $state<Record<number, string>>({});
	/** The named stroke whose figures these still are. */
	named = $state.raw<StrokeChoice | null>(null);

	readonly #pointing: () => Pointing;

	offer: Offer = $derived.by(() => this.#pointing().offer ?? NOTHING);
	form: StrokeForm | null = $derived.by(() => this.offer.strokeForms[0] ?? null);
	names: readonly StrokeChoice[] = $derived.by(() => this.offer.strokes);
	words: readonly string[] = $derived.by(() => (this.form?.words ?? []).map((group, i) => this.#words[i] ?? group[0]?.word ?? ''));

	/** The figures of the stroke the house would play. */
	hint: ReadonlyMap<string, number> | null = $derived.by(() => {
		const { hinted } = this.#pointing();
		return hinted !== null && typeof hinted === 'object' && 'stroke' in hinted ? new Map(hinted.stroke) : null;
	});

	constructor(pointing: () => Pointing) {
		this.#pointing = pointing;
	}

	/** The figures as far as the words that are said allow: with the mace not so fast, and in the middle. */
	figures: readonly Figure[] = $derived.by(() => {
		const said = (this.form?.bounds ?? []).filter(({ word }) => this.words.includes(word));
		return (this.form?.figures ?? []).map((figure) =>
			said
				.filter((bound) => bound.figure === figure.name)
				.reduce((narrow, { min, max }) => ({ ...narrow, min: Math.max(min, narrow.min), max: Math.min(max, narrow.max) }), figure)
		);
	});

	figure(name: string): Figure | undefined {
		return this.figures.find((figure) => figure.name === name);
	}

	/** What a figure is now. */
	get(name: string): number {
		const figure = this.figure(name);
		return figure ? allowed(figure, this.#values[name] ?? figure.usual) : (this.#values[name] ?? 0);
	}

	set(name: string, value: number): void {
		const figure = this.figure(name);
		if (!figure) return;
		this.#values[name] = allowed(figure, value);
		this.named = null;
	}

	/** By some of a figure's own steps. */
	step(name: string, steps: number): void {
		const figure = this.figure(name);
		if (figure) this.set(name, this.get(name) + steps * figure.step);
	}

	/** By as little as can be seen: a fiftieth of a step. */
	nudge(name: string, steps: number): void {
		const figure = this.figure(name);
		if (figure) this.set(name, this.get(name) + steps * Math.max(1, Math.round(figure.step / 50)));
	}

	say(group: number, word: string): void {
		this.#words[group] = word;
		this.named = null;
	}

	/** Takes over the figures of a named stroke, to be played as it is or changed a little. */
	take(choice: StrokeChoice): void {
		const given = new Map(choice.figures);
		for (const figure of this.form?.figures ?? []) this.#values[figure.name] = given.get(figure.name) ?? figure.usual;
		this.named = choice;
	}

	/** A new position: what was aimed at is forgotten, how hard and where one strikes is not. */
	forget(): void {
		this.named = null;
		delete this.#values.x;
		delete this.#values.y;
	}

	play(at: Element | null): void {
		const { form, named } = this;
		if (named) this.#pointing().choose([named.choice], at);
		else if (form) {
			const figures = form.figures.map(({ name }): [string, number] => [name, this.get(name)]);
			this.#pointing().play(fillStroke(this.offer, form, figures, this.words));
		}
	}
}
