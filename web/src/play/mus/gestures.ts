// The pictures of the signals: one face, and for each signal what differs in it. All are in a box
// of 48 by 48 units; the lines have the colour of the surrounding text.

export interface Gesture {
  brows?: 'up';
  /** Closed eyes, the left one in the picture first. */
  eyes?: readonly [boolean, boolean];
  mouth?: 'bite' | 'tongue' | 'side' | 'bite-side' | 'tongue-side' | 'pout';
  shoulders?: readonly [boolean, boolean];
  /** The head leans to one side, or is lifted. */
  head?: 'tilt' | 'up';
  /** The gesture is made twice. */
  twice?: boolean;
}

const GESTURES: Record<string, Gesture> = {
  'two-kings': { mouth: 'bite' },
  'four-kings': { mouth: 'bite', twice: true },
  'two-aces': { mouth: 'tongue' },
  dobles: { brows: 'up' },
  medias: { mouth: 'side' },
  'medias-kings': { mouth: 'bite-side' },
  'medias-aces': { mouth: 'tongue-side' },
  juego: { mouth: 'pout' },
  'thirty-one': { eyes: [false, true] },
  thirty: { shoulders: [true, true] },
  'twenty-nine': { shoulders: [false, true] },
  blind: { eyes: [true, true] },
  'cut-mus': { head: 'tilt' },
  'bet-more': { head: 'up' },
};

export const gestureOf = (signal: string): Gesture => GESTURES[signal] ?? {};
