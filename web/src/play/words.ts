// Small parts of sentences.

import { language } from '../language/language.svelte';
import { listText } from '../language/lists';
import { say } from '../language/say';
import { settings } from '../settings.svelte';

/** The units that can be counted here; each has its own message. */
export type Unit = 'card' | 'chip' | 'game' | 'point' | 'stake' | 'token';

/** The players meant: "You", a name, or several: "You and Ann". `within` a sentence it is "you". */
export function whoText(seats: readonly number[], you: number | null, names: readonly string[], within = false): string {
  const others = seats.filter((w) => w !== you).map((w) => names[w] ?? say('play-seat', { n: w + 1 }));
  const yourself = others.length < seats.length ? [say(within ? 'play-you-within' : 'names-you')] : [];
  return listText([...yourself, ...others], 'and');
}

/** The mark behind your own name in a list; none where you are called "You" anyway. */
export const yourMark = (seat: number, you: number | null, names: readonly string[]): string =>
  (seat === you && names[seat] !== say('names-you') ? say('play-yourself') : '');

/** What your own seat is called at your table: by the name you gave, or else you; the others see the name of a guest. */
export const ownName = (name: string | undefined): string => (settings.name.trim() && name ? name : say('names-you'));

/** "1 chip", "3 chips". */
export const count = (n: number, unit: Unit): string => say(`play-count-${unit}`, { n: Math.abs(n), shown: String(n).replace('-', '−') });

/** A gain or a loss with its sign: "+3", "−2", "0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

/** A gain or a loss of something: "+1 chip", "−3 points". */
export const gained = (n: number, unit: Unit): string => say(`play-count-${unit}`, { n: Math.abs(n), shown: signed(n) });

/** The unit alone, if the number is elsewhere: "chip", "chips". */
export const unitWord = (n: number, unit: 'chip' | 'point' | 'token'): string => say(`play-word-${unit}`, { n: Math.abs(n) });

/** A label within a sentence: without its capital, which German keeps for its nouns. */
export const inside = (text: string): string =>
  (language.code === 'de' ? text : (text[0] ?? '').toLocaleLowerCase(language.code) + text.slice(1));

/** The first letter as a capital, to begin a sentence. */
export const capital = (text: string): string => (text[0] ?? '').toLocaleUpperCase(language.code) + text.slice(1);
