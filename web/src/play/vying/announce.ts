// A vying game in words, for screen readers.

import { cardList, inOrder } from '../../cards/names';
import { listText } from '../../language/lists';
import { say } from '../../language/say';
import type { Effect, VyingView } from '../../net/protocol';
import { amountOf, verb } from '../amounts';
import { doable } from '../doable';
import type { Spoken } from '../spoken';
import { inside } from '../words';

/** "You hold king of spades, nine of hearts and nine of clubs: pair of nines, total 28." */
function holding(view: VyingView): string {
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own || own.hand.length === 0) return '';
  const total = own.total === null || own.worth?.includes(own.total) ? '' : say('vying-total', { total: own.total });
  const worth = [own.worth ?? '', total].filter(Boolean).join(', ');
  const cards = cardList(inOrder(own.hand, view.order));
  return worth ? say('vying-hold-worth', { cards, worth }) : say('vying-hold', { cards });
}

/** What must be answered now: "the stake is 3". */
const asked = (view: VyingView): string =>
  (view.asked ? say(view.unit === 'point' ? 'vying-asked-stake' : 'vying-asked-brag', { n: view.asked }) : '');

/** What to do on your turn, in a few words. */
function task(view: VyingView): string {
  const words = new Set(view.legal.map((m) => verb(m.move)));
  if (words.has('discard')) return say('vying-choose-discard');
  const named = [...words].map((word) => doable(view, word)).map((one) => (one ? one.may ?? inside(one.name) : ''));
  return (words.has('draw') ? '' : asked(view)) || listText(named.filter(Boolean), 'or');
}

/** The open moves, amounts as a range: "brag 1 to 10 or pass". */
export function openText(view: VyingView): string {
  const groups = new Map<string, string[]>();
  for (const m of view.legal) groups.set(verb(m.move), [...(groups.get(verb(m.move)) ?? []), m.move]);
  const parts = [...groups].map(([word, moves]) => {
    if (word === 'discard') return say('vying-choose-discard');
    const amounts = moves.map(amountOf).filter((n) => n !== null);
    if (amounts.length > 1) return rangeText(word, Math.min(...amounts), Math.max(...amounts));
    return doable(view, word)?.may ?? inside(view.legal.find((m) => m.move === moves[0])?.label ?? word);
  });
  return listText(parts, 'or');
}

/** "brag 1 to 10". */
function rangeText(word: string, least: number, most: number): string {
  if (word === 'brag' || word === 'raise') return say(`vying-range-${word}`, { least, most });
  return say('vying-range', { word, least, most });
}

/** The sentences when it becomes your turn. When you answer a bet the hand is not repeated. */
function yourTurn(view: VyingView, lastDrawn: string | null): string {
  const what = asked(view);
  const open = openText(view);
  return [
    lastDrawn ? say('vying-drew', { card: cardList([lastDrawn]) }) : '',
    what ? say('vying-turn-asked', { asked: what }) : say('vying-turn'),
    open ? say('vying-may', { moves: open }) : '',
    view.bragger === null || lastDrawn ? holding(view) : '',
  ].filter(Boolean).join(' ');
}

// The panel at the end of a deal draws these itself.
const DRAWN: ReadonlySet<string> = new Set(['showdown', 'announced', 'showed', 'scored', 'changed', 'claimed', 'won']);

/** Whether the line of an effect is worth repeating in the panel. */
const panelLine = (effect: Effect): boolean => !DRAWN.has(effect.kind);

export const words: Spoken<VyingView> = { holding, task, yourTurn, panelLine };
