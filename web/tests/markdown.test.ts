import { describe, expect, it } from 'vitest';
import { inline, markdown, plain } from '../src/lib/markdown';

describe('markdown', () => {
	it('reads what the books are made of', () => {
		const blocks = markdown('# Piquet\n\nTwo *players*, **thirty-two** cards [law-13].\nSame paragraph.\n\n- one\n- two\n  runs on\n\n1. first\n2. second\n\n| card | pips |\n|---|---|\n| ace | 11 |\n\n> said');
		expect(blocks.map((b) => b.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'quote']);
		const [, paragraph, list, ordered, table] = blocks;
		expect(paragraph?.kind === 'paragraph' && paragraph.inside.map((p) => p.kind)).toEqual(['text', 'em', 'text', 'strong', 'text', 'law', 'text']);
		expect(list?.kind === 'list' && list.items.map(plain)).toEqual(['one', 'two runs on']);
		expect(ordered?.kind === 'list' && ordered.ordered).toBe(true);
		expect(table?.kind === 'table' && table.rows.map((row) => row.map(plain))).toEqual([['ace', '11']]);
	});

	it('never makes anything that runs', () => {
		const nasty = '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example) [d](https://good.example)';
		const parts = inline(nasty);
		const links = parts.flatMap((p) => (p.kind === 'link' ? [p.href] : []));
		expect(links).toEqual(['https://good.example']);
		// Whatever looks like HTML stays text, and text is only ever drawn as text.
		expect(plain(parts)).toContain('<script>alert(1)</script>');
	});

	it('ends on any input', () => {
		for (const odd of ['', '\n\n\n', '|', '>', '- ', '**', '*a', '[', '[]', '`', '# ', '---', '| a |', '\r\n']) expect(() => markdown(odd)).not.toThrow();
	});
});
