// The pictures of the signals: one face, and of each signal what is different in it. All in a box
// of 48 by 48 units; the lines have the colour of the text around.

export interface Gesture {
  brows?: 'up';
  /** Closed eyes, the left of the picture first. */
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
