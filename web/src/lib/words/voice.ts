/** A voice that knows the messages of Fluent files, in one language. */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import type { Lang } from '../wire';

export type Args = Readonly<Record<string, string | number>>;

export type Voice = (key: string, args?: Args) => string;

export const LOCALE = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Lang, string>;

/** As people set a number: with a true minus. */
export const trueMinus = (figures: string): string => figures.replace('-', '−');

class Figure extends FluentNumber {
	override toString(scope?: Scope): string {
		return trueMinus(super.toString(scope));
	}
}

const given = (args: Args): Record<string, string | Figure> =>
	Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Figure(value) : value]));

/** What is not known, and what is not given to a sentence, stays visible, so that it is noticed. */
export function voice(lang: Lang, sources: readonly string[]): Voice {
	const bundle = new FluentBundle(LOCALE[lang], { useIsolating: false });
	for (const source of sources) bundle.addResource(new FluentResource(source));
	return (key, args = {}) => {
		const message = bundle.getMessage(key)?.value;
		return message ? bundle.formatPattern(message, given(args), []) : `⟨${key}⟩`;
	};
}
