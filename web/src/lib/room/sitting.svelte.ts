/** Sitting at one table: what is seen, what was said, what may be done, and doing it. */
import type { Played } from '../choices';
import { api, livePath, problemOf } from '../api';
import { shownFor } from '../boards/rolling';
import { offerOf } from '../choices';
import { firstCommitment, saltFor } from '../fair';
import { ActRefused, browserSurroundings, LiveClient, type Done, type Line } from '../live/client';
import { withNews } from '../live/log';
import { me } from '../me.svelte';
import { like, likes } from '../prefs.svelte';
import { namesFor } from '../names';
import { sheetOf } from '../sheet';
import { go } from '../place.svelte';
import type { Act, Choice, Hinted, Item, PersonRef, Problem, Scene, TableView } from '../wire';

/** Milliseconds after which nobody of a match that is over is waited for: whoever reads it needs no line to it. */
const LONG_OVER = 3_600_000;

const isLongOver = (view: TableView, items: readonly Item[]): boolean =>
	(view.status === 'over' || view.status === 'closed') && Date.now() - (items.at(-1)?.at ?? 0) > LONG_OVER;

export class Sitting {
	view = $state.raw<TableView | null>(null);
	items = $state.raw<readonly Item[]>([]);
	here = $state.raw<readonly PersonRef[]>([]);
	onlookers = $state(0);
	line = $state<Line>('connecting');
	/** Why the table cannot be shown at all. */
	closedDoor = $state.raw<Problem | null>(null);
	/** Why the last act was not done. */
	refusal = $state.raw<Problem | null>(null);
	/** An act is on its way; nothing else is sent until the house has answered. */
	busy = $state(false);
	/** The move the house would make, in notation, once it was asked; forgotten with the next step. */
	hinted = $state.raw<Hinted | null>(null);
	/** A choice that gives something up, until it is confirmed or thought better of. */
	grave = $state.raw<Choice | null>(null);
	/** The news that came with the last frame, for motion, sound and announcement. */
	latest = $state.raw<readonly Item[]>([]);
	/** A deal that is over and is looked at; what happens meanwhile waits. */
	moment = $state.raw<Item | null>(null);

	offer = $derived(offerOf(this.view?.choices));
	seat = $derived(this.view?.you.seat ?? null);
	parts = $derived(this.view?.charter.parts ?? 1);
	/** Who is who in accounts and results: whoever reads them is himself. */
	names: readonly string[] = $derived(namesFor(this.view));

	#live: LiveClient | null = null;
	/** A stroke is being shown; the next waits for it. */
	#rolling: ReturnType<typeof setTimeout> | null = null;
	/** Frames that came while the end of a deal or a stroke was looked at. */
	#held: [Item[], TableView, boolean][] = [];
	readonly #hurry = (): void => this.#live?.hurry();

	constructor(
		readonly id: string,
		readonly invitation: string | null
	) {}

	async begin(): Promise<void> {
		this.closedDoor = null;
		try {
			const [view, items] = await Promise.all([api.table(this.id, this.invitation), api.items(this.id, this.invitation)]);
			this.#see(view);
			this.items = items;
			if (isLongOver(view, items)) this.line = 'closed';
			else this.#connect(view.seq);
		} catch (error) {
			this.closedDoor = problemOf(error);
		}
	}

	#connect(seq: number): LiveClient {
		this.#live?.close();
		const live = new LiveClient(
			{
				news: (items, view, anew) => this.#hear(items, view, anew),
				presence: (here, onlookers) => {
					this.here = here;
					this.onlookers = onlookers;
				},
				line: (line) => {
					// What a house said that has come back since does not hold any more.
					if (line === 'open' && this.line !== 'open') this.refusal = null;
					this.line = line;
				},
				bye: (problem) => (this.refusal = problem)
			},
			browserSurroundings(livePath(this.id, this.invitation)),
			seq
		);
		this.#live = live;
		live.open();
		addEventListener('online', this.#hurry);
		return live;
	}

	#hear(items: Item[], view: TableView, anew: boolean): void {
		if ((this.moment || this.#rolling !== null) && !anew) {
			this.#held.push([items, view, anew]);
			return;
		}
		if (anew) [this.moment, this.#held] = [null, []];
		const before = this.view?.scene;
		const known = this.view?.seq ?? -1;
		this.items = anew ? items : withNews(this.items, items);
		this.latest = items.filter((item) => item.seq > known);
		// Whoever thought about giving up may see now that there is no need.
		if (view.steps !== this.view?.steps) [this.grave, this.hinted] = [null, null];
		// Somebody who is seated now was not refused after all.
		if (view.you.seat !== this.view?.you.seat) this.refusal = null;
		this.#see(view);
		if (anew) void this.#readAgain();
		else {
			this.#look();
			this.#roll(before);
		}
	}

	/** Balls take their time: what happens meanwhile is seen after they have come to rest. */
	#roll(before: Scene | null | undefined): void {
		const after = this.view?.scene;
		const wait = after ? shownFor(before ?? undefined, after, likes.pace) : 0;
		if (wait === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
		this.#rolling = setTimeout(() => {
			this.#rolling = null;
			if (!this.moment) this.goOn();
		}, wait);
	}

	/**
	 * The end of a deal is a moment for whoever plays, unless he is in a hurry or the match is over with it: that is told with the last
	 * deal, while the table is closed a step later.
	 */
	#look(): void {
		const ended = this.latest.filter((item) => item.kind === 'deal_over' && sheetOf(item) !== null).at(-1);
		const last = this.view?.status !== 'playing' || this.latest.some(({ kind }) => kind === 'match_over');
		if (ended && !last && likes.pace !== 'once') this.moment = ended;
	}

	/** The deal has been looked at: what came meanwhile is seen now, up to the end of the next. */
	goOn(): void {
		this.moment = null;
		while (this.#held.length > 0 && !this.moment && this.#rolling === null) {
			const [items, view, anew] = this.#held.shift() as [Item[], TableView, boolean];
			this.#hear(items, view, anew);
		}
	}

	/** Something was taken back, and the frame may hold only the end of what is left: the account book wants all of it. */
	async #readAgain(): Promise<void> {
		try {
			this.items = await api.items(this.id, this.invitation);
		} catch {
			// The old log stays; the next frame brings the rest.
		}
	}

	leave(): void {
		if (this.#rolling !== null) clearTimeout(this.#rolling);
		removeEventListener('online', this.#hurry);
		this.#live?.close();
		this.#live = null;
	}

	#see(view: TableView): void {
		this.view = view;
		firstCommitment(this.id, view.fair.commitment);
		this.#leadIn(view);
		// Whoever has played a match to its end is no newcomer any more.
		if (view.status === 'over' && view.you.seat != null && !likes.finished) like('finished', true);
		if (view.you.owes_salt) void this.#addSalt();
	}

	#salting = false;

	/** The house has bound itself: now it may know my salt. */
	async #addSalt(): Promise<void> {
		if (this.#salting) return;
		this.#salting = true;
		try {
			await api.act(this.id, { act: 'salt', salt: saltFor(this.id) }, this.invitation);
		} catch {
			// It is asked for again with the next news.
		} finally {
			this.#salting = false;
		}
	}

	/** The address as it stands leads a friend in. */
	#leadIn({ invitation }: TableView): void {
		if (!invitation || location.pathname !== `/t/${this.id}` || location.search) return;
		history.replaceState(null, '', `/t/${this.id}?i=${encodeURIComponent(invitation)}`);
	}

	/** Does something; tells what came of it once the house has stored it, nothing when it was refused. */
	async act(act: Act): Promise<Done | null> {
		if (this.busy || !this.view) return null;
		this.busy = true;
		this.refusal = null;
		try {
			// Whoever does something at a table that was only read wants to hear what comes of it.
			return await (this.#live ?? this.#connect(this.view.seq)).act(act);
		} catch (error) {
			this.refusal = error instanceof ActRefused ? error.problem : problemOf(error);
			return null;
		} finally {
			this.busy = false;
		}
	}

	/** Plays a move. One that gives something up is asked for once more before it is sent. */
	async play(move: Played): Promise<Done | null> {
		const at = this.view?.steps ?? 0;
		if (typeof move !== 'string') return this.act({ act: 'fill', at, ...move });
		const choice = this.view?.choices?.list.find((found) => found.notation === move);
		if (choice?.grave && this.grave?.notation !== move) {
			this.grave = choice;
			return null;
		}
		this.grave = null;
		return this.act({ act: 'play', at, notation: move });
	}

	/** The same people again, at the table that follows. */
	async rematch(): Promise<void> {
		const done = await this.act({ act: 'rematch', salted: true });
		if (done?.table) go(`/t/${done.table}`);
	}

	/** Takes a seat, as a guest if need be. A new guest needs a new line: the old one does not know him. */
	async sit(seat: number | null): Promise<void> {
		const salt = saltFor(this.id);
		try {
			const stranger = (await me.known()) === null;
			await me.comeIn();
			if (stranger) {
				await api.act(this.id, { act: 'sit', seat, salt }, this.invitation);
				await this.begin();
				return;
			}
		} catch (error) {
			this.refusal = problemOf(error);
			return;
		}
		await this.act({ act: 'sit', seat, salt });
	}
}
