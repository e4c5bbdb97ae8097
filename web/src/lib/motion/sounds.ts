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
