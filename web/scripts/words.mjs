/** The words of the client: their keys for the compiler, and what of them goes into the built client. */
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const HOUSE = join(WEB, '../books/house');

export const KEYS = join(WEB, 'src/lib/words/keys.gen.ts');

/**
 * One message: as it is written, the arguments it takes and the messages it says in turn.
 * @typedef {{ text: string, args: Set<string>, says: Set<string> }} Entry
 * @typedef {Map<string, Entry>} Entries
 * @typedef {'en' | 'de'} Lang
 */

/** @param {Lang} lang */
export const house = (lang) => readFileSync(join(HOUSE, `${lang}.ftl`), 'utf8');

/** @param {Lang} lang */
export const client = (lang) => readFileSync(join(HOUSE, `web.${lang}.ftl`), 'utf8');

/**
 * @param {unknown} pattern
 * @param {Entry} entry
 */
function walk(pattern, entry) {
	if (typeof pattern !== 'object' || pattern === null) return;
	const { type, name } = /** @type {{ type?: unknown, name?: unknown }} */ (pattern);
	if (type === 'var') entry.args.add(String(name));
	if (type === 'mesg') entry.says.add(String(name));
	for (const part of Object.values(pattern)) walk(part, entry);
}

/**
 * The messages of a file, without its remarks. What Fluent does not understand is an error here; it would be silent in the client.
 * @param {string} source
 * @returns {Entries}
 */
export function entries(source) {
	const found = new Map();
	for (const [text] of source.matchAll(/^[a-zA-Z][^\n]*(?:\n+(?: [^\n]*)?)*/gm)) {
		const messages = new FluentResource(`${text.trimEnd()}\n`).body;
		const [message] = messages;
		if (!message?.value || messages.length !== 1) throw new Error(`not a message: ${text}`);
		if (found.has(message.id)) throw new Error(`said twice: ${message.id}`);
		const entry = { text: text.trimEnd(), args: new Set(), says: new Set() };
		walk(message.value, entry);
		found.set(message.id, entry);
	}
	return found;
}

/**
 * Everything the client may say in a language.
 * @param {Lang} lang
 * @returns {Entries}
 */
export function everything(lang) {
	const [own, others] = [entries(client(lang)), entries(house(lang))];
	for (const id of own.keys()) if (others.has(id)) throw new Error(`said twice: ${id}`);
	return new Map([...own, ...others]);
}

/**
 * The arguments of a message and of all that it says in turn.
 * @param {string} id
 * @param {Entries} all
 * @returns {string[]}
 */
export function argumentsOf(id, all) {
	const args = new Set();
	for (const said of withAllTheySay([id], all)) for (const arg of all.get(said)?.args ?? []) args.add(arg);
	return [...args].sort();
}

/**
 * @param {Iterable<string>} ids
 * @param {Entries} all
 * @returns {Set<string>}
 */
function withAllTheySay(ids, all) {
	const found = new Set(ids);
	for (const id of found) for (const said of all.get(id)?.says ?? []) found.add(said);
	return found;
}

/** What the compiler knows of the words: the client's own and those of the house that it names, and the arguments each must be given. */
export function keysFile() {
	const all = everything('en');
	const known = new Set([...entries(client('en')).keys(), ...used(code(), 'en')]);
	const lines = [...known].sort().map(
		(id) =>
			`\t'${id}': ${
				argumentsOf(id, all)
					.map((arg) => `'${arg}'`)
					.join(' | ') || 'never'
			};`
	);
	return `/** Every message and the arguments it takes. Made by \`npm run words\` from books/house; not written by hand. */\nexport interface Words {\n${lines.join('\n')}\n}\n`;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function files(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return entry.name === 'art' ? [] : files(path);
		return /(?<!\.gen(\.d)?)\.(svelte|ts)$/.test(entry.name) ? [path] : [];
	});
}

/** The sources of the client, in one piece. */
export const code = () =>
	files(join(WEB, 'src'))
		.map((path) => readFileSync(path, 'utf8'))
		.join('\n');

/**
 * Which messages the sources name. Keys made up on the spot, like `status-short-${status}`, count by their beginning or their end;
 * what the house says must be named in full.
 * @param {string} sources
 * @param {Lang} lang
 * @returns {Set<string>}
 */
export function used(sources, lang) {
	const [own, all] = [entries(client(lang)), everything(lang)];
	const starts = [...sources.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] ?? '');
	const ends = [...sources.matchAll(/\$\{\w+\}(-[a-z-]+)`/g)].map((found) => found[1] ?? '');
	const made = (/** @type {string} */ id) => own.has(id) && (starts.some((start) => id.startsWith(start)) || ends.some((end) => id.endsWith(end)));
	// A single word may mean anything, unless it is said.
	const named = (/** @type {string} */ id) => sources.includes(id.includes('-') ? `'${id}'` : `t('${id}'`);
	return withAllTheySay(
		[...all.keys()].filter((id) => named(id) || made(id)),
		all
	);
}

/**
 * A file as the built client needs it: without remarks, and without what only the terminal says.
 * @param {string} source
 * @param {Set<string>} wanted
 */
export const trimmed = (source, wanted) => [...entries(source)].flatMap(([id, { text }]) => (wanted.has(id) ? [text.replace(/\n\s+/g, '\n ')] : [])).join('\n');

/**
 * Puts the words into the built client.
 * @returns {import('vite').Plugin}
 */
export const words = () => ({
	name: 'words',
	apply: 'build',
	enforce: 'pre',
	load(id) {
		const lang = /[/\\]books[/\\]house[/\\](?:web\.)?(en|de)\.ftl\?raw$/.exec(id)?.[1];
		if (lang !== 'en' && lang !== 'de') return null;
		const source = readFileSync(id.replace(/\?raw$/, ''), 'utf8');
		return `export default ${JSON.stringify(trimmed(source, used(code(), lang)))}`;
	}
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const made = keysFile();
	if (!existsSync(KEYS) || readFileSync(KEYS, 'utf8') !== made) {
		writeFileSync(KEYS, made);
		console.log('The keys of the words are made anew; commit src/lib/words/keys.gen.ts.');
	}
}
