// Banking's exchange, made from cards and slots picked one by one. Which sets may be exchanged is
// read from the legal moves that the server sent ("exchange 4C KH for 2 3").

import { say } from '../../language/say';
import type { LegalMove } from '../../net/protocol';

interface Parsed { move: string; cards: string[]; slots: number[] }

export function parseExchange(move: string): Parsed | null {
  const match = /^exchange ((?:\S+ )+)for ((?:\d+ ?)+)$/i.exec(move.trim());
  if (!match) return null;
  return {
    move,
    cards: match[1]!.trim().toUpperCase().split(/\s+/),
    slots: match[2]!.trim().split(/\s+/).map(Number),
  };
}

export function exchanges(legal: readonly LegalMove[]): Parsed[] {
  return legal.map((m) => parseExchange(m.move)).filter((p) => p !== null);
}

const same = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((x) => b.includes(x));

/** The legal move that exchanges exactly these, or null. */
export function exchangeMove(
  legal: readonly LegalMove[], cards: readonly string[], slots: readonly number[],
): string | null {
  return exchanges(legal).find((p) => same(p.cards, cards) && same(p.slots, slots))?.move ?? null;
}

/** What must still be picked, as a sentence; "" when the selection is a legal exchange. */
export function exchangeHelp(
  legal: readonly LegalMove[], cards: readonly string[], slots: readonly number[],
): string {
  if (exchangeMove(legal, cards, slots)) return '';
  if (cards.length === 0 && slots.length === 0) return say('exchange-select');
  const few = slots.length - cards.length;
  if (few > 0) return say('exchange-select-hand', { n: few });
  return few < 0 ? say('exchange-select-widow', { n: -few }) : say('exchange-not-open');
}
