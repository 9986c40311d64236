// A button that begins something at the server: it is pressed once, and what went wrong is told beside it.

export class Starting {
  busy = $state(false);
  /** Why it could not begin, as the server says it; empty otherwise. */
  error = $state('');

  /** Begins in this way, unless that is being done already. When it works the page is left, so it stays busy. */
  async by(way: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.error] = [true, ''];
    try {
      await way();
    } catch (e) {
      [this.error, this.busy] = [(e as Error).message, false];
    }
  }
}
