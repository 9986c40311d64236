// A button's hint is shown in the message line, where it covers neither cards nor buttons: once the
// pointer has moved on the button, the keyboard focus has stayed on it, or a finger has.

import type { Attachment } from 'svelte/attachments';

export interface Hint {
  text: string;
  clause: string | null;
  /** A rule's reason, or help: worth showing at once, and to the keyboard too. */
  telling: boolean;
}

const SOON_MS = 300;
const LATE_MS = 700;
/** A finger that stays so long asks what a button is, and does not press it. */
const LONG_MS = 500;
/** A button that appears under a resting pointer is not pointed at. */
const STIR = 3;

class Hints {
  private of = $state.raw<(() => Hint | null) | null>(null);

  get shown(): Hint | null { return this.of?.() ?? null; }
  show(of: () => Hint | null): void { this.of = of; }
  /** The message line has something newer to say. */
  clear(): void { this.of = null; }
  hide(of: () => Hint | null): void { if (this.of === of) this.of = null; }
}

export const hints = new Hints();

/** Lets an element show its hint. After a press it is silent until it is pointed at or focused again. */
export function hinting(hint: () => Hint | null): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let first: { x: number; y: number } | null = null;
    let quiet = false;
    /** A finger has asked: what follows is no press. */
    let asked = false;

    const hide = (): void => {
      clearTimeout(timer);
      timer = undefined;
      hints.hide(hint);
    };
    const moved = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || quiet || timer !== undefined) return;
      first ??= { x: event.clientX, y: event.clientY };
      if (Math.hypot(event.clientX - first.x, event.clientY - first.y) < STIR) return;
      timer = setTimeout(() => hints.show(hint), hint()?.telling ? SOON_MS : LATE_MS);
    };
    const touched = (event: PointerEvent): void => {
      asked = false;
      if (event.pointerType !== 'touch') return;
      first = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      timer = setTimeout(() => {
        asked = true;
        hints.show(hint);
        addEventListener('pointerdown', hide, { once: true, capture: true });
      }, LONG_MS);
    };
    const slid = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' && first && !asked && Math.hypot(event.clientX - first.x, event.clientY - first.y) > 4 * STIR) hide();
    };
    /** What the browser would open for a long press is not wanted: the hint is there. */
    const menu = (event: Event): void => { if (asked) event.preventDefault(); };
    const held = (event: Event): void => {
      const swallow = asked && (event as MouseEvent).detail > 0;
      asked = false;
      if (!swallow) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const left = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') {
        if (!asked) hide(); // what a finger has asked for stays to be read
        return;
      }
      first = null;
      quiet = false;
      queueMicrotask(hide); // a button that goes while it has the focus is left while the page changes
    };
    const focused = (): void => {
      if (hint()?.telling && node.matches(':focus-visible')) hints.show(hint);
    };
    /** The key that has led here is let go; a focus that the page has set is no question. */
    const reached = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return;
      clearTimeout(timer);
      timer = setTimeout(() => hints.show(hint), LATE_MS);
    };
    const pressed = (): void => {
      quiet = true;
      hide();
    };
    const heard: [string, (event: never) => void][] = [
      ['pointerenter', moved], ['pointermove', moved], ['pointerleave', left], ['focus', focused], ['blur', left], ['click', pressed], ['keyup', reached],
      ['pointerdown', touched], ['pointermove', slid], ['pointercancel', left], ['contextmenu', menu],
    ];
    for (const [kind, listener] of heard) node.addEventListener(kind, listener as EventListener);
    node.addEventListener('click', held, { capture: true });
    return () => {
      hide();
      node.removeEventListener('click', held, { capture: true });
      for (const [kind, listener] of heard) node.removeEventListener(kind, listener as EventListener);
    };
  };
}
