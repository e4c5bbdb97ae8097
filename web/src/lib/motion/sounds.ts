/** A few quiet clicks, made on the spot; nothing is loaded. Off unless somebody wants them. */
import type { Sound } from '../events';
import { likes } from '../prefs.svelte';

let audio: AudioContext | null = null;

/** A short burst of noise through a band: pasteboard, bone or wood, by its pitch. */
function knock(at: number, pitch: number, length: number, loudness: number): void {
	if (!audio) return;
	const frames = Math.floor(audio.sampleRate * length);
	const buffer = audio.createBuffer(1, frames, audio.sampleRate);
	const data = buffer.getChannelData(0);
	for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
	const source = new AudioBufferSourceNode(audio, { buffer });
	const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2.5 });
	source
		.connect(band)
		.connect(new GainNode(audio, { gain: loudness }))
		.connect(audio.destination);
	source.start(at);
}

const SOUNDS: Readonly<Record<Sound, (now: number) => void>> = {
	card: (now) => knock(now, 1800, 0.05, 0.5),
	counter: (now) => [0, 0.05].forEach((d) => knock(now + d, 3400, 0.04, 0.6)),
	/** A knuckle on the table, by which one passes. */
	knuckle: (now) => knock(now, 380, 0.06, 0.5),
	/** The cards of a trick drawn together. */
	sweep: (now) => [0, 0.04, 0.09].forEach((d) => knock(now + d, 1500, 0.07, 0.35)),
	dice: (now) => [0, 0.07, 0.13, 0.2, 0.24].forEach((d) => knock(now + d, 900, 0.05, 0.9)),
	turn: (now) => knock(now, 620, 0.12, 0.7)
};

export function sound(name: Sound): void {
	if (!likes.sounds) return;
	audio ??= new AudioContext();
	void audio.resume();
	SOUNDS[name](audio.currentTime);
}

/** Ivory, cushion, leather, catgut: pitch, length and loudness of what a ball meets. */
const MET: Readonly<Record<string, readonly [pitch: number, length: number, loudness: number]>> = {
	tip: [2200, 0.03, 0.5],
	hit: [3100, 0.035, 0.8],
	cushion: [300, 0.07, 0.4],
	pocket: [180, 0.16, 0.7],
	off: [140, 0.2, 0.8],
	bell: [5200, 0.3, 0.5],
	racket: [900, 0.05, 0.8],
	floor: [240, 0.08, 0.7],
	wall: [420, 0.06, 0.7],
	roof: [330, 0.09, 0.6],
	net: [160, 0.12, 0.4],
	opening: [120, 0.18, 0.6]
};

/** A ball met something. */
export function knocked(what: string): void {
	const met = MET[what];
	if (!likes.sounds || !met) return;
	audio ??= new AudioContext();
	void audio.resume();
	knock(audio.currentTime, ...met);
}
