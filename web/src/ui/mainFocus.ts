// The focus of the main part of the page: a new screen has it, for keyboards and screen readers, and so has what takes
// the place of a main part that had it, such as a club after the words that it is asked for.

const mainPart = (): HTMLElement | null => document.getElementById('main');

export class MainFocus {
  /** The main part that has the focus, or had it when it went away. */
  private last: Element | null = null;
  /** A new screen is to have it as soon as it is there. */
  private owed = false;

  /** `page` is the element whose children are the parts of the page. */
  constructor(page: HTMLElement) {
    addEventListener('focusin', (event) => {
      this.last = (event.target as Element).closest('#main');
      this.owed = false;
    });
    addEventListener('focusout', () => queueMicrotask(() => {
      // a press beside everything: nothing has the focus, and nothing is to have it
      if (this.last?.isConnected && document.activeElement === document.body) this.last = null;
    }));
    new MutationObserver(() => this.give()).observe(page, { childList: true });
  }

  /** Another screen is shown, or will be. */
  owe(): void {
    (document.activeElement as HTMLElement | null)?.blur();
    this.owed = true;
    this.give();
  }

  private give(): void {
    const gone = this.owed || (this.last !== null && !this.last.isConnected);
    if (gone && document.activeElement === document.body) mainPart()?.focus({ preventScroll: true });
  }
}
