/** Hair, around the middle of a face: what lies behind it and what falls before it. */
import { RED } from '../palette';
import { line, shape, type Markup } from '../svg';

export const HAIRS = ['curls', 'long', 'bob', 'queue', 'rolls', 'tresses', 'short', 'hidden'] as const;
export type Hair = (typeof HAIRS)[number];

interface Locks {
	readonly behind: Markup;
	readonly before: Markup;
}

const KIND: Readonly<Record<Hair, (colour: string, profile: boolean) => Locks>> = {
	// A king's full locks, three scallops a side.
	curls: (c) => ({
		behind:
			shape('M-17-26C-30-22-33-8-29 0-36 6-35 16-29 19-33 28-26 37-16 33L-12 0ZM17-26C31-22 34-8 30 0 37 6 36 16 30 19 34 28 27 38 16 33L12 0Z', c) +
			line('M-27 1Q-23 4-20 0M-27 19Q-23 21-19 17M28 1Q24 4 22 0M28 19Q24 22 20 18M-24-14Q-23-8-20-6M26-14Q25-8 23-6', 1.5),
		before: ''
	}),
	long: (c) => ({
		behind:
			shape('M-18-26C-30-16-27 10-33 34-26 38-18 36-14 30L-10-10ZM18-26C32-16 28 10 35 34 28 40 20 38 14 30L10-10Z', c) +
			line('M-24-8C-22 8-24 20-27 32M25-8C24 8 26 20 29 33', 1.5),
		before: ''
	}),
	// In profile nothing may hang before the face, so the far side is left out.
	bob: (c, profile) => ({
		behind: profile ? '' : shape('M-20-24C-30-10-29 12-25 22L-12 16V-22Z', c),
		before: shape('M12-26C22-12 18 8 12 18 16 26 28 26 29 18 32 2 30-18 20-26Z', c) + line('M20-12C23 0 22 10 19 18M26-8C27 2 26 10 25 16', 1.5)
	}),
	// Powdered rolls over the ears and a pigtail in its ribbon.
	queue: (c) => ({
		behind:
			shape('M14-10C30-6 34 10 33 26 36 36 32 44 28 48 24 42 24 34 25 26 20 14 14 10 10 10Z', c) +
			shape('M24 22 34 20 35 27 25 29Z', RED),
		before:
			shape('M12-12C20-18 31-14 31-8S20-2 13-4ZM13-3C20-8 31-4 31 2S20 9 14 5Z', c) +
			line('M18-9H25M19 0H25', 1.3)
	}),
	// A lady's hair, drawn up and rolled.
	rolls: (c) => ({
		behind:
			shape('M-22 10C-32 2-33-16-24-26-14-40 14-42 26-26 34-14 34 4 25 12 32 18 31 28 24 32 16 30 16 22 20 18L-18 14Z', c) +
			line('M24 18Q28 22 24 27', 1.5),
		before: shape('M-19-12C-14-24-4-28 4-28 14-28 20-20 21-8 23-16 26-30 6-34-12-36-22-26-19-12Z', c) + line('M-8-30C-4-33 8-33 14-28', 1.3)
	}),
	tresses: (c) => ({
		behind:
			shape('M-20-22C-32-10-28 8-32 22-38 34-30 44-24 46-18 38-18 28-16 18L-10-14ZM20-22C33-10 29 8 33 22 39 34 32 46 25 48 19 40 18 28 16 18L10-14Z', c) +
			line('M-30 22Q-24 25-19 21M-31 32Q-26 36-20 33M31 22Q25 25 19 21M32 33Q27 37 21 34', 1.5),
		before: shape('M-20-8C-18-22-8-30-2-30 10-30 20-20 21-6 26-22 20-36 0-36-20-36-25-22-20-8Z', c)
	}),
	short: (c) => ({
		behind: shape('M-19-10C-24-22-18-36 0-37 20-38 28-22 24-4 24 4 22 8 18 8L14-20Z', c),
		before: shape('M-18-13C-20-24-12-33-6-30-4-36 6-36 8-31 16-35 24-26 22-12 21-4 20 2 17 4 18-6 16-12 13-15 9-17 7-19 6-22 3-17-2-17-4-21-7-16-13-15-18-13Z', c) + line('M-10-24Q-8-21-10-18M4-27Q6-24 4-21M14-23Q16-20 15-17', 1.3)
	}),
	hidden: () => ({ behind: '', before: '' })
};

export const hair = (kind: Hair, colour: string, profile = false): Locks => KIND[kind](colour, profile);

