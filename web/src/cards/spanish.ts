// The Spanish pack: forty cards, each in a frame with its pinta, the breaks in the top and bottom
// line that show the suit when only the edge of a card is visible: none for coins, one for cups, two
// for swords, three for clubs. This file and the modules that only it needs are fetched when a game
// with the Spanish pack is on the table.

import { faceOf } from './glyphs';
import { beads, circle, paint, star } from './italianGlyphs';
import { cardIndex, SPANISH_SUITS } from './names';
import { spanishCourt, spanishEmblem } from './spanishCourts';
import { number, petals, spanishPip, spanishSign } from './spanishGlyphs';

type Spot = readonly [x: number, y: number, size: number, turn?: number];

const grid = (xs: number[], ys: number[], size: number): Spot[] => ys.flatMap((y) => xs.map((x): Spot => [x, y, size]));
/** Each place, and the same place turned round in the other half of the card. */
const both = (...spots: Spot[]): Spot[] => spots.flatMap(([x, y, size]): Spot[] => [[x, y, size], [100 - x, 140 - y, size, 180]]);

// Coins and cups are arranged in rows, all upright.
const ROUND: Record<string, Spot[]> = {
  2: grid([50], [41, 99], 1.7),
  3: grid([50], [32, 70, 108], 1.35),
  4: grid([36, 64], [43, 97], 1.1),
  5: [...grid([36, 64], [39, 101], 1.06), [50, 70, 1.06]],
  6: grid([36.5, 63.5], [33, 70, 107], 1.06),
  7: [...grid([36, 64], [36, 104], 1.04), ...grid([22.5, 50, 77.5], [70], 1.04)],
};
// Swords and clubs are arranged in ranks, with those in the lower half turned.
const LONG: Record<string, Spot[]> = {
  2: grid([34, 66], [70], 1.65),
  3: [...grid([27, 73], [70], 1.4), [50, 70, 1.4, 180]],
  4: both([36, 41, 1.1], [64, 41, 1.1]),
  5: [...both([31, 41.5, 1], [69, 41.5, 1]), [50, 70, 1.1]],
  6: both([30.5, 42, 0.96], [50, 42, 0.96], [69.5, 42, 0.96]),
  7: [...both([38, 32, 0.86], [62, 32, 0.86]), ...grid([26, 50, 74], [70], 0.86)],
};
const SPOTS: Record<string, Record<string, Spot[]>> = { O: ROUND, C: ROUND, E: LONG, B: LONG };

const moved = (x: number, y: number, marks: string): string => `<g transform="translate(${x} ${y})">${marks}</g>`;
const mirrored = (marks: string): string => `${marks}<g transform="scale(-1 1)">${marks}</g>`;

// A coin as large as the card allows, with the sun on it.
const SUN =
  paint('ink', star(16, 20.5, 12.2)) + paint('gold line', circle(12.2)) +
  mirrored(paint('ink', circle(1.3, 4.2, -2.2)) + paint('line', 'M2-5.2C3.2-6.2 5.2-6.2 6.6-5M8.4 1.4C7.8 2.6 6.8 3 5.8 2.8')) +
  paint('line', 'M0-1.8L-1.2 2.2H.8M-3.8 5.4C-1.8 7.4 1.8 7.4 3.8 5.4');
const GREAT_COIN =
  paint('fine', petals(32, 4.6, 1.6, 33.5)) + paint('ink', circle(32)) + paint('gold', circle(29.4)) +
  paint('ink', beads(36, 27, 1)) + paint('fine', circle(24.4)) + SUN;

// A sprig: a stalk with leaves to both sides, rising from the origin.
const LEAF = 'M0 0C4-2.6 5-8 0-12C-5-8-4-2.6 0 0Z';
const leaf = (x: number, y: number, turn: number, size = 1): string =>
  `<path d="${LEAF}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`;

// Each ace is its suit's pip, large, with an ornament of its own.
const ACES: Record<string, () => string> = {
  O: () => moved(50, 70, GREAT_COIN),
  C: () =>
    moved(50, 74, mirrored(paint('handle', 'M22-20C38-26 40 2 15 2')) + mirrored(paint('gold line', circle(2.6, 24.5, -20)))) +
    spanishPip('C', 50, 76, 2.7) +
    moved(50, 52, paint('ink', 'M-20 0C-17-9-8-13.5-2.5-14.5H2.5C8-13.5 17-9 20 0Z') +
      paint('trim', 'M-11.5-4C-9.5-8-6-10.6-3-11.8M11.5-4C9.5-8 6-10.6 3-11.8M0-4V-11.8') +
      paint('gold line', 'M-23.5 0C-23.5-4 23.5-4 23.5 0S-23.5 4-23.5 0Z') +
      paint('gold line', 'M-4.5-14.5C-4.5-17 4.5-17 4.5-14.5S-4.5-12-4.5-14.5Z') + paint('gold line', circle(4, 0, -20.5))),
  E: () =>
    moved(50, 92, mirrored(paint('line', 'M4 16C18 14 26 2 25-14C24.6-22 22-30 17-37') +
      `<g class="ink">${leaf(14, 13, 35) + leaf(21, 6.5, 8) + leaf(16.5, 10.5, 100, 0.9) + leaf(24.6, -3, -20) + leaf(23, 2, 72, 0.9) +
        leaf(25, -14, -38) + leaf(25, -9, 50, 0.9) + leaf(23, -24, -50) + leaf(24, -20, 32, 0.9) + leaf(17, -37, -25)}</g>`)) +
    spanishPip('E', 50, 67, 2.35),
  B: () =>
    moved(50, 67, `<g class="ink">${leaf(-17, -29, -12, 1.2) + leaf(-17, -29, -75, 0.9) + leaf(17.5, -14.5, 15, 1.4) + leaf(17.5, -14.5, 75, 1.2) +
      leaf(-14.5, 2.5, -20, 1.3) + leaf(-14.5, 2.5, -80, 1.2) + leaf(12, 17.5, 20, 1.2) + leaf(12, 17.5, 80, 1.1)}</g>`) +
    spanishPip('B', 50, 67, 2.35),
};

function middle(rank: string, suit: string): string {
  if ('KCS'.includes(rank)) return spanishCourt(rank, suit);
  if (rank === 'A') return ACES[suit]!();
  return SPOTS[suit]![rank]!.map(([x, y, size, turn]) => spanishPip(suit, x, y, size, turn)).join('');
}

/** The frame, `inset` units from the edge, with a number of breaks in its top and bottom line. */
function frame(breaks: number, inset: number, wide: number): string {
  const [left, right, r] = [inset, 100 - inset, 4.5];
  const cuts = Array.from({ length: breaks }, (_, k) => left + ((k + 1) * (right - left)) / (breaks + 1));
  const gaps = cuts.map((x) => [+(x - wide / 2).toFixed(1), +(x + wide / 2).toFixed(1)] as const);
  const top = gaps.map(([from, to]) => `H${from}M${to} ${inset}`).join('');
  const bottom = [...gaps].reverse().map(([from, to]) => `H${to}M${from} ${140 - inset}`).join('');
  return paint(
    'pinta',
    `M${left} ${inset + r}a${r} ${r} 0 0 1 ${r} ${-r}${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}` +
      `V${140 - inset - r}a${r} ${r} 0 0 1 ${-r} ${r}${bottom}H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}${breaks ? `V${inset + r}` : 'Z'}`,
  );
}

// The large pip of the simple face: its centre, its size and its rotation. Next to the small picture
// of a court card, round pips are smaller.
const BELOW: Record<string, readonly [x: number, y: number, size: number, turn: number]> = {
  O: [64, 97, 2.3, 0], C: [64, 97, 2.2, 0], E: [71, 90, 1.65, 0], B: [69, 92, 1.6, 14],
};
const BESIDE: typeof BELOW = { ...BELOW, O: [68.5, 98, 1.95, 0], C: [69, 98, 1.95, 0] };

/** The contents of the <svg> of a card's face. */
export function spanishMarks(code: string): string {
  const [rank, suit] = [code[0]!, code[1]!];
  const [digits, breaks] = [cardIndex(code, 'spanish'), SPANISH_SUITS.indexOf(suit)];
  const index =
    number(digits, digits === '1' ? 13 : 9.8, 11, digits.length > 1 ? 1 : 1.1) + spanishSign(suit, 15.2, 36.5, 'OC'.includes(suit) ? 0.56 : 0.62);
  const [x, y, size, turn] = (digits.length > 1 ? BESIDE : BELOW)[suit]!;
  const simple = number(digits, digits === '1' ? 21 : 14, 16, 3.1, 2) + spanishPip(suit, x, y, size, turn) + spanishEmblem(rank);
  return (
    `<g class="full">${frame(breaks, 5, 8)}${faceOf(index, middle(rank, suit))}</g>` +
    `<g class="simple">${frame(breaks, 4.5, 12)}${simple}</g>`
  );
}

export { spanishSign };
