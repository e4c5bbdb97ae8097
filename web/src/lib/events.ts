/** What the lines of a log tell beside their words: who took, what was heard, what is over. */
import type { Item, Scene } from './wire';

/** Who took the last trick that these lines tell of; nobody where they tell of none. */
export const takerOf = (items: readonly Item[]): number | null => items.filter(({ kind }) => kind === 'taken').at(-1)?.seat ?? null;

/** A deal or the whole match is over. */
export const isEnd = ({ kind }: Item): boolean => kind === 'deal_over' || kind === 'match_over';

export type Sound = 'card' | 'counter' | 'dice' | 'knuckle' | 'sweep' | 'turn';

type Board = Scene['board']['kind'];

/**
 * What is heard when something is told; what weighs more is heard before what comes with it. Points are marked while dice
 * fall, so they come after the throw. What the house says of itself is not heard at all.
 */
const HEARD: readonly (readonly [Item['kind'], (board: Board) => Sound])[] = [
	['paid', () => 'counter'],
	['taken', () => 'sweep'],
	['told', (board) => (board === 'tables' ? 'dice' : 'card')],
	['scored', () => 'counter'],
	['called', () => 'knuckle'],
	['said', () => 'knuckle']
];

/** The one sound that news makes on such a board. */
export function soundOf(items: readonly Item[], board: Board): Sound | null {
	const [, sound] = HEARD.find(([kind]) => items.some((item) => item.kind === kind)) ?? [];
	return sound?.(board) ?? null;
}
