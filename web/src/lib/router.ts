/** The pages of the house and their addresses. */

/** The leaves of a game's page, each with an address: `/g/piquet/laws`. */
export const LEAVES = ['about', 'new', 'learn', 'rules', 'exposed', 'tariff', 'laws', 'advice', 'words', 'studies'] as const;
export type Leaf = (typeof LEAVES)[number];

export type Route =
	| { page: 'lobby' }
	| { page: 'find'; query: string }
	| { page: 'game'; game: string; leaf: Leaf; /** The page of the lesson or the step of a demonstration, from 1. */ at: number; query: string }
	| { page: 'table'; id: string; invitation: string | null }
	| { page: 'person'; id: string }
	| { page: 'me' }
	| { page: 'about' }
	| { page: 'lost' };

const LOST: Route = { page: 'lost' };
const ALONE = ['me', 'about'] as const;
/** How the leaves were found when each was a page of its own; old letters still lead there. */
const FORMER: readonly string[] = ['new', 'learn', 'rules'] satisfies Leaf[];

/** Leaves of several pages, each with its address. */
const isPaged = (leaf: Leaf): boolean => leaf === 'learn' || leaf === 'exposed';
const isLeaf = (name: string): name is Leaf => (LEAVES as readonly string[]).includes(name);

function decoded(part: string): string | undefined {
	try {
		return decodeURIComponent(part);
	} catch {
		return undefined;
	}
}

function gameRoute(game: string, leaf: string | undefined, at: string | undefined, query: string): Route {
	if (leaf === undefined) return { page: 'game', game, leaf: 'about', at: 1, query };
	if (!isLeaf(leaf)) return LOST;
	if (at === undefined) return { page: 'game', game, leaf, at: 1, query };
	return isPaged(leaf) && /^[1-9]\d?$/.test(at) ? { page: 'game', game, leaf, at: Number(at), query } : LOST;
}

/** Which page an address means. */
export function routeOf(path: string, search = ''): Route {
	const parts = path.split('/').filter(Boolean).map(decoded);
	const [first, second, third, fourth, ...more] = parts;
	if (more.length > 0 || parts.includes(undefined)) return LOST;
	if (first === undefined) return { page: 'lobby' };
	if (second === undefined)
		return first === 'find' ? { page: 'find', query: search } : ALONE.find((page) => page === first) ? { page: first as (typeof ALONE)[number] } : LOST;
	if (first === 'g') return gameRoute(second, third, fourth, search);
	if (third !== undefined) return LOST;
	if (first === 't') return { page: 'table', id: second, invitation: new URLSearchParams(search).get('i') };
	if (first === 'p') return { page: 'person', id: second };
	return FORMER.includes(first) ? gameRoute(second, first, undefined, search) : LOST;
}

/** Where a leaf of a game is found. */
export const leafPath = (game: string, leaf: Leaf = 'about', at = 1): string =>
	`/g/${encodeURIComponent(game)}${leaf === 'about' ? '' : `/${leaf}`}${isPaged(leaf) && at > 1 ? `/${at}` : ''}`;
