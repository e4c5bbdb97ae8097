/** What is said to an answer in a lesson. */
import type { Bilingual, Question } from './wire';

export interface Verdict {
	readonly right: boolean;
	readonly why: Bilingual;
}

/** A wrong answer the lesson foresees has a reason of its own; otherwise the reason for the right one must do. */
export function verdictOn({ answers, why, wrong }: Question, move: string): Verdict {
	const right = answers.includes(move);
	const against = right ? undefined : wrong.find(({ moves }) => moves.includes(move));
	return { right, why: against?.why ?? why };
}
