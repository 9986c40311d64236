// What the server has said of what lasts: a pause, an offer, whom a deal waits for. After a break it says all of it once
// more, and only what has changed is news.

export class Known {
  private now = new Map<string, string>();
  private before = new Map<string, string>();

  /** What was said last of a subject; '' if nothing was, or that there is nothing. */
  of(subject: string): string { return this.now.get(subject) ?? this.before.get(subject) ?? ''; }

  /** Takes what is said of a subject; whether it is something, and was not known. */
  isNews(subject: string, said: string): boolean {
    const known = this.of(subject);
    this.now.set(subject, said);
    return said !== '' && said !== known;
  }

  /** A welcome: what still holds is said after it. */
  again(): void {
    this.before = new Map([...this.before, ...this.now]);
    this.now.clear();
  }

  /** All that still holds has been said: the subjects of which something was known that no longer holds. */
  settle(): string[] {
    const ended = [...this.before].flatMap(([subject, said]) => (said && !this.now.get(subject) ? [subject] : []));
    this.before.clear();
    return ended;
  }
}
