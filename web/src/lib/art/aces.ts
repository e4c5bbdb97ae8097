/** The French aces. The ace of spades is Spadille itself and carries the emblem of the house. */
import { CENTRE } from './card';
import type { Suit } from './code';
import { bow, curls, laurel } from './garland';
import { BLACK, GREEN, OCHRE, PAPER, RED } from './palette';
import { frenchOutline, sign } from './suits';
import { dots, flat, group, line, place, type Markup } from './svg';

/** What is cut out of the black of Spadille: a lily between two scrolls. Drawn around the origin, 100 high. */
const lily = (paper: string, accent: string): Markup =>
	flat('M0-26C7-14 9-6 0 8-9-6-7-14 0-26Z', accent) +
	line('M4 10C22 6 31-2 27-11 24-17 15-14 17-8 18-5 21-5 22-7M-4 10C-22 6-31-2-27-11-24-17-15-14-17-8-18-5-21-5-22-7M-10 13H10M3 16C6 24 14 29 22 26M-3 16C-6 24-14 29-22 26', 2.6, { stroke: paper }) +
	dots([[0, -31], [0, 20]], 4, paper);

/** The emblem: Spadille with its lily. */
export const spadille = (black = BLACK, paper = PAPER, accent = OCHRE): Markup =>
	flat(frenchOutline('S'), black) +
	group({ transform: 'translate(0 -1) scale(.87 .86)' }, line('M0-48C8-31 43-13 43 14 43 29 32 39 21 39 12 39 4 33 0 25-4 33-12 39-21 39-32 39-43 29-43 14-43-13-8-31 0-48Z', 1.6, { stroke: paper })) +
	lily(paper, accent);

function wreathed(suit: Suit, fourColour: boolean): Markup {
	const { x, y } = CENTRE;
	const leaves = suit === 'H' || suit === 'D' || suit === 'L' ? GREEN : OCHRE;
	return (
		laurel(x, y, 66, 84, -42, 7, 1.05, leaves) +
		laurel(x, y, 66, 96, 222, 7, 1.05, leaves) +
		bow(x, y + 66, 0.72, suit === 'H' || suit === 'L' ? OCHRE : RED) +
		sign(suit, x, y, 84, { fourColour })
	);
}

export function ace(suit: Suit, fourColour: boolean): Markup {
	if (suit !== 'S') return wreathed(suit, fourColour);
	const { x, y } = CENTRE;
	return (
		place(spadille(), x, y - 4, 1.42) +
		curls(x, y - 92, 1) + dots([[x, y - 104], [x, y - 84]], 5, RED) +
		curls(x, y + 90, -1) + dots([[x, y + 102], [x, y + 82]], 5, RED)
	);
}
