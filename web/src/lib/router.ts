/** The pages of the house and their addresses. */

export type Route =
	| { page: 'lobby' }
	| { page: 'new'; game: string }
	| { page: 'table'; id: string; invitation: string | null }
	| { page: 'learn'; game: string }
	| { page: 'rules'; game: string }
	| { page: 'person'; id: string }
	| { page: 'me' }
	| { page: 'about' }
	| { page: 'lost' };

type Build = (part: string, query: URLSearchParams) => Route;

const WITH_PART: Readonly<Record<string, Build>> = {
	new: (game) => ({ page: 'new', game }),
	t: (id, query) => ({ page: 'table', id, invitation: query.get('i') }),
	learn: (game) => ({ page: 'learn', game }),
	rules: (game) => ({ page: 'rules', game }),
	p: (id) => ({ page: 'person', id })
};

function decoded(part: string): string | undefined {
	try {
		return decodeURIComponent(part);
	} catch {
		return undefined;
	}
}

/** Which page an address means. */
export function routeOf(path: string, search = ''): Route {
	const [first, second, ...more] = path.split('/').filter(Boolean);
	if (more.length > 0) return { page: 'lost' };
	if (first === undefined) return { page: 'lobby' };
	if (second === undefined) return first === 'me' || first === 'about' ? { page: first } : { page: 'lost' };
	const build = Object.hasOwn(WITH_PART, first) ? WITH_PART[first] : undefined;
	const part = decoded(second);
	return build && part ? build(part, new URLSearchParams(search)) : { page: 'lost' };
}
