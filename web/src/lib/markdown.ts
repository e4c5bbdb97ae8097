/**
 * The little Markdown our books use, read into a tree that components draw. No HTML is ever made from text, so nothing in
 * a book can run. A law in square brackets, `[law-13]`, becomes a reference.
 */

export type Inline =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'code'; readonly text: string }
	| { readonly kind: 'strong'; readonly inside: readonly Inline[] }
	| { readonly kind: 'em'; readonly inside: readonly Inline[] }
	| { readonly kind: 'law'; readonly id: string }
	| { readonly kind: 'link'; readonly href: string; readonly inside: readonly Inline[] };

export type Block =
	| { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly inside: readonly Inline[] }
	| { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
	| { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
	| { readonly kind: 'quote'; readonly inside: readonly Inline[] }
	| { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly (readonly (readonly Inline[])[])[] }
	| { readonly kind: 'rule' };

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|_([^_\s](?:[^_]*[^_\s])?)_(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)|\[([a-z][\w-]*)\]/;

/** Only addresses that lead somewhere harmless. */
const isSafe = (href: string): boolean => /^(https?:\/\/|\/(?!\/)|#)/i.test(href);

export function inline(text: string): Inline[] {
	const out: Inline[] = [];
	let rest = text;
	while (rest) {
		const found = INLINE.exec(rest);
		if (!found) break;
		if (found.index > 0) out.push({ kind: 'text', text: rest.slice(0, found.index) });
		const [whole, code, strong, star, underscore, label, href, law] = found;
		const em = star ?? underscore;
		if (code !== undefined) out.push({ kind: 'code', text: code });
		else if (strong !== undefined) out.push({ kind: 'strong', inside: inline(strong) });
		else if (em !== undefined) out.push({ kind: 'em', inside: inline(em) });
		else if (label !== undefined && href !== undefined) {
			if (isSafe(href)) out.push({ kind: 'link', href, inside: inline(label) });
			else out.push(...inline(label));
		} else if (law !== undefined) out.push({ kind: 'law', id: law });
		rest = rest.slice(found.index + whole.length);
	}
	if (rest) out.push({ kind: 'text', text: rest });
	return out;
}

export const plain = (parts: readonly Inline[]): string =>
	parts.map((p) => (p.kind === 'strong' || p.kind === 'em' || p.kind === 'link' ? plain(p.inside) : p.kind === 'law' ? `[${p.id}]` : p.text)).join('');

const slug = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

const cells = (row: string): Inline[][] => row.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()));

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const startsBlock = (line: string): boolean => /^(#{1,6} |>|\||---+$)/.test(line) || ITEM.test(line);

export function markdown(source: string): Block[] {
	const lines = source.replace(/\r/g, '').split('\n');
	const blocks: Block[] = [];
	let i = 0;
	/** The lines from here that belong together. */
	const take = (belongs: (line: string) => boolean): string[] => {
		const taken: string[] = [];
		for (let line = lines[i]; line !== undefined && belongs(line); line = lines[++i]) taken.push(line);
		return taken;
	};
	while (i < lines.length) {
		const line = lines[i] ?? '';
		const heading = /^(#{1,6}) (.*)$/.exec(line);
		const item = ITEM.exec(line);
		if (!line.trim()) i++;
		else if (heading) {
			const inside = inline(heading[2] ?? '');
			blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, id: slug(plain(inside)), inside });
			i++;
		} else if (/^---+$/.test(line)) {
			blocks.push({ kind: 'rule' });
			i++;
		} else if (line.startsWith('|')) {
			const [head = '', , ...rows] = take((l) => l.startsWith('|'));
			blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) });
		} else if (line.startsWith('>')) {
			blocks.push({ kind: 'quote', inside: inline(take((l) => l.startsWith('>')).map((l) => l.replace(/^>\s?/, '')).join(' ')) });
		} else if (item) {
			blocks.push({ kind: 'list', ordered: item[1] !== undefined, items: listItems(take((l) => l.trim() !== '' && !/^(#{1,6} |>|\|)/.test(l))) });
		} else {
			const text = take((l) => l.trim() !== '' && (l === line || !startsBlock(l)));
			blocks.push({ kind: 'paragraph', inside: inline(text.join(' ')) });
		}
	}
	return blocks;
}

/** Items may run over several lines. */
function listItems(lines: readonly string[]): Inline[][] {
	const items: string[] = [];
	for (const line of lines) {
		const start = ITEM.exec(line);
		if (start) items.push(start[2] ?? '');
		else items[items.length - 1] += ` ${line.trim()}`;
	}
	return items.map(inline);
}
