// The twelve court cards of the Spanish pack, standing figures shown once: the sota is a page with
// a cap, the caballo rides, the king is crowned and bearded. Each holds up the pip of the suit,
// and the border of the dress depends on the suit too.

import { beads, circle, paint } from './italianGlyphs';
import { spanishPip } from './spanishGlyphs';

/** Two eyes and a nose about (x, y). */
const eyes = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${paint('ink', beads(2, 3.3, 1.05))}${paint('line', 'M0 .5V3.6')}</g>`;

// A border eight units long, repeated along a hem: studs, scallops, chevrons, lozenges.
const BORDERS: Record<string, string> = {
  O: circle(1.7, 4, 0),
  C: 'M0-2a4 4 0 0 0 8 0',
  E: 'M0 2L4-2.5L8 2',
  B: 'M4-3.2L6.6 0L4 3.2L1.4 0Z',
};
const border = (suit: string, x: number, y: number, count: number, turn = 0): string =>
  Array.from({ length: count }, (_, k) =>
    `<path class="${suit === 'O' || suit === 'B' ? 'gold' : 'trim'}" d="${BORDERS[suit]}" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} translate(${8 * k})"/>`,
  ).join('');

// Where the pip is held above a hand at the origin: its centre and its size.
const GRIPS: Record<string, [y: number, size: number]> = { E: [-15.5, 0.92], B: [-15.5, 0.92], C: [-11.2, 0.88], O: [-10.5, 0.83] };

/** The pip, and the hand that holds it, with its cuff. */
function held(suit: string, x: number, y: number): string {
  const [rise, size] = GRIPS[suit]!;
  const long = suit === 'E' || suit === 'B';
  return (
    spanishPip(suit, x, y + rise, size) +
    `<g transform="translate(${x} ${y})">` +
    paint('pale line', long ? 'M-4.2 0C-4.2-3 4.2-3 4.2 0S-4.2 3-4.2 0Z' : 'M-4 3C-5-2 5-2 4 3Z') +
    paint('gold line', 'M-5 2.6H5V6H-5Z') + '</g>'
  );
}

const king = (suit: string): string =>
  // Shoes, the cloak, and the robe visible where the cloak is open.
  paint('ink', 'M37 119C33 121 31 123.5 32 124.5H45.5V119ZM50.5 119V124.5H64C65 123.5 63 121 59 119Z') +
  paint('ink', 'M33 54C29 74 28 100 27 121.5H69C68 100 67 74 63 54Z') +
  paint('tint line', 'M41 60L34.5 121.5H61.5L55 60Z') +
  border(suit, 36, 112, 3) + paint('line', 'M35.3 116.5H60.7M36.2 107.5H59.8') +
  paint('gold line', 'M38.8 81.5H57.2L57.7 86H38.3Z') +
  paint('gold line', circle(2.9, 48, 83.7)) +
  paint('pale line', 'M41 60L34.5 121.5H29.5L37 60ZM55 60L61.5 121.5H66.5L59 60Z') +
  paint('ink', [72, 84, 96, 108].map((y, k) => `M${37.3 - k * 1.3} ${y}l-1.3 4.6h2.2ZM${58.7 + k * 1.3} ${y}l-.9 4.6h2.2Z`).join('')) +
  // The mantle of ermine, the face, the beard and the crown.
  paint('pale line', 'M30.5 63C31 54 38 48 48 48S65 54 65.5 63C59 68.5 37 68.5 30.5 63Z') +
  paint('ink', [[35, 58], [40.5, 61.5], [55.5, 61.5], [61, 58]].map(([x, y]) => `M${x} ${y}l-1.3 4.4h2.6Z`).join('')) +
  paint('ink', 'M38 30C35.5 38 36 46 39 51H57C60 46 60.5 38 58 30Z') +
  paint('pale line', 'M39.5 29H56.5V41H39.5Z') + eyes(48, 35.5) +
  paint('ink', 'M39.5 38.5C42 43 44.8 41.3 48 41.3S54 43 56.5 38.5C58.5 48 55 54 51.5 61.5L48 57.5L44.5 61.5C41 54 37.5 48 39.5 38.5Z') +
  paint('pale', 'M45.6 44.4H50.4C49.7 45.9 46.3 45.9 45.6 44.4Z') +
  paint('gold line', 'M38 30.5L35.5 17.5L42 23L48 13.5L54 23L60.5 17.5L58 30.5C51 28.7 45 28.7 38 30.5Z') +
  paint('gold line', circle(1.5, 35.5, 16.5) + circle(1.5, 48, 12.5) + circle(1.5, 60.5, 16.5)) +
  paint('line', 'M38.4 27.6C45 25.9 51 25.9 57.6 27.6') + paint('ink', 'M48 19.5L49.6 22L48 24.5L46.4 22Z') +
  // One hand at the belt, the other raised.
  paint('ink seam', 'M32 66C28 76 29 88 37 90L42.5 87.5V81.5C39 81 38.5 74 39.5 68Z') +
  paint('pale line', 'M42.3 81.5C46.5 80.5 48 83 46.5 85.5C45.5 87.5 43.5 88 42.3 87.5Z') +
  paint('gold line', 'M40 80.8H43V88.3H40Z') +
  paint('ink seam', 'M60 62C63 60 65 62 64.5 64.5V60H74.2C75.5 68 77 76 74.5 80C70 85 62 78 58 70Z');

const sota = (suit: string): string =>
  // Legs and shoes, in hose of two colours.
  paint('tint line', 'M36.5 90H47.5L45.5 119H39.5Z') + paint('gold line', 'M48.5 90H59.5L56.5 119H50.5Z') +
  paint('ink', 'M39 116.5H46V122.5H30.5C31 119 36 119.5 39 116.5ZM57 116.5H50V122.5H65.5C65 119 60 119.5 57 116.5Z') +
  // A short cape behind, the tunic, its skirt and belt.
  paint('gold line', 'M38 51C29 56 24 72 25 91C31 92 36 89 40 84Z') +
  paint('line', 'M34.5 57C31 66 29.5 78 30 90.5') +
  paint('ink', 'M36 55C40 49 56 49 60 55L57.5 74L64 97C54 100.5 42 100.5 32 97L38.5 74Z') +
  border(suit, 36, 93.5, 3) +
  paint('tint line', 'M44 50H52L50.5 73H45.5Z') + paint('ink', [57, 62, 67].map((y) => circle(1, 48, y)).join('')) +
  paint('gold line', 'M38 73H58L58.6 77H37.4Z') +
  paint('bone', 'M43 80L40.5 90M53 80L55.5 90M48 80V90') +
  // Collar, hair, face and cap.
  paint('pale line', 'M37.5 54L42 47.5H54L58.5 54L53.5 57.5L48 53L42.5 57.5Z') +
  paint('ink', 'M37.5 28C33.5 37 34 44.5 37.5 49C41 47.5 42.5 45 42.5 41V31ZM58.5 28C62.5 37 62 44.5 58.5 49C55 47.5 53.5 45 53.5 41V31Z') +
  paint('pale line', 'M40 29H56V39.5C56 45.5 52.5 49 48 49S40 45.5 40 39.5Z') + eyes(48, 36) +
  paint('line', 'M45.7 43.8C47.2 44.7 48.8 44.7 50.3 43.8') +
  paint('ink', 'M34.5 25C32.5 17 40 13.5 48.5 13.5S64 16.5 62 25Z') +
  paint('gold line', 'M36 27C43.5 24 52.5 24 60 27V30.5C52.5 28 43.5 28 36 30.5Z') +
  paint('gold line', circle(2.3, 48, 19.5)) +
  // One hand on the hip, the other raised.
  paint('ink seam', 'M38 53C31 57 25.5 66 26.5 71.5C28 75.5 33 77 37.5 77.5L39.5 72.5C36 71.5 34 70.5 33.5 69C35.5 66.5 38 63.5 39.5 60Z') +
  paint('pale line', 'M37.2 71.8L41.5 72.5C43 74 42.5 77.5 40.5 78.3L36.5 77.8Z') +
  paint('ink seam', 'M57.5 53C61 53.5 64 57 64.5 61V60H73.8C76 66 76 73 73 75.5C68 77.5 61 70 57 64Z');

const caballo = (suit: string): string =>
  // Tail and the two far legs of the horse, then its body with the near ones.
  paint('gold line', 'M76 74C84 69 89 77 86.5 83C85.2 85.5 86.5 87 88.5 88C84 91 78.5 88.5 80 83C80.5 81 79 78 75 78Z') +
  paint('tint line', 'M40 92L39.5 108L37.5 118.5H43.5L44.5 108L47.5 94ZM56 93L59.5 106L54 118.5H60L65.5 106L64 93Z') +
  paint('ink', 'M37.5 118.5H43.5L44 123.5H35.5ZM54 118.5H60L60.5 123.5H52Z') +
  paint('pale line',
    'M31.5 52L33 45L28.5 48.5L25.5 45L25.5 52C23.5 56 19 62 15.5 67.5C14 70.5 15 73.5 18 73.8C20.5 74 22 72.5 23.5 71C27 71.5 30 70.5 32 68.5' +
    'C32.5 74 29 78 28.5 84C28.5 86 29 87.5 30 89L22 86.5C19 86 17.5 88 19 90.5L27.5 101.5L31.9 98.2L27 92.2L36 98' +
    'C44 100 54 99 59 96.5C61 99 64.5 101 67.5 103L68.5 108.5L64.5 118.5H70.5L75 108.5C74.5 104 74 101 74.5 97C79 91 80.5 82 77 76.5C73 71 66 71 60 72C52 73.5 46 74 43.5 71C42 62 37.5 55.5 31.5 52Z') +
  paint('ink', 'M27.1 101.7L32.2 98L35.3 101L30.3 105.6ZM64.5 118.5H70.5L71 123.5H62.5Z') +
  paint('gold line', 'M29.5 50C33 46 37 48 37 51C40.5 51 42.5 54 41.5 57C44.5 58 45.5 61 44 63.5C46.5 65 47 68.5 45.5 71.5L42.5 73C42 64 37 56.5 30 53Z') +
  paint('ink', circle(1.3, 25.5, 57.5) + circle(0.8, 17.5, 69.5)) +
  paint('line', 'M19 62.5C21.5 64 23 67 23.3 71M22.7 66.5L31 55') +
  // Saddle cloth with its border, cloak, and the rider.
  '<g transform="translate(-2 0)">' +
  paint('ink', 'M45 71.5C52 74 60 73.5 66 70.5L69.5 90C61 94 52 94 46 91.5Z') +
  border(suit, 46, 88.5, 3, -2) +
  paint('tint line', 'M58 47C66 50 76 58 86 57C82 61 81.5 66 82.5 71C75 70 66 74 57 72Z') +
  paint('ink', 'M43 52C45.5 46.5 58.5 46.5 61 52L59.5 73C55 76 47.5 76 44 73Z') +
  paint('gold line', 'M43.8 67.5C49 69.5 55 69.5 60.2 67.5L59.9 71C55 73 48.5 73 44 71Z') +
  paint('tint line', 'M45 72C51 71 56 74 54 79C52 84 47.5 86 47 90L48 97H42.5C40 91 39 84 41.5 78.5C42.5 76 43.5 73 45 72Z') +
  paint('ink', 'M42.5 89.5H48.5L49 99.5H36C36 97 40 96.5 42 95Z') + paint('gold line', 'M35.5 99.5H49.5V101.5H35.5Z') +
  paint('pale line', 'M43 51.5L46.5 45H57.5L61 51.5L56 55L52 50.5L48 55Z') +
  paint('ink', 'M43.5 30C40.5 37 41 43 44 46C46.5 45 47.5 42 47.5 40V32ZM60.5 30C63.5 37 63 43 60 46C57.5 45 56.5 42 56.5 40V32Z') +
  paint('pale line', 'M45 28H59V38C59 43 56 46 52 46S45 43 45 38Z') + `<g transform="translate(52 34) scale(.9)">${eyes(0, 0)}</g>` +
  paint('line', 'M50 41.2C51.3 42 52.7 42 54 41.2') +
  paint('ink', 'M43 26C42 17 46 14 52 14S62 17 61 26Z') +
  paint('gold line', 'M55 20C52 11 44 8.5 35.5 12.5C38.5 13 39.5 14.5 39 17C43.5 15.5 48 17 51.5 22Z') +
  paint('gold line', 'M37.5 25C46 22.5 57 22.5 65 25C64 28.5 60.5 30 52 29C43 30 38.5 28.5 37.5 25Z') +
  // Reins in one hand, the other raised.
  paint('line', 'M23.3 71C28 75 34 70 39.5 66') +
  paint('ink seam', 'M44 51C39 54 37 58.5 37.5 62L42.5 67.5L46.5 63.5C45.5 62 47 60.5 48.5 59Z') +
  paint('pale line', 'M37 62L42 67.5C40 69.5 36.5 69 35.8 66.5C35.2 64.5 36 63 37 62Z') +
  paint('ink seam', 'M59 50C62 51 64 54 65.5 57V55H74.5C76 61 76 67 73 69C67.5 70.5 62 65 58.5 60Z') + '</g>';

// Where the raised hand is, and the figure.
const DRAWN: Record<string, readonly [draw: (suit: string) => string, x: number, y: number]> = {
  K: [king, 69, 56], C: [caballo, 68, 51], S: [sota, 69, 55],
};

/** The picture of a court card, on its ground. */
export function spanishCourt(rank: string, suit: string): string {
  // Two of the four look the other way.
  const [draw, x, y] = DRAWN[rank]!;
  const drawn = draw(suit) + held(suit, x, y);
  const marks = rank === 'C' ? `<g transform="translate(2 5) scale(.96)">${drawn}</g>` : drawn;
  const turn = suit === 'C' || suit === 'B' ? 'translate(100 1.5) scale(-1 1)' : 'translate(0 1.5)';
  return `${paint('fine', 'M27 126H73')}<g transform="${turn}">${marks}</g>`;
}

const EMBLEMS: Record<string, string> = {
  K: paint('gold line', 'M-11 9L-12.5-5L-6 1L0-9L6 1L12.5-5L11 9Z') + paint('line', 'M-10.5 5.5H10.5'),
  C:
    paint('pale line', 'M-3 11.5C-1.5 7-2.5 5-4 3C-7 3.5-7.5 6.5-10 7C-12.5 7.2-13.5 4.5-12 2.5C-9-2-7-6-3-8.5L-2.5-12.5L1-8.5C7-6 11 2 11 11.5Z') +
    paint('gold line', 'M-1-9C6-10.5 13.5-3 13 11.5H8.5C9 4 5-4-1-6Z') + paint('ink', circle(1.2, -4, -3)),
  S:
    paint('ink', 'M-10.5 3C-13-6-5-10.5 1-10C9-9.5 13-5 10.5 3Z') +
    paint('gold line', 'M-11 3C-4 0 4 0 11 3V7.5C4 4.5-4 4.5-11 7.5Z') + paint('gold line', circle(2, 0, -4.5)),
};

/** A small picture for a court card's simple face: what its figure wears or rides. */
export function spanishEmblem(rank: string): string {
  return EMBLEMS[rank] ? `<g transform="translate(28 112) scale(1.25)">${EMBLEMS[rank]}</g>` : '';
}
