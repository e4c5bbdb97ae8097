/** What others have made and the house hands on, as `cargo xtask notices` wrote it down. */

export interface Work {
	/** Where it is: on the page to be read, in the browser, in the program. */
	kind: 'font' | 'script' | 'crate';
	name: string;
	version: string;
	/** An SPDX expression. */
	licence: string;
	/** Where it comes from; empty when nobody says. */
	home: string;
	/** Numbers of its licence texts. */
	texts: readonly number[];
}

export interface Notices {
	components: readonly Work[];
	texts: readonly string[];
}

/** Nobody carries it about who does not ask for it. */
export const fetchNotices = async (): Promise<Notices> => (await import('../notices.gen.json')).default as Notices;

const KINDS: readonly Work['kind'][] = ['font', 'script', 'crate'];

/** By licence, what most have first; within it what one sees before what works unseen. */
export function byLicence(works: readonly Work[]): [licence: string, works: Work[]][] {
	const found = new Map<string, Work[]>();
	for (const work of works) found.set(work.licence, [...(found.get(work.licence) ?? []), work]);
	for (const group of found.values()) group.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'));
	return [...found].sort(([a, many], [b, others]) => others.length - many.length || a.localeCompare(b, 'en'));
}
