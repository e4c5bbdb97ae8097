/**
 * Dress of the double-headed courts: what is seen between the chin and the middle of the card. In card coordinates;
 * the neck is at x = 104, the shoulders begin at y = 100, all ends below the middle line and is cut there.
 */
import { BLACK, FLESH, OCHRE, PAPER, RED, WASH } from '../palette';
import { dots, flat, hatch, line, n, shape, stencil, studs, type Markup, type Point } from '../svg';

export const DRESSES = ['ermine', 'chain', 'toga', 'cuirass', 'bodice', 'aegis', 'gown', 'shawl', 'doublet', 'tabard', 'jerkin', 'mail', 'coat', 'dolman', 'jacket', 'riding'] as const;
export type Dress = (typeof DRESSES)[number];

/** Main colour, second colour, trimming. */
export type Cloth = readonly [main: string, second: string, trim: string];

const LEFT_HALF = 'M12 160V131C26 115 58 110 86 101L104 110V160Z';
const RIGHT_HALF = 'M104 160V110L122 101C150 110 176 115 190 131V160Z';
const WHOLE = 'M12 160V131C26 115 58 110 86 101H122C150 110 176 115 190 131V160Z';
const NECK = 'M92 82V102C94 112 114 112 116 102V82Z';

const neck = (): Markup => shape(NECK, FLESH) + hatch([96, 97], [7, 3], [0, 3.5], 3);
/** The bare throat, where a collar leaves it open. */
const throat = (): Markup => flat(NECK, FLESH) + line('M92 92V102M116 90V102');
const folds = (): Markup => hatch([17, 142], [0, 12], [3.5, -3], 4) + line('M44 158C45 142 50 130 58 122M28 158C28 148 30 140 34 132M130 124C134 134 136 146 136 158', 1.6);

/** Columns of motifs that stay clear of the middle of the chest and of the arm. */
const FIELD: readonly Point[] = [[24, 146], [36, 132], [40, 150], [54, 140], [58, 124], [70, 150], [128, 132], [132, 150]];

/** One small figure, as path data around a place: many of them make one path. */
type Motif = (x: number, y: number) => string;

const lily: Motif = (x, y) => `M${n(x)} ${n(y - 6)}q4 4 0 8q-4-4 0-8ZM${n(x - 5)} ${n(y - 2)}q4-2 5 4h-3ZM${n(x + 5)} ${n(y - 2)}q-4-2-5 4h3ZM${n(x - 3)} ${n(y + 3)}h6l-3 4Z`;
const lozenge: Motif = (x, y) => `M${n(x)} ${n(y - 6)}l4.5 6-4.5 6-4.5-6Z`;
/** The black tail of an ermine. */
const tail: Motif = (x, y) => `M${n(x)} ${n(y - 5)}l2.6 7-2.6 3-2.6-3Z`;
const scale: Motif = (x, y) => `M${x - 5} ${y}q5 6 10 0`;
const wave: Motif = (x, y) => `M${x - 9} ${y}q4.5 7 9 0t9 0`;

const each = (at: readonly Point[], motif: Motif): string => at.map(([x, y]) => motif(x, y)).join('');
const printed = (at: readonly Point[], motif: Motif, colour: string): Markup => flat(each(at, motif), colour);
const rings = (at: readonly Point[], colour: string): Markup => dots(at, 8, colour) + dots(at, 3.4, PAPER);

const chestButtons = (colour: string, top = 120): Markup => studs([[104, top], [104, top + 11], [104, top + 22]], 3.8, colour);

/** A pleated ruff. */
const ruff = (): Markup =>
	shape('M70 100C62 106 66 116 76 116 82 122 94 124 104 120 114 124 126 122 132 116 142 116 146 106 138 100 128 94 80 94 70 100Z', PAPER) +
	line('M78 114 88 102M92 119 97 104M104 119V105M116 119 111 104M130 114 120 102M69 108 82 100M139 108 126 100', 1.5);

const lace = (): Markup =>
	shape('M80 100C66 106 60 118 62 128 68 124 72 128 76 124 82 128 86 122 92 122L104 112 116 122C122 122 126 128 132 124 136 128 140 124 146 128 148 118 142 106 128 100L104 110Z', PAPER) +
	dots([[70, 118], [80, 116], [90, 114], [118, 114], [128, 116], [138, 118]], 2.6);

const DRESS: Readonly<Record<Dress, (cloth: Cloth) => Markup>> = {
	ermine: ([main, second, trim]) =>
		stencil(WHOLE, main) + printed([[24, 150], [36, 144], [132, 152]], lily, trim) +
		shape('M92 120H116L122 160H86Z', second) + chestButtons(trim) +
		shape('M76 100C48 106 30 120 26 138 46 130 70 138 92 146L104 124 116 146C138 138 160 130 184 138 178 120 160 106 132 100L104 116Z', PAPER) +
		printed([[44, 124], [60, 116], [62, 130], [76, 124], [82, 110], [88, 134], [122, 132], [126, 110], [134, 122], [148, 116]], tail, BLACK),
	chain: ([main, second, trim]) =>
		stencil(LEFT_HALF, main) + stencil(RIGHT_HALF, second) + printed(FIELD, lozenge, trim) +
		lace() +
		line('M72 122C74 144 92 150 104 150S134 144 136 122', 5) + line('M72 122C74 144 92 150 104 150S134 144 136 122', 2.4, { stroke: OCHRE, 'stroke-dasharray': '3.4 2.6' }) +
		shape('M97 148a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z', OCHRE),
	toga: ([main, second, trim]) =>
		throat() + stencil(WHOLE, main) +
		shape('M122 101C104 124 60 136 12 150V132C26 115 58 110 86 101 94 112 110 112 122 101Z', second) +
		line('M110 110C86 128 50 134 14 142M96 108C76 118 50 122 28 126M136 110C132 130 116 150 96 158M152 116C148 136 138 150 128 158', 1.6) +
		line('M16 154C60 142 108 128 128 104', 3.4, { stroke: trim }) +
		shape('M120 108a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z', OCHRE),
	cuirass: ([main, second, trim]) =>
		stencil(WHOLE, second) + folds() +
		shape('M74 106C68 124 72 146 78 160H130C136 146 140 124 134 106L104 116Z', main) +
		line('M104 116V158M82 118C84 134 84 146 86 156M126 118C124 134 124 146 122 156M78 136C94 144 114 144 130 136', 1.6) +
		shape('M92 126 104 120 116 126 113 140 104 146 95 140Z', trim) + dots([[104, 132]], 6, RED) +
		shape('M30 120C40 106 62 102 76 104 76 114 70 124 62 130 52 124 40 122 30 120ZM178 120C168 106 146 102 132 104 132 114 138 124 146 130 156 124 168 122 178 120Z', trim) +
		line('M40 116C50 112 60 112 70 112M168 116C158 112 148 112 138 112', 1.5) + ruffle(),
	bodice: ([main, second, trim]) =>
		shape('M62 108C76 104 88 104 92 98L116 98C120 104 132 104 146 108L132 132H76Z', FLESH) +
		necklace(OCHRE) +
		stencil('M12 160V136C16 118 40 108 62 107 70 116 74 124 78 128 92 122 100 124 104 128 108 124 116 122 130 128 134 124 138 116 146 107 168 108 186 118 190 136V160Z', main) +
		shape('M86 126C94 122 100 124 104 128 108 124 114 122 122 126L114 160H94Z', second) +
		line('M92 134 116 138M94 144 114 146M96 152 112 154', 2, { stroke: trim }) +
		line('M66 114C60 126 58 142 58 158M142 114C148 126 150 142 150 158M24 134C32 128 42 128 50 132', 1.6) +
		rings([[30, 146], [46, 144], [70, 142], [132, 144]], trim),
	aegis: ([main, second, trim]) =>
		neck() + stencil(WHOLE, main) + folds() +
		shape('M70 106C60 122 64 140 74 150 82 144 86 152 94 148 98 154 110 154 114 148 122 152 126 144 134 150 144 140 148 122 138 106 124 118 84 118 70 106Z', second) +
		line(each([[76, 122], [88, 130], [78, 136], [120, 130], [132, 122], [130, 136]], scale), 1.5) +
		shape('M93 132a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z', trim) + line('M99 131h3M106 131h3M100 137q4 3 8 0', 1.8),
	gown: ([main, second, trim]) =>
		shape('M74 104 92 96H116L134 104 118 130H90Z', FLESH) + necklace(RED) +
		stencil('M12 160V132C26 114 52 110 76 103L92 132H116L132 103C156 110 178 116 190 132V160Z', main) +
		shape('M76 103C70 110 66 116 64 122L90 138H118L144 122C142 116 138 110 132 103L118 130H90Z', second) +
		line('M67 120 90 134H118L141 120', 1.6, { stroke: trim }) + line('M104 138V158M84 140C82 148 80 154 80 160M124 140C126 148 128 154 128 160', 1.6) +
		printed([[26, 144], [42, 132], [46, 150], [62, 140], [92, 150], [116, 150]], lily, trim),
	shawl: ([main, second, trim]) =>
		shape('M80 104 92 96H116L128 104 112 130H96Z', FLESH) + necklace(OCHRE) +
		stencil('M12 160V134C26 118 56 112 82 102L104 134 126 102C152 112 176 118 190 134V160Z', main) +
		shape('M82 102C66 110 52 128 48 160H72C76 142 88 132 104 134ZM126 102C142 110 150 128 150 160H136C132 142 120 132 104 134Z', second) +
		line('M74 116C64 128 60 144 60 158M134 116C140 126 143 142 143 158', 1.6) +
		dots([[104, 142], [104, 152]], 5, trim) + printed([[22, 148], [34, 134], [84, 150], [124, 150]], lozenge, trim),
	doublet: ([main, second, trim]) =>
		stencil(LEFT_HALF, main) + stencil(RIGHT_HALF, second) +
		line('M24 130 30 158M38 122 44 158M54 116 58 158M128 116 126 158', 5, { stroke: second }) +
		line('M128 118 126 158', 5, { stroke: main }) + line('M104 118V158', 2) + chestButtons(trim) + ruff(),
	tabard: ([main, second, trim]) =>
		stencil(WHOLE, second) + folds() + neck() +
		shape('M72 106 92 101C96 110 112 110 116 101L136 106 140 160H68Z', main) +
		line('M104 112V158M70 132H138', 9, { stroke: trim }) + line('M99.5 109V127H69M108.5 109V127H138M99.5 158V137H69M108.5 158V137H138', 1.6),
	jerkin: ([main, second, trim]) =>
		stencil(WHOLE, main) + folds() + neck() +
		shape('M88 102 104 126 120 102 134 107 112 160H96L74 107Z', second) +
		line('M92 116 112 132M116 116 96 132M97 142 111 142M98 150H110', 1.8) +
		rings([[30, 142], [48, 130], [48, 150], [66, 140]], trim),
	mail: ([main, second, trim]) =>
		throat() + stencil(WHOLE, WASH) +
		line(each([[28, 134], [44, 126], [60, 120], [38, 146], [54, 140], [70, 132], [128, 128], [62, 152], [134, 148]], wave), 1.5) +
		shape('M78 108 104 116 130 108 122 160H86Z', main) + line('M78 108 104 116 130 108', 4, { stroke: trim }) +
		shape('M104 122 114 132 104 150 94 132Z', second) +
		shape('M76 98C74 110 86 118 104 118S134 110 132 98C124 106 84 106 76 98Z', WASH) + line('M82 106q4 5 8 2M94 111q5 4 10 0M108 110q6 3 10-1M122 107q4 0 6-3', 1.4),
	coat: ([main, second, trim]) =>
		stencil(WHOLE, main) +
		shape('M84 104 104 116 124 104 134 112 116 160H92L74 112Z', second) +
		line('M120 122H110M117 134H109M114 146H107M98 126H92', 2.4, { stroke: trim }) + cravat(),
	dolman: ([main, second, trim]) =>
		stencil(WHOLE, main) +
		line('M84 122H130M88 132H128M96 142H126', 3, { stroke: trim }) + dots([[106, 122], [106, 132], [108, 142], [131, 122], [129, 132]], 5, OCHRE) +
		shape('M82 98C80 108 88 114 104 114S128 108 126 98C118 104 90 104 82 98Z', second),
	jacket: ([main, second, trim]) =>
		stencil(WHOLE, main) +
		shape('M92 104C80 108 70 118 66 130L92 134 104 118 116 134 142 130C138 118 128 108 116 104L104 114Z', second) +
		line('M104 114 116 130 138 127', 1.6, { stroke: trim }) + chestButtons(trim, 128),
	riding: ([main, second, trim]) =>
		throat() + stencil(WHOLE, main) +
		shape('M136 106C118 126 96 142 72 160H96C116 148 134 132 146 112Z', second) + line('M139 113C122 132 104 146 84 158', 1.8, { stroke: trim }) + lace()
};

function necklace(colour: string): Markup {
	const beads: Point[] = [[90, 106], [94, 111], [99, 114], [104, 115], [109, 114], [114, 111], [118, 106]];
	return studs(beads, 3.6, colour);
}

function cravat(): Markup {
	return shape('M88 98C86 106 92 112 104 112S122 106 120 98C112 103 96 103 88 98Z', PAPER) + shape('M98 110H110L114 130 104 126 94 130Z', PAPER) + line('M104 112V124', 1.4);
}

function ruffle(): Markup {
	return shape('M86 98C82 106 90 114 104 114S126 106 122 98C114 104 94 104 86 98Z', RED);
}

export const dress = (kind: Dress, cloth: Cloth): Markup => DRESS[kind](cloth);

/** The raised forearm on the right, its cuff, and the fist at (160, 121) that holds something. */
export const arm = (colour: string, cuff: string): Markup =>
	shape('M134 160C132 146 140 136 147 131L173 134C182 142 187 150 188 160Z', colour) +
	line('M156 158C154 150 152 146 148 142', 1.6) +
	shape('M144 126C154 122 168 124 176 128L174 139C164 134 154 134 143 137Z', cuff);

export const fist = (): Markup =>
	shape('M148 120C147 112 154 110 160 111 168 110 174 113 173 120 173 127 168 130 160 130S149 127 148 120Z', FLESH) +
	line('M149 117H164M149 122H165M152 126.5H164', 1.5);
