export type Args = Readonly<Record<string, string | number>>;

/** Puts `{name}` into a sentence. What is not given stays visible, so that it is noticed. */
export const fill = (sentence: string, args: Args = {}): string =>
	sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(args, name) ? String(args[name]) : whole));
