/** Who I am in this house. */
import { api, problemOf, Refused, UNREACHABLE } from './api';
import { t } from './say.svelte';
import { keep, kept } from './storage';
import type { MeView, Problem } from './wire';

/** Milliseconds until a house that did not answer is asked again. */
const AGAIN = 2000;

class Me {
	/** Nobody yet, not even a guest: null. Not asked yet: undefined. */
	person = $state<MeView | null | undefined>(undefined);
	/** Why the house has not said who I am; nothing once it has. */
	away = $state.raw<Problem | null>(null);
	/** The name a guest would come in with. */
	wishedName = $state(kept('name', ''));

	#asking: Promise<void> | null = null;

	/** Asks the house; whoever asks meanwhile waits for the same answer. */
	ask(): Promise<void> {
		this.#asking ??= this.#ask().finally(() => (this.#asking = null));
		return this.#asking;
	}

	/** Until the house has answered nobody is nobody: it is asked again, and meanwhile nothing is known. */
	async #ask(): Promise<void> {
		try {
			this.person = await api.me();
			this.away = null;
		} catch (error) {
			const problem = problemOf(error);
			if (problem.status === 401) [this.person, this.away] = [null, null];
			else {
				this.away = problem;
				if (!this.person) setTimeout(() => void this.ask(), AGAIN);
			}
		}
	}

	wish(name: string): void {
		this.wishedName = name;
		keep('name', name);
	}

	/** Who I am, once the house has said so. A house that does not answer makes nobody of no one: it is refused instead. */
	async known(): Promise<MeView | null> {
		if (this.person === undefined) await this.ask();
		if (this.person === undefined) throw new Refused(this.away ?? UNREACHABLE);
		return this.person;
	}

	#coming: Promise<MeView> | null = null;

	/** Comes in as a guest, unless one is in already. Whoever is quicker than the house's answer is not made another guest, nor is
	 * whoever comes in twice at once. */
	comeIn(): Promise<MeView> {
		this.#coming ??= this.#comeIn().finally(() => (this.#coming = null));
		return this.#coming;
	}

	async #comeIn(): Promise<MeView> {
		if (this.person) return this.person;
		// Whoever was nobody here may have come in on another page of this browser: a second guest would take the first one's place.
		await this.ask();
		if (this.away) throw new Refused(this.away);
		const known = await this.known();
		if (known) return known;
		const welcome = await api.guest(this.wishedName.trim() || t('guest-default-name'));
		this.person = welcome.me;
		return welcome.me;
	}
}

export const me = new Me();
