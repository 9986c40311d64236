// A name that does not fit its place is made to: what matters less gives way to a long one where a seat is narrow
// (`data-long`: the face, the picture of a purse), then its letters become smaller. Only what is longer still ends in
// an ellipsis. All names are fitted together, each step for all of them: measuring after every single change would lay
// out the table many times over.

import type { Attachment } from 'svelte/attachments';

/** Smaller letters, in pixels and as a share of the usual size, are hard to read. */
const LEAST_PX = 10.5;
const LEAST = 0.65;
/** Letters of this share of their size are as good as the usual ones: nothing has to go for them. */
const GOOD = 0.9;
/** While it is measured: what an ellipsis takes the place of has no width. */
const WHOLE = 'text-overflow:clip';

interface Tight { element: HTMLElement; share: number; size: number; least: number; lineHeight: string }

const text = document.createRange();

/** How much of a name fits; in fractions of a pixel: a twentieth too much is enough for an ellipsis. */
const share = (element: HTMLElement): number => {
  text.selectNodeContents(element);
  return element.getBoundingClientRect().width / (text.getBoundingClientRect().width || 1);
};

/** Fits names into their elements. */
const fit = (names: HTMLElement[]): void => {
  for (const element of names) {
    element.style.cssText = WHOLE;
    delete element.dataset.long;
  }
  const narrow = names.filter((element) => share(element) < 1);
  const long = narrow.filter((element) => share(element) < GOOD);
  for (const element of long) element.dataset.long = '';
  let tight: Tight[] = narrow.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    const least = Math.max(LEAST, LEAST_PX / parseFloat(fontSize));
    return { element, share: share(element), size: 1, least, lineHeight };
  });
  // smaller letters may leave their element less room than before, so once is not always enough
  for (let tries = 0; tries < 4; tries += 1) {
    tight = tight.filter((one) => one.share < 1 && one.size > one.least);
    for (const one of tight) {
      one.size = Math.max(one.least, Math.min(one.size * one.share, one.size - 0.01) - 0.004);
      // the line stays as high as it was, so nothing below moves
      one.element.style.cssText = `${WHOLE};font-size:${one.size.toFixed(3)}em;line-height:${one.lineHeight}`;
    }
    for (const one of tight) one.share = share(one.element);
  }
  for (const element of names) element.style.textOverflow = '';
};

const sizes = new ResizeObserver((changed) => {
  fit(changed.map(({ target }) => target.querySelector<HTMLElement>('.name')!));
});

/** Fits `name` into its element, a `.name`; the element around it says how much room there is. */
export const wholeName = (name: string): Attachment<HTMLElement> => (element) => {
  const around = element.parentElement!;
  element.title = name;
  fit([element]); // before anything is painted, so that nothing moves
  sizes.observe(around);
  return () => { sizes.unobserve(around); };
};
