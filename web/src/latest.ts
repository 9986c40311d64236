// Whether something that was begun is still wanted when it ends, or something newer has taken its place.

export class Latest {
  private drops = 0;

  /** Whatever was begun before is not wanted any more. */
  drop(): void { this.drops += 1; }

  /** For what begins now: a question that is true until the next `drop`. */
  begin(): () => boolean {
    const own = this.drops;
    return () => own === this.drops;
  }
}
