// The shapes every card is made of: suit pips centred on the origin (about 20 units high) and rank
// figures drawn as strokes in a box of 10 by 14, so that a card does not depend on the machine's
// fonts.

const PIPS: Record<string, string> = {
  H: 'M0 9.6C-3.6 4.6-10.2 1.4-10.2-4.3C-10.2-7.9-7.6-10-4.9-10C-2.6-10-.7-8.6 0-6.5C.7-8.6 2.6-10 4.9-10C7.6-10 10.2-7.9 10.2-4.3C10.2 1.4 3.6 4.6 0 9.6Z',
  D: 'M0-11.2C2.3-6.8 4.9-3.2 8.4 0C4.9 3.2 2.3 6.8 0 11.2C-2.3 6.8-4.9 3.2-8.4 0C-4.9-3.2-2.3-6.8 0-11.2Z',
  S: 'M0-10.6C3.6-5.4 10-2.4 10 2.7C10 5.9 7.7 7.8 5.1 7.8C3.3 7.8 1.7 6.9.8 5.4C1 7.9 2 9.5 3.8 10.5H-3.8C-2 9.5-1 7.9-.8 5.4C-1.7 6.9-3.3 7.8-5.1 7.8C-7.7 7.8-10 5.9-10 2.7C-10-2.4-3.6-5.4 0-10.6Z',
  C: 'M-4.7-5.8a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0ZM-10.1 2.1a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0ZM.7 2.1a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0ZM-2.6-2.6H2.6L2.2 2.6H.8C.9 6.6 1.9 9.3 3.8 10.5H-3.8C-1.9 9.3-.9 6.6-.8 2.6H-2.2Z',
};

const FIGURES: Record<string, string> = {
  A: 'M.6 14L5 0L9.4 14M2.2 9.3H7.8',
  K: 'M1 0V14M9 0L1 8.6M3.8 5.6L9.4 14',
  Q: 'M5 0C2 0 .6 2.6.6 7S2 14 5 14S9.4 11.4 9.4 7S8 0 5 0ZM5.6 9.8L9.6 14.8',
  J: 'M3.6 0H8.8M6.9 0V10C6.9 12.8 5.7 14 3.9 14C2 14 .8 12.9.7 10.8',
  T: 'M-1.8 2.7L1.2.2V14M8 0C5.4 0 4.3 2.6 4.3 7S5.4 14 8 14S11.7 11.4 11.7 7S10.6 0 8 0Z',
  9: 'M1.4 12C2.1 13.3 3.3 14 4.8 14C7.8 14 9.3 11.2 9.3 6.6C9.3 2.2 7.8 0 5 0C2.4 0 .7 1.8.7 4.4C.7 7 2.4 8.7 4.8 8.7C7 8.7 8.7 7.3 9.2 5.4',
  8: 'M5 6.4C2.8 6.4 1.3 5.2 1.3 3.2C1.3 1.2 2.8 0 5 0S8.7 1.2 8.7 3.2S7.2 6.4 5 6.4ZM5 6.4C2.4 6.4.7 7.9.7 10.2C.7 12.5 2.4 14 5 14S9.3 12.5 9.3 10.2S7.6 6.4 5 6.4Z',
  7: 'M.8 0H9.2C6.4 4.2 4.6 8.8 4 14',
  6: 'M8.6 2C7.9.7 6.7 0 5.2 0C2.2 0 .7 2.8.7 7.4C.7 11.8 2.2 14 5 14C7.6 14 9.3 12.2 9.3 9.6C9.3 7 7.6 5.3 5.2 5.3C3 5.3 1.3 6.7.8 8.6',
  5: 'M8.6 0H2L1.4 6.4C2.3 5.6 3.5 5.1 4.8 5.1C7.5 5.1 9.3 6.9 9.3 9.5C9.3 12.2 7.4 14 4.8 14C2.7 14 1.2 13 .7 11.2',
  4: 'M6.9 14V0L.6 10H9.8',
  3: 'M1.2.2H8.8L4.8 5.4C7.6 5.4 9.2 7 9.2 9.6C9.2 12.3 7.3 14 4.8 14C2.6 14 1.1 12.9.7 10.8',
  2: 'M1 3.8C1 1.4 2.7 0 5 0C7.4 0 9 1.5 9 3.8C9 6 7.8 7.3 5.4 9.6L1 14H9.4',
};

/** A pip of the suit at (x, y), `size` times its natural size. */
export function pip(suit: string, x: number, y: number, size: number, turned = false): string {
  const turn = turned ? ' rotate(180)' : '';
  return `<path d="${PIPS[suit]}" transform="translate(${x} ${y})${turn} scale(${size})"/>`;
}

/** A rank figure with its upper left corner at (x, y). */
export function figure(rank: string, x: number, y: number, size: number, stroke = 2.2): string {
  return (
    `<path class="fig" d="${FIGURES[rank]}" stroke-width="${stroke}" ` +
    `transform="translate(${x} ${y}) scale(${size})"/>`
  );
}

/** The face of a card: its index in two corners, and between them the pips or the picture. */
export const faceOf = (index: string, middle: string): string =>
  `${twoHeaded(`<g class="index">${index}</g>`)}<g class="middle">${middle}</g>`;

/** The same drawing twice: as given, and rotated about the centre of the card. */
export function twoHeaded(half: string): string {
  return `<g>${half}</g><g transform="rotate(180 50 70)">${half}</g>`;
}
