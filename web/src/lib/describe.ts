/** Moves in words: as the house labels them, or, where somebody filled in a form, what was filled in. */
import { cardName, placeName } from './cardnames';
import type { AmountForm, Bilingual, Choices } from './wire';

type Pack = Parameters<typeof cardName>[1];

const joined = (parts: readonly Bilingual[]): Bilingual => ({ en: parts.map((p) => p.en).join(', '), de: parts.map((p) => p.de).join(', ') });
const plain = (text: string): Bilingual => ({ en: text, de: text });

/** A word that is said anyway, unless one chooses another, need not be told. */
const isUsual = (form: AmountForm, word: string): boolean => form.words.some((group) => group[0]?.word === word);
const named = (form: AmountForm, word: string): Bilingual => form.words.flat().find((found) => found.word === word)?.label ?? plain(word);

export function describe(notation: string, choices: Choices, pack: Pack): Bilingual {
	const listed = choices.list.find((choice) => choice.notation === notation);
	if (listed) return listed.label;
	const [verb, ...words] = notation.split(' ');
	const form = choices.forms.find((found) => found.verb === verb);
	if (!form) return plain(notation);
	const said = form.form === 'subset' ? words.map((card) => cardName(card, pack)) : words.filter((word) => !isUsual(form, word)).map((word) => (form.on.includes(word) ? placeName(word, pack) : named(form, word)));
	return said.length > 0 ? joined(said) : form.label;
}
