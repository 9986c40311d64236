// Keeps a connection open while a screen is shown, and wakes it when the page comes back.

import { untrack } from 'svelte';
import type { Following } from './following.svelte';

/** For the body of an effect: follows, and ends that when the effect ends. */
export function stay(following: Following | null): (() => void) | undefined {
  if (!following) return undefined;
  untrack(() => following.start());
  const wake = (): void => { if (!document.hidden) following.nudge(); };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    following.stop();
  };
}
