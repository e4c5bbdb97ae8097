import { expect, it } from 'vitest';
import { verdictOn } from '../src/lib/lessons';
import type { Question } from '../src/lib/wire';

const both = (text: string) => ({ en: text, de: text });

const QUESTION = {
	answers: ['play KS', 'play QS'],
	why: both('the king is good'),
	wrong: [
		{ moves: ['play 2S'], why: both('too low') },
		{ moves: ['play AH', 'play KH'], why: both('not the suit') }
	]
} as Question;

it('a wrong answer that was foreseen is told why it is wrong', () => {
	expect(verdictOn(QUESTION, 'play KH')).toEqual({ right: false, why: both('not the suit') });
	expect(verdictOn(QUESTION, 'play 2S')).toEqual({ right: false, why: both('too low') });
});

it('every other answer is told why the right one is right', () => {
	expect(verdictOn(QUESTION, 'play QS')).toEqual({ right: true, why: QUESTION.why });
	expect(verdictOn(QUESTION, 'play 3C')).toEqual({ right: false, why: QUESTION.why });
	expect(verdictOn({ ...QUESTION, wrong: [] }, 'play 2S')).toEqual({ right: false, why: QUESTION.why });
});
