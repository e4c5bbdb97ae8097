/**
 * A small alphabet in the manner of the types of 1800: fat stems, thin joins, flat serifs. Drawn as outlines so that
 * an index looks the same on every machine, whatever fonts it has. Capitals stand on y = 100 and are 100 high.
 */
import { INK } from './palette';
import { flat, n, type Markup } from './svg';

interface Glyph {
	readonly width: number;
	readonly d: string;
}

const STEM = 'M2 0H44V10H34V90H44V100H2V90H12V10H2Z';

const GLYPHS: Readonly<Record<string, Glyph>> = {
	'0': { width: 84, d: 'M42-3C66-3 82 18 82 50S66 103 42 103 2 82 2 50 18-3 42-3ZM42 7C30 7 26 20 26 50S30 93 42 93 58 80 58 50 54 7 42 7Z' },
	'1': { width: 56, d: 'M40-2V90H54V100H4V90H17V22H2V13C14 12 22 8 28-2Z' },
	'2': { width: 80, d: 'M5 31C5 11 19-3 41-3S77 9 77 28 64 57 47 68C34 76 24 82 19 88 28 83 36 83 46 86 59 89 66 89 69 75H78C77 94 70 103 58 103S36 95 25 95C17 95 12 98 9 103L2 100C4 83 14 71 31 58 46 46 53 40 53 28S47 7 37 7C29 7 23 10 21 16 27 17 31 22 31 29S26 42 18 42 5 38 5 31Z' },
	'3': { width: 80, d: 'M5 25C6 8 20-3 40-3S74 8 74 24C74 36 67 44 55 48 70 51 78 60 78 73 78 91 63 103 40 103S3 92 2 74C2 66 8 61 15 61S28 66 28 73 24 83 19 85C22 90 28 93 36 93 48 93 54 86 54 73S47 53 34 53H25V44H34C46 44 51 38 51 25S46 7 37 7C30 7 25 9 22 14 27 16 30 20 30 26S25 38 18 38 5 33 5 25Z' },
	'4': { width: 84, d: 'M48-2H66V66H82V76H66V90H78V100H32V90H44V76H2V66ZM44 20 15 66H44Z' },
	'5': { width: 80, d: 'M12 0C30 4 52 4 70-2 68 14 58 20 42 20 32 20 26 19 20 17V42C26 37 34 35 43 35 64 35 78 48 78 68 78 90 62 103 39 103 17 103 3 93 3 77 3 69 8 64 15 64S28 69 28 76 24 85 19 87C23 91 29 93 36 93 48 93 54 85 54 69S49 45 37 45C28 45 22 49 19 55H12Z' },
	'6': { width: 82, d: 'M66 20C66 26 61 31 55 31S43 26 43 19C43 15 45 11 48 9 46 7 44 7 42 7 31 7 26 20 26 48 31 42 38 39 47 39 66 39 80 51 80 70 80 90 64 103 43 103 17 103 2 85 2 52 2 18 18-3 44-3 58-3 66 7 66 20ZM42 49C32 49 27 57 27 71S32 93 42 93 56 85 56 71 52 49 42 49Z' },
	'7': { width: 78, d: 'M3-1H11C13 3 17 3 26 1 40-2 46-3 53 1 61 5 66 4 70-1H77C77 18 71 30 62 46 53 62 50 76 52 103H23C23 78 31 61 45 45 55 33 61 26 64 19 58 21 51 20 42 18 26 14 15 17 11 34H3Z' },
	'8': { width: 82, d: 'M41-3C63-3 76 8 76 24 76 35 70 43 60 47 73 52 80 61 80 74 80 92 64 103 41 103S2 92 2 75C2 63 9 54 21 50 11 45 6 37 6 26 6 9 20-3 41-3ZM40 7C30 7 24 13 24 22 24 32 32 37 50 43 55 39 57 33 57 26 57 14 51 7 40 7ZM31 55C24 60 21 66 21 74 21 86 29 93 41 93 52 93 59 87 59 78 59 68 50 63 31 55Z' },
	'9': { width: 82, d: 'M16 80C16 74 21 69 27 69S39 74 39 81C39 85 37 89 34 91 36 93 38 93 40 93 51 93 56 80 56 52 51 58 44 61 35 61 16 61 2 49 2 30 2 10 18-3 39-3 65-3 80 15 80 48 80 82 64 103 38 103 24 103 16 93 16 80ZM40 51C50 51 55 43 55 29S50 7 40 7 26 15 26 29 30 51 40 51Z' },
	A: { width: 98, d: 'M39-2H54L88 90H97V100H52V90H61L56 74H29L24 90H34V100H1V90H11ZM32 64H53L42 30Z' },
	B: { width: 90, d: 'M2 0H50C72 0 83 10 83 25 83 37 75 45 61 48 79 50 88 59 88 73 88 91 74 100 52 100H2V90H12V10H2ZM34 10V44H43C55 44 60 39 60 27S55 10 44 10ZM34 54V90H46C59 90 65 85 65 72S59 54 46 54Z' },
	C: { width: 86, d: 'M83 33H74C70 16 62 7 51 7 34 7 27 20 27 50S34 93 51 93C64 93 72 84 75 68H84C82 91 69 103 48 103 20 103 2 82 2 50S20-3 47-3C58-3 66 1 71 8L75-1H83Z' },
	D: { width: 94, d: 'M2 0H46C76 0 92 18 92 50S76 100 46 100H2V90H12V10H2ZM34 10V90H44C61 90 68 78 68 50S61 10 44 10Z' },
	I: { width: 46, d: STEM },
	J: { width: 68, d: 'M24 0H66V10H57V72C57 94 45 104 27 104 12 104 2 95 2 83 2 74 7 69 14 69S27 74 27 80 24 88 21 91C30 97 35 90 35 72V10H24Z' },
	K: { width: 100, d: 'M2 0H44V10H34V50L66 10H57V0H94V10H82L60 37 88 90H98V100H55V90H62L44 55 34 67V90H44V100H2V90H12V10H2Z' },
	O: { width: 92, d: 'M46-3C73-3 90 18 90 50S73 103 46 103 2 82 2 50 19-3 46-3ZM46 7C33 7 27 20 27 50S33 93 46 93 65 80 65 50 59 7 46 7Z' },
	Q: { width: 92, d: 'M46-3C73-3 90 18 90 50 90 74 80 92 64 99 68 107 76 109 86 103L90 110C74 124 54 120 46 103 19 103 2 82 2 50S19-3 46-3ZM46 7C33 7 27 20 27 50 27 66 29 78 33 85 38 74 54 74 60 86 63 78 65 66 65 50 65 20 59 7 46 7Z' },
	R: { width: 98, d: 'M2 0H50C72 0 84 10 84 27 84 41 75 49 61 52 74 55 78 66 80 82 81 89 86 92 94 88L97 95C82 108 60 106 57 84 55 66 52 56 40 56H34V90H44V100H2V90H12V10H2ZM34 10V47H43C55 47 61 40 61 28S55 10 44 10Z' },
	S: { width: 74, d: 'M66 32H58C54 16 46 7 36 7 28 7 23 11 23 18 23 27 32 31 44 36 62 43 72 52 72 70 72 90 58 103 38 103 29 103 21 100 15 93L11 101H4V64H12C17 84 26 93 38 93 47 93 53 88 53 80 53 70 44 66 32 61 14 54 4 46 4 28 4 9 17-3 35-3 44-3 51 0 57 6L60-1H66Z' },
	U: { width: 94, d: 'M2 0H44V10H34V66C34 84 40 91 51 91 64 91 71 84 71 66V10H60V0H92V10H82V66C82 92 68 103 47 103 24 103 12 92 12 68V10H2Z' },
	V: { width: 96, d: 'M1 0H44V10H35L57 70 76 10H66V0H95V10H86L56 102H44L11 10H1Z' },
	X: { width: 98, d: 'M2 0H46V10H38L55 37 70 10H61V0H94V10H82L60 47 87 90H97V100H52V90H60L42 61 25 90H35V100H2V90H13L37 52 11 10H2Z' }
};

const GAP = 8;

/** The width of a word at the given height of capitals. */
export function wordWidth(word: string, height: number): number {
	const widths = [...word].map((c) => GLYPHS[c]?.width ?? 0);
	return ((widths.reduce((a, b) => a + b, 0) + GAP * Math.max(0, widths.length - 1)) * height) / 100;
}

/**
 * A word centred on `cx`, its capitals reaching from `top` down by `height`. It is narrowed, never cut, when it would
 * be wider than `most`.
 */
export function word(text: string, cx: number, top: number, height: number, colour = INK, most = Infinity): Markup {
	const natural = wordWidth(text, height);
	const narrow = Math.min(1, most / natural);
	const scale = height / 100;
	let x = cx - (natural * narrow) / 2;
	return [...text]
		.map((c) => {
			const glyph = GLYPHS[c];
			if (!glyph) return '';
			const sx = scale * narrow;
			const at = `translate(${n(x)} ${n(top)}) scale(${+sx.toFixed(3)} ${+scale.toFixed(3)})`;
			x += (glyph.width + GAP) * sx;
			return flat(glyph.d, colour, { transform: at, 'fill-rule': 'evenodd' });
		})
		.join('');
}

/** Whole numbers as the engraver wrote them: IV, not IIII, as the Tarock makers did. */
export function roman(value: number): string {
	const signs: readonly (readonly [number, string])[] = [[10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']];
	let rest = value;
	let out = '';
	for (const [worth, sign] of signs) {
		for (; rest >= worth; rest -= worth) out += sign;
	}
	return out;
}
