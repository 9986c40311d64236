// A table with a banker in words, for those who hear it.

import { cardList, isCard } from '../../cards/names';
import type { BankHand, BankView, Effect } from '../../net/protocol';
import { amountOf } from '../amounts';
import { count } from '../words';
import { partOf, wordOf } from './moves';

export const ORDINALS = ['first', 'second', 'third', 'fourth'];

const own = (view: BankView) => view.seats.find((s) => s.seat === view.you);

/** "ace of spades and six of diamonds: 7 or 17" */
function told(hand: BankHand): string {
  const total = hand.total === null ? '' : `: ${hand.total}`;
  return `${cardList(hand.cards)}${total}`;
}

/** What else is to be said of a hand: how it stands and what it plays for. */
function particulars(hand: BankHand): string {
  const state = hand.state === 'now' ? '' : hand.state;
  return [state, hand.stake === null ? '' : `stake ${hand.stake}`].filter(Boolean).join(', ');
}

/** "You hold ace of spades and six of diamonds: 7 or 17. Stake 5." */
export function holding(view: BankView): string {
  const hands = own(view)?.hands.filter((h) => h.cards.length > 0) ?? [];
  return hands.map((hand, at) => {
    const which = hands.length > 1 ? `Your ${ORDINALS[at]} hand is ` : 'You hold ';
    const more = particulars(hand);
    return `${which}${told(hand)}.${more ? ` ${more[0]!.toUpperCase()}${more.slice(1)}.` : ''}`;
  }).join(' ');
}

/** The stakes that are open: "5", or "1 to 10". */
function range(view: BankView, word: string): string {
  const amounts = view.legal.filter((m) => wordOf(m.move) === word).map((m) => amountOf(m.move)).filter((n) => n !== null);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return amounts.length === 0 ? '' : least === most ? String(least) : `${least} to ${most}`;
}

/** What your turn is for, in few words. */
export function task(view: BankView): string {
  const words = new Set(view.legal.map((m) => wordOf(m.move)));
  switch (partOf(view)) {
    case 'stake': return `stake ${range(view, 'stake')}`;
    case 'double': return 'double, or not';
    case 'divide': return words.has('divide') ? 'divide or keep' : 'keep the pair';
    default: {
      const which = whichHand(view);
      return which || drawing(words);
    }
  }
}

const drawing = (words: ReadonlySet<string>): string => (words.has('draw') ? 'draw or stand' : 'stand');

/** "second hand", where you have several and play one of them. */
function whichHand(view: BankView): string {
  const hands = own(view)?.hands ?? [];
  const at = hands.findIndex((h) => h.state === 'now');
  return hands.length > 1 && at >= 0 && partOf(view) === 'play' ? `${ORDINALS[at]} hand` : '';
}

/** The sentences at the moment it becomes your turn. After a drawn card only what is new. */
export function yourTurn(view: BankView, lastDrawn: string | null): string {
  const now = own(view)?.hands.find((h) => h.state === 'now');
  const words = new Set(view.legal.map((m) => wordOf(m.move)));
  const which = whichHand(view);
  const open = `Your turn: ${which ? `${drawing(words)} with your ${which}` : task(view)}.`;
  if (lastDrawn && now?.cards.includes(lastDrawn)) {
    return `You drew the ${cardList([lastDrawn])}: ${now.total}. ${open}`;
  }
  return `${open} ${holding(view)}`.trim();
}

// What the panel at the end of a deal does not draw itself.
const TOLD: ReadonlySet<string> = new Set(['dealer', 'stayed', 'shuffled']);

/** Whether the line of an effect is worth repeating in the panel. */
export const panelLine = (effect: Effect): boolean => TOLD.has(effect.kind);

const FEW = 4;
/** At a full table what is spoken of the end of a deal is what is yours, the dealer’s or all’s. */
export function spokenAtEnd(effect: Effect, view: BankView): boolean {
  if (view.you === null || view.seats.length <= FEW || !('seat' in effect) || panelLine(effect)) return true;
  return effect.seat === view.you || effect.seat === view.last?.dealer;
}

/** What a deal brought you, for the heading of its panel: "You win 5 chips". */
export function outcome(change: number | undefined): string {
  if (change === undefined) return 'The deal is over';
  if (change === 0) return 'You neither win nor lose';
  return `You ${change > 0 ? 'win' : 'lose'} ${count(Math.abs(change), 'chip')}`;
}

/** The hands of another seat, as a screen reader reads its plate. */
export function lyingText(hands: readonly BankHand[]): string {
  return hands.filter((h) => h.cards.length > 0 || h.stake !== null).map((hand, at) => {
    const open = hand.cards.filter(isCard);
    const parts = [
      hands.length > 1 ? `${ORDINALS[at]} hand` : '',
      hand.stake === null ? '' : `stake ${hand.stake}`,
      count(hand.cards.length, 'card'),
      open.length ? `face up ${cardList(open)}` : '',
      hand.total === null ? '' : `counts ${hand.total}`,
      hand.state === 'now' ? 'being played' : hand.state,
    ];
    return parts.filter(Boolean).join(', ');
  }).join('; ');
}
