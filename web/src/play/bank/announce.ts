// A table with a banker in words, for screen readers.

import { cardList, isCard } from '../../cards/names';
import { say } from '../../language/say';
import type { BankHand, BankView, Effect, HandState } from '../../net/protocol';
import { amountOf } from '../amounts';
import type { Spoken } from '../spoken';
import { capital, count } from '../words';
import { partOf, wordOf } from './moves';

const own = (view: BankView) => view.seats.find((s) => s.seat === view.you);

/** The state of a hand, in a word; empty for one that is being played or waits. */
export const stateText = (state: HandState): string => (state === 'now' || state === '' ? '' : say(`bank-state-${state}`));

/** "ace of spades and six of diamonds: 7 or 17" */
function told(hand: BankHand): string {
  const cards = cardList(hand.cards);
  return hand.total === null ? cards : say('bank-cards-total', { cards, total: hand.total });
}

/** The other facts about a hand: its state and its stake. */
const particulars = (hand: BankHand): string =>
  [stateText(hand.state), hand.stake === null ? '' : say('bank-stake-of', { n: hand.stake })].filter(Boolean).join(', ');

/** "You hold ace of spades and six of diamonds: 7 or 17. Stake 5." */
function holding(view: BankView): string {
  const hands = own(view)?.hands.filter((h) => h.cards.length > 0) ?? [];
  return hands.map((hand, at) => {
    const cards = told(hand);
    const more = particulars(hand);
    const lead = hands.length > 1 ? say(`bank-hold-${at + 1}`, { cards }) : say('bank-hold', { cards });
    return more ? `${lead} ${capital(more)}.` : lead;
  }).join(' ');
}

/** The stakes that are open: "5", or "1 to 10". */
function range(view: BankView, word: string): string {
  const amounts = view.legal.filter((m) => wordOf(m.move) === word).map((m) => amountOf(m.move)).filter((n) => n !== null);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return amounts.length === 0 ? '' : least === most ? String(least) : say('bank-range', { least, most });
}

/** What to do on your turn, in a few words. */
function task(view: BankView): string {
  const words = new Set(view.legal.map((m) => wordOf(m.move)));
  switch (partOf(view)) {
    case 'stake': return say('bank-task-stake', { stakes: range(view, 'stake') });
    case 'double': return say('bank-task-double');
    case 'divide': return words.has('divide') ? say('bank-task-divide') : say('bank-task-keep');
    default: {
      const which = whichHand(view);
      return which === null ? drawing(words) : say(`bank-hand-${which}`);
    }
  }
}

const drawing = (words: ReadonlySet<string>): string => (words.has('draw') ? say('bank-task-draw') : say('bank-task-stand'));

/** The number of the hand you play, if you have several; from 1. */
function whichHand(view: BankView): number | null {
  const hands = own(view)?.hands ?? [];
  const at = hands.findIndex((h) => h.state === 'now');
  return hands.length > 1 && at >= 0 && partOf(view) === 'play' ? at + 1 : null;
}

/** The sentences when it becomes your turn. After a drawn card only what is new. */
function yourTurn(view: BankView, lastDrawn: string | null): string {
  const now = own(view)?.hands.find((h) => h.state === 'now');
  const words = new Set(view.legal.map((m) => wordOf(m.move)));
  const which = whichHand(view);
  const open = say('bank-turn', { task: which === null ? task(view) : say(`bank-with-hand-${which}`, { task: drawing(words) }) });
  if (lastDrawn && now?.cards.includes(lastDrawn)) {
    return `${say('bank-drew', { card: cardList([lastDrawn]), total: String(now.total) })} ${open}`;
  }
  return `${open} ${holding(view)}`.trim();
}

// What the panel at the end of a deal does not draw itself.
const TOLD: ReadonlySet<string> = new Set(['dealer', 'stayed', 'shuffled']);

/** Whether the line of an effect is worth repeating in the panel. */
const panelLine = (effect: Effect): boolean => TOLD.has(effect.kind);

const FEW = 4;
/** At a full table, only what concerns you, the dealer or everybody is spoken at the end of a deal. */
function spokenAtEnd(effect: Effect, view: BankView): boolean {
  if (view.you === null || view.seats.length <= FEW || !('seat' in effect) || panelLine(effect)) return true;
  return effect.seat === view.you || effect.seat === view.last?.dealer;
}

/** The hands of another seat, as a screen reader reads them. */
export function lyingText(hands: readonly BankHand[]): string {
  return hands.filter((h) => h.cards.length > 0 || h.stake !== null).map((hand, at) => {
    const open = hand.cards.filter(isCard);
    const parts = [
      hands.length > 1 ? say(`bank-hand-${at + 1}`) : '',
      hand.stake === null ? '' : say('bank-stake-of', { n: hand.stake }),
      count(hand.cards.length, 'card'),
      open.length ? say('bank-face-up', { cards: cardList(open) }) : '',
      hand.total === null ? '' : say('bank-counts', { total: hand.total }),
      hand.state === 'now' ? say('bank-being-played') : stateText(hand.state),
    ];
    return parts.filter(Boolean).join(', ');
  }).join('; ');
}

export const words: Spoken<BankView> = { holding, task, yourTurn, panelLine, spokenAtEnd };
