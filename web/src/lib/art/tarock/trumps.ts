/** The twenty-one trumps and the Sküs: a beast and its place for each, the Roman numeral above it at both ends. */
import { CENTRE, FRAME, frame, plainIndex } from '../card';
import { arm, dress, fist } from '../courts/dress';
import { head } from '../courts/head';
import { rod } from '../courts/held';
import { roman, word } from '../lettering';
import { BLUE, BROWN, GREEN, INK, OCHRE, PAPER, RED } from '../palette';
import { bothEnds, dots, flat, line, place, shape, studs, windowOn, type Markup } from '../svg';
import { BEASTS, type Beast } from './beasts';
import { jugglersTable, SCENERY, world, type Scenery } from './scenery';

const { left, top, right } = FRAME;
const NOTCH = 61;

/** Where a beast stands along the ground, and how large: small beasts are drawn nearer. */
interface Exhibit {
	readonly beast: Beast;
	readonly scenery: Scenery;
	readonly x: number;
	readonly size: number;
	readonly mirrored?: boolean;
}

const MENAGERIE: Readonly<Record<number, Exhibit>> = {
	2: { beast: 'cock', scenery: 'fence', x: 108, size: 0.96 },
	3: { beast: 'fox', scenery: 'grapes', x: 80, size: 0.98, mirrored: true },
	4: { beast: 'hare', scenery: 'clover', x: 98, size: 1.06 },
	5: { beast: 'cat', scenery: 'fence', x: 112, size: 1.04 },
	6: { beast: 'hound', scenery: 'tree', x: 94, size: 1.12 },
	7: { beast: 'swan', scenery: 'water', x: 98, size: 1.05 },
	8: { beast: 'bear', scenery: 'fir', x: 104, size: 1.06 },
	9: { beast: 'stag', scenery: 'fir', x: 94, size: 0.92 },
	10: { beast: 'boar', scenery: 'tree', x: 96, size: 1.16 },
	11: { beast: 'tortoise', scenery: 'clover', x: 108, size: 1.2 },
	12: { beast: 'ox', scenery: 'fence', x: 112, size: 1 },
	13: { beast: 'owl', scenery: 'night', x: 100, size: 1.02 },
	14: { beast: 'ape', scenery: 'palm', x: 90, size: 1 },
	15: { beast: 'goat', scenery: 'heath', x: 104, size: 0.98 },
	16: { beast: 'stork', scenery: 'tower', x: 86, size: 1.04 },
	17: { beast: 'fish', scenery: 'water', x: 94, size: 1.16 },
	18: { beast: 'wolf', scenery: 'night', x: 96, size: 0.95 },
	19: { beast: 'lion', scenery: 'sun', x: 92, size: 0.96 },
	20: { beast: 'elephant', scenery: 'palm', x: 98, size: 1.18 }
};

function beastScene(number: number): Markup {
	const exhibit = MENAGERIE[number];
	if (!exhibit) return '';
	const { beast, scenery, x, size, mirrored } = exhibit;
	return SCENERY[scenery]() + place(BEASTS[beast](), x, 141, size, 0, mirrored);
}

/** The Pagat is a conjuror; small as he is, he likes to win the last trick. */
const pagat = (): Markup =>
	place(dress('doublet', [RED, BLUE, OCHRE]), 0, 16) +
	head({ view: 'turned', hair: 'bob', hairColour: BROWN, beard: 'moustache', hat: 'slouch', hatColours: [GREEN, RED] }, 104, 94, 0.74) +
	place(jugglersTable(), 0, 2) + rod('M150 122 176 66', BROWN, 3) + place(arm(BLUE, PAPER) + fist(), -3, -10, 1);

const skus = (): Markup =>
	dress('jacket', [RED, OCHRE, BLUE]) +
	flat('M104 160V114L122 101C150 110 176 115 190 131V160Z', BLUE) + line('M104 118V158') +
	shape('M72 108 62 132 80 124 90 142 104 122 118 142 128 124 146 132 136 108C124 118 84 118 72 108Z', OCHRE) + studs([[62, 133], [90, 143], [118, 143], [146, 133]], 6, PAPER) +
	head({ view: 'turned', hair: 'hidden', hairColour: BROWN, hat: 'fool', hatColours: [BLUE, RED] }, 104, 78, 0.92) +
	arm(RED, OCHRE) + rod('M160 150V78', BROWN, 3.4) + place(head({ view: 'front', hair: 'hidden', hairColour: BROWN, hat: 'fool', hatColours: [RED, OCHRE] }, 0, 0, 0.42), 161, 70, 1) + fist();

/** The numeral between two dots, in the space beside the corner. */
function heading(number: number): Markup {
	const x = (FRAME.notchRight + right) / 2;
	return word(roman(number), x, 20, 24, INK, 110) + line(`M${FRAME.notchRight} 50H${right}`, 1.6) + dots([[FRAME.notchRight + 9, 32], [right - 9, 32]], 5, RED);
}

const seam = (): Markup => line(`M${left} ${CENTRE.y - 4}H${right}M${left} ${CENTRE.y + 4}H${right}`, 1.8);

function twoEnded(half: Markup): Markup {
	const picture = windowOn(left, top, right - left, CENTRE.y - 4 - top, half);
	return bothEnds(picture, CENTRE.x, CENTRE.y) + seam();
}

export function trump(number: number): Markup {
	const scene = number === 1 ? pagat() : number === 21 ? world() : beastScene(number);
	return twoEnded(scene + heading(number)) + frame('both', NOTCH) + plainIndex(String(number));
}

/** The Sküs bears no number; a star stands in its corner. */
export function excuse(): Markup {
	const star = place(line('M0-15V15M-13-7.5 13 7.5M-13 7.5 13-7.5', 5, { stroke: RED }) + studs([[0, 0]], 8, OCHRE), 25, 34);
	return twoEnded(skus()) + frame('both', NOTCH) + bothEnds(star, CENTRE.x, CENTRE.y);
}
