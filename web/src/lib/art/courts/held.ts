/** What courts hold. In card coordinates: the fist is at (160, 121), the thing rises along the right side of the card. */
import { sign } from '../suits';
import { BLUE, BROWN, GREEN, OCHRE, PAPER, RED, WASH } from '../palette';
import { dots, flat, line, place, shape, studs, type Markup } from '../svg';

export const HELD = [
	'sceptre', 'sword', 'harp', 'orb', 'spear', 'rose', 'mirror', 'fan', 'halberd', 'banner', 'axe', 'bow', 'sabre',
	'trumpet', 'lance', 'crop'
] as const;
export type Held = (typeof HELD)[number];

/** A round stick with its two outlines. */
export const rod = (d: string, colour: string, width = 4): Markup => line(d, width + 3.6) + line(d, width, { stroke: colour });

/** Blade upwards from a hilt at the origin. */
const blade = (): Markup =>
	shape('M-4-8-5-84 0-96 5-84 4-8Z', WASH) + line('M0-84V-10', 1.3) +
	shape('M-16-10C-10-6 10-6 16-10L17-3C10 1-10 1-17-3Z', OCHRE) + rod('M0 0V22', BROWN, 5) + studs([[0, 26]], 7.5, OCHRE);

const rose = (colour: string): Markup =>
	shape('M0 12C-14 12-18 0-14-8-10-16 10-16 14-8 18 0 14 12 0 12Z', colour) +
	line('M-13-6C-4-2 4-2 13-6M0 11C-8 6-8-2 0-5 8-2 8 6 0 11M0-13C-4-9 4-9 0-5', 1.6);

const HELD_BY: Readonly<Record<Held, () => Markup>> = {
	sceptre: () =>
		rod('M158 156 163 56', OCHRE) +
		shape('M163 22C171 31 171 40 163 50 155 40 155 31 163 22Z', OCHRE) +
		shape('M161 54C150 54 145 45 150 36 156 36 158 42 158 47ZM165 54C176 54 181 45 176 36 170 36 168 42 168 47Z', OCHRE) +
		shape('M154 52H172V59H154Z', RED),
	sword: () => place(blade(), 161, 116, 1, 3),
	harp: () =>
		line('M148 46V104M155 48V106M162 46V104M169 43V98M176 40V90', 1.3) +
		shape('M139 40C150 50 160 36 172 32 178 30 184 32 185 38 180 36 176 38 172 40 162 45 152 54 140 48Z', OCHRE) +
		shape('M136 38C142 38 145 42 145 48L146 100C160 104 172 92 181 38L186 40C180 98 162 116 142 111 138 110 137 106 137 102Z', OCHRE) +
		studs([[138, 37]], 5.5, RED),
	orb: () =>
		shape('M140 95a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z', BLUE) + flat('M143 85C152 91 168 91 177 85L180 95C168 100 152 100 140 95Z', OCHRE) +
		line('M143 86C152 92 168 92 177 86M140 95C152 101 168 101 180 95', 1.6) + line('M160 91V76', 5, { stroke: OCHRE }) +
		line('M160 74V52M151 60H169', 8) + line('M160 74V52M151 60H169', 4, { stroke: OCHRE }),
	spear: () => rod('M160 158 164 50', BROWN) + shape('M164 16C172 30 173 38 168 50H160C156 38 157 30 164 16Z', WASH) + line('M164 22V48', 1.4) + shape('M157 50H171V57H157Z', RED),
	rose: () =>
		rod('M158 156C162 120 158 90 162 66', GREEN, 2.6) + shape('M160 92C170 80 182 82 186 90 176 98 166 98 160 92ZM160 104C150 92 142 94 138 102 146 110 154 110 160 104Z', GREEN) +
		place(rose(RED), 162, 52, 1.2),
	mirror: () =>
		rod('M160 140V92', OCHRE) + shape('M142 66a18 24 0 1 0 36 0a18 24 0 1 0-36 0Z', OCHRE) + shape('M147 66a13 18 0 1 0 26 0a13 18 0 1 0-26 0Z', WASH) +
		line('M153 70 164 54M157 76 168 60', 1.8, { stroke: PAPER }) + studs([[160, 38]], 5.5, RED),
	fan: () =>
		shape('M160 112 134 66C146 50 174 48 187 62Z', PAPER) + flat('M137 71C148 56 173 55 184 66L187 62C174 48 146 50 134 66Z', RED) +
		line('M160 112 144 58M160 112 154 53M160 112 164 52M160 112 175 55M140 75C150 62 170 62 182 71', 1.5) + dots([[149, 76], [158, 70], [167, 70], [175, 75]], 5, BLUE),
	halberd: () =>
		rod('M157 158 162 40', BROWN) + shape('M162 14 167 42H158Z', WASH) +
		shape('M166 46C176 42 184 36 187 30 190 46 188 64 182 76 178 68 172 64 165 62ZM157 50 144 44 148 58 157 60Z', WASH) +
		shape('M156 62H168V72H156Z', RED),
	banner: () =>
		rod('M160 158V22', BROWN) + shape('M162 28C172 22 180 32 190 27V84C180 90 172 78 162 84Z', RED) + line('M162 40C172 34 180 44 190 39M162 72C172 66 180 76 190 71', 3, { stroke: OCHRE }) +
		sign('H', 177, 57, 20) + shape('M154 22 160 12 166 22Z', OCHRE),
	axe: () => rod('M158 158 163 34', BROWN) + shape('M160 40C150 42 144 36 140 28 136 46 138 66 146 80 150 70 154 66 161 64Z', WASH) + line('M145 40C143 52 145 64 148 70', 1.4) + shape('M166 44 182 50 166 58Z', WASH) + shape('M158 66H168V74H158Z', BLUE),
	bow: () =>
		line('M150 18 156 150', 1.6) + rod('M149 20C186 40 190 120 156 152', BROWN) + rod('M134 94 184 70', OCHRE, 2) + shape('M186 69 174 66 178 79Z', WASH) + flat('M132 90 141 84 138 97 132 101Z', RED),
	sabre: () =>
		shape('M157 106C160 80 164 50 150 20 172 40 178 76 166 107Z', WASH) + line('M163 104C168 80 168 56 161 38', 1.3) +
		line('M166 128C186 128 186 104 168 106', 6) + line('M166 128C186 128 186 104 168 106', 2.6, { stroke: OCHRE }) + shape('M148 104H174V110H148Z', OCHRE) + rod('M160 110V132', BROWN, 5),
	trumpet: () =>
		rod('M150 142 172 46', OCHRE, 3.4) + shape('M168 52 160 22C168 16 182 20 186 28L175 54Z', OCHRE) + line('M160 22C166 28 180 30 186 28', 1.6) +
		shape('M166 64 188 70 184 104 174 98 162 102 160 90Z', BLUE) + line('M170 74 181 77M168 84 180 87', 2.6, { stroke: OCHRE }),
	lance: () => rod('M154 158 166 40', BROWN, 4.6) + shape('M167 14 173 40H160Z', WASH) + shape('M165 46 190 40V54L178 58 190 66V78L162 72Z', RED) + flat('M164 58 178 58 190 66V78L162 72Z', PAPER) + line('M165 46 190 40V54L178 58 190 66V78L162 72Z'),
	crop: () => rod('M152 150 172 48', BROWN, 3) + line('M172 48C184 36 186 62 178 70 172 76 176 84 182 82', 2.4) + dots([[151, 151]], 7, OCHRE)
};

/** The thing itself, drawn before the fist that closes over it. */
export const held = (kind: Held): Markup => HELD_BY[kind]();
