/** What a person likes: language, light, the pack, sounds. Kept in the browser. */
import type { Back } from '$lib/art';
import type { Pace } from './room/telling.svelte';
import { keep, kept } from './storage';
import type { Lang, Signs } from './wire';

export interface Likes {
	lang: Lang;
	theme: 'auto' | 'candle' | 'day';
	/** The signs of the cards: those of each game, or always the same. */
	pack: 'own' | Signs;
	fourColour: boolean;
	back: Back;
	sounds: boolean;
	/** How fast the table tells what happens. */
	pace: Pace;
	/** A finger plays a card with one touch; otherwise the first lifts it. */
	oneTouch: boolean;
	/** Ids of people one does not want to hear. */
	muted: string[];
	/** Games lately played, the latest first. */
	played: string[];
	/** A match was played to its end in this browser. */
	finished: boolean;
	/** How far each lesson was read, by page from 1. */
	read: Record<string, number>;
}

const firstLanguage = (): Lang => (typeof navigator !== 'undefined' && navigator.language?.startsWith('de') ? 'de' : 'en');

const DEFAULTS = (): Likes => ({
	lang: firstLanguage(),
	theme: 'auto',
	pack: 'own',
	fourColour: false,
	back: 'tarotee',
	sounds: false,
	pace: 'brisk',
	oneTouch: false,
	muted: [],
	played: [],
	finished: false,
	read: {}
});

/** Every field is state, so whatever reads a like follows it. */
export const likes: Likes = $state({ ...DEFAULTS(), ...kept<Partial<Likes>>('likes', {}) });

export function like<K extends keyof Likes>(key: K, value: Likes[K]): void {
	likes[key] = value;
	keep('likes', $state.snapshot(likes));
}

export const mutes = (person: string): boolean => likes.muted.includes(person);

export function toggleMute(person: string): void {
	like('muted', mutes(person) ? likes.muted.filter((id) => id !== person) : [...likes.muted, person]);
}
