import { expect, it } from 'vitest';
import { chaptersOf, cited } from '../src/lib/citation';

it('sources are gathered by book', () => {
	expect(cited('000:1134-1318')).toEqual([{ book: '000', places: ['1134–1318'] }]);
	expect(cited('003:96-98, 003:241, 000:2812-2814')).toEqual([
		{ book: '003', places: ['96–98', '241'] },
		{ book: '000', places: ['2812–2814'] }
	]);
	expect(cited('000:1155, 1299-1301; 004:187, reading R2')).toEqual([
		{ book: '000', places: ['1155', '1299–1301'] },
		{ book: '004', places: ['187'] }
	]);
	expect(cited('003:75; 000:2')).toEqual([
		{ book: '003', places: ['75'] },
		{ book: '000', places: ['2'] }
	]);
});

it('whole names of files and words of the house are understood too', () => {
	expect(cited('000_5131a355d33913e8.txt:112-600 (Hamburg 1782, the treatise)')).toEqual([{ book: '000', places: ['112–600'] }]);
	expect(cited('house')).toEqual([{ book: null, places: ['house'] }]);
});

it('lines stand in chapters, each named once', () => {
	const chapter = (from: number, en: string) => ({ from, name: { en, de: en } });
	const chapters = [chapter(112, 'L’Hombre'), chapter(602, 'Its laws'), chapter(773, 'Quadrille')];
	const names = (...places: string[]) => chaptersOf(chapters, places).map(({ en }) => en);
	expect(names('601', '115–120', '700')).toEqual(['L’Hombre', 'Its laws']);
	expect(names('773')).toEqual(['Quadrille']);
	expect(names('7')).toEqual([]);
});
