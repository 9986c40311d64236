/** Does something when what was just changed has been painted. */
export function afterPaint(what: () => void): void {
  // a page that is not seen paints nothing, so it does not wait
  if (document.hidden) what();
  else requestAnimationFrame(() => setTimeout(what));
}
