// What lies on the table and changes its place slides there: cards move up for one that comes, and a
// word makes room for another. Nothing jumps.

/** Cards, and what is marked in the page. */
const GLIDES = '[data-card], [data-glides]';
const GLIDE_MS = 180;

/** Pixels to the right and down. */
type Way = readonly [number, number];
/** The slides of this file, beside what else moves a card. */
const slides = new WeakSet<Animation>();

const around = (thing: Element): Element | null => thing.parentElement?.closest(GLIDES) ?? null;

/** Where something lies, or will lie when it has slid there; null while it is not seen. */
function lies(thing: Element): Way | null {
  const { left, top, width } = thing.getBoundingClientRect();
  // A card that is turning has another width for a moment.
  if (!width || thing.getAnimations().some((one) => !slides.has(one))) return null;
  const [x, y] = away(thing);
  return [left - x, top - y];
}

/** The table that changes, and where everything lay on it. */
let before: { cloth: Element; places: ReadonlyMap<Element, Way | null> } | null = null;

/** The table is about to change. */
export function leave(cloth: Element): void {
  if (before) return;
  before = { cloth, places: new Map(Array.from(cloth.querySelectorAll(GLIDES), (thing) => [thing, lies(thing)])) };
  requestAnimationFrame(land);
}

/** It has changed: what no longer lies where it lay comes from there. In a hurry this waits for the next frame. */
export function land(): void {
  if (!before) return;
  const { cloth, places } = before;
  before = null;
  const ways = new Map<Element, Way>();
  for (const [thing, from] of places) {
    const to = from && lies(thing);
    if (to) ways.set(thing, [from[0] - to[0], from[1] - to[1]]);
  }
  for (const [thing, [x, y]] of ways) {
    // What lies in something that slides comes with it.
    const outer = around(thing);
    const [left, top] = (outer && ways.get(outer)) ?? [0, 0];
    slide(thing, x - left, y - top);
  }
  // A new word appears while the others make room. New cards fly there.
  for (const word of cloth.querySelectorAll('[data-glides]')) if (!places.has(word)) run(word, { opacity: [0, 1], composite: 'replace' });
}

/** It may still be on its way from another place: the ways add up. */
function slide(thing: Element, x: number, y: number): void {
  if (Math.abs(x) + Math.abs(y) >= 1) run(thing, { transform: [`translate(${x}px, ${y}px)`, 'none'] });
}

function run(thing: Element, change: PropertyIndexedKeyframes): void {
  slides.add(thing.animate(change, { duration: GLIDE_MS, easing: 'ease-out', composite: 'add' }));
}

/** How far something still is from where it slides to. */
export function away(element: Element): Way {
  let [x, y] = [0, 0];
  for (let thing = element.closest(GLIDES); thing; thing = around(thing)) {
    if (!thing.getAnimations().length) continue;
    const { e, f } = new DOMMatrix(getComputedStyle(thing).transform);
    [x, y] = [x + e, y + f];
  }
  return [x, y];
}
