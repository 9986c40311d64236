// What unfolds comes into sight: below the foot of the screen nobody would see that something has opened.

import { intoSight } from './intoSight';

addEventListener('click', ({ target }) => {
  const details = (target as Element).closest?.('summary')?.parentElement as HTMLDetailsElement | null | undefined;
  requestAnimationFrame(() => { if (details?.open) intoSight(details); });
});
