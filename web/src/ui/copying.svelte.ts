/** Copies a text, and says for a moment that it has. */
export class Copying {
  done = $state(false);

  /** On plain http there is no clipboard: something else is done then. */
  async copy(text: string, otherwise: () => void): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.done = true;
      setTimeout(() => { this.done = false; }, 2500);
    } catch {
      otherwise();
    }
  }
}
