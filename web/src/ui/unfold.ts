// What unfolds comes into sight: below the foot of the screen nobody would see that something has opened.

import { still } from '../settings.svelte';

addEventListener('click', ({ target }) => {
  const details = (target as Element).closest?.('summary')?.parentElement;
  if (!details) return;
  requestAnimationFrame(() => {
    const block = details.offsetHeight > innerHeight ? 'start' : 'nearest';
    if ((details as HTMLDetailsElement).open) details.scrollIntoView({ block, behavior: still() ? 'instant' : 'smooth' });
  });
});
