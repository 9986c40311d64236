// Mus in words, for screen readers.

import { cardList } from '../../cards/names';
import { say } from '../../language/say';
import type { Effect, MusView } from '../../net/protocol';
import type { Spoken } from '../spoken';
import { sorted } from './hand';
import { lanceNow, lanceWord, sideName } from './words';

const own = (view: MusView) => view.seats.find((s) => s.seat === view.you);

/** "You hold king of oros, …: pair of kings, juego 32." */
export function holding(view: MusView): string {
  const seat = own(view);
  if (!seat || seat.hand.length === 0) return '';
  const cards = cardList(sorted(seat.hand, null));
  return seat.holds ? say('mus-holding', { cards, what: seat.holds }) : say('mus-holding-cards', { cards });
}

/** The bet, and who made it: "Ben bets 4 on grande". */
function asked(view: MusView, names: readonly string[]): string {
  const lance = lanceNow(view);
  if (!lance) return '';
  const args = { who: lance.by === null ? '' : (names[lance.by] ?? ''), lance: lanceWord(lance.name), n: lance.pending ?? 0 };
  return lance.ordago ? say('mus-task-ordago', args) : say('mus-task-answer', args);
}

/** What to do on your turn, in a few words. */
export function task(view: MusView, names: readonly string[] = []): string {
  switch (view.phase) {
    case 'talk': return say('mus-task-talk');
    case 'discarding': return say('mus-task-discard');
    case 'opening': {
      const lance = lanceNow(view);
      return lance ? say('mus-task-open', { lance: lanceWord(lance.name) }) : '';
    }
    case 'answering':
    case 'ordago': return asked(view, names);
    default: return '';
  }
}

/** The sentences when it becomes your turn. The hand is included if it may be new. */
export function yourTurn(view: MusView, lastDrawn: string | null, names: readonly string[] = []): string {
  const lead = say('mus-your-turn', { task: task(view, names) });
  const fresh = view.phase === 'talk' || view.phase === 'discarding' || lastDrawn !== null || view.lances[0]?.state === 'now';
  return fresh ? `${lead}. ${holding(view)}`.trim() : `${lead}.`;
}

/** The score in a sentence. */
export const scoreText = (view: MusView, names: readonly string[]): string =>
  view.sides.map((side) => say('mus-score-of', { who: sideName(view, side, names), n: side.stones })).join(', ');

// The panel at the end of a deal draws these itself.
const DRAWN: ReadonlySet<string> = new Set(['showdown', 'showed', 'scored', 'decided', 'declared', 'game', 'won', 'spoke', 'stage']);

/** Whether the line of an effect is worth repeating in the panel. */
export const panelLine = (effect: Effect): boolean => !DRAWN.has(effect.kind);

const FEW = 4;
/** At a full table the hands of the others are left to the panel. */
export const spokenAtEnd = (effect: Effect, view: MusView): boolean =>
  view.seats.length <= FEW || effect.kind !== 'showed' || effect.seat === view.you;

export const words: Spoken<MusView> = { holding, task, yourTurn, panelLine, spokenAtEnd };
