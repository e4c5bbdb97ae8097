/**
 * Single figures of the German pack, seen from hat to boot as the old packs show them. In card coordinates; the feet
 * stand at y = 284, the free hand rests on the hip, the other is at (168, 151).
 */
import { head, type Head } from '../courts/head';
import { held, rod, type Held } from '../courts/held';
import { BLACK, BROWN, FLESH, GREEN, OCHRE, PAPER, RED, WASH } from '../palette';
import { dots, flat, hatch, line, place, shape, stencil, studs, type Markup } from '../svg';

export type Prop = Exclude<Held, 'harp' | 'orb'> | 'drum' | 'musket' | 'down' | 'staff';

export interface Standing {
	readonly head: Head;
	readonly coat: string;
	readonly facing: string;
	readonly breeches: string;
	readonly boots: string;
	readonly prop: Prop;
	/** A sash over the shoulder, for those who command. */
	readonly sash?: string;
}

/** Poles reach to the ground; the courts' own are cut at the seam. */
const POLE = rod('M167 284V184', BROWN);

function prop(kind: Prop): Markup {
	switch (kind) {
		case 'drum':
			return (
				shape('M128 172C140 166 170 166 182 172V212C170 220 140 220 128 212Z', PAPER) +
				flat('M128 172C140 166 170 166 182 172V181C170 187 140 187 128 181ZM128 203C140 210 170 210 182 203V212C170 220 140 220 128 212Z', RED) +
				line('M128 172C140 179 170 179 182 172M128 182C140 189 170 189 182 182M128 203C140 210 170 210 182 203M132 186 142 206 152 188 162 207 172 187 180 204M128 172C140 166 170 166 182 172V212C170 220 140 220 128 212Z', 1.8) +
				rod('M150 176 178 140M146 172 132 150', BROWN, 2.4)
			);
		case 'musket':
			return rod('M168 282V66', BROWN, 4.6) + line('M168 128V50', 4) + shape('M162 232H174L178 284H158Z', BROWN) + shape('M162 146H174V158H162Z', WASH);
		case 'down':
			return shape('M160 152C168 190 174 230 184 262 162 244 152 200 152 154Z', WASH) + line('M158 160C162 190 168 218 176 244', 1.3) + shape('M148 148 174 144 175 151 149 156Z', OCHRE) + rod('M164 148 168 134', BROWN, 4);
		case 'staff':
			return rod('M172 284 165 112', BROWN, 3.4) + studs([[165, 110]], 9, OCHRE) + line('M168 136C176 142 178 152 174 162', 2, { stroke: RED });
		default:
			return (['halberd', 'spear', 'banner', 'axe', 'lance'].includes(kind) ? POLE : '') + place(held(kind), 8, 30);
	}
}

const LEGS = 'M88 200 86 250H107L110 206 113 250H134L132 200Z';
const BOOTS = 'M84 246H108V284H74C72 276 78 271 86 268ZM112 246H136L134 268C142 271 148 276 146 284H112Z';
const COAT = 'M87 114C74 118 68 126 66 140L80 174C76 192 70 206 64 218 82 226 100 220 110 210 120 220 138 226 156 218 150 206 144 192 140 174L152 140C150 126 144 118 133 114L110 122Z';
const HIP_ARM = 'M72 122C56 134 44 154 48 168 56 178 70 178 82 176L81 164C74 164 68 163 65 160 68 152 76 146 82 142Z';
const FREE_ARM = 'M146 120C158 124 168 134 172 146L158 156C154 148 148 144 142 142Z';

const ground = (): Markup =>
	flat('M10 282C50 274 150 274 190 282V300H10Z', GREEN) + line('M13 281C50 273 150 273 187 281', 2) +
	line('M24 288l-3-8M28 288l1-9M54 292l-3-8M58 292l1-9M160 291l-3-8M164 291l1-9', 1.6);

/** Someone on his feet. */
export function standing(figure: Standing): Markup {
	const { coat, facing, sash } = figure;
	return (
		ground() +
		shape(LEGS, figure.breeches) + shape(BOOTS, figure.boots) + line('M84 254H107M113 254H136', 1.6, { stroke: figure.boots === BLACK ? WASH : BROWN }) +
		shape('M100 96V116C104 124 116 124 120 116V96Z', FLESH) +
		stencil(COAT, coat) + hatch([70, 216], [3, -14], [6, 1], 4) + hatch([132, 218], [-2, -14], [6, 0], 3) +
		shape('M96 112 110 126 124 112 130 116 118 172H102L90 116Z', facing) + studs([[110, 138], [110, 150], [110, 162]], 3.6, OCHRE) +
		(sash ? shape('M132 115C120 138 100 158 78 170L82 178C106 166 130 144 141 120Z', sash) : '') +
		shape('M79 169C98 175 122 175 141 169L142 179C122 185 98 185 78 179Z', sash ?? BLACK) + shape('M103 172H117V184H103Z', OCHRE) +
		line('M110 184V208M92 186C88 200 84 210 80 218M128 186C132 200 136 210 140 218', 1.6) +
		shape(HIP_ARM, coat) + shape('M78 163H88V178H78Z', facing) +
		head(figure.head, 110, 86, 0.84) +
		prop(figure.prop) +
		shape(FREE_ARM, coat) + shape('M156 146 172 138 177 148 161 157Z', facing) +
		shape('M158 153C160 147 174 145 177 150 179 157 174 163 168 163 161 163 157 159 158 153Z', FLESH) + line('M166 151l8 2M165 156l8 1', 1.4)
	);
}

export interface Enthroned {
	readonly head: Head;
	readonly robe: string;
	readonly gown: string;
	readonly throne: string;
	readonly held: Held;
}

/** A king on his throne. */
export function enthroned(king: Enthroned): Markup {
	return (
		ground() +
		stencil('M52 284V124C52 84 168 84 168 124V284Z', king.throne) + line('M60 278V128C60 94 160 94 160 128V278', 1.6) + studs([[52, 116], [168, 116]], 10, OCHRE) +
		stencil('M86 116C62 122 50 150 46 190L34 288H186L174 190C170 150 158 122 134 116Z', king.robe) +
		shape('M96 130H124L136 290H84Z', king.gown) + line('M110 176V286M100 190C98 230 94 260 92 286M120 190C122 230 126 260 128 286', 1.6) +
		line('M60 200C58 230 54 260 50 284M160 200C162 230 166 260 170 284', 1.6) +
		shape('M80 286C78 278 96 276 104 282V290H80ZM140 286C142 278 124 276 116 282V290H140Z', RED) +
		line('M85 282 95 150M135 282 125 150', 7, { stroke: PAPER }) + dots([[94, 160], [91, 190], [88, 220], [86, 250], [126, 160], [129, 190], [132, 220], [134, 250]], 3.4) +
		shape('M88 110C66 116 54 130 50 150 70 142 94 152 110 164 126 152 150 142 170 150 166 130 154 116 132 110L110 124Z', PAPER) +
		dots([[66, 136], [80, 126], [82, 142], [96, 132], [110, 148], [124, 132], [138, 142], [140, 126], [154, 136]], 3.6) +
		shape('M82 168H138V178H82Z', OCHRE) + studs([[110, 173]], 6, RED) +
		shape('M50 186C52 172 66 168 76 176 78 186 70 196 60 198Z', king.robe) + shape('M64 184C64 176 82 174 86 182 86 190 78 196 72 195 67 194 64 190 64 184Z', FLESH) +
		shape('M64 178a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z', OCHRE) + line('M77 165V155M72 159H82M65 175C72 180 82 180 89 175', 2.2) +
		head(king.head, 110, 84, 0.86) +
		place(held(king.held), -4, 64) +
		shape('M172 188C170 174 150 170 142 178 142 190 150 198 162 200Z', king.robe) + shape('M146 186C145 178 152 176 158 177 166 176 170 180 169 186 169 193 164 196 158 196S147 193 146 186Z', FLESH) + line('M148 184H162M148 189H162', 1.4)
	);
}
