/** Crowns, helmets, hats and caps, around the middle of a face. The brow lies at y = -20. */
import { GREEN, OCHRE, PAPER, RED } from '../palette';
import { dots, flat, line, place, shape, stencil, studs, type Markup } from '../svg';

export const HATS = [
	'fleurons', 'arched', 'rays', 'laurel', 'helmet', 'diadem', 'coronet', 'veil', 'beret', 'tricorne', 'bicorne',
	'shako', 'turban', 'slouch', 'cap', 'fool'
] as const;
export type Hat = (typeof HATS)[number];

const BAND = 'M-26-17C-12-23 12-23 26-17L27-26C12-32-12-32-27-26Z';

/** A plume that rises from the origin and falls to the right. */
const plume = (x: number, y: number, colour: string, scale = 1, mirrored = false, turn = 0): Markup =>
	place(
		shape('M0 0C-6-16 4-34 20-32 34-30 38-16 32-6 31-11 28-14 26-13 28-9 27-5 25-3 22-9 19-12 17-11 18-8 17-5 16-3 12-9 6-8 0 0Z', colour) +
			line('M2-4C4-18 14-26 26-22', 1.4),
		x, y, scale, turn, mirrored
	);

const cross = (x: number, y: number): Markup => line(`M${x} ${y}v-9M${x - 4} ${y - 6}h8`, 3);

const HAT: Readonly<Record<Hat, (main: string, second: string) => Markup>> = {
	fleurons: (main, second) =>
		stencil('M-26-18C-12-24 12-24 26-18L32-44 20-35 14-50 8-37 0-54-8-37-14-50-20-35-32-44Z', main) +
		shape(BAND, main) +
		dots([[-32, -45], [-14, -51], [0, -55], [14, -51], [32, -45]], 6, second) +
		dots([[-18, -23], [-6, -25], [6, -25], [18, -23]], 4.5, second),
	arched: (main, second) =>
		stencil('M-25-27C-38-50-14-60 0-46 14-60 38-50 25-27 12-31-12-31-25-27Z', second) +
		line('M0-47V-29M-20-28C-28-46-16-53-4-44M20-28C28-46 16-53 4-44', 4.5, { stroke: main }) +
		line('M-3-47V-30M3-47V-30', 1.2) +
		shape(BAND, main) + dots([[-18, -23], [0, -26], [18, -23]], 5, RED) + dots([[-9, -25], [9, -25]], 4, GREEN) +
		shape('M-5-50a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z', main) + cross(0, -55),
	rays: (main, second) =>
		stencil('M-25-18C-12-24 12-24 25-18L33-46 17-34 11-52 5-35-5-35-11-52-17-34-33-46Z', main) +
		shape(BAND, second) + dots([[-17, -23], [0, -26], [17, -23]], 4.5, main),
	laurel: (main, second) => {
		const leaf = (x: number, y: number, turn: number, mirrored: boolean): Markup =>
			place(shape('M0 0C2-9 12-12 20-6 15 3 6 5 0 0Z', main, { 'stroke-width': 1.8 }), x, y, 0.85, turn, mirrored);
		return (
			leaf(-20, -14, -70, false) + leaf(-17, -22, -40, false) + leaf(-8, -28, -25, false) +
			leaf(25, -6, 75, true) + leaf(23, -18, 55, true) + leaf(15, -27, 30, true) +
			shape('M-4-30a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z', second) +
			line('M26-6C32-2 34 6 32 14M26-6C30 2 30 8 27 14', 2.6, { stroke: second })
		);
	},
	helmet: (main, second) =>
		shape('M-20-44C-14-64 28-66 38-34 42-18 40-2 36 8 32-10 30-30 14-38 4-42-8-42-20-44Z', second) +
		line('M-6-53-4-44M6-57 6-44M18-56 14-41M28-49 21-36M35-38 27-29M39-24 31-20', 1.5) +
		stencil('M-26-12C-30-38-10-48 4-47 26-45 33-26 27-4L21-16C8-24-10-22-20-12Z', main) +
		line('M-22-20C-8-30 14-30 27-16', 1.8) + dots([[-14, -20], [0, -24], [14, -21]], 3.2, OCHRE) +
		shape('M22-12C28-8 28 2 22 8 20 0 19-6 18-12Z', main),
	diadem: (main, second) =>
		stencil('M-22-22C-8-31 10-31 23-21L25-30 14-36 9-46 0-52-9-46-13-36-24-31Z', main) +
		dots([[0, -40], [-10, -32], [11, -32]], 5, second) + line('M-21-26C-8-34 10-34 22-26', 1.4),
	coronet: (main, second) =>
		stencil('M-17-30C-6-35 8-35 19-29L24-48 12-40 1-54-10-40-21-49Z', main) +
		line('M-17-35C-6-40 8-40 20-34', 1.4) + dots([[-21, -50], [1, -55], [24, -49]], 6, second),
	veil: (main, second) =>
		shape('M-20-14C-24-36-10-48 4-48 26-48 34-30 33-8 34 14 38 30 44 44 32 48 22 44 18 34 24 16 25-8 17-20 4-30-12-26-20-14Z', main) +
		line('M27-20C30 0 30 20 36 40', 1.5) +
		shape('M-21-18C-8-30 10-30 22-20L23-28C10-38-9-38-22-26Z', second) + dots([[-12, -26], [0, -30], [12, -27]], 3.6, RED),
	beret: (main, second) =>
		plume(16, -34, second, 1, false, 32) +
		stencil('M-27-19C-40-32-24-46 4-46 34-46 40-28 28-17 14-26-10-27-27-19Z', main) +
		line('M-27-19C-10-28 14-27 28-17M-16-38Q-8-34-8-28M6-41Q8-36 4-29M22-37Q20-32 16-27', 1.6) +
		shape('M10-33a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z', OCHRE),
	tricorne: (main, second) =>
		stencil('M-40-22C-28-24-26-46-2-47 22-48 28-28 44-24 32-12-24-10-40-22Z', main) +
		line('M-39-22C-24-14 30-14 43-24', 3.4, { stroke: second }) + line('M-40-22C-24-12 30-12 44-24', 1.6) +
		shape('M-19-28a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z', RED) + dots([[-13, -28]], 4, PAPER),
	bicorne: (main, second) =>
		plume(0, -42, RED, 0.75, false, 0) +
		stencil('M-42-12C-34-26-24-50 0-50 24-50 36-26 44-10 28-20 14-22 2-22-12-22-28-20-42-12Z', main) +
		line('M-38-14C-24-23-12-25 2-25 16-25 28-23 40-13', 2.6, { stroke: second }) +
		shape('M-4-40a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z', PAPER) + dots([[2, -40]], 5, RED),
	shako: (main, second) =>
		shape('M-4-46C-12-56-8-63-1-66 8-62 12-54 5-46Z', second) + line('M0-61V-50', 1.3) +
		stencil('M-22-18-25-46C-10-51 12-51 27-46L23-18C10-24-8-24-22-18Z', main) +
		line('M-24-40C-10-45 12-45 25-40', 2.4, { stroke: second }) +
		shape('M-26-18C-10-26 8-26 23-18 12-19-10-19-26-12Z', main) +
		shape('M-6-33 1-39 8-33 1-26Z', OCHRE),
	turban: (main, second) =>
		plume(2, -44, second, 0.62, false, 6) +
		stencil('M-28-18C-40-30-28-48 0-48 28-48 40-30 28-17 12-26-12-26-28-18Z', main) +
		line('M-30-26C-14-24 4-34 12-47M-20-42C-8-34 18-26 31-24M-12-22C6-22 22-32 30-38', 1.6) +
		shape('M-4-40 2-47 8-40 2-32Z', second),
	slouch: (main, second) =>
		plume(18, -34, second, 1.1, false, 34) +
		stencil('M-20-24C-20-44-10-52 4-51 20-50 24-38 22-22Z', main) +
		stencil('M-40-12C-30-28-12-30 2-30 18-30 32-28 40-20 44-14 36-8 28-10 12-20-18-20-40-12Z', main) +
		shape('M-20-30C-8-35 10-35 22-29L22-35C10-41-8-41-20-36Z', second),
	cap: (main, second) =>
		stencil('M-22-16C-28-40-12-52 10-48 28-44 30-30 26-14 12-24-10-24-22-16Z', main) +
		shape('M-26-13C-12-24 14-24 29-11L28-20C14-31-12-31-26-21Z', second) +
		shape('M6-49a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z', second),
	fool: (main, second) =>
		flat('M-21-10C-28-34-10-44 2-40L2-26C-8-26-16-20-21-10Z', second) +
		shape('M-21-10C-26-30-34-38-44-36-46-46-30-58-14-50-6-46 0-42 2-36 6-46 14-60 30-58 42-56 50-44 48-34 38-38 30-30 26-6L20-14C8-26-10-24-21-10Z', main) +
		flat('M3-35C8-45 15-57 30-55 40-53 47-45 46-38 36-38 29-30 25-11L20-17C15-22 9-24 3-24Z', second) +
		line('M2-36V-24M-21-10C-10-24 8-26 20-14L26-6', 2) +
		studs([[-44, -33], [49, -31]], 8, OCHRE)
};

export const hat = (kind: Hat, main: string, second: string): Markup => HAT[kind](main, second);
