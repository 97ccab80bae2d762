/** What a hand feels and an ear hears. Who calls it knows whether the player wants it. */

/** A short tick under the finger. */
export function tick(): void {
	if ('vibrate' in navigator) navigator.vibrate(8);
}

let context: AudioContext | undefined;

/** Two bell-like notes for a result. */
export function chime(): void {
	ring([523.25, 783.99]);
}

/** One short note: time runs out. */
export function beep(): void {
	ring([880]);
}

function ring(pitches: readonly number[]): void {
	if (!('AudioContext' in globalThis)) return;
	context ??= new AudioContext();
	for (const [index, pitch] of pitches.entries()) note(context, pitch, index * 0.18);
}

function note(audio: AudioContext, pitch: number, delay: number): void {
	const start = audio.currentTime + delay;
	const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
	tone.frequency.value = pitch;
	tone.type = 'triangle';
	loudness.gain.setValueAtTime(0, start);
	loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
	loudness.gain.exponentialRampToValueAtTime(0.001, start + 1.1);
	tone.connect(loudness).connect(audio.destination);
	tone.start(start);
	tone.stop(start + 1.2);
}
