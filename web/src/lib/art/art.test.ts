/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import faviconFile from './favicon.svg?raw';
import * as art from './index';

/** A small, strict reader of XML: every tag closed in order, every attribute quoted and named once. */
function check(markup: string): { ids: string[] } {
	const open: string[] = [];
	const ids: string[] = [];
	const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
	let at = 0;
	while (at < markup.length) {
		if (markup[at] !== '<') {
			const end = markup.indexOf('<', at);
			const text = markup.slice(at, end === -1 ? undefined : end);
			expect(open.length, `text outside the root: ${text}`).toBeGreaterThan(0);
			expect(text.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[&<>]/);
			at += text.length;
			continue;
		}
		tag.lastIndex = at;
		const found = tag.exec(markup);
		if (!found) throw new Error(`broken tag at ${at}: ${markup.slice(at, at + 80)}`);
		const [whole, closing, name, list, empty] = found;
		const names = [...(list ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)];
		expect(new Set(names.map((m) => m[1])).size).toBe(names.length);
		for (const [, key, value] of names) {
			expect(value, `${key} in ${whole}`).not.toMatch(/NaN|undefined|Infinity|\[object/);
			if (key === 'id') ids.push(value ?? '');
		}
		if (closing) expect(open.pop()).toBe(name);
		else if (!empty) open.push(name ?? '');
		at += whole.length;
	}
	expect(open).toEqual([]);
	return { ids };
}

function sound(markup: string): void {
	expect(markup.startsWith('<svg ')).toBe(true);
	expect(check(markup).ids).toEqual([]);
	expect(markup).not.toMatch(/<script|<image|<use|href|\son\w+=/);
}

const packs = ['french', 'german', 'tarock', 'six'] as const;

describe('cards', () => {
	it.each(packs)('the %s pack is complete, well formed and every face differs', (pack) => {
		const codes = art.packCodes(pack);
		expect(codes.length).toBe(pack === 'tarock' || pack === 'six' ? 78 : 52);
		const faces = codes.map((code) => art.cardFace(code, { pack, title: '' }));
		faces.forEach(sound);
		expect(new Set(faces).size).toBe(codes.length);
		for (const code of codes) expect(art.readCode(code)).toBeDefined();
	});

	// German signs are printed in several colours, so a number card of that pack weighs about as much as a court.
	it('stays small', () => {
		for (const pack of packs) {
			for (const indices of ['english', 'german', 'french'] as const) {
				for (const code of art.packCodes(pack)) {
					const size = art.cardFace(code, { pack, indices, fourColour: true }).length;
					const plain = pack !== 'german' && /^(\d+)[SHDCLM]$/.test(code);
					expect(size, `${pack} ${code}`).toBeLessThan(plain ? 4096 : 12288);
				}
			}
		}
	});

	it('names its languages and colours', () => {
		const plain = art.cardFace('QC');
		expect(art.cardFace('QC', { indices: 'german' })).not.toBe(plain);
		expect(art.cardFace('KC', { indices: 'french' })).not.toBe(art.cardFace('KC'));
		expect(art.cardFace('KC', { indices: 'german' })).toBe(art.cardFace('KC'));
		expect(art.cardFace('9C', { fourColour: true })).not.toBe(art.cardFace('9C'));
	});

	it('reads German suit letters as the same four suits', () => {
		expect(art.suitOf('E')).toBe('C');
		expect(art.readCode('10G')).toEqual({ kind: 'suited', rank: '10', suit: 'S' });
	});

	it('has a face for every flower and moon, with either signs and as many colours as one likes', () => {
		const codes = ['L', 'M'].flatMap((suit) => art.RANKS.map((rank) => `${rank}${suit}`));
		for (const options of [{ pack: 'french' }, { pack: 'german' }, { pack: 'french', fourColour: true }] as const) {
			const faces = codes.map((code) => art.cardFace(code, { ...options, title: '' }));
			faces.forEach(sound);
			expect(new Set(faces).size).toBe(codes.length);
			for (const face of faces) {
				expect(face).not.toContain('<text');
				expect(face.length).toBeLessThan(12288);
			}
		}
		// Nobody takes a flower for a heart, or a moon for a spade.
		expect(art.cardFace('7L', { title: '' })).toContain('--card-red');
		expect(art.cardFace('7M', { title: '' })).toContain('--card-night');
		expect(art.cardFace('7M', { title: '' })).not.toContain('--card-black');
	});

	it('has a face for every tarock and the Sküs, in every pack', () => {
		const codes = [...Array.from({ length: 21 }, (_, i) => `T${i + 1}`), 'SK'];
		for (const pack of packs) {
			const faces = codes.map((code) => art.cardFace(code, { pack, title: '' }));
			faces.forEach(sound);
			expect(new Set(faces).size).toBe(22);
			for (const face of faces) expect(face).not.toContain('<text');
		}
	});

	it('shows the second copy of a card like the first', () => {
		for (const pack of packs) {
			for (const code of art.packCodes(pack)) {
				expect(art.readCode(`${code}'`)).toEqual(art.readCode(code));
				expect(art.cardFace(`${code}'`, { pack, title: '' })).toBe(art.cardFace(code, { pack, title: '' }));
			}
		}
		expect(art.firstCopy("KH'")).toBe('KH');
		for (const wrong of ["KH''", "'", "T22'"]) expect(art.readCode(wrong)).toBeUndefined();
	});

	it('reads the letters of the fifth and sixth suit, and the Caval', () => {
		expect(art.readCode('10L')).toEqual({ kind: 'suited', rank: '10', suit: 'L' });
		expect(art.readCode('AM')).toEqual({ kind: 'suited', rank: 'A', suit: 'M' });
		expect(art.readCode('CC')).toEqual({ kind: 'suited', rank: 'C', suit: 'C' });
		expect(art.cardFace('CH', { indices: 'german' })).not.toBe(art.cardFace('CH'));
	});

	it('is the same every time', () => {
		for (const pack of packs) for (const code of art.packCodes(pack)) expect(art.cardFace(code, { pack })).toBe(art.cardFace(code, { pack }));
	});

	it.each(['', '1H', '11S', 'T0', 'T22', 'SK2', 'AX', '<b>&"\'', 'constructor', '\u0007x', '__proto__S'])('shows an unknown code %j in plain letters', (code) => {
		expect(art.readCode(code)).toBeUndefined();
		const face = art.cardFace(code);
		sound(face);
		expect(face).not.toContain('<b>');
	});

	it('draws backs and places', () => {
		art.BACKS.map((back) => art.cardBack(back)).forEach(sound);
		sound(art.cardPlace());
	});
});

describe('Pharo', () => {
	it('bends cards', () => {
		const face = art.cardFace('7H');
		for (let ears = 0; ears <= 4; ears++) for (let cross = 0; cross <= 4; cross++) sound(art.bent(face, ears, cross));
		expect(art.bent(face, 9, 9)).toBe(art.bent(face, 4, 4));
		expect(art.bent(face, -1, -1)).toBe(art.bent(face, 0, 0));
	});

	it('heaps cards', () => [art.heap(52), art.heap(3, art.cardFace('AS')), art.heap(0), art.layoutPlace()].forEach(sound));
});

describe('counters', () => {
	it('makes change that adds up', () => {
		for (const sum of [0, 1, 4, 17, 88, 276, 1999, 9999]) expect(art.change(sum).reduce<number>((a, b) => a + b, 0)).toBe(sum);
		expect(art.change(-5)).toEqual([]);
		expect(art.change(NaN)).toEqual([]);
	});

	it('draws them', () => {
		for (const value of [...art.COUNTERS, 0, 7, -3, 1e9, NaN]) {
			sound(art.counter(value));
			sound(art.counterPile(value));
		}
	});
});

describe('the Trictrac board', () => {
	const views = [
		art.tablesGeometry(0),
		art.tablesGeometry(1),
		art.tablesGeometry(0, 'left'),
		art.tablesGeometry(1, 'right'),
		art.tablesGeometry(0, undefined, true),
		art.tablesGeometry(1, undefined, true)
	];

	it.each(views)('keeps everything inside', (g) => {
		const inside = ([x, y]: art.Point, margin: number): void => {
			expect(x).toBeGreaterThanOrEqual(margin);
			expect(x).toBeLessThanOrEqual(g.width - margin);
			expect(y).toBeGreaterThanOrEqual(margin);
			expect(y).toBeLessThanOrEqual(g.height - margin);
		};
		for (let field = 1; field <= 24; field++) {
			for (let count = 1; count <= 15; count++) for (let k = 0; k < count; k++) inside(g.man(field, k, count), 50 + g.manRadius);
		}
		for (const seat of [0, 1] as const) {
			for (let h = 0; h <= 12; h++) inside(g.hole(seat, h), 10);
			for (let p = 0; p <= 12; p++) for (const twin of [false, true]) inside(g.jetton(seat, p, twin), 50 + g.jettonRadius);
			for (let k = 0; k < 15; k++) {
				inside(g.off(seat, k), 10);
				if (k < 6) inside(g.bar(seat, k), 50);
			}
			inside(g.flag(seat), 10);
		}
		g.dice.forEach((at) => inside(at, g.dieSize));
	});

	it.each(views)('keeps fields apart and men of opposite fields apart', (g) => {
		const xs = Array.from({ length: 12 }, (_, i) => g.point(i + 1).x).sort((a, b) => a - b);
		xs.slice(1).forEach((x, i) => expect(x - (xs[i] ?? 0)).toBeGreaterThanOrEqual(2 * g.manRadius));
		for (let field = 1; field <= 12; field++) {
			expect(g.point(field).x).toBe(g.point(25 - field).x);
			const [, near] = g.man(field, 14, 15);
			const [, far] = g.man(25 - field, 14, 15);
			expect(Math.abs(near - far)).toBeGreaterThan(2 * g.manRadius);
		}
	});

	it('lays the heap at the right hand of the first seat, who sees it below', () => {
		const g = art.tablesGeometry();
		expect(g.point(1).x).toBeGreaterThan(g.point(12).x);
		expect(g.point(1).foot).toBeGreaterThan(g.point(24).foot);
	});

	it('shows the second seat the same case from across the table', () => {
		const [a, b] = [art.tablesGeometry(0), art.tablesGeometry(1)];
		for (let field = 1; field <= 24; field++) {
			expect(b.point(field).x).toBeCloseTo(a.width - a.point(field).x);
			expect(b.point(field).foot).toBeCloseTo(a.height - a.point(field).foot);
		}
	});

	it('draws the case, men and dice', () => {
		[art.tablesBoard(), art.tablesBoard(1), art.man('ivory'), art.man('ebony'), art.jetton('ivory'), art.peg('ebony'), art.flag(), art.manEdge('ivory')].forEach(sound);
		const dice = [1, 2, 3, 4, 5, 6].map(art.die);
		dice.forEach(sound);
		expect(new Set(dice).size).toBe(6);
		sound(art.die(7));
	});
});

describe('chessmen, icons, ornaments', () => {
	it('draws twelve different chessmen', () => {
		const men = [...'KQRBNPkqrbnp'].map(art.chessPiece);
		men.forEach(sound);
		expect(new Set(men).size).toBe(12);
		for (const other of ['', 'x', 'kk', 'toString']) sound(art.chessPiece(other));
	});

	it('draws every icon and ornament', () => {
		art.ICON_NAMES.map(art.icon).forEach(sound);
		art.ORNAMENT_NAMES.map(art.ornament).forEach(sound);
		for (const suit of art.SIX_SUITS) for (const signs of ['french', 'german'] as const) sound(art.suitIcon(suit, { signs }));
		sound(art.favicon());
	});

	it('keeps favicon.svg as favicon() draws it', () => {
		expect(faviconFile.trim()).toBe(art.favicon());
	});
});
