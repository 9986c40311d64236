// Italian suits, keyed by the letters of the French ones that stand for them in the notation:
// S swords, H cups, D coins, C batons. A sign is one plain shape, about 22 units high, for an
// index or a line of text; a pip has gold on it and is for the middle of a card. All are drawn
// around the origin. Pips of the long suits, swords and batons, are 44 units high.

/** A circle as a path. */
export const circle = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A star with straight sides: `points` tips at `outer`, hollows at `inner`. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, k) => {
    const [a, r] = [(k * Math.PI) / points - Math.PI / 2, k % 2 ? inner : outer];
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Dots evenly round the origin, as one path. */
export function beads(count: number, ring: number, r: number): string {
  return Array.from({ length: count }, (_, k) => {
    const a = ((k + 0.5) * 2 * Math.PI) / count - Math.PI / 2;
    return circle(r, +(ring * Math.cos(a)).toFixed(1), +(ring * Math.sin(a)).toFixed(1));
  }).join('');
}

const CUP = 'M-8.6-10H8.6C8.6-2.6 5.6 1 2 2.2L1.8 5.2C3 7.4 6.6 7.8 7 11H-7C-6.6 7.8-3 7.4-1.8 5.2L-2 2.2C-5.6 1-8.6-2.6-8.6-10Z';

const SIGNS: Record<string, string> = {
  S: 'M0-12.5L3-8.2V1.4H6.8C8.6 1.4 8.6 5.4 6.8 5.4H2V7.6A2.8 2.8 0 1 1-2 7.6V5.4H-6.8C-8.6 5.4-8.6 1.4-6.8 1.4H-3V-8.2Z',
  H: CUP,
  D: `${circle(10.6)}${circle(8.2)}${star(8, 7, 3.4)}`,
  C: 'M0-13C4.6-13 5.8-9.6 5.2-6.6L7.8-4.4L4.5-1.6L2.3 6.4C4.2 8.6 3.6 12.6 0 12.6S-4.2 8.6-2.3 6.4L-3.6 1.8L-6.6-.6L-4.7-3.4L-5.2-6.6C-5.8-9.6-4.6-13 0-13Z',
};

/** A path of one class of the style sheet. */
export const paint = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`;

const PIPS: Record<string, string> = {
  S:
    paint('ink', 'M0-22L3-16.5V8.5H-3V-16.5Z') + paint('bone', 'M0-15.5V6') +
    paint('gold line', 'M-1.8 9H1.8V18H-1.8Z') +
    paint('gold line', 'M-7.6 6.6C-5 8.4-3 7.8 0 7.8S5 8.4 7.6 6.6A1.9 1.9 0 0 1 7.6 10.4C5 11.2-5 11.2-7.6 10.4A1.9 1.9 0 0 1-7.6 6.6Z') +
    paint('gold line', circle(2.8, 0, 19)),
  H:
    paint('ink', CUP) + paint('gold line', 'M-8.6-10C-8.6-12.4 8.6-12.4 8.6-10S-8.6-7.6-8.6-10Z') +
    paint('gold', 'M-7.9-5.2C-4-3.6 4-3.6 7.9-5.2L7.3-3.2C4-1.7-4-1.7-7.3-3.2Z') +
    paint('gold line', circle(2.1, 0, 4)),
  D:
    paint('ink', circle(11)) + paint('gold', circle(9.7)) + paint('fine', circle(7.9)) +
    paint('ink', star(8, 7, 3)) + paint('gold', circle(2)),
  C:
    paint('ink', 'M0-22C4.6-22 6.6-18.4 6.2-14.6L8.6-12.6L5.6-9.8C5.3-7.8 4.8-5.6 4.4-3.4L6.4-1.2L3.5 1.6L2.2 13.4C4.2 16 3.6 21.6 0 21.6S-4.2 16-2.2 13.4L-2.9 6.4L-5.6 3.6L-3.7 1.2L-5-6.2L-8-8.6L-5.8-11.4L-6.2-14.6C-6.6-18.4-4.6-22 0-22Z') +
    paint('gold', 'M-2.9 8.6C-1 9.5 1 9.5 2.9 8.6L2.3 13.4C1 14.3-1 14.3-2.3 13.4Z') +
    paint('gold', 'M0-18.4C2.4-16 2.4-13.4 0-11C-2.4-13.4-2.4-16 0-18.4ZM0-8.4C1.7-6.6 1.7-4.6 0-2.8C-1.7-4.6-1.7-6.6 0-8.4ZM0-.6C1.1.7 1.1 2.3 0 3.6C-1.1 2.3-1.1.7 0-.6Z') +
    paint('gold', circle(1.3, 0, 17.9)),
};

const at = (x: number, y: number, size: number, turn: number): string =>
  `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${size})"`;

/** The plain sign of the suit, in its colour. */
export function sign(suit: string, x: number, y: number, size: number): string {
  return `<path fill-rule="evenodd" d="${SIGNS[suit]}" ${at(x, y, size, suit === 'C' ? 24 : 0)}/>`;
}

/** The ornamented pip of the suit, turned by `turn` degrees. */
export function italianPip(suit: string, x: number, y: number, size: number, turn = 0): string {
  return `<g ${at(x, y, size, turn)}>${PIPS[suit]}</g>`;
}
