// A plain table in words, for screen readers.

import { cardList, cardName, sortHand, UNKNOWN } from '../../cards/names';
import { listText } from '../../language/lists';
import { say } from '../../language/say';
import type { Effect, PlainView } from '../../net/protocol';
import { amountOf, verb } from '../amounts';
import { spoken } from '../lines';
import type { Spoken } from '../spoken';
import { inside } from '../words';
import { commonName } from './moves';

/** "You hold seven of hearts and king of spades: 17." */
function holding(view: PlainView): string {
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own || own.hand.length === 0) return '';
  const cards = cardList(sortHand(own.hand));
  return own.total === null ? say('plain-hold', { cards }) : say('plain-hold-worth', { cards, worth: own.total });
}

/** From so many kinds of moves on they are not listed. */
const MANY = 5;

/** What to do on your turn, in a few words: "draw, take or knock"; "" if there are too many. */
function task(view: PlainView): string {
  const groups = new Map<string, string[]>();
  for (const m of view.legal) groups.set(verb(m.move), [...(groups.get(verb(m.move)) ?? []), m.label]);
  if (groups.size > MANY) return '';
  const parts = [...groups].map(([word, labels]) => {
    const amounts = view.legal.filter((m) => verb(m.move) === word).map((m) => amountOf(m.move)).filter((n) => n !== null);
    const name = inside(spoken(commonName(labels) || word));
    return amounts.length > 1 ? say('plain-range', { name, least: Math.min(...amounts), most: Math.max(...amounts) }) : name;
  });
  return listText(parts, 'or');
}

/** "Pile: ace of clubs." */
function lying(view: PlainView, names: readonly string[]): string {
  return view.table
    .map(({ title, cards, by_seat }) => ({ title, open: cards.flatMap((card, seat) => (card === null || card === UNKNOWN ? [] : [by_seat ? played(card, names[seat]) : cardName(card)])) }))
    .filter(({ open }) => open.length > 0)
    .map(({ title, open }) => say('plain-pile', { title, cards: open.join(', ') }))
    .join(' ');
}

const played = (card: string, name = ''): string => say('plain-played', { who: name, card: cardName(card) });

/** The sentences when it becomes your turn. */
function yourTurn(view: PlainView, _: string | null, names: readonly string[]): string {
  const what = task(view);
  const facts = view.facts.map((fact) => `${spoken(fact)}.`).join(' ');
  return [what ? say('plain-turn-task', { task: what }) : say('plain-turn'), lying(view, names), facts, holding(view)].filter(Boolean).join(' ');
}

// The panel at the end of a deal draws these itself.
const DRAWN: ReadonlySet<string> = new Set(['changed', 'won']);

/** Whether the line of an effect is worth repeating in the panel. */
const panelLine = (effect: Effect): boolean => !DRAWN.has(effect.kind);

export const words: Spoken<PlainView> = { holding, task, yourTurn, panelLine };
