/** Beards, around the middle of a face. */
import { RED } from '../palette';
import { flat, line, place, shape, type Markup } from '../svg';
import type { View } from './head';

export const BEARDS = ['full', 'forked', 'pointed', 'moustache', 'whiskers'] as const;
export type Beard = (typeof BEARDS)[number];

/** How far the mouth lies off the middle in each view. */
const MOUTH: Readonly<Record<View, number>> = { turned: -6, front: 0, profile: -15 };

const moustache = (colour: string): Markup =>
	shape('M0 12C-4 9-12 10-17 17-11 20-5 19 0 16 5 19 11 20 17 17 12 10 4 9 0 12Z', colour, { 'stroke-width': 1.8 });

const mouth = flat('M-5 19Q0 17 5 19 0 23-5 19Z', RED);

/** Jaw beards follow the face, whiskers and moustaches the mouth. */
const JAW: Readonly<Record<'full' | 'forked' | 'pointed', readonly [outline: string, curls: string]>> = {
	full: [
		'M-19 4C-24 22-20 44-4 50 14 48 24 26 20 4 16 12 9 13 2 12-4 10-10 11-13 13-16 12-18 8-19 4Z',
		'M-13 28C-12 36-9 41-5 44M-5 27C-5 35-3 39 0 43M4 27C5 34 5 38 6 41M12 22C13 28 12 32 11 36'
	],
	forked: [
		'M-19 4C-24 18-24 40-16 52-12 46-8 40-4 36 0 42 4 50 10 54 20 44 23 22 20 4 16 12 9 13 2 12-4 10-10 11-13 13-16 12-18 8-19 4Z',
		'M-16 26C-17 36-16 42-15 46M-9 28C-10 34-11 38-13 42M2 28C4 36 6 42 9 46M11 24C13 32 12 38 11 44'
	],
	pointed: [
		'M-17 12C-16 24-10 40-5 46 2 40 10 30 18 12 12 18 6 20-1 20-7 20-13 18-17 12Z',
		'M-8 28C-7 34-6 38-5 41M0 26C0 32-1 36-3 39'
	]
};

export function beard(kind: Beard, colour: string, view: View): Markup {
	const shift = MOUTH[view];
	const lip = place(moustache(colour), shift, 0, view === 'profile' ? 0.75 : 1);
	if (kind === 'moustache') return lip;
	if (kind === 'whiskers') return shape('M20-10C22 4 18 18 8 24 6 18 10 6 13-4ZM-18-10C-20 2-19 12-15 20-13 14-15 4-15-6Z', colour) + lip;
	const [outline, curls] = JAW[kind];
	const jaw = shape(outline, colour) + line(curls, 1.4);
	return jaw + place(mouth, shift, 0) + lip;
}
