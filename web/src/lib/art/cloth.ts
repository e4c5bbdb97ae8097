/** A billiard table of 1782 seen from above: oak, green cloth, bags of net, ivory. Drawn with a pen on a canvas. */
import { facing, type Turn } from '../boards/course';
import { RIM, type Plan } from '../boards/plan';
import type { ClothBall, ClothBoard } from '../wire';

type Pen = CanvasRenderingContext2D;

const WOOD = ['#8a5a33', '#6b4526', '#51311a'] as const;
const CLOTH = ['#2f6b4f', '#1d4a37'] as const;
const BRASS = '#c79a4a';

function rounded(pen: Pen, x: number, y: number, w: number, h: number, r: number): void {
	pen.beginPath();
	pen.roundRect(x, y, w, h, r);
}

function blend(pen: Pen, x0: number, y0: number, x1: number, y1: number, colours: readonly string[]): CanvasGradient {
	const gradient = pen.createLinearGradient(x0, y0, x1, y1);
	colours.forEach((colour, i) => gradient.addColorStop(i / Math.max(1, colours.length - 1), colour));
	return gradient;
}

/** Wood, cushions, cloth, holes, lines and spots: what does not move. */
export function drawTable(pen: Pen, board: ClothBoard, plan: Plan): void {
	const { width, height, scale } = plan;
	rounded(pen, 0, 0, width, height, 26 * Math.sqrt(scale));
	pen.fillStyle = blend(pen, 0, 0, width * 0.4, height, [WOOD[0], WOOD[1], WOOD[0], WOOD[2]]);
	pen.fill();
	pen.strokeStyle = 'rgb(255 226 170 / 0.28)';
	pen.lineWidth = 1.5;
	pen.stroke();
	// The grain: thin, long, never the same twice in a row.
	pen.save();
	pen.clip();
	pen.strokeStyle = 'rgb(30 14 4 / 0.16)';
	pen.lineWidth = 1;
	for (let k = 0; k < 26; k++) {
		const y = ((k * 61) % 97) / 97;
		pen.beginPath();
		pen.moveTo(0, y * height);
		pen.bezierCurveTo(width * 0.3, y * height + 5 * Math.sin(k), width * 0.7, y * height - 5 * Math.cos(k), width, y * height + 3);
		pen.stroke();
	}
	pen.restore();
	const cushion = 52;
	const corner = (d: number): [number, number, number, number] => {
		const [ax, ay] = plan.to(-d, -d);
		const [bx, by] = plan.to(board.length + d, board.width + d);
		return [Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)];
	};
	rounded(pen, ...corner(cushion), 8);
	pen.fillStyle = blend(pen, 0, 0, 0, height, ['#245a42', '#163a2b']);
	pen.shadowColor = 'rgb(0 0 0 / 0.6)';
	pen.shadowBlur = 10;
	pen.fill();
	pen.shadowBlur = 0;
	const [x, y, w, h] = corner(0);
	const cloth = pen.createRadialGradient(x + w / 2, y + h * 0.42, Math.min(w, h) * 0.1, x + w / 2, y + h / 2, Math.max(w, h) * 0.62);
	cloth.addColorStop(0, CLOTH[0]);
	cloth.addColorStop(1, CLOTH[1]);
	pen.fillStyle = cloth;
	pen.fillRect(x, y, w, h);
	// The shadow of the cushion on the cloth.
	pen.save();
	pen.beginPath();
	pen.rect(x, y, w, h);
	pen.clip();
	pen.strokeStyle = 'rgb(0 0 0 / 0.5)';
	pen.shadowColor = 'rgb(0 0 0 / 0.65)';
	pen.shadowBlur = 9;
	pen.lineWidth = 2;
	pen.strokeRect(x - 1, y - 1, w + 2, h + 2);
	pen.restore();
	drawLines(pen, board, plan);
	for (const hole of board.holes) drawHole(pen, plan, hole.at, hole.radius);
	for (const post of board.posts ?? []) drawPost(pen, plan, post.at, post.radius);
}

function drawLines(pen: Pen, board: ClothBoard, plan: Plan): void {
	for (const line of board.lines) {
		if (line.hangs) continue;
		pen.beginPath();
		pen.moveTo(...plan.to(line.from[0] ?? 0, line.from[1] ?? 0));
		pen.lineTo(...plan.to(line.to[0] ?? 0, line.to[1] ?? 0));
		pen.strokeStyle = 'rgb(240 236 214 / 0.38)';
		pen.lineWidth = Math.max(1, 5 * plan.scale);
		pen.stroke();
	}
	for (const [sx = 0, sy = 0] of board.spots) {
		pen.beginPath();
		pen.arc(...plan.to(sx, sy), Math.max(1.5, 9 * plan.scale), 0, 7);
		pen.fillStyle = 'rgb(240 236 214 / 0.5)';
		pen.fill();
	}
}

/** A cord above the table with its bells, drawn over the balls. */
export function drawCords(pen: Pen, board: ClothBoard, plan: Plan): void {
	for (const line of board.lines.filter((l) => l.hangs)) {
		const [ax, ay] = plan.to(line.from[0] ?? 0, line.from[1] ?? 0);
		const [bx, by] = plan.to(line.to[0] ?? 0, line.to[1] ?? 0);
		pen.beginPath();
		pen.moveTo(ax, ay);
		pen.lineTo(bx, by);
		pen.strokeStyle = '#b5482f';
		pen.lineWidth = Math.max(1.2, 8 * plan.scale);
		pen.stroke();
		for (let k = 1; k < 6; k++) {
			pen.beginPath();
			pen.arc(ax + ((bx - ax) * k) / 6, ay + ((by - ay) * k) / 6, Math.max(2, 16 * plan.scale), 0, 7);
			pen.fillStyle = BRASS;
			pen.fill();
			pen.strokeStyle = '#6d4c17';
			pen.lineWidth = 0.8;
			pen.stroke();
		}
	}
}

function drawHole(pen: Pen, plan: Plan, at: readonly number[], radius: number): void {
	const [x, y] = plan.to(at[0] ?? 0, at[1] ?? 0);
	const r = radius * plan.scale * 1.12;
	const deep = pen.createRadialGradient(x, y + r * 0.2, r * 0.1, x, y, r);
	deep.addColorStop(0, '#020302');
	deep.addColorStop(0.75, '#0a0d0a');
	deep.addColorStop(1, '#2b1c10');
	pen.beginPath();
	pen.arc(x, y, r, 0, 7);
	pen.fillStyle = deep;
	pen.fill();
	pen.lineWidth = Math.max(1.5, 10 * plan.scale);
	pen.strokeStyle = BRASS;
	pen.stroke();
	// The bag hangs below: a few knots of its net.
	pen.save();
	pen.clip();
	pen.strokeStyle = 'rgb(190 160 110 / 0.3)';
	pen.lineWidth = 1;
	for (let k = -3; k <= 3; k++) {
		pen.beginPath();
		pen.moveTo(x + (k * r) / 3 - r / 2, y - r);
		pen.lineTo(x + (k * r) / 3 + r / 2, y + r);
		pen.moveTo(x + (k * r) / 3 + r / 2, y - r);
		pen.lineTo(x + (k * r) / 3 - r / 2, y + r);
		pen.stroke();
	}
	pen.restore();
}

function drawPost(pen: Pen, plan: Plan, at: readonly number[], radius: number): void {
	const [x, y] = plan.to(at[0] ?? 0, at[1] ?? 0);
	const r = Math.max(3, radius * plan.scale);
	const knob = pen.createRadialGradient(x - r * 0.3, y - r * 0.3, r * 0.1, x, y, r);
	knob.addColorStop(0, '#fff3cf');
	knob.addColorStop(1, '#9b7230');
	pen.beginPath();
	pen.arc(x, y, r, 0, 7);
	pen.fillStyle = knob;
	pen.shadowColor = 'rgb(0 0 0 / 0.5)';
	pen.shadowBlur = 4;
	pen.fill();
	pen.shadowBlur = 0;
}

const IVORY = ['#fffdf3', '#f3e4bf', '#b79a63'] as const;
const SHADES: Readonly<Record<string, readonly [string, string, string]>> = {
	red: ['#ffb3a2', '#bf2f25', '#5d110d'],
	blue: ['#b9cdf6', '#2f55a6', '#13254f']
};

/** A ball with its shadow, and a mark on it that shows how it turns. `up` is its height above the cloth in millimetres. */
export function drawBall(pen: Pen, plan: Plan, ball: Pick<ClothBall, 'look' | 'radius'>, at: readonly [number, number], turn: Turn, up = 0): void {
	const [x, y] = plan.to(at[0], at[1]);
	const r = Math.max(5, ball.radius * plan.scale) * (1 + up / 900);
	const fall = 2 + up * plan.scale * 0.6;
	pen.beginPath();
	pen.ellipse(x + fall, y + fall * 1.2, r * 1.02, r * 0.98, 0, 0, 7);
	pen.fillStyle = `rgb(0 0 0 / ${up > 20 ? 0.22 : 0.38})`;
	pen.fill();
	const [light, body, dark] = typeof ball.look === 'string' ? (SHADES[ball.look] ?? IVORY) : IVORY;
	const shade = pen.createRadialGradient(x - r * 0.35, y - r * 0.42, r * 0.08, x, y, r);
	shade.addColorStop(0, light);
	shade.addColorStop(0.45, body);
	shade.addColorStop(1, dark);
	pen.beginPath();
	pen.arc(x, y, r, 0, 7);
	pen.fillStyle = shade;
	pen.fill();
	pen.save();
	pen.clip();
	drawMarks(pen, plan, ball, [x, y], r, turn);
	pen.restore();
	if (typeof ball.look !== 'string') drawNumber(pen, x, y, r, ball.look.number);
	pen.beginPath();
	pen.ellipse(x - r * 0.36, y - r * 0.44, r * 0.2, r * 0.12, -0.7, 0, 7);
	pen.fillStyle = 'rgb(255 255 255 / 0.75)';
	pen.fill();
}

/** A dot at the pole, and faint lines of ivory, so that spin is seen. */
function drawMarks(pen: Pen, plan: Plan, ball: Pick<ClothBall, 'look'>, [x, y]: readonly [number, number], r: number, turn: Turn): void {
	const screen = (d: readonly [number, number, number]): [number, number, number] => {
		const [a, b, c] = facing(turn, d);
		return plan.upright ? [b, -a, c] : [a, b, c];
	};
	pen.strokeStyle = 'rgb(90 60 20 / 0.22)';
	pen.lineWidth = Math.max(0.7, r * 0.07);
	pen.beginPath();
	let drawing = false;
	for (let k = 0; k <= 24; k++) {
		const a = (k / 24) * 2 * Math.PI;
		const [sx, sy, sz] = screen([Math.cos(a), Math.sin(a) * 0.2, Math.sin(a) * 0.98]);
		if (sz > 0) {
			if (drawing) pen.lineTo(x + sx * r, y + sy * r);
			else pen.moveTo(x + sx * r, y + sy * r);
		}
		drawing = sz > 0;
	}
	pen.stroke();
	if (ball.look !== 'dotted') return;
	for (const pole of [
		[0, 0, 1],
		[0, 0, -1]
	] as const) {
		const [sx, sy, sz] = screen(pole);
		if (sz <= 0) continue;
		pen.beginPath();
		pen.ellipse(x + sx * r * 0.92, y + sy * r * 0.92, r * 0.27, r * 0.27 * Math.max(0.25, sz), Math.atan2(sy, sx) + Math.PI / 2, 0, 7);
		pen.fillStyle = '#3a2312';
		pen.fill();
	}
}

function drawNumber(pen: Pen, x: number, y: number, r: number, number: number): void {
	pen.beginPath();
	pen.arc(x, y, r * 0.62, 0, 7);
	pen.fillStyle = 'rgb(255 252 240 / 0.9)';
	pen.fill();
	pen.fillStyle = '#3a2312';
	pen.font = `600 ${Math.max(8, r * (number > 9 ? 0.85 : 1.05))}px 'EB Garamond', Georgia, serif`;
	pen.textAlign = 'center';
	pen.textBaseline = 'middle';
	pen.fillText(String(number), x, y + r * 0.06);
}

/** A way along which a ball ran or would run. */
export function drawTrace(pen: Pen, plan: Plan, trace: readonly (readonly [number, number])[], colour: string, width = 1.6, dashes: number[] = []): void {
	if (trace.length < 2) return;
	pen.beginPath();
	trace.forEach(([x, y], i) => (i === 0 ? pen.moveTo(...plan.to(x, y)) : pen.lineTo(...plan.to(x, y))));
	pen.setLineDash(dashes);
	pen.strokeStyle = colour;
	pen.lineWidth = width;
	pen.lineJoin = 'round';
	pen.stroke();
	pen.setLineDash([]);
}

/** The ghost of a ball: where it would come to, or where it may be laid. */
export function drawGhost(pen: Pen, plan: Plan, [x, y]: readonly [number, number], radius: number, colour: string): void {
	pen.beginPath();
	pen.arc(...plan.to(x, y), Math.max(5, radius * plan.scale), 0, 7);
	pen.strokeStyle = colour;
	pen.lineWidth = 1.6;
	pen.stroke();
}

/** The stick behind the ball, drawn back by so many millimetres. */
export function drawStick(pen: Pen, plan: Plan, at: readonly [number, number], degrees: number, back: number, mace: boolean): void {
	const [x, y] = plan.to(at[0], at[1]);
	pen.save();
	pen.translate(x, y);
	pen.rotate(plan.angle(degrees));
	const [near, far] = [-(34 + back) * plan.scale, -(34 + back + 1250) * plan.scale];
	pen.shadowColor = 'rgb(0 0 0 / 0.45)';
	pen.shadowBlur = 6;
	pen.shadowOffsetY = 4;
	pen.fillStyle = blend(pen, near, 0, far, 0, ['#e9d2a0', '#b9824a', '#6b3d1f', '#2c1a0f']);
	pen.beginPath();
	pen.moveTo(near, -6 * plan.scale);
	pen.lineTo(far, -16 * plan.scale);
	pen.lineTo(far, 16 * plan.scale);
	pen.lineTo(near, 6 * plan.scale);
	pen.closePath();
	pen.fill();
	if (mace) {
		pen.fillStyle = blend(pen, 0, -60 * plan.scale, 0, 60 * plan.scale, ['#d8b27a', '#8a5a33']);
		rounded(pen, near - 70 * plan.scale, -48 * plan.scale, 70 * plan.scale, 96 * plan.scale, 6 * plan.scale);
		pen.fill();
	}
	pen.restore();
}

/** Where a ball in hand may be laid. */
export function drawZone(pen: Pen, plan: Plan, board: ClothBoard): void {
	const { zone } = board;
	if (!zone) return;
	const [fx = 0, fy = 0] = zone.from;
	const [tx = 0, ty = 0] = zone.to;
	pen.beginPath();
	if (typeof zone.radius === 'number') {
		const [cx, cy] = plan.to(fx, (fy + ty) / 2);
		pen.arc(cx, cy, zone.radius * plan.scale, plan.angle(-90), plan.angle(90));
		pen.closePath();
	} else {
		const [ax, ay] = plan.to(fx, fy);
		const [bx, by] = plan.to(tx, ty);
		pen.rect(Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay));
	}
	pen.fillStyle = 'rgb(255 236 170 / 0.12)';
	pen.fill();
	pen.setLineDash([5, 4]);
	pen.strokeStyle = 'rgb(255 236 170 / 0.55)';
	pen.lineWidth = 1.3;
	pen.stroke();
	pen.setLineDash([]);
}

/** Whether a place lies in the zone of a ball in hand; the nearest that does otherwise. */
export function intoZone(board: ClothBoard, x: number, y: number): [number, number] {
	const { zone } = board;
	if (!zone) return [x, y];
	const [fx = 0, fy = 0] = zone.from;
	const [tx = 0, ty = 0] = zone.to;
	const [a, b] = [Math.min(tx, Math.max(fx, x)), Math.min(ty, Math.max(fy, y))];
	if (typeof zone.radius !== 'number') return [a, b];
	const [mx, my] = [fx, (fy + ty) / 2];
	const far = Math.hypot(a - mx, b - my);
	const share = far > zone.radius ? zone.radius / far : 1;
	return [mx + (a - mx) * share, my + (b - my) * share];
}

/** The table's own wood is as wide as this on the screen. */
export const rimOf = (plan: Plan): number => RIM * plan.scale;
