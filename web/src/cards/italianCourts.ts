// The twelve court cards with Italian suits, like the French ones: a geometric half figure, shown
// twice. The knave wears a cap, the knight rides, the king is crowned and bearded. Each holds up
// the pip of his suit, and the hem of his robe depends on the suit too.

import { twoHeaded } from './glyphs';
import { beads, circle, italianPip, paint } from './italianGlyphs';

// Swords chevrons, cups scallops, coins studs, batons lozenges.
const HEMS: Record<string, string> = {
  S: paint('trim', 'M26 66.5L30.5 62L35 66.5L39.5 62L44 66.5L48.5 62L53 66.5'),
  H: paint('trim', 'M26 63a3.5 3.5 0 0 0 7 0a3.5 3.5 0 0 0 7 0a3.5 3.5 0 0 0 7 0a3.5 3.5 0 0 0 7 0'),
  D: paint('gold', [28, 33.5, 39, 50].map((x) => circle(1.8, x, 65.5)).join('')),
  C: paint('gold', 'M29 60.5L31.5 64.5L29 68.5L26.5 64.5ZM36 60.5L38.5 64.5L36 68.5L33.5 64.5ZM52 60.5L54.5 64.5L52 68.5L49.5 64.5Z'),
};
const ROBE = paint('ink', 'M24 70V63C28 54.5 37 51 44 51S62 54.5 68 63L76 65V70Z');

/** Two eyes and a nose about (x, y). */
const eyes = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${paint('ink', beads(2, 3.5, 1.1))}${paint('line', 'M0 .5V4')}</g>`;

// Where the pip is held: its centre, its size, and the height of the hand.
const GRIPS: Record<string, [y: number, size: number, hand: number]> = {
  S: [37.5, 0.9, 53], C: [37, 0.9, 52], H: [36.5, 0.85, 46.5], D: [36, 0.82, 46.5],
};

function held(suit: string): string {
  const [y, size, hand] = GRIPS[suit]!;
  return (
    paint('ink', `M56 70L63 ${hand + 2}H72L75.5 70Z`) +
    italianPip(suit, 67.5, y, size) +
    paint('gold line', `M62.3 ${hand + 2}H72.7V${hand + 5}H62.3Z`) +
    paint('pale line', `M63.6 ${hand}C63.6 ${hand - 2.6} 71.4 ${hand - 2.6} 71.4 ${hand}S63.6 ${hand + 2.8} 63.6 ${hand}Z`)
  );
}

const king = (suit: string): string =>
  ROBE + HEMS[suit] +
  paint('gold line', 'M35.5 52.5L44 70L52.5 52.5Z') +
  paint('pale line', 'M34.5 31H53.5V42C53.5 48 49.5 52 44 52S34.5 48 34.5 42Z') + eyes(44, 37.5) +
  paint('ink', 'M34.5 40.5C37 46 40.5 43.8 44 43.8S51 46 53.5 40.500C55 50 50 56 48 62L44 57.5L40 62C38 56 33 50 34.5 40.5Z') +
  paint('pale', 'M41.5 47.2H46.5C45.8 48.7 42.2 48.7 41.5 47.2Z') +
  paint('gold line', 'M33 32L30.5 19L37.5 25.5L44 16.5L50.5 25.5L57.5 19L55 32C48 30.2 40 30.2 33 32Z') +
  paint('line', 'M33.4 29C40 27.3 48 27.3 54.6 29') + paint('ink', 'M44 22L45.6 24.4L44 26.8L42.4 24.4Z');

const knave = (suit: string): string =>
  ROBE + HEMS[suit] +
  paint('pale line', 'M33 55L37.5 49.5H50.500L55 55L49.5 60L44 55.5L38.5 60Z') +
  paint('ink', 'M33.5 31C29.5 40 30 47 33.5 51C37 49.5 38.5 47 38.5 44V33ZM54.5 31C58.5 40 58 47 54.5 51C51 49.5 49.5 47 49.5 44V33Z') +
  paint('pale line', 'M36.5 31.5H51.5V42C51.5 47.5 48.5 51 44 51S36.5 47.5 36.5 42Z') + eyes(44, 38) +
  paint('line', 'M41.8 46C43.3 46.9 44.7 46.9 46.2 46') +
  paint('gold line', 'M33 22C27.5 21.5 26 17.5 27 14.5C30.5 17.5 35 16.5 40 21Z') +
  paint('ink', 'M31 31C28 24 34 18.5 44 18.5S60 24 57 31Z') +
  paint('gold line', 'M30.5 30C39.5 27.3 48.5 27.3 57.5 30V33.2C48.5 30.6 39.5 30.6 30.5 33.2Z');

const knight = (): string =>
  // The rider: body, face, helmet and plume.
  paint('ink', 'M43.5 70V48C44 43 46.5 40 51 40S64 43 68 52L76 64V70Z') +
  paint('gold line', 'M44 41.5C47 47 55 47 58 41.5L60.5 43.5C56 51 46 51 41.5 43.5Z') +
  paint('pale line', 'M44.5 26H57.5V34C57.5 38.5 55 41.5 51 41.5S44.5 38.5 44.5 34Z') +
  `<g transform="translate(51 30) scale(.82)">${eyes(0, 0)}</g>` +
  paint('line', 'M49.3 37.8C50.5 38.5 51.5 38.5 52.7 37.8') +
  paint('ink', 'M52 18C51 12.5 41 12.5 35 16.5C37 17 37.5 18 37 20C41 18 47 18.5 51 21Z') +
  paint('gold line', 'M43 36V27C43 21.5 46.5 18 51 18S59 21.5 59 27V36C57.5 35.5 56.5 34.5 56.5 33V28.500H45.500V33C45.5 34.5 44.5 35.5 43 36Z') +
  // The horse: neck and head, mane, eye and nostril, bridle.
  paint('pale line', 'M58 70C57.5 60 52 49 45 42.5L45.5 36.5L41.5 41L39.5 36.5L38.5 42.5C35.5 44.5 32.5 50.5 27.6 57C25.6 60 26.2 63.4 29.2 63.8C31.4 64 33 62.8 34.4 61.4C37.5 61.6 41 61 43 58.5C43.5 63.5 34 64 29.5 70Z') +
  paint('gold line', 'M41.5 42C44 38.5 48 39.5 48 43C51.5 42.5 53.5 45 52.8 48C56 48 57.5 51 56.5 54C59.5 54.5 60.5 58 59 60.500C61.5 61.5 62.5 66 61.5 70H56C55.5 61 50.5 52 42.5 45.500Z') +
  paint('ink', circle(1.3, 37, 49.5) + circle(0.8, 29, 59.8)) +
  paint('line', 'M29.5 52.500C32 54 34 57 34.5 61M34 56.500L41.5 44.500M34.5 61C39 66 48 68 57 66');

const DRAWN: Record<string, (suit: string) => string> = { K: king, Q: knight, J: knave };

/** The picture of a court card, both halves, in its frame. */
export function italianCourt(rank: string, suit: string): string {
  // Two of the four face the other way, as the French ones do.
  const half = DRAWN[rank]!(suit) + held(suit);
  const mirrored = suit === 'H' || suit === 'C';
  return (
    '<g transform="translate(50 70) scale(1.1) translate(-50 -70)">' +
    '<rect class="frame" x="24" y="13" width="52" height="114" rx="2"/>' +
    twoHeaded(mirrored ? `<g transform="translate(100 0) scale(-1 1)">${half}</g>` : half) +
    '<path class="belt" d="M24 70H76"/></g>'
  );
}
