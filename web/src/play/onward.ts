// Somebody in a hurry presses twice what leads on: the second press is not meant for a button of the next deal.

const SECOND_MS = 500;
const KEYS = ['n', 'enter', ' '];
let at = -Infinity;
/** What was pressed last, and what has led on: a key, or '' for a mouse or finger. */
let [last, by] = ['', ''];

/** Something has just been led on from. */
export function ledOn(): void { [at, by] = [performance.now(), last]; }

/**
 * The second press of a double one: of the key that has led on, or of a mouse or finger in the same place. It is told of
 * every press, so that it knows the first.
 */
export function isSecond(event: KeyboardEvent | MouseEvent): boolean {
  if (!('key' in event) && event.detail === 0) return false; // a click that a key has made
  last = 'key' in event ? event.key.toLowerCase() : '';
  if (performance.now() - at > SECOND_MS || last !== by) return false;
  if (!('key' in event)) return event.detail > 1;
  const writing = (event.target as Element | null)?.matches?.('input, select, textarea');
  return !writing && KEYS.includes(last);
}
