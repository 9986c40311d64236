// A button's hint is shown in the message line, where it covers neither cards nor buttons: once the
// pointer has moved on the button, or the keyboard focus has reached a button with a reason.

import type { Attachment } from 'svelte/attachments';

export interface Hint {
  text: string;
  clause: string | null;
  /** A rule's reason, or help: worth showing at once, and to the keyboard too. */
  telling: boolean;
}

const SOON_MS = 300;
const LATE_MS = 1500;
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
    const left = (): void => {
      first = null;
      quiet = false;
      hide();
    };
    const focused = (): void => {
      if (hint()?.telling && node.matches(':focus-visible')) hints.show(hint);
    };
    const pressed = (): void => {
      quiet = true;
      hide();
    };
    const heard: [string, (event: never) => void][] = [
      ['pointerenter', moved], ['pointermove', moved], ['pointerleave', left], ['focus', focused], ['blur', left], ['click', pressed],
    ];
    for (const [kind, listener] of heard) node.addEventListener(kind, listener as EventListener);
    return () => {
      hide();
      for (const [kind, listener] of heard) node.removeEventListener(kind, listener as EventListener);
    };
  };
}
