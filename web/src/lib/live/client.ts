/**
 * The live line to one table. It says which news it already has, comes back by itself when the line breaks, and answers
 * every act with a promise: kept when the house has stored it, broken with the house's reason.
 */
import { plainly } from '../spoken';
import type { Act, Frame, Item, Message, PersonRef, Problem, TableView } from '../wire';

export type Line = 'connecting' | 'open' | 'broken' | 'closed';

/** As much of a WebSocket as we use, so that tests can bring their own. */
export interface Socket {
	onopen: (() => void) | null;
	onmessage: ((event: { data: unknown }) => void) | null;
	onclose: (() => void) | null;
	send(text: string): void;
	close(): void;
}

export interface Listener {
	/** `anew`: whatever was known of the log is to be forgotten. */
	news(items: Item[], table: TableView, anew: boolean): void;
	presence(here: PersonRef[], onlookers: number): void;
	line(line: Line): void;
	/** The house ends the line and says why. */
	bye(problem: Problem): void;
}

export interface Surroundings {
	connect(): Socket;
	after(ms: number, what: () => void): () => void;
	random(): number;
}

/** An act that was not done. */
export class ActRefused extends Error {
	constructor(readonly problem: Problem) {
		super(plainly(problem.reason.en));
	}
}

const PING_EVERY = 25_000;
/** A line that is not open by then, or whose greeting nobody has answered by then, is given up: nobody may ever say that it will not be. */
const ANSWERED_WITHIN = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

const LOST: Problem = {
	status: 0,
	reason: {
		en: 'The line broke before the house answered. Look at the table: perhaps it was done.',
		de: 'Die Verbindung riss, ehe das Haus antwortete. Sehen Sie auf den Tisch: Vielleicht ist es geschehen.'
	}
};

const NO_LINE: Problem = {
	status: 0,
	reason: { en: 'There is no line to the house just now.', de: 'Gerade besteht keine Verbindung zum Haus.' }
};

/** What came of an act. */
export interface Done {
	readonly seq: number;
	/** The table that was opened by it. */
	readonly table: string | null;
}

interface Pending {
	done(done: Done): void;
	refused(problem: Problem): void;
}

export class LiveClient {
	#socket: Socket | null = null;
	#seq: number | null;
	#failures = 0;
	/** Whether the house has answered our hello on this line. */
	#ready = false;
	#nextId = 0;
	#ended = false;
	readonly #pending = new Map<string, Pending>();
	/** Acts that wait for the line to open. */
	#unsent: { readonly id: string; readonly act: Act }[] = [];
	#stopWatch: () => void = () => {};
	#stopWait: () => void = () => {};
	#heardSincePing = true;

	constructor(
		private readonly listener: Listener,
		private readonly around: Surroundings,
		seq: number | null = null
	) {
		this.#seq = seq;
	}

	/** The last sequence number we know. */
	get seq(): number | null {
		return this.#seq;
	}

	open(): void {
		if (this.#ended || this.#socket) return;
		this.#stopWait();
		this.listener.line(this.#failures === 0 ? 'connecting' : 'broken');
		const socket = this.around.connect();
		this.#socket = socket;
		this.#expectAnswer(socket);
		socket.onopen = () => {
			this.#send({ type: 'hello', seq: this.#seq });
			this.#expectAnswer(socket);
		};
		socket.onmessage = (event) => this.#hear(event.data);
		socket.onclose = () => this.#broke(socket);
	}

	/** Tries again at once, for instance when the network is back. */
	hurry(): void {
		if (!this.#socket) this.open();
	}

	close(): void {
		this.#ended = true;
		this.#stopWait();
		this.#drop(LOST);
		this.listener.line('closed');
	}

	act(act: Act): Promise<Done> {
		// Whoever has just come in may press before the line is open: that waits. Over a broken line nobody is kept waiting.
		const opening = this.#socket !== null && this.#failures === 0;
		if (!this.#ready && !opening) return Promise.reject(new ActRefused(NO_LINE));
		const id = `a${++this.#nextId}`;
		return new Promise((resolve, reject) => {
			this.#pending.set(id, { done: resolve, refused: (problem) => reject(new ActRefused(problem)) });
			if (this.#ready) this.#send({ type: 'act', id, act });
			else this.#unsent.push({ id, act });
		});
	}

	#send(message: Message): void {
		try {
			this.#socket?.send(JSON.stringify(message));
		} catch {
			// A socket that cannot send will close, and then we come back.
		}
	}

	/** Gives the line up unless it goes on: first it opens, then the keeper of the table answers, whom a pong says nothing of. */
	#expectAnswer(socket: Socket): void {
		this.#stopWatch();
		this.#stopWatch = this.around.after(ANSWERED_WITHIN, () => this.#broke(socket));
	}

	#ping(): void {
		this.#stopWatch = this.around.after(PING_EVERY, () => {
			if (!this.#heardSincePing) {
				// Nothing for a whole interval: the line is dead though nobody said so.
				if (this.#socket) this.#broke(this.#socket);
				return;
			}
			this.#heardSincePing = false;
			this.#send({ type: 'ping' });
			this.#ping();
		});
	}

	#hear(data: unknown): void {
		this.#heardSincePing = true;
		const frame = readFrame(data);
		switch (frame?.type) {
			case 'news':
				return this.#news(frame.items, frame.table, frame.anew);
			case 'done':
				return this.#settle(frame.id, (pending) => pending.done({ seq: frame.seq, table: frame.table ?? null }));
			case 'refused':
				return this.#settle(frame.id, (pending) => pending.refused(frame.problem));
			case 'presence':
				return this.listener.presence(frame.here, frame.onlookers);
			case 'bye':
				return this.listener.bye(frame.problem);
		}
	}

	#news(items: Item[], table: TableView, anew: boolean): void {
		if (!this.#ready) this.#begin();
		// News that crossed on the way may be older than what we have.
		if (this.#seq !== null && table.seq < this.#seq) return;
		this.#seq = table.seq;
		this.listener.news(items, table, anew);
	}

	/** The house has answered: now the line is open, and watched over by pings. */
	#begin(): void {
		this.#ready = true;
		this.#failures = 0;
		this.listener.line('open');
		this.#stopWatch();
		this.#heardSincePing = true;
		this.#ping();
		for (const { id, act } of this.#unsent.splice(0)) this.#send({ type: 'act', id, act });
	}

	#settle(id: string, how: (pending: Pending) => void): void {
		const pending = this.#pending.get(id);
		this.#pending.delete(id);
		if (pending) how(pending);
	}

	#drop(problem: Problem): void {
		this.#stopWatch();
		this.#ready = false;
		const socket = this.#socket;
		this.#socket = null;
		if (socket) {
			socket.onopen = socket.onmessage = socket.onclose = null;
			socket.close();
		}
		for (const { id } of this.#unsent.splice(0)) this.#settle(id, (pending) => pending.refused(NO_LINE));
		const pending = [...this.#pending.values()];
		this.#pending.clear();
		pending.forEach((p) => p.refused(problem));
	}

	#broke(socket: Socket): void {
		if (socket !== this.#socket) return;
		this.#drop(LOST);
		if (this.#ended) return;
		this.#failures += 1;
		this.listener.line('broken');
		this.#stopWait = this.around.after(this.#wait(), () => this.open());
	}

	/** Doubles from failure to failure; the jitter keeps a whole house from coming back in the same moment. */
	#wait(): number {
		const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
		return longest / 2 + (longest / 2) * this.around.random();
	}
}

function readFrame(data: unknown): Frame | null {
	if (typeof data !== 'string') return null;
	try {
		return JSON.parse(data) as Frame;
	} catch {
		return null;
	}
}

/** The browser's own surroundings. */
export const browserSurroundings = (url: string): Surroundings => ({
	connect: () => new WebSocket(url) as unknown as Socket,
	after(ms, what) {
		const timer = setTimeout(what, ms);
		return () => clearTimeout(timer);
	},
	random: Math.random
});
