/**
 * Heads, put together from parts. A head is drawn around the middle of its face (40 wide, 55 high) and looks to the
 * left; `mirrored` turns it. Order matters: hair behind, face, beard, hair before, hat.
 */
import { FLESH, RED } from '../palette';
import { dots, flat, line, place, shape, type Markup } from '../svg';
import type { Beard } from './beards';
import { beard } from './beards';
import { hair, type Hair } from './hair';
import { hat, type Hat } from './hats';

export type View = 'turned' | 'front' | 'profile';

export interface Head {
	readonly view: View;
	readonly hair: Hair;
	readonly hairColour: string;
	readonly beard?: Beard;
	readonly hat: Hat;
	/** Main and second colour of the hat. */
	readonly hatColours: readonly [string, string];
	/** Looks to the right instead of the left. */
	readonly right?: boolean;
	/** Old: a furrow and heavier lids. */
	readonly old?: boolean;
	/** Lips and lashes as the stencil cutters gave them to queens. */
	readonly lady?: boolean;
}

const CHEEK = { opacity: 0.38 };

/** The line of the lid carries the look; the pupil hangs from it. */
const eye = (x: number, y: number, half: number): Markup =>
	line(`M${x - half} ${y + 1}Q${x} ${y - 5} ${x + half} ${y + 1}`, 2.2) + dots([[x - 0.4, y - 0.4]], 4);

const brows = (d: string, lady: boolean): Markup => line(d, lady ? 1.6 : 2.6);

function lips(x: number, y: number, half: number, lady: boolean): Markup {
	const fullness = lady ? 5.5 : 4;
	return (
		flat(`M${x - half} ${y}Q${x - half / 2} ${y - 3} ${x} ${y - 1}Q${x + half / 2} ${y - 3} ${x + half} ${y}Q${x} ${y + fullness} ${x - half} ${y}Z`, RED) +
		line(`M${x - half} ${y}Q${x} ${y + 1.6} ${x + half} ${y}`, 1.5)
	);
}

function turnedFace(lady: boolean, old: boolean): Markup {
	return (
		shape('M-17-26C-20-14-21-4-19 6-18 17-11 28-2 29 9 29 18 19 20 6 21-6 20-18 18-28Z', FLESH) +
		flat('M5 9a6 5 0 1 0 12 0a6 5 0 1 0-12 0Z', RED, CHEEK) +
		line('M-4-10C-7-9-8-6-8-3L-13 7C-13 10-10 11-5 10', 2) +
		eye(5, -4, 6) + eye(-13, -4, 4) +
		brows('M-2-11Q5-16 13-11M-17-11Q-13-14-9-11', lady) +
		lips(-6, 17, 6, lady) +
		(old ? line('M6 2Q11 3 14 0M-8 24Q-5 25-2 24M0-19Q6-21 12-19', 1.2) : line('M-8 24.5Q-5 25.5-2 24.5', 1.2))
	);
}

function frontFace(lady: boolean, old: boolean): Markup {
	return (
		shape('M-19-27C-21-12-21 2-18 10-15 20-8 29 0 29 8 29 15 20 18 10 21 2 21-12 19-27Z', FLESH) +
		flat('M-17 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM7 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z', RED, CHEEK) +
		line('M-3-11C-4-4-4 2-5 7-3 11 3 11 5 7', 2) +
		eye(-10, -4, 5.5) + eye(10, -4, 5.5) +
		brows('M-17-10Q-11-15-4-11M17-10Q11-15 4-11', lady) +
		lips(0, 17, 6.5, lady) +
		(old ? line('M-8-19Q0-22 8-19M-16 3Q-11 5-7 3M16 3Q11 5 7 3', 1.2) : line('M-3 24.5Q0 25.5 3 24.5', 1.2))
	);
}

function profileFace(lady: boolean, old: boolean): Markup {
	return (
		shape('M-8-27C-13-20-15-14-14-9L-22 4C-23 8-20 9-16 8L-19 13-15 15.5-18 19C-20 25-15 30-7 29 6 29 13 22 15 12L16-27Z', FLESH) +
		flat('M-5 10a6 5 0 1 0 12 0a6 5 0 1 0-12 0Z', RED, CHEEK) +
		eye(-7, -4, 4.5) +
		brows('M-13-11Q-8-15-1-11', lady) +
		flat('M-19 13.5Q-15 12-11 15.5-15 19-18 18.5L-15 15.5Z', RED) +
		line('M-16 15.5-10.5 15.5M-17 8Q-15 6-15 4', 1.5) +
		(old ? line('M-2 3Q3 4 6 1', 1.2) : '')
	);
}

const FACES: Readonly<Record<View, (lady: boolean, old: boolean) => Markup>> = {
	turned: turnedFace,
	front: frontFace,
	profile: profileFace
};

/** The head at a place on the card. */
export function head(spec: Head, x: number, y: number, scale = 1): Markup {
	const locks = hair(spec.hair, spec.hairColour, spec.view === 'profile');
	const drawn =
		locks.behind +
		FACES[spec.view](spec.lady ?? false, spec.old ?? false) +
		(spec.beard ? beard(spec.beard, spec.hairColour, spec.view) : '') +
		locks.before +
		hat(spec.hat, ...spec.hatColours);
	return place(drawn, x, y, scale, 0, spec.right ?? false);
}
