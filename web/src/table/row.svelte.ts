// The focus in the row of buttons of a table: it goes to one that is open, and stays in the row where
// the button that had it is gone, because the deal has come to another stage.

/** `list` are the actions of the row. Returns how the row gets the focus. */
export function row(bar: () => HTMLElement | undefined, list: () => unknown): () => void {
  let had = false;
  const focus = (): void => {
    const open = bar()?.querySelector<HTMLElement>('.holder [aria-disabled="false"]') ?? bar()?.querySelector<HTMLElement>('.holder button');
    open?.focus({ preventScroll: true });
  };
  const within = (): boolean => bar()?.contains(document.activeElement) ?? false;
  $effect.pre(() => {
    void list();
    had = within();
  });
  $effect(() => {
    void list();
    if (had && !within()) focus();
  });
  return focus;
}
