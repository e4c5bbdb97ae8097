/** Who I am in this house. */
import { api, problemOf } from './api';
import { t } from './say.svelte';
import { keep, kept } from './storage';
import type { MeView } from './wire';

class Me {
	/** Nobody yet, not even a guest: null. Not asked yet: undefined. */
	person = $state<MeView | null | undefined>(undefined);
	/** The name a guest would come in with. */
	wishedName = $state(kept('name', ''));

	#asking: Promise<void> | null = null;

	/** Asks the house; whoever asks meanwhile waits for the same answer. */
	ask(): Promise<void> {
		this.#asking ??= this.#ask().finally(() => (this.#asking = null));
		return this.#asking;
	}

	async #ask(): Promise<void> {
		try {
			this.person = await api.me();
		} catch (error) {
			// Unknown people get 401; a house that cannot be reached is told where it matters.
			this.person = problemOf(error).status === 401 ? null : (this.person ?? null);
		}
	}

	wish(name: string): void {
		this.wishedName = name;
		keep('name', name);
	}

	/** Who I am, once the house has said so. */
	async known(): Promise<MeView | null> {
		if (this.person === undefined) await this.ask();
		return this.person ?? null;
	}

	/** Comes in as a guest, unless one is in already. Whoever is quicker than the house's answer is not made another guest. */
	async comeIn(): Promise<MeView> {
		const known = await this.known();
		if (known) return known;
		const welcome = await api.guest(this.wishedName.trim() || t('guest-default-name'));
		this.person = welcome.me;
		return welcome.me;
	}
}

export const me = new Me();
