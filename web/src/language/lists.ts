// Lists and dates in the language of the page. They are in the catalogues because browsers do not
// support every language: Chromium has neither lists nor dates in Basque.

import { say } from './say';

// In Spanish the word before the last part changes with the sound that follows it: “Ana e Inés”,
// but “agua y hielo”; “siete u ocho”.
const SOUND_I = /^h?[ií](?![aeoáéó])/i;
const SOUND_O = /^(?:h?[oó]|8|11(?!\d))/i;

/** "a", "a and b", "a, b or c". */
export function listText(parts: readonly string[], last: 'and' | 'or'): string {
  if (parts.length < 2) return parts[0] ?? '';
  const [end, first] = [parts.at(-1)!, parts.slice(0, -1).join(', ')];
  if (last === 'and') return say(SOUND_I.test(end) ? 'lists-and-before-i' : 'lists-and', { first, last: end });
  return say(SOUND_O.test(end) ? 'lists-or-before-o' : 'lists-or', { first, last: end });
}

/** A date in the language of the page: "3 July 2026". */
export function dateText(at: number): string {
  const day = new Date(at);
  return say('dates-day', { day: day.getDate(), month: day.getMonth() + 1, year: day.getFullYear() });
}
