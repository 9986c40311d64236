import { still } from '../settings.svelte';

/** Brings what has just appeared into sight: its head, where it is higher than the screen. */
export function intoSight(one: HTMLElement): void {
  const block = one.offsetHeight > innerHeight ? 'start' : 'nearest';
  one.scrollIntoView({ block, behavior: still() ? 'instant' : 'smooth' });
}
