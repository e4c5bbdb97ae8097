/** A browser by the name people know it by, from what it says about itself. */

/** The first that is found counts: nearly all call themselves Chrome and Safari too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/Firefox\/|FxiOS\//, 'Firefox'],
	[/Edg\w*\//, 'Edge'],
	[/OPR\//, 'Opera'],
	[/Chrom\w*\/|CriOS\//, 'Chrome'],
	[/Safari\//, 'Safari']
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/Android/, 'Android'],
	[/iPhone|iPad/, 'iOS'],
	[/Windows/, 'Windows'],
	[/Mac OS X/, 'macOS'],
	[/Linux/, 'Linux']
];

/** Nothing when it is no browser we know, a program for example. */
export function agentOf(text: string): { browser: string; system: string } | null {
	const known = (list: typeof BROWSERS): string | undefined => list.find(([sign]) => sign.test(text))?.[1];
	const [browser, system] = [known(BROWSERS), known(SYSTEMS)];
	return browser && system ? { browser, system } : null;
}
