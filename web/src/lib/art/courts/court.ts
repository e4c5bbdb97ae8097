/** A French court card: one half, printed twice, with a ribbon across the middle. */
import { CENTRE, FRAME, frame } from '../card';
import type { Court, Suit } from '../code';
import { PAPER } from '../palette';
import { bothEnds, flat, line, place, studs, windowOn, type Markup, type Point } from '../svg';
import { arm, dress, fist } from './dress';
import { FIGURES, type Figure } from './figures';
import { head } from './head';
import { held } from './held';
import { horse } from './horse';

const { left, top, right } = FRAME;

/** Riders sit a little further right, to make room for the horse. */
function half(figure: Figure): Markup {
	const [sleeve, cuff] = figure.sleeve;
	return (
		dress(figure.dress, figure.cloth) +
		head(figure.head, figure.horse ? 107 : 104, 69, 0.9) +
		(figure.horse ? place(horse(...figure.horse), 0, -7) : '') +
		arm(sleeve, cuff) + held(figure.held) + fist()
	);
}

/** The ribbon that hides the seam between the two heads. */
function ribbon(colour: string): Markup {
	const { y } = CENTRE;
	const nails: Point[] = Array.from({ length: 11 }, (_, i): Point => [left + 7 + i * 16, y]);
	return flat(`M${left} ${y - 6}H${right}V${y + 6}H${left}Z`, colour) + line(`M${left} ${y - 6}H${right}M${left} ${y + 6}H${right}`, 2) + studs(nails, 4, PAPER);
}

export function court(rank: Court, suit: Suit): Markup {
	const figure = FIGURES[rank][suit];
	const picture = windowOn(left, top, right - left, CENTRE.y - top, half(figure));
	return bothEnds(picture, CENTRE.x, CENTRE.y) + ribbon(figure.cloth[2] === PAPER ? figure.cloth[1] : figure.cloth[2]) + frame();
}
