/**
 * What just happened, where it happens: a bubble at the seat of whoever spoke or marked, a caption on the felt for the rest.
 * Lines that come together are told one after another, so that a declaration and its answer can be read.
 */
import type { Item, Piece, Said, Spoken } from '../wire';

export type Pace = 'calm' | 'brisk' | 'once';
export const PACES: readonly Pace[] = ['calm', 'brisk', 'once'];

/** How long a line stays, how long the next waits for it, and how long the end of a deal is looked at; in milliseconds. */
export const TIMES: Record<Pace, { readonly stays: number; readonly waits: number; readonly moment: number }> = {
	calm: { stays: 3600, waits: 1400, moment: 30_000 },
	brisk: { stays: 2200, waits: 600, moment: 12_000 },
	once: { stays: 1200, waits: 0, moment: 0 }
};

/** A line is told as a bubble at a seat, or as the caption. */
export interface Told {
	readonly seat: number | null;
	readonly text: Said;
}

/** At most so many lines are told one after another. */
const MOST = 8;
/** So many payments that follow one another are told together. */
const TOGETHER = 3;

const SPOKEN: readonly Item['kind'][] = ['called', 'scored', 'said'];
const CAPTIONED: readonly Item['kind'][] = ['told', 'taken', 'paid', 'deal_over'];

/** What of the news is told on the table: calls and marks where they are made, all else in the caption. */
export function toldOf(items: readonly Item[], seatOf: (person: string) => number | null): readonly Told[] {
	const told = items.flatMap(({ kind, seat, by, text }): Line[] => {
		if (text.en === '') return [];
		if (SPOKEN.includes(kind)) return [{ kind, seat: seat ?? (by ? seatOf(by.id) : null), text }];
		return CAPTIONED.includes(kind) ? [{ kind, seat: null, text }] : [];
	});
	return shortened(told).map(({ seat, text }) => ({ seat, text }));
}

interface Line extends Told {
	readonly kind: Item['kind'];
}

/**
 * Of more lines than anybody would wait for, payments are told several at a time, and the oldest tricks and remarks are left to the
 * log. Nobody calls, pays, marks or ends a deal untold.
 */
function shortened(lines: readonly Line[]): readonly Line[] {
	if (lines.length <= MOST) return lines;
	const gathered: Line[] = [];
	let together = 0;
	for (const line of lines) {
		const before = gathered.at(-1);
		together = line.kind === 'paid' && before?.kind === 'paid' && together < TOGETHER ? together + 1 : 1;
		if (before && together > 1) gathered[gathered.length - 1] = { ...before, text: both(before.text, line.text) };
		else gathered.push(line);
	}
	let over = gathered.length - MOST;
	return gathered.filter(({ kind }) => !((kind === 'told' || kind === 'taken') && over-- > 0));
}

const pieces = (words: Spoken): readonly Piece[] => (typeof words === 'string' ? [words] : words);
const joined = (a: Spoken, b: Spoken): Spoken => [...pieces(a), ' ', ...pieces(b)];
const both = (a: Said, b: Said): Said => ({ en: joined(a.en, b.en), de: joined(a.de, b.de) });

type After = (ms: number, what: () => void) => () => void;

const clock: After = (ms, what) => {
	const timer = setTimeout(what, ms);
	return () => clearTimeout(timer);
};

export class Telling {
	/** What is said at each seat just now. */
	bubbles = $state.raw<ReadonlyMap<number, Said>>(new Map());
	caption = $state.raw<Said | null>(null);

	#waiting: Told[] = [];
	#busy = false;
	#stops = new Set<() => void>();

	constructor(
		private readonly pace: () => Pace,
		private readonly after: After = clock
	) {}

	tell(lines: readonly Told[]): void {
		if (lines.length === 0) return;
		this.#waiting.push(...lines);
		if (!this.#busy) this.#next();
	}

	/** Nothing of what was told holds any more. */
	hush(): void {
		for (const stop of this.#stops) stop();
		this.#stops.clear();
		[this.#waiting, this.#busy] = [[], false];
		[this.bubbles, this.caption] = [new Map(), null];
	}

	#next(): void {
		const line = this.#waiting.shift();
		this.#busy = line !== undefined;
		if (!line) return;
		const { stays, waits } = TIMES[this.pace()];
		const { seat, text } = line;
		if (seat === null) this.caption = text;
		else this.bubbles = new Map([...this.bubbles, [seat, text]]);
		this.#later(stays, () => {
			if (seat === null) this.caption = this.caption === text ? null : this.caption;
			else if (this.bubbles.get(seat) === text) this.bubbles = new Map([...this.bubbles].filter(([other]) => other !== seat));
		});
		if (waits === 0) this.#next();
		else this.#later(waits, () => this.#next());
	}

	#later(ms: number, what: () => void): void {
		const stop = this.after(ms, () => {
			this.#stops.delete(stop);
			what();
		});
		this.#stops.add(stop);
	}
}
