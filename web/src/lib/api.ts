/** Talking to the house over HTTP. */
import type { Played } from './choices';
import { plainly } from './spoken';
import type {
	Act,
	Answer,
	Codes,
	Exposed,
	ForkWish,
	Found,
	GameDetail,
	GameLine,
	Held,
	Hint,
	History,
	Item,
	Lang,
	Lesson,
	Made,
	MeView,
	NewTable,
	Opened,
	Placing,
	Problem,
	Profile,
	Reading,
	Ruin,
	RulesView,
	SessionView,
	Shelf,
	StudyQuestion,
	TablePage,
	TableView,
	Tariff,
	Values,
	Verdict,
	Welcome
} from './wire';

/** The house said no, or could not be reached. */
export class Refused extends Error {
	constructor(readonly problem: Problem) {
		super(plainly(problem.reason.en));
	}
}

export const UNREACHABLE: Problem = {
	status: 0,
	reason: { en: 'The house cannot be reached just now.', de: 'Das Haus ist gerade nicht zu erreichen.' }
};

const ODD = (status: number): Problem => ({
	status,
	reason: { en: `The house gave an answer we do not understand (${status}).`, de: `Das Haus gab eine Antwort, die wir nicht verstehen (${status}).` }
});

/** The problem behind anything that was thrown. */
export const problemOf = (error: unknown): Problem => (error instanceof Refused ? error.problem : UNREACHABLE);

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
	let response: Response;
	try {
		response = await fetch(`/api${path}`, {
			method,
			...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
		});
	} catch {
		throw new Refused(UNREACHABLE);
	}
	const text = await response.text();
	let value: unknown;
	try {
		value = text ? JSON.parse(text) : undefined;
	} catch {
		throw new Refused(ODD(response.status));
	}
	if (response.ok) return value as T;
	throw new Refused(isProblem(value) ? value : ODD(response.status));
}

const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null && 'reason' in value;

const seg = encodeURIComponent;
const table = (id: string, rest = '', invitation: string | null = null, query: Record<string, string> = {}): string => {
	const all = new URLSearchParams(invitation ? { ...query, i: invitation } : query).toString();
	return `/tables/${seg(id)}${rest}${all ? `?${all}` : ''}`;
};

export const api = {
	games: () => request<GameLine[]>('GET', '/games'),
	shelves: () => request<Shelf[]>('GET', '/shelves'),
	find: (wish: Readonly<Record<string, string>>) => request<Found>('GET', `/find?${new URLSearchParams(wish)}`),
	tariff: (game: string, preset: string) => request<Tariff>('GET', `/games/${seg(game)}/tariff?${new URLSearchParams({ preset })}`),
	exposed: (game: string) => request<Exposed>('GET', `/games/${seg(game)}/exposed`),
	best: (game: string) => request<Placing[]>('GET', `/games/${seg(game)}/best`),
	game: (game: string) => request<GameDetail>('GET', `/games/${seg(game)}`),
	/** The rules as they would be; refused with a sentence where they cannot be. */
	rules: (game: string, preset: string, options: Values) => request<RulesView>('POST', `/games/${seg(game)}/rules`, { preset, options }),
	reading: (game: string) => request<Reading>('GET', `/games/${seg(game)}/reading`),
	lesson: (game: string) => request<Lesson>('GET', `/games/${seg(game)}/lesson`),
	/** The questions of a study, each with the table it asks about. */
	study: (name: string) => request<StudyQuestion[]>('GET', `/studies/${seg(name)}`),
	answer: (game: string, page: number, move: Played) =>
		request<Verdict>('POST', `/games/${seg(game)}/lesson/${page}`, typeof move === 'string' ? { notation: move } : move),

	me: () => request<MeView>('GET', '/me'),
	guest: (name: string) => request<Welcome>('POST', '/guests', { name }),
	account: (login: string, password: string, name: string | null) => request<Welcome>('POST', '/accounts', { login, password, name }),
	logIn: (login: string, password: string) => request<Welcome>('POST', '/sessions', { login, password }),
	logOut: () => request<void>('DELETE', '/me/session'),
	rename: (name: string) => request<MeView>('PATCH', '/me', { name }),
	sessions: () => request<SessionView[]>('GET', '/me/sessions'),
	endSession: (id: string) => request<void>('DELETE', `/me/sessions/${seg(id)}`),
	changePassword: (old: string, next: string) => request<void>('POST', '/me/password', { old, new: next }),
	newCodes: (password: string) => request<Codes>('POST', '/me/recovery', { password }),
	recover: (login: string, code: string, password: string) => request<Welcome>('POST', '/recoveries', { login, code, password }),
	person: (id: string) => request<Profile>('GET', `/people/${seg(id)}`),

	openTables: (words = '', page = 0) => request<TablePage>('GET', `/tables?${new URLSearchParams({ words, page: String(page) })}`),
	myTables: async () => (await request<TablePage>('GET', '/tables?mine=true')).tables,
	openTable: (wish: NewTable) => request<Opened>('POST', '/tables', wish),
	table: (id: string, invitation: string | null) => request<TableView>('GET', table(id, '', invitation)),
	items: (id: string, invitation: string | null) => request<Item[]>('GET', table(id, '/items', invitation)),
	act: (id: string, act: Act, invitation: string | null = null) => request<Answer>('POST', table(id, '/acts', invitation), act),
	/** What the house would do now, or after a step of a match that is over. */
	hint: (id: string, step: number | null = null) => request<Hint>('POST', table(id, '/hint', null, step === null ? {} : { step: String(step) })),
	/** After the end one may look through anybody's eyes. */
	history: (id: string, step: number, eyes: number | null, invitation: string | null) =>
		request<History>('GET', table(id, '/history', invitation, { step: String(step), ...(eyes === null ? {} : { seat: String(eyes) }) })),
	/** What each card of the deal that ended with a step cost against best play. */
	made: (id: string, step: number, invitation: string | null) => request<Made>('GET', table(id, '/made', invitation, { step: String(step) })),
	/** How long counters last if the same stake is laid again and again; all in parts of a counter. */
	ruin: (id: string, { on, stake, counters }: { on: string; stake: number; counters: number }, invitation: string | null) =>
		request<Ruin>('GET', table(id, '/ruin', invitation, { on, stake: String(stake), counters: String(counters) })),
	/** What the throw held that one played last, or last within a step. */
	held: (id: string, step: number | null, invitation: string | null) =>
		request<Held | null>('GET', table(id, '/held', invitation, step === null ? {} : { step: String(step) })),
	fork: (id: string, wish: ForkWish) => request<Opened>('POST', table(id, '/forks'), wish)
};

export const recordPath = (id: string): string => `/api${table(id, '/record')}`;
/** Where the picture of a study is drawn. */
export const studyPicture = (study: string, lang: Lang): string => `/api/studies/${encodeURIComponent(study)}/picture?${new URLSearchParams({ lang })}`;

export const RECORDS_PATH = '/api/me/records';

/** Where the live news of a table are told. */
export function livePath(id: string, invitation: string | null): string {
	return `${location.origin.replace(/^http/, 'ws')}/api${table(id, '/live', invitation)}`;
}
