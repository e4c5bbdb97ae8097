/** The Ballhaus: black walls, boarded roofs, nets, candle-light from high windows. Drawn with a pen on a canvas. */
import { space, type Camera, type Space } from '../boards/flight';
import type { CourtBoard, CourtPanel } from '../wire';

type Pen = CanvasRenderingContext2D;

const PAINT: Readonly<Record<string, readonly [near: string, far: string]>> = {
	floor: ['#b58a5c', '#8f6840'],
	wall: ['#3a3634', '#242120'],
	roof: ['#9a6d3d', '#6f4a26'],
	tambour: ['#4a4440', '#332e2b'],
	grille: ['#14100d', '#0b0907'],
	trou: ['#14100d', '#0b0907'],
	gallery: ['#1b1612', '#0f0c0a'],
	dedans: ['#14100d', '#0b0907'],
	lune: ['#0e0b09', '#0e0b09']
};

const corners = (panel: CourtPanel): Space[] => {
	const [c, w, h] = [space(panel.corner), space(panel.width), space(panel.height)];
	const at = (a: number, b: number): Space => [c[0] + w[0] * a + h[0] * b, c[1] + w[1] * a + h[1] * b, c[2] + w[2] * a + h[2] * b];
	return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
};

/** Draws a line through points of the court; what lies behind the eye is left out. */
export function way(pen: Pen, camera: Camera, points: readonly Space[]): void {
	pen.beginPath();
	let begun = false;
	for (const point of points) {
		const seen = camera.see(point);
		if (!seen) continue;
		if (begun) pen.lineTo(seen[0], seen[1]);
		else pen.moveTo(seen[0], seen[1]);
		begun = true;
	}
}

/** Cut off what lies behind the eye, so that near corners do not fly about. */
function clipped(camera: Camera, points: readonly Space[]): Space[] {
	const out: Space[] = [];
	points.forEach((a, i) => {
		const b = points[(i + 1) % points.length] as Space;
		const [sa, sb] = [camera.see(a), camera.see(b)];
		if (sa) out.push(a);
		if (Boolean(sa) === Boolean(sb)) return;
		let [inside, outside] = sa ? [a, b] : [b, a];
		for (let k = 0; k < 18; k++) {
			const middle: Space = [(inside[0] + outside[0]) / 2, (inside[1] + outside[1]) / 2, (inside[2] + outside[2]) / 2];
			if (camera.see(middle)) inside = middle;
			else outside = middle;
		}
		out.push(inside);
	});
	return out;
}

function panelWay(pen: Pen, camera: Camera, panel: CourtPanel): boolean {
	const points = panel.round ? circle(panel) : corners(panel);
	const cut = clipped(camera, points);
	if (cut.length < 3) return false;
	way(pen, camera, cut);
	pen.closePath();
	return true;
}

function circle(panel: CourtPanel): Space[] {
	const [c, w, h] = [space(panel.corner), space(panel.width), space(panel.height)];
	return Array.from({ length: 24 }, (_, k): Space => {
		const [a, b] = [0.5 + 0.5 * Math.cos((k / 12) * Math.PI), 0.5 + 0.5 * Math.sin((k / 12) * Math.PI)];
		return [c[0] + w[0] * a + h[0] * b, c[1] + w[1] * a + h[1] * b, c[2] + w[2] * a + h[2] * b];
	});
}

/** Everything that stands still. */
export function drawCourt(pen: Pen, board: CourtBoard, camera: Camera, size: { readonly width: number; readonly height: number }): void {
	const dusk = pen.createLinearGradient(0, 0, 0, size.height);
	dusk.addColorStop(0, '#4b4138');
	dusk.addColorStop(0.5, '#2a231d');
	dusk.addColorStop(1, '#1a1511');
	pen.fillStyle = dusk;
	pen.fillRect(0, 0, size.width, size.height);
	const faces = board.faces.filter((face) => face.kind === 'floor' || camera.faces(face)).sort((a, b) => camera.depth(b) - camera.depth(a));
	for (const face of faces) {
		if (!panelWay(pen, camera, face)) continue;
		const [near, far] = PAINT[face.kind] ?? PAINT.wall ?? ['#333', '#222'];
		const tint = pen.createLinearGradient(0, size.height * 0.2, 0, size.height);
		tint.addColorStop(0, far);
		tint.addColorStop(1, near);
		pen.fillStyle = tint;
		pen.fill();
		pen.strokeStyle = 'rgb(0 0 0 / 0.45)';
		pen.lineWidth = 1;
		pen.stroke();
		if (face.kind === 'floor' || face.kind === 'roof') drawBoards(pen, camera, face);
		drawOpenings(pen, board, camera, face);
	}
	drawNet(pen, board, camera);
}

/** Flagstones and boards: thin joints. */
function drawBoards(pen: Pen, camera: Camera, face: CourtPanel): void {
	const [c, w, h] = [space(face.corner), space(face.width), space(face.height)];
	pen.strokeStyle = 'rgb(40 22 8 / 0.18)';
	pen.lineWidth = 0.8;
	const parts = face.kind === 'floor' ? 12 : 5;
	for (let k = 1; k < parts; k++) {
		const b = k / parts;
		const line = Array.from({ length: 9 }, (_, i): Space => [c[0] + (w[0] * i) / 8 + h[0] * b, c[1] + (w[1] * i) / 8 + h[1] * b, c[2] + (w[2] * i) / 8 + h[2] * b]);
		way(pen, camera, line);
		pen.stroke();
	}
}

/** Openings are drawn with the face they lie in: the one whose plane they share. */
function drawOpenings(pen: Pen, board: CourtBoard, camera: Camera, face: CourtPanel): void {
	const [c, w, h] = [space(face.corner), space(face.width), space(face.height)];
	const normal: Space = [w[1] * h[2] - w[2] * h[1], w[2] * h[0] - w[0] * h[2], w[0] * h[1] - w[1] * h[0]];
	const size = Math.hypot(...normal) || 1;
	const off = (p: Space): number => Math.abs(((p[0] - c[0]) * normal[0] + (p[1] - c[1]) * normal[1] + (p[2] - c[2]) * normal[2]) / size);
	for (const opening of board.openings) {
		if (!corners(opening).every((corner) => off(corner) < 0.02) || !panelWay(pen, camera, opening)) continue;
		pen.fillStyle = (PAINT[opening.kind] ?? PAINT.grille)?.[0] ?? '#111';
		pen.fill();
		pen.strokeStyle = '#a57f4c';
		pen.lineWidth = 1.6;
		pen.stroke();
	}
}

/** The net on its rope, hanging deeper in the middle. */
function drawNet(pen: Pen, board: CourtBoard, camera: Camera): void {
	const [at = 0, middle = 0.9, half = 4] = board.corde;
	const height = (y: number): number => middle * (1 + (y / half) ** 2);
	const rope = Array.from({ length: 25 }, (_, k): Space => {
		const y = -half + (2 * half * k) / 24;
		return [at, y, height(y)];
	});
	const foot = rope.map(([x, y]): Space => [x, y, 0]).reverse();
	way(pen, camera, [...rope, ...foot]);
	pen.closePath();
	pen.fillStyle = 'rgb(225 215 190 / 0.16)';
	pen.fill();
	pen.strokeStyle = 'rgb(235 225 200 / 0.28)';
	pen.lineWidth = 0.6;
	for (let k = 0; k < 25; k += 1) {
		const [x, y, z] = rope[k] as Space;
		way(pen, camera, [
			[x, y, 0],
			[x, y, z]
		]);
		pen.stroke();
	}
	way(pen, camera, rope);
	pen.strokeStyle = '#efe4c6';
	pen.lineWidth = 2;
	pen.stroke();
}

/** A line on the floor with its name. */
export function drawChase(pen: Pen, board: CourtBoard, camera: Camera, at: number, name: string, played: boolean): void {
	const half = board.corde[2] ?? 4;
	way(pen, camera, [
		[at, -half, 0.01],
		[at, half, 0.01]
	]);
	pen.strokeStyle = played ? '#ffd24a' : '#d8503c';
	pen.lineWidth = played ? 3 : 2;
	pen.stroke();
	const seen = camera.see([at, half * 0.72, 0.05]);
	if (!seen) return;
	pen.font = `600 ${Math.max(11, Math.min(18, seen[2] * 0.35))}px 'EB Garamond', Georgia, serif`;
	pen.fillStyle = played ? '#ffe28a' : '#ffb3a4';
	pen.textAlign = 'center';
	pen.fillText(name, seen[0], seen[1] - 5);
}

const COATS = ['#274b7d', '#8c2a2b', '#3d6b45', '#7a5a2a'] as const;

/** A player in coat and breeches with his racket. */
export function drawPlayer(pen: Pen, camera: Camera, at: readonly number[], seat: number, serves: boolean): void {
	const foot = camera.see([at[0] ?? 0, at[1] ?? 0, 0]);
	const head = camera.see([at[0] ?? 0, at[1] ?? 0, 1.7]);
	if (!foot || !head) return;
	const tall = foot[1] - head[1];
	const x = foot[0];
	pen.beginPath();
	pen.ellipse(x, foot[1], tall * 0.2, tall * 0.05, 0, 0, 7);
	pen.fillStyle = 'rgb(0 0 0 / 0.35)';
	pen.fill();
	pen.fillStyle = '#efe6d2';
	pen.fillRect(x - tall * 0.1, foot[1] - tall * 0.42, tall * 0.08, tall * 0.42);
	pen.fillRect(x + tall * 0.02, foot[1] - tall * 0.42, tall * 0.08, tall * 0.42);
	pen.beginPath();
	pen.moveTo(x - tall * 0.11, head[1] + tall * 0.2);
	pen.lineTo(x + tall * 0.11, head[1] + tall * 0.2);
	pen.lineTo(x + tall * 0.17, foot[1] - tall * 0.34);
	pen.lineTo(x - tall * 0.17, foot[1] - tall * 0.34);
	pen.closePath();
	pen.fillStyle = COATS[seat % COATS.length] ?? COATS[0];
	pen.fill();
	pen.beginPath();
	pen.arc(x, head[1] + tall * 0.09, tall * 0.085, 0, 7);
	pen.fillStyle = '#f2d3b3';
	pen.fill();
	pen.strokeStyle = '#c79a4a';
	pen.lineWidth = Math.max(1.2, tall * 0.025);
	pen.beginPath();
	pen.moveTo(x + tall * 0.12, head[1] + tall * 0.36);
	pen.lineTo(x + tall * 0.27, head[1] + tall * 0.22);
	pen.stroke();
	pen.beginPath();
	pen.ellipse(x + tall * 0.33, head[1] + tall * 0.15, tall * 0.09, tall * 0.065, -0.7, 0, 7);
	pen.fillStyle = 'rgb(240 230 200 / 0.5)';
	pen.fill();
	pen.stroke();
	if (!serves) return;
	pen.beginPath();
	pen.arc(x, head[1] - tall * 0.12, Math.max(2, tall * 0.04), 0, 7);
	pen.fillStyle = '#ffe28a';
	pen.fill();
}

/** The ball with its shadow on the floor. */
export function drawTennisBall(pen: Pen, camera: Camera, at: Space): void {
	const [seen, floor] = [camera.see(at), camera.see([at[0], at[1], 0])];
	if (!seen) return;
	const r = Math.max(4, seen[2] * 0.09);
	if (floor) {
		pen.beginPath();
		pen.ellipse(floor[0], floor[1], r, r * 0.45, 0, 0, 7);
		pen.fillStyle = 'rgb(0 0 0 / 0.4)';
		pen.fill();
	}
	const shade = pen.createRadialGradient(seen[0] - r * 0.3, seen[1] - r * 0.4, r * 0.1, seen[0], seen[1], r);
	shade.addColorStop(0, '#ffffff');
	shade.addColorStop(0.6, '#f1ead6');
	shade.addColorStop(1, '#a89a78');
	pen.beginPath();
	pen.arc(seen[0], seen[1], r, 0, 7);
	pen.fillStyle = shade;
	pen.fill();
}
