// A name that does not fit its place is made to: what matters less gives way to a long one where a seat is narrow
// (`data-long`: the face, the picture of a purse), then its letters become smaller. Only what is longer still ends in
// an ellipsis.

import type { Attachment } from 'svelte/attachments';

/** Smaller letters, in pixels and as a share of the usual size, are hard to read. */
const LEAST_PX = 10.5;
const LEAST = 0.65;
/** Letters of this share of their size are as good as the usual ones: nothing has to go for them. */
const GOOD = 0.9;
/** While it is measured: what an ellipsis takes the place of has no width. */
const WHOLE = 'text-overflow:clip';

/** Fits `name` into its element; the element around it says how much room there is. */
export const wholeName = (name: string): Attachment<HTMLElement> => (element) => {
  element.title = name;
  const text = document.createRange();
  text.selectNodeContents(element);
  // in fractions of a pixel: a twentieth too much is enough for an ellipsis
  const share = (): number => element.getBoundingClientRect().width / (text.getBoundingClientRect().width || 1);
  const fit = (): void => {
    element.style.cssText = WHOLE;
    measure();
    element.style.textOverflow = '';
  };
  const measure = (): void => {
    delete element.dataset.long;
    if (share() >= 1) return;
    if (share() < GOOD) element.dataset.long = '';
    const { fontSize, lineHeight } = getComputedStyle(element);
    const least = Math.max(LEAST, LEAST_PX / parseFloat(fontSize));
    // smaller letters may leave their element less room than before, so once is not always enough
    for (let size = 1, tries = 0; share() < 1 && size > least && tries < 4; tries += 1) {
      size = Math.max(least, Math.min(size * share(), size - 0.01) - 0.004);
      // the line stays as high as it was, so nothing below moves
      element.style.cssText = `${WHOLE};font-size:${size.toFixed(3)}em;line-height:${lineHeight}`;
    }
  };
  fit(); // before anything is painted, so that nothing moves
  const seen = new ResizeObserver(fit);
  seen.observe(element.parentElement!);
  return () => seen.disconnect();
};
