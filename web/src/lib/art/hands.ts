/** A hand with its sleeve, some of its fingers raised. */
import type { Markup } from './svg';

const SKIN = '#ecd6b6';
const SHADE = '#cfae86';
const INK = '#4a3324';
const CLOTH = '#7a2430';
const LACE = '#f4ead6';

export const HAND_SIZE = { width: 100, height: 140 } as const;

/** Where the four fingers stand, from the forefinger, and how far each reaches. */
const FINGERS = [
	{ x: 24, top: 20 },
	{ x: 40, top: 10 },
	{ x: 56, top: 14 },
	{ x: 72, top: 28 }
] as const;
const KNUCKLES = 66;

const raised = (x: number, top: number): Markup =>
	`<rect x="${x - 7}" y="${top}" width="14" height="${KNUCKLES + 8 - top}" rx="7" fill="${SKIN}"/>` +
	`<path d="M${x - 3.4} ${top + 7}a3.4 4.6 0 0 1 6.8 0" fill="none" stroke-width="1"/>` +
	`<path d="M${x - 5} ${top + 24}h10M${x - 5} ${top + 38}h9" stroke-width="0.8" opacity="0.5"/>`;

const folded = (x: number): Markup =>
	`<rect x="${x - 8}" y="${KNUCKLES - 10}" width="16" height="27" rx="8" fill="${SKIN}"/>` +
	`<path d="M${x - 5} ${KNUCKLES + 8}q5 4 10 0" fill="none" stroke-width="1" opacity="0.6"/>`;

/**
 * Fingers are raised from the forefinger on, the thumb comes last. A hand that has not been shown is a fist.
 */
export function hand(fingers: number | null): Markup {
	const up = Math.max(0, Math.min(5, fingers ?? 0));
	const behind = FINGERS.map(({ x, top }, i) => (i < up ? raised(x, top) : '')).join('');
	const before = FINGERS.map(({ x }, i) => (i < up ? '' : folded(x))).join('');
	const thumb =
		up === 5
			? `<path d="M22 96C10 88 2 74 3 62c.6-6 10-6.4 12-.4 2.4 7.600 8 13.400 15 16.400z" fill="${SKIN}"/>`
			: `<path d="M18 86c4-9 14-12 24-8 6 2.400 12 3 16 2.600 5-.4 7 7 1.600 9.400C50 94 40 94 32 92z" fill="${SKIN}"/>`;
	return (
		`<svg viewBox="0 0 ${HAND_SIZE.width} ${HAND_SIZE.height}" aria-hidden="true" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">` +
		`<path d="M26 140V122h46v18z" fill="${CLOTH}"/>` +
		`<path d="M22 124q5-6 10-1 4-6 9-1 4-6 9 0 4-6 9 0 5-5 9 1 5-4 9 2l-3-14H26z" fill="${LACE}" stroke-width="1.100"/>` +
		behind +
		`<path d="M17 72c0-9 7-12 14-12h36c8 0 14 4 14 12v16c0 14-7 26-12 30H30c-7-5-13-18-13-30z" fill="${SKIN}"/>` +
		`<path d="M70 66c5 12 4 34-6 48" fill="none" stroke="${SHADE}" stroke-width="3" opacity="0.7"/>` +
		before +
		thumb +
		`</svg>`
	);
}
