// The middle of an Italian-suited card. The round suits, cups and coins, are arranged in rows; the
// long ones, swords and batons, stand upright in ranks, with those in the lower half turned.

import { italianCourt } from './italianCourts';
import { beads, circle, italianPip, paint, star } from './italianGlyphs';

type Spot = readonly [x: number, y: number, size: number, turn?: number];

/** Each place, and its counterpart in the other half of the card. */
const both = (...spots: Spot[]): Spot[] =>
  spots.flatMap(([x, y, size, turn = 0]): Spot[] => [[x, y, size, turn], [100 - x, 140 - y, size, turn + 180]]);

const ROUND: Record<string, Spot[]> = {
  2: both([50, 38, 1.6]),
  3: [...both([50, 31, 1.4]), [50, 70, 1.4]],
  4: both([35, 40, 1.2], [65, 40, 1.2]),
  5: [...both([35, 35, 1.2], [65, 35, 1.2]), [50, 70, 1.2]],
  6: [...both([35.5, 32, 1.2], [64.5, 32, 1.2]), [35.5, 70, 1.2], [64.5, 70, 1.2]],
  7: [...both([36, 34, 1.13], [64, 34, 1.13]), [22, 70, 1.13], [50, 70, 1.13], [78, 70, 1.13]],
};

const LONG: Record<string, Spot[]> = {
  2: [[35, 70, 1.8], [65, 70, 1.8, 180]],
  3: [[27, 70, 1.6], [50, 70, 1.6, 180], [73, 70, 1.6]],
  4: both([36, 41, 1.25], [64, 41, 1.25]),
  5: [...both([28, 40, 1.13], [72, 40, 1.13]), [50, 70, 1.4]],
  6: both([28, 41, 1.08], [50, 41, 1.08], [72, 41, 1.08]),
  7: [...both([38, 31, 0.86], [62, 31, 0.86]), [25, 70, 0.86], [50, 70, 0.86], [75, 70, 0.86]],
};
const SPOTS: Record<string, Record<string, Spot[]>> = { S: LONG, H: ROUND, D: ROUND, C: LONG };

const moved = (x: number, y: number, marks: string): string => `<g transform="translate(${x} ${y})">${marks}</g>`;

// Two sprays of laurel, one on either side.
const LEAVES = [36, 55, 74, 93, 112, 131]
  .map((turn, k) => {
    const a = (turn * Math.PI) / 180;
    const stalk = `translate(${(31 * Math.sin(a)).toFixed(1)} ${(31 * Math.cos(a)).toFixed(1)})`;
    return (k === 5 ? [40, -40, 0] : [40, -40])
      .map((lean) => `<path d="M0 0C3.4-3 3.4-7.5 0-11C-3.4-7.5-3.4-3 0 0Z" transform="${stalk} rotate(${88 - turn + lean})"/>`)
      .join('');
  })
  .join('');
const SPRAY = `${LEAVES}<path class="line" d="M2 31A31 31 0 0 0 23.4-20.3"/>`;
const LAUREL = `<g class="ink">${SPRAY}<g transform="scale(-1 1)">${SPRAY}</g></g>`;

const BOW =
  paint('gold line', 'M-2 2L-9 17L-5.5 15.5L-4 19L2 3ZM2 2L9 17L5.5 15.5L4 19L-2 3Z') +
  paint('gold line', 'M0 0C-7-8-18-7-18-1S-7 7 0 0C7-8 18-7 18-1S7 7 0 0Z') +
  paint('line', 'M-12-1.5C-9-2.5-6-1.5-3 0M12-1.5C9-2.5 6-1.5 3 0') +
  paint('gold line', 'M-3-3.5H3V3.5H-3Z');

// The lozenge within a lozenge is the sign of the Bone Ace, on the French card too.
const GREAT_COIN =
  paint('fine', star(32, 38, 33)) + paint('ink', circle(31)) + paint('gold', circle(28.5)) +
  paint('ink', beads(32, 25.6, 1)) + paint('fine', circle(22.5)) +
  paint('ink', star(16, 21, 13)) + paint('gold', circle(11.5)) +
  paint('ink', 'M0-10C2.3-6 4.6-3 8 0C4.6 3 2.3 6 0 10C-2.3 6-4.6 3-8 0C-4.6-3-2.3-6 0-10Z') +
  paint('bone', 'M0-5.5C1.3-3.3 2.6-1.6 4.4 0C2.6 1.6 1.3 3.3 0 5.5C-1.3 3.3-2.6 1.6-4.4 0C-2.6-1.6-1.3-3.3 0-5.5Z');

// Each ace is its suit's pip, large, with an ornament of its own.
const ACES: Record<string, () => string> = {
  S: () => moved(50, 66, LAUREL) + italianPip('S', 50, 67, 2.3),
  H: () =>
    moved(50, 76, paint('handle', 'M-23-19C-38-24-37 0-16-2M23-19C38-24 37 0 16-2')) +
    italianPip('H', 50, 76, 2.7) + moved(50, 32, paint('gold line', star(8, 8, 3.2))),
  D: () => moved(50, 70, GREAT_COIN),
  C: () => italianPip('C', 50, 67, 2.35) + moved(50, 94, BOW),
};

/** The drawing between the corners of a card. */
export function italianMiddle(rank: string, suit: string): string {
  if ('KQJ'.includes(rank)) return italianCourt(rank, suit);
  if (rank === 'A') return ACES[suit]!();
  return SPOTS[suit]![rank]!.map(([x, y, size, turn]) => italianPip(suit, x, y, size, turn)).join('');
}
