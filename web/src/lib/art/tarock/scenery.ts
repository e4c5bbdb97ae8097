/** What stands around the beasts. In card coordinates of the upper half; the ground is at y = 142. */
import { BLACK, BLUE, BROWN, GREEN, OCHRE, PAPER, RED, WASH } from '../palette';
import { dots, flat, line, n, place, shape, studs, type Markup } from '../svg';

const star = (x: number, y: number, size: number): string => {
	const points = Array.from({ length: 10 }, (_, i) => {
		const r = i % 2 ? size * 0.42 : size;
		const a = (i * Math.PI) / 5 - Math.PI / 2;
		return `${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}`;
	});
	return `M${points.join('L')}Z`;
};

const face = (x: number, y: number): Markup => dots([[x - 5, y - 2], [x + 5, y - 2]], 3) + line(`M${x} ${y - 2}v5M${x - 5} ${y + 7}q5 3 10 0`, 1.5);

const grass = (colour: string): Markup =>
	flat('M10 140C60 134 140 136 190 140V152H10Z', colour) + line('M13 140C60 134 140 136 187 140', 2) + line('M28 147l-3-8M32 147l1-9M150 146l-3-8M154 146l1-9', 1.6);

export const SCENERY = {
	heath: () =>
		grass(OCHRE) + shape('M13 140C20 120 34 108 44 112 50 104 60 108 64 118 70 126 74 134 76 138Z', WASH) + line('M36 116C40 122 40 130 38 136M52 116C58 122 60 128 60 134', 1.6) + line('M168 140C166 126 160 118 152 114M168 140C170 124 176 116 184 112M168 140V108', 2.4, { stroke: GREEN }) + studs([[152, 112], [168, 105], [184, 110]], 7, RED),
	clover: () =>
		grass(GREEN) + line('M30 142C32 124 28 112 34 98M170 142C168 120 176 104 172 86M170 124C160 120 156 112 156 104', 2.6, { stroke: GREEN }) +
		shape('M26 100C18 94 24 84 31 88 32 80 44 82 41 90 48 92 46 102 38 101 36 108 27 107 26 100ZM164 88C156 82 162 72 169 76 170 68 182 70 179 78 186 80 184 90 176 89 174 96 165 95 164 88Z', GREEN) + studs([[156, 101]], 9, RED),
	tree: () =>
		grass(GREEN) + shape('M162 142C166 124 164 108 162 96H172C172 110 174 128 180 142Z', BROWN) +
		shape('M146 92C136 84 142 70 152 70 152 58 168 54 174 62 186 58 194 72 188 82 192 92 180 98 172 94 164 102 152 100 146 92Z', GREEN) + line('M156 82q4 4 8 0M170 76q4 4 8 0M164 90q4 3 8 0', 1.6),
	fir: () => grass(GREEN) + shape('M166 56 178 82H172L184 106H176L188 130H146L158 106H150L160 82H154Z', GREEN) + shape('M162 130H171V142H162Z', BROWN) + hatch4(),
	fence: () => grass(GREEN) + line('M18 118H60M18 130H60', 5.6) + line('M18 118H60M18 130H60', 2.4, { stroke: BROWN }) + line('M26 106V142M40 106V142M54 106V142', 6.6) + line('M26 106V142M40 106V142M54 106V142', 3.2, { stroke: BROWN }),
	water: () => flat('M10 138C60 130 140 134 190 138V152H10Z', WASH) + line('M168 142C168 120 174 104 172 88M178 142C178 126 182 112 184 100', 2.4, { stroke: GREEN }) + line('M172 90V76M184 102V92', 6, { stroke: BROWN }),
	night: () => grass(BLUE) + shape('M164 54A19 19 0 1 0 182 82 17 17 0 1 1 164 54Z', OCHRE) + flat(star(66, 76, 6) + star(84, 58, 5) + star(134, 56, 5), OCHRE),
	sun: () => {
		const rays = Array.from({ length: 12 }, (_, i) => {
			const a = (i * Math.PI) / 6;
			return `M${n(166 + 18 * Math.cos(a))} ${n(72 + 18 * Math.sin(a))}L${n(166 + 25 * Math.cos(a))} ${n(72 + 25 * Math.sin(a))}`;
		});
		return grass(OCHRE) + line(rays.join(''), 3, { stroke: OCHRE }) + shape('M152 72a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z', OCHRE) + face(166, 71);
	},
	tower: () => grass(GREEN) + shape('M148 142V88H144V72H152V78H160V72H168V78H176V72H184V88H180V142Z', RED) + line('M148 88H180M152 100H160M168 108H176M152 118H160M168 126H176', 1.6) + flat('M160 142V130C160 124 170 124 170 130V142Z', BLACK),
	palm: () =>
		grass(OCHRE) + shape('M164 142C168 120 166 102 160 84L166 82C174 100 175 122 174 142Z', BROWN) +
		shape('M162 84C150 76 140 80 136 92 146 86 154 88 162 84ZM162 84C160 70 148 64 140 66 148 72 152 80 162 84ZM162 84C168 70 180 68 188 76 178 76 172 82 162 84ZM162 84C176 80 186 88 186 100 178 92 170 88 162 84Z', GREEN),
	grapes: () => grass(GREEN) + line('M187 60C170 56 150 64 148 80', 4, { stroke: BROWN }) + shape('M166 62C176 54 188 62 186 72 180 80 168 76 166 62Z', GREEN) + studs([[142, 82], [150, 82], [158, 82], [146, 89], [154, 89], [150, 96]], 7, BLUE)
} as const;

function hatch4(): Markup {
	return line('M158 92l6 4M168 98l6 4M156 118l8 4M170 122l6 3', 1.6);
}

export type Scenery = keyof typeof SCENERY;

const globe = (): Markup =>
	shape('M64 96a38 38 0 1 0 76 0a38 38 0 1 0-76 0Z', WASH) +
	flat('M74 72C84 62 98 60 104 66 108 74 98 78 96 86 90 92 84 84 76 90 70 88 70 78 74 72ZM112 84C122 78 134 82 138 92 136 106 126 120 118 124 112 116 116 108 108 102 104 94 106 88 112 84ZM82 110C90 108 98 114 96 122 90 124 84 118 82 110Z', GREEN) +
	line('M64 96a38 38 0 1 0 76 0a38 38 0 1 0-76 0Z') + line('M66 84C84 92 120 92 138 84M66 108C84 116 120 116 138 108M102 58C92 76 92 116 102 134', 1.3);

/** The globe between moon and star: the Mond, who is in truth *le monde*, the world. */
export const world = (): Markup =>
	flat('M10 140C60 128 140 128 190 140V152H10Z', BLUE) + line('M13 140C60 128 140 128 187 140', 2) +
	place(globe(), -22, 2) +
	shape('M162 60A30 30 0 1 0 176 118 33 33 0 0 1 162 60Z', OCHRE) + dots([[141, 86]], 4) + line('M133 92l-3 5 4 1M135 106q5 2 9-1M136 80q4-3 8-1', 1.6) +
	flat(star(30, 74, 6) + star(26, 124, 5) + star(170, 68, 7) + star(178, 90, 5), OCHRE);

/** The Pagat's table: cups, ball, a die, a purse. */
export const jugglersTable = (): Markup =>
	shape('M13 134H187V160H13Z', BROWN) + line('M13 140H187', 1.4) +
	shape('M24 134 29 112H45L50 134ZM58 134 63 112H79L84 134Z', OCHRE) + line('M28 116H46M62 116H80', 2) + studs([[94, 129]], 7, RED) +
	place(shape('M-8-8H8V8H-8Z', PAPER) + dots([[-4, -4], [4, 4], [0, 0]], 3.4), 128, 125, 1, 8) + shape('M140 134C138 124 144 120 150 122V116H160V122C168 120 172 128 168 134Z', GREEN);

