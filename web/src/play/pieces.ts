// Chips, stones, lives and points that travel over the table: a few of them fly from one place to
// another, short like cards, and not at all if reduced motion is preferred.

import { tick } from 'svelte';
import { moving, pause, place, slide, type Place } from './motion';
import { at } from './places';

type Piece = 'chip' | 'stone' | 'life' | 'point';
/** So many pieces go from one place to another; places are named in the page by data-place. */
export interface Payment { piece: Piece; from: string; to: string; n: number }

/** How wide and how high a piece is, in pixels. */
const SIZE = 22;
const FLY_MS = 240;
const STEP_MS = 30;
/** A purse says how much; that it moves is seen from a few. */
const MOST = 4;

const DRAWN: Record<Piece, string> = {
  chip: '<path d="M1 10v3a11 5 0 0 0 22 0v-3Z" fill="var(--copper)"/><ellipse cx="12" cy="10" rx="11" ry="5" fill="var(--gold)" stroke="var(--copper)"/>',
  stone: '<ellipse cx="12" cy="12" rx="9" ry="7.3" fill="#cfccc1" stroke="#6d6b62" stroke-width="1.3"/><path d="M7.5 9.6q3-2.7 7.5-1.8" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/>',
  life: '<circle cx="12" cy="12" r="8.5" fill="var(--copper)" stroke="var(--gold)" stroke-width="2.4"/>',
  point: '<circle cx="12" cy="12" r="6.5" fill="var(--felt-ring)" stroke="var(--felt-deep)"/>',
};

/** Draws what is new with `show`, while the pieces are under way. */
export async function pay(payments: readonly Payment[], show: () => Promise<void> | void): Promise<void> {
  const spots = (): (readonly [Place | null, Place | null])[] => payments.map(({ from, to }) => [place(at(from)), place(at(to))]);
  const before = moving() ? spots() : [];
  await show();
  if (!payments.length || !moving()) return;
  await tick();
  // what is paid may leave an empty place behind, or make a new one
  const after = spots();
  await Promise.all(payments.map(({ piece, n }, i) => travel(piece, before[i]?.[0] ?? after[i]?.[0] ?? null, after[i]?.[1] ?? before[i]?.[1] ?? null, n)));
}

async function travel(piece: Piece, from: Place | null, to: Place | null, n: number): Promise<void> {
  if (!from || !to) return;
  await Promise.all(Array.from({ length: Math.min(n, MOST) }, async (_, k) => {
    await pause(k * STEP_MS);
    const ghost = document.createElement('span');
    ghost.className = 'piece';
    ghost.innerHTML = `<svg viewBox="0 0 24 24" width="${SIZE}" height="${SIZE}">${DRAWN[piece]}</svg>`;
    await slide(ghost, spotIn(from), spotIn(to), FLY_MS);
  }));
}

/** The middle of a place, of the size of a piece. */
const spotIn = ({ left, top, width, height }: Place): Place =>
  ({ left: left + (width - SIZE) / 2, top: top + (height - SIZE) / 2, width: SIZE, height: SIZE });
