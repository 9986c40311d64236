// The sounds of the table, made when they are heard: nothing is downloaded. Off until switched on.

import { settings } from '../settings.svelte';

export type Sound = 'card' | 'chips' | 'knock' | 'turn' | 'won' | 'lost';

const OF: Readonly<Record<string, Sound>> = {
  dealt: 'card', drew: 'card', took: 'card', discarded: 'card', laid: 'card', exchanged: 'card', upcard: 'card', threw: 'card', showed: 'card',
  widow: 'card', shuffled: 'card', restarted: 'card', showdown: 'card',
  ante: 'chips', wager: 'chips', pooled: 'chips', collected: 'chips', claimed: 'chips', scored: 'chips', grant: 'chips',
  knocked: 'knock', stopped: 'knock', continued: 'knock',
};

/** What an effect sounds like; null if it is silent. A bet sounds like its chips. */
export function soundOf(effect: { kind: string }): Sound | null {
  if (effect.kind === 'spoke') return 'amount' in effect && effect.amount ? 'chips' : null;
  return OF[effect.kind] ?? null;
}

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Makes a sound, if sounds are on. */
export function hear(sound: Sound | null): void {
  // a browser lets nothing be heard before the page was pressed
  if (!sound || !settings.sound || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  MADE[sound](audio, audio.currentTime + 0.01);
}

const MADE: Readonly<Record<Sound, (on: AudioContext, at: number) => void>> = {
  card: (on, at) => rustle(on, at, 0.07, 2600, 0.16),
  chips: (on, at) => [0, 0.045, 0.1].forEach((later, k) => tone(on, at + later, 3100 + 420 * k, 0.05, 0.05, 'triangle')),
  knock: (on, at) => [0, 0.15].forEach((later) => { tone(on, at + later, 130, 0.11, 0.3, 'sine', 70); rustle(on, at + later, 0.03, 700, 0.12); }),
  turn: (on, at) => [[0, 660], [0.09, 880]].forEach(([later, pitch]) => tone(on, at + later!, pitch!, 0.28, 0.06, 'sine')),
  won: (on, at) => [523, 659, 784, 1047].forEach((pitch, k) => tone(on, at + 0.1 * k, pitch, 0.4, 0.07, 'triangle')),
  lost: (on, at) => [392, 330, 262].forEach((pitch, k) => tone(on, at + 0.14 * k, pitch, 0.4, 0.06, 'sine')),
};

/** A tone that fades away; its pitch may fall. */
function tone(on: AudioContext, at: number, pitch: number, seconds: number, loud: number, shape: OscillatorType, falls = pitch): void {
  const source = new OscillatorNode(on, { type: shape, frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(falls, at + seconds);
  source.connect(fading(on, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

/** The rustle of paper: a breath of noise around a pitch. */
function rustle(on: AudioContext, at: number, seconds: number, pitch: number, loud: number): void {
  if (!noise) {
    noise = new AudioBuffer({ length: on.sampleRate / 4, sampleRate: on.sampleRate });
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = new AudioBufferSourceNode(on, { buffer: noise });
  source.connect(new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 0.9 })).connect(fading(on, at, seconds, loud));
  source.start(at, Math.random() * 0.1, seconds);
}

function fading(on: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  gain.connect(on.destination);
  return gain;
}
