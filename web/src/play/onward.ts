// Somebody in a hurry presses twice what leads on: the second press is not meant for a button of the next deal.

const SECOND_MS = 500;
const KEYS = ['n', 'enter', ' '];
let at = -Infinity;

/** Something has just been led on from. */
export function ledOn(): void { at = performance.now(); }

/** The second press of a double one: of a key that leads on, or of a mouse or finger in the same place. */
export function isSecond(event: KeyboardEvent | MouseEvent): boolean {
  if (performance.now() - at > SECOND_MS) return false;
  if (!('key' in event)) return event.detail > 1;
  const writing = (event.target as Element | null)?.matches?.('input, select, textarea');
  return !writing && KEYS.includes(event.key.toLowerCase());
}
