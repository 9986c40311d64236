// What is opened beside a table is seen at once: there the rest may be below the foot of the screen.

import { more } from '../ui/more.svelte';

export function unfolded({ currentTarget: one }: { currentTarget: HTMLDetailsElement }): void {
  if (one.open && more.wide) one.scrollIntoView({ block: 'nearest' });
}
