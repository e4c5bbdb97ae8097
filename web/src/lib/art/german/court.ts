/** König, Ober and Unter: an Ober's sign hangs high, an Unter's low. That is what their names mean. */
import { FRAME, frame } from '../card';
import type { Suit } from '../code';
import { sign } from '../suits';
import { windowOn, type Markup } from '../svg';
import { KINGS, OBERS, UNTERS } from './figures';
import { enthroned, standing } from './standing';

export type GermanCourt = 'J' | 'Q' | 'K';

const { left, top, right, bottom } = FRAME;

const PICTURE: Readonly<Record<GermanCourt, (suit: Suit) => Markup>> = {
	K: (suit) => enthroned(KINGS[suit]) + sign(suit, 164, 42, 44, { signs: 'german' }),
	Q: (suit) => standing(OBERS[suit]) + sign(suit, 163, 44, 48, { signs: 'german' }),
	J: (suit) => standing(UNTERS[suit]) + sign(suit, 42, 244, 48, { signs: 'german' })
};

export const germanCourt = (rank: GermanCourt, suit: Suit): Markup =>
	windowOn(left, top, right - left, bottom - top, PICTURE[rank](suit)) + frame('one');
