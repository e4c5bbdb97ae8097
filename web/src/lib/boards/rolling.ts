/** How fast strokes are shown, and how long a table waits for one that is being shown. */
import type { Pace } from '../room/telling.svelte';
import type { Scene } from '../wire';
import { lasting } from './course';

/** Seconds of the stroke in a second of the clock. Ivory on cloth runs long; nobody wants to wait for the last inch. */
export const RATES: Record<Pace, number> = { calm: 1, brisk: 1.8, once: 1000 };

/** At most so long a table waits, in milliseconds. */
const PATIENCE = 12_000;

const courseOf = (board: Scene['board']): readonly { until: number }[] => (board.kind === 'cloth' ? board.course : board.kind === 'court' ? board.flight : []);

const strokesOf = (board: Scene['board']): number => (board.kind === 'cloth' || board.kind === 'court' ? board.strokes : 0);

/** How long a new stroke of this scene is shown, in milliseconds; nothing where there is none. */
export function shownFor(before: Scene | undefined, after: Scene, pace: Pace): number {
	if (!before || pace === 'once' || strokesOf(after.board) <= strokesOf(before.board)) return 0;
	return Math.min(PATIENCE, (lasting(courseOf(after.board)) * 1000) / RATES[pace] + 350);
}
