// Things in flight: a copy of a card slides from one place to another above the table. It is short,
// never blocks a click, and is left out if reduced motion is preferred.

import { cardSvg } from '../cards/face';
import { isCard } from '../cards/names';
import { still } from '../settings.svelte';
import { away } from './glide';

/** A card that came face down turns: the name of that animation, and how long it takes. */
const TURN = 'turn';
const TURN_MS = 110;

export interface Place { left: number; top: number; width: number; height: number }

/** Where something lies, or will lie when it has slid there. A card that is turning has turned: on edge it has no width. */
export function place(element: Element | null): Place | null {
  for (const one of element?.getAnimations() ?? []) if (one.id === TURN) one.finish();
  const box = element?.getBoundingClientRect();
  if (!element || !box?.width) return null;
  const [x, y] = away(element);
  return { left: box.left - x, top: box.top - y, width: box.width, height: box.height };
}

export const moving = (): boolean => !still() && !document.hidden;

export const pause = (ms: number): Promise<void> =>
  moving() ? new Promise((resolve) => { setTimeout(resolve, ms); }) : Promise.resolve();

/** After a finger was lifted comes the press of what lies under it. */
const PRESSED_MS = 60;

/**
 * Time to look at the table, also where nothing moves; a key or a tap ends it. It does nothing else: what comes now, with
 * its way on where the finger is, would be gone before it was seen.
 */
export function hold(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('keydown', key, true);
      removeEventListener('pointerup', tap, true);
      resolve();
    };
    const key = (event: KeyboardEvent): void => {
      if ((event.target as Element).closest('input, textarea')) return; // something is being written
      event.stopImmediatePropagation();
      if (event.key === 'Enter') event.preventDefault();
      done();
    };
    const tap = (): void => { setTimeout(done, PRESSED_MS); };
    const timer = setTimeout(done, ms);
    addEventListener('keydown', key, true);
    addEventListener('pointerup', tap, true);
  });
}

/** Slides a copy of `card`; the target stays invisible until it has arrived. Where the copy shows another side, it turns. */
export async function fly(card: string, from: Place | null, to: Place | null, ms: number, target?: HTMLElement | null, turns = false): Promise<void> {
  if (!from || !to || !moving()) return;
  const ghost = document.createElement('span');
  ghost.className = `card ${isCard(card) ? `suit-${card[1]}` : 'down'}`;
  ghost.innerHTML = cardSvg(card);
  ghost.style.setProperty('--card-w', `${to.width}px`);
  if (target) target.style.visibility = 'hidden';
  await slide(ghost, from, to, ms);
  if (target) target.style.visibility = '';
  if (turns) target?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { id: TURN, duration: TURN_MS, easing: 'ease-out' });
}

/** Moves something drawn above the table, which is gone when it has arrived. */
export async function slide(ghost: HTMLElement, from: Place, to: Place, ms: number): Promise<void> {
  ghost.classList.add('flight');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.left = `${to.left}px`;
  ghost.style.top = `${to.top}px`;
  document.body.append(ghost);
  const dx = from.left - to.left + (from.width - to.width) / 2;
  const dy = from.top - to.top + (from.height - to.height) / 2;
  const flight = ghost.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` },
      { transform: 'none' },
    ],
    { duration: ms, easing: 'cubic-bezier(.3, .1, .2, 1)' },
  );
  // A page in the background may never finish an animation; the game must not wait for it.
  await Promise.race([
    flight.finished.catch(() => undefined),
    new Promise((resolve) => { setTimeout(resolve, ms + 120); }),
  ]);
  ghost.remove();
}
