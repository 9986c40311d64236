// A card as an SVG drawing of 100 by 140 units. It contains both faces: the full one, and a simple
// one with a very large index that the style sheet shows when a card is small. There are no colours
// here (the style sheet has them) and no style attributes (the content policy forbids them).

import { court } from './courts';
import { deck, spanishPack, type Deck } from './deck.svelte';
import { faceOf, figure, pip } from './glyphs';
import { italianMiddle } from './italian';
import { italianPip, sign } from './italianGlyphs';
import { isCardOf, isForeign } from './names';

type Spot = readonly [x: number, y: number];
const [L, M, R] = [31.5, 50, 68.5];
const ROWS = [29, 56.3, 83.7, 111] as const;

const pair = (y: number): Spot[] => [[L, y], [R, y]];
const four: Spot[] = [...pair(ROWS[0]), ...pair(ROWS[3])];
const six: Spot[] = [...four, ...pair(70)];
const eightSides: Spot[] = ROWS.flatMap(pair);

const SPOTS: Record<string, Spot[]> = {
  2: [[M, ROWS[0]], [M, ROWS[3]]],
  3: [[M, ROWS[0]], [M, 70], [M, ROWS[3]]],
  4: four,
  5: [...four, [M, 70]],
  6: six,
  7: [...six, [M, 49.5]],
  8: [...six, [M, 49.5], [M, 90.5]],
  9: [...eightSides, [M, 70]],
  T: [...eightSides, [M, 42.6], [M, 97.4]],
};

const RAYS = Array.from({ length: 32 }, (_, k) => {
  const a = (k * Math.PI) / 16;
  const [inner, outer] = k % 2 ? [35.5, 37.5] : [35.5, 40];
  const at = (r: number): string => `${(50 + r * Math.cos(a)).toFixed(1)} ${(70 + r * Math.sin(a)).toFixed(1)}`;
  return `M${at(inner)}L${at(outer)}`;
}).join('');

// The ace of diamonds is the Bone Ace: a lozenge within a lozenge, in a ring of fine rays.
const BONE_ACE =
  `<g transform="translate(50 70) scale(.82) translate(-50 -70)"><path class="fine" d="${RAYS}"/>` +
  '<circle class="fine" cx="50" cy="70" r="33.5"/></g>' +
  pip('D', 50, 70, 2.1) +
  '<path class="bone" d="M50 54.5C52.9 60.2 56.2 65.3 60.5 70C56.2 74.7 52.9 79.8 50 85.5C47.1 79.8 43.8 74.7 39.5 70C43.8 65.3 47.1 60.2 50 54.5Z"/>' +
  '<path class="bone" d="M50 62.5C51.5 65.3 53 67.8 55 70C53 72.2 51.5 74.7 50 77.5C48.5 74.7 47 72.2 45 70C47 67.8 48.5 65.3 50 62.5Z"/>' +
  '<circle class="dot" cx="50" cy="70" r="1.6"/>';

function middle(rank: string, suit: string): string {
  if ('KQJ'.includes(rank)) return court(rank, suit);
  if (rank === 'A') return suit === 'D' ? BONE_ACE : pip(suit, 50, 70, 2.3);
  return SPOTS[rank]!.map(([x, y]) => pip(suit, x, y, 0.98, y > 70)).join('');
}

/** The contents of the <svg> of a card's face. */
function faceMarks(code: string): string {
  const [rank, suit] = [code[0]!, code[1]!];
  const index = figure(rank, rank === 'T' ? 6.4 : 5.2, 7, rank === 'T' ? 1.06 : 1.22) + pip(suit, 11.5, 34, 0.58);
  const wide = rank === 'T' ? 2.7 : 3.3;
  const simple =
    figure(rank, rank === 'T' ? 15 : 11, 14, wide, 1.9) + pip(suit, 64, 99, 2.75);
  return `<g class="full">${faceOf(index, middle(rank, suit))}</g><g class="simple">${simple}</g>`;
}

// The large pip of the simple face: its centre, its size and its rotation.
const BELOW: Record<string, readonly [x: number, y: number, size: number, turn: number]> = {
  S: [66, 88, 1.9, 0], H: [67, 99, 2.4, 0], D: [66, 97, 2.5, 0], C: [66, 88, 1.9, 16],
};

/** The same card with Italian suits; the letters stay those of the notation. */
function italianMarks(code: string): string {
  const [rank, suit] = [code[0]!, code[1]!];
  const index = figure(rank, 5.2, 7, 1.22) + sign(suit, 11.5, 35.5, 0.64);
  const [x, y, size, turn] = BELOW[suit]!;
  const simple = figure(rank, 11, 14, 3.3, 1.9) + italianPip(suit, x, y, size, turn);
  return `<g class="full">${faceOf(index, italianMiddle(rank, suit))}</g><g class="simple">${simple}</g>`;
}

function lattice(): string {
  const lines: string[] = [];
  // Slanting lines clipped to the inner frame (9..91 by 9..131), both ways.
  for (let c = -140; c <= 140; c += 9) {
    for (const slope of [1.6, -1.6]) {
      const y0 = 70 + c - slope * 41;
      const y1 = 70 + c + slope * 41;
      const [lo, hi] = [9, 131];
      const xAt = (y: number): number => 50 + (y - 70 - c) / slope;
      const ends = ([[9, y0], [91, y1]] as [number, number][]).map(([x, y]) => {
        const cut = Math.min(hi, Math.max(lo, y));
        return cut === y ? [x, y] : [xAt(cut), cut];
      });
      const [a, b] = ends as [number[], number[]];
      if (a[0]! < b[0]! && a[0]! >= 8.9 && b[0]! <= 91.1) {
        lines.push(`M${a[0]!.toFixed(1)} ${a[1]!.toFixed(1)}L${b[0]!.toFixed(1)} ${b[1]!.toFixed(1)}`);
      }
    }
  }
  return lines.join('');
}

/** The contents of the <svg> of a card's back. */
const BACK_MARKS =
  '<rect class="back" x="5" y="5" width="90" height="130" rx="6"/>' +
  `<path class="lace" d="${lattice()}"/>` +
  '<rect class="edge" x="9" y="9" width="82" height="122" rx="3"/>' +
  '<path class="back" d="M50 40L69 70L50 100L31 70Z"/>' +
  '<path class="edge" d="M50 40L69 70L50 100L31 70ZM50 48L64 70L50 92L36 70Z"/>' +
  '<path class="seal" d="M50 58C52.3 62.6 54.8 66.5 58 70C54.8 73.5 52.3 77.4 50 82C47.7 77.4 45.2 73.5 42 70C45.2 66.5 47.7 62.6 50 58Z"/>';

const cache = new Map<string, string>();

// A card shows its notation until the module that draws the Spanish pack is loaded, and if the page
// has no drawing of its pack.
const waiting = (code: string): string => `<text class="waiting" x="50" y="84" text-anchor="middle" font-size="40">${code}</text>`;

/** The whole drawing of a card: its face, or its back if it is unknown. Trusted: made only here. */
export function cardSvg(code: string, suits: Deck = deck()): string {
  const foreign = suits === deck() && isForeign(code);
  const down = !foreign && !isCardOf(suits, code);
  const pack = down || (suits === 'italian' && '89T'.includes(code[0]!)) ? 'french' : suits;
  const spanish = pack === 'spanish' ? spanishPack() : undefined;
  const key = down ? '??' : foreign ? `foreign ${code}` : `${pack === 'spanish' && !spanish ? 'waiting' : pack} ${code}`;
  let svg = cache.get(key);
  if (svg === undefined) {
    const kind = pack === 'french' ? '' : ` class="${pack}"`;
    const marks =
      down ? BACK_MARKS
      : foreign ? waiting(code)
      : pack === 'spanish' ? (spanish?.spanishMarks ?? waiting)(code)
      : pack === 'italian' ? italianMarks(code)
      : faceMarks(code);
    svg = `<svg viewBox="0 0 100 140"${kind} aria-hidden="true" focusable="false">${marks}</svg>`;
    cache.set(key, svg);
  }
  return svg;
}

/** The plain sign of a suit, centred on the origin, 22 units wide, for a line of text. */
export function suitSign(suit: string, suits: Deck = deck()): string {
  if (suits === 'spanish') return spanishPack()?.spanishSign(suit, 0, 0, 0.92) ?? '';
  return suits === 'italian' ? sign(suit, 0, 0, 0.92) : pip(suit, 0, 0, 1);
}
