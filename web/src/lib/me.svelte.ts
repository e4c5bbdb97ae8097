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

	async ask(): Promise<void> {
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

	/** Comes in as a guest, unless one is in already. */
	async comeIn(): Promise<MeView> {
		if (this.person) return this.person;
		const welcome = await api.guest(this.wishedName.trim() || t('guest.defaultName'));
		this.person = welcome.me;
		return welcome.me;
	}
}

export const me = new Me();
