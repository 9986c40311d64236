// Where a lesson points: the cards of the move that it asks for, and its button. They are found in the
// page as other things that move are: by the marks of the table.

const CARD = /^[0-9TJQKA]{1,2}[A-Z]$/;

/** Moves that share the button of another. */
const SHARED: Readonly<Record<string, string>> = { swap: 'exchange', raise: 'brag', envido: 'up', paso: 'leave', ordago: 'all' };

/** The names under which a table may have the button of a move, the most exact first. */
export function slotsOf(move: string): string[] {
  const [verb = '', ...rest] = move.split(' ');
  const words = rest.filter((word) => !CARD.test(word) && !/^\d+$/.test(word) && word !== 'for');
  const whole = [verb, ...words];
  return [...new Set([whole.join(' '), whole.join('-'), verb, SHARED[verb] ?? verb])];
}

/** The cards of a move, in its order. */
export const cardsOf = (move: string): string[] => move.split(' ').slice(1).filter((word) => CARD.test(word));

/** Marks what a move is made with, and nothing else; the button, where there is one. `lying` are the
cards of an exchange table, by slot. */
export function point(within: HTMLElement, move: string | null, lying: readonly (string | null)[] = []): HTMLElement | null {
  for (const one of within.querySelectorAll('[data-pointed]')) one.removeAttribute('data-pointed');
  if (!move) return null;
  for (const card of cardsOf(move)) {
    const found = within.querySelector(`.mine [data-card="${card}"]`)
      ?? within.querySelector(`.board [data-lies="${card}"], .board [data-place="widow-${lying.indexOf(card) + 1}"]`);
    found?.setAttribute('data-pointed', '');
  }
  const slot = slotsOf(move).find((name) => within.querySelector(`[id="hint-${name}"]`));
  const button = slot ? within.querySelector<HTMLElement>(`.holder:has(> [id="hint-${slot}"]) > button`) : null;
  button?.setAttribute('data-pointed', '');
  return button;
}
