// Spanish suits: O oros (coins), C copas (cups), E espadas (swords), B bastos (clubs). A sign is one
// plain shape, about 22 units high, for an index or a line of text; a pip has gold on it and is for
// the middle of a card. All are drawn around the origin. Pips of the long suits, swords and clubs,
// are 44 units high.

import { figure } from './glyphs';
import { beads, circle, paint } from './italianGlyphs';

/** The `count` petals of a flower, each `long` units long and `from` units away from the centre. */
export function petals(count: number, long: number, wide: number, from = 0): string {
  return Array.from({ length: count }, (_, k) => {
    const a = (k * 2 * Math.PI) / count;
    const at = (r: number, side: number): string =>
      `${(r * Math.sin(a) + side * Math.cos(a)).toFixed(1)} ${(side * Math.sin(a) - r * Math.cos(a)).toFixed(1)}`;
    const [foot, belly, tip] = [from, from + long * 0.6, from + long];
    return `M${at(foot, 0)}C${at(belly, wide)} ${at(tip, wide * 0.6)} ${at(tip, 0)}C${at(tip, -wide * 0.6)} ${at(belly, -wide)} ${at(foot, 0)}Z`;
  }).join('');
}

const BOWL = 'M-9-8.4C-9 .2-5.6 3.4-1.9 4.2L-1.6 6.2C-3.8 7.6-7.2 8-7.6 11.4H7.6C7.2 8 3.8 7.6 1.6 6.2L1.9 4.2C5.6 3.4 9 .2 9-8.4Z';

const SIGNS: Record<string, string> = {
  O: `${circle(10.6)}${circle(8.2)}${petals(6, 6.8, 2.6)}`,
  C: 'M-9-11.4H9C9.2-2 5.8 2.2 2 3.4V5.6C4.6 6.8 7.6 7.4 8 11.4H-8C-7.6 7.4-4.6 6.8-2 5.6V3.4C-5.8 2.2-9.2-2-9-11.4ZM-6.8-8.8H6.8L6.6-6.8H-6.6Z',
  E: 'M0-13L3.5-8.6L2.9 2H8.4V5.4H2.3V8.2A3 3 0 1 1-2.3 8.2V5.4H-8.4V2H-2.9L-3.5-8.6Z',
  B: 'M-1.8 12.6L-3 4L-6.6 2.6L-5.4-1L-3.5-.4C-3.7-3-4.4-5-4.4-7.5C-4.4-10-4.2-11.8-3.7-12.8L4-12C4.4-9.8 4.3-8.2 4.1-6.6L7.2-8L8.6-4.4L3.5-1.8C3.3 1 3 3 2.7 4.6L5.2 4L6.1 7L2.2 8.2L1.8 12.6Z',
};

// A cut branch on the left of a club, its end showing the wood; mirrored on the right.
const knot = (x: number, y: number, side: number): string =>
  `<g transform="translate(${x} ${y}) scale(${side} 1)">` +
  paint('ink', 'M.6-3L-2.4-4.6L-4.2-1.6L.6 3.4Z') + paint('gold line', 'M-2.2-4.9C-4-5.5-5.6-2.8-4-1.4C-2.2-1-.6-3.8-2.2-4.9Z') +
  '</g>';

const PIPS: Record<string, string> = {
  O:
    paint('ink', circle(11)) + paint('gold', circle(9.7)) + paint('ink', beads(16, 8.1, 0.75)) +
    paint('fine', circle(6.3)) + paint('ink', petals(6, 5, 1.9)) + paint('gold', circle(1.3)),
  C:
    paint('ink', BOWL) +
    paint('gold line', 'M-9-8.4C-9-12.2 9-12.2 9-8.4S-9-4.6-9-8.4Z') +
    paint('trim', 'M-7-1.6C-5.6 1 -3.6 2 -2.4 2.3M7-1.6C5.6 1 3.6 2 2.4 2.3M-3.4-2.6C-3-.6-2-.2-1.2 1M3.4-2.6C3-.6 2-.2 1.2 1') +
    paint('gold line', 'M-2.6 5.2C-2.6 3.6 2.6 3.6 2.6 5.2S-2.6 6.8-2.6 5.2Z') +
    paint('gold line', 'M-7.6 11.4C-7.6 9.4 7.6 9.4 7.6 11.4Z'),
  E:
    paint('ink', 'M0-22L4.1-16L3.1 8.4H-3.1L-4.1-16Z') + paint('bone', 'M0-15V5.6') +
    paint('gold line', 'M-1.8 10H1.8V17.6H-1.8Z') + paint('line', 'M-1.8 12.6L1.8 11.4M-1.8 15.2L1.8 14') +
    paint('gold line', 'M-6 7.6C-4 8.2-2.6 6.8 0 6.8S4 8.2 6 7.6A1.9 1.9 0 1 1 6.4 11.2C4 11.8-4 11.8-6.4 11.2A1.9 1.9 0 1 1-6 7.6Z') +
    paint('gold line', circle(2.9, 0, 19)),
  B:
    paint('ink', 'M-1.9 21C-2.1 14-3.2 8-3.5 3C-3.8-3-5.3-8-5.2-14C-5.1-17-4.8-19-4.4-20.2L4.6-19C5.2-15 4.9-9 4.2-4C3.4 2 2.4 10 1.9 21C1.2 21.9-1.2 21.9-1.9 21Z') +
    knot(-4, -9, 1) + knot(4, -4, -1) + knot(-3, 4, 0.9) + knot(2.4, 9, -0.8) +
    paint('gold line', 'M-4.5-20.2C-4.1-22.6 5-21.4 4.6-19C4.2-16.6-4.9-17.8-4.5-20.2Z') +
    paint('nick', 'M-1.4-14C-1.7-11.5-1.5-9-1-6.5M1.9-12.5C2-10.5 1.8-9 1.4-7.5M-.6-1.5C-.5 0-.3 1.5 0 3M.3 7C.2 9 .1 11 0 13'),
};

const at = (x: number, y: number, size: number, turn: number): string =>
  `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size})"`;

/** The plain sign of the suit, in its colour. */
export function spanishSign(suit: string, x: number, y: number, size: number): string {
  return `<path fill-rule="evenodd" d="${SIGNS[suit]}" ${at(x, y, size, suit === 'B' ? 24 : 0)}/>`;
}

/** The ornamented pip of the suit, turned by `turn` degrees. */
export function spanishPip(suit: string, x: number, y: number, size: number, turn = 0): string {
  return `<g ${at(x, y, size, turn)}>${PIPS[suit]}</g>`;
}

// Narrow figures for the two digits of the courts.
const NARROW: Record<string, string> = {
  0: 'M4.1 0C1.7 0 .7 2.6.7 7S1.7 14 4.1 14S7.5 11.4 7.5 7S6.5 0 4.1 0Z',
  1: 'M0 2.8L3.2.2V14',
  2: 'M.8 3.7C.8 1.3 2.2 0 4.1 0C6.1 0 7.5 1.4 7.5 3.8C7.5 5.9 6.5 7.2 4.6 9.5L.8 14H7.8',
};

/** A number of one or two digits with its upper left corner at (x, y). */
export function number(digits: string, x: number, y: number, size: number, stroke = 2.2): string {
  if (digits.length === 1 && digits !== '1') return figure(digits, x, y, size, stroke);
  return [...digits]
    .map((digit, k) =>
      `<path class="fig" d="${NARROW[digit]}" stroke-width="${stroke}" transform="translate(${+(x + k * 5.8 * size).toFixed(2)} ${y}) scale(${size})"/>`)
    .join('');
}
