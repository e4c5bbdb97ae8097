/** The course of the last stroke as it is shown: how far it has come, and what the marker has called by then. */
import { calm } from '../motion/travel';
import { knocked } from '../motion/sounds';
import { likes } from '../prefs.svelte';
import type { ClothBoard } from '../wire';
import { lasting, lastWord } from './course';
import { RATES } from './rolling';

type Call = ClothBoard['calls'][number];

/** What is shown, and what is to be done with it. */
export interface Course {
	readonly strokes: number;
	readonly stretches: readonly { until: number }[];
	readonly calls: readonly Call[];
	/** It begins from the start. */
	readonly begin?: () => void;
	/** It has come to this moment, and took so many seconds from the last one. */
	readonly pass?: (moment: number, lasted: number) => void;
}

export class Showing {
	/** The moment that is shown; nothing while the balls lie. */
	now = $state<number | null>(null);
	#heard = $state.raw<Call | null>(null);
	#seen = -1;
	#frame = 0;

	/** While the balls lie the last word stands, also for whoever has not seen them run. */
	called: Call | null = $derived.by(() => (this.now === null ? lastWord(this.course().calls) : this.#heard));

	constructor(readonly course: () => Course) {}

	/** A new stroke runs; whoever comes to the table later sees where the balls lie. Tells whether another stroke was played. */
	look(): boolean {
		const { strokes, stretches } = this.course();
		const fresh = this.#seen >= 0 && strokes > this.#seen && stretches.length > 0;
		const another = strokes !== this.#seen;
		this.#seen = strokes;
		if (fresh && likes.pace !== 'once' && !calm()) this.run(1);
		return another;
	}

	run(rate: number): void {
		this.stop();
		const { stretches, calls, begin, pass } = this.course();
		const ends = lasting(stretches);
		const pace = RATES[likes.pace] * rate;
		let before: number | null = null;
		let next = 0;
		begin?.();
		this.#heard = null;
		this.now = 0;
		const step = (stamp: number): void => {
			const lasted = before === null ? 0 : Math.min(0.1, ((stamp - before) / 1000) * pace);
			before = stamp;
			const moment = (this.now ?? 0) + lasted;
			pass?.(moment, lasted);
			for (; next < calls.length && (calls[next]?.time ?? Infinity) <= moment; next++) {
				const call = calls[next];
				if (call) knocked(call.sound);
				if (call?.said) this.#heard = call;
			}
			this.now = moment >= ends ? null : moment;
			if (this.now !== null) this.#frame = requestAnimationFrame(step);
		};
		this.#frame = requestAnimationFrame(step);
	}

	stop(): void {
		cancelAnimationFrame(this.#frame);
	}
}
