// The focus when what has it goes away. A browser gives it to the whole page then: a keyboard begins at the top again,
// and a screen reader says nothing.

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const usable = (one: HTMLElement): boolean => !one.matches(':disabled') && one.checkVisibility();

/** The first thing in an element that can have the focus; where something asks for it (`data-focus`), that. */
function first(of: Element | null): HTMLElement | null {
  if (!of) return null;
  const all = [of, ...of.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one): one is HTMLElement => one.matches(FOCUSABLE)).filter(usable);
  return all.find((one) => one.hasAttribute('data-focus')) ?? all[0] ?? null;
}

const elementsOf = (nodes: NodeList): Element[] => [...nodes].filter((one): one is Element => one instanceof Element);

/** The place that something was taken from: what came there instead, or else what is beside it. */
function instead(lost: Element, records: readonly MutationRecord[]): HTMLElement | null {
  const taken = records.find((one) => elementsOf(one.removedNodes).some((node) => node.contains(lost)));
  if (!taken) return null;
  const place = taken.target as Element;
  const came = records.filter((one) => place.contains(one.target)).flatMap((one) => elementsOf(one.addedNodes));
  const beside = [taken.nextSibling, taken.previousSibling].map((from, way) => {
    let node = from;
    while (node && !(node instanceof Element && first(node))) node = way === 0 ? node.nextSibling : node.previousSibling;
    return node as Element | null;
  });
  return [...came, ...beside, place].map(first).find(Boolean) ?? null;
}

/** An attachment: the focus stays within a part of the page when the thing that has it goes away. */
export function holdFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  const came = (event: FocusEvent): void => { last = event.target as Element; };
  const went = (): void => queueMicrotask(() => {
    if (!last?.isConnected || document.activeElement !== document.body) return;
    // the button of a form that has been sent, and is empty again
    if (last.matches(':disabled')) first(last.closest('form'))?.focus({ preventScroll: true });
    // or a press beside everything: nothing is to have the focus
    else last = null;
  });
  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const lost = last;
    last = null;
    (instead(lost, records) ?? root).focus({ preventScroll: true });
  });
  root.addEventListener('focusin', came);
  root.addEventListener('focusout', went);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', came);
    root.removeEventListener('focusout', went);
  };
}
