// Cards in words. The notation is two letters, rank then suit; "??" is a card the viewer does not know.
// The letters are those of French cards whichever suits the cards on the table bear.

import { deck } from './deck.svelte';

export const RANKS = 'A23456789TJQK';
export const SUITS = 'SHDC';
export const UNKNOWN = '??';

const RANK_WORDS: Record<string, string> = {
  A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven',
  8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king',
};
const SUIT_WORDS: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const ITALIAN_RANKS: Record<string, string> = { ...RANK_WORDS, J: 'knave', Q: 'knight' };
const ITALIAN_SUITS: Record<string, string> = { S: 'swords', H: 'cups', D: 'coins', C: 'batons' };

export const DECK: readonly string[] = [...SUITS].flatMap((s) => [...RANKS].map((r) => r + s));

export function isCard(code: string): boolean {
  return code.length === 2 && RANKS.includes(code[0] ?? ' ') && SUITS.includes(code[1] ?? ' ');
}

/** "7H" is "seven of hearts", or "seven of cups"; anything else is a face-down card. */
export function cardName(code: string): string {
  if (!isCard(code)) return 'face-down card';
  const [ranks, suits] = deck() === 'italian' ? [ITALIAN_RANKS, ITALIAN_SUITS] : [RANK_WORDS, SUIT_WORDS];
  return `${ranks[code[0]!]} of ${suits[code[1]!]}`;
}

/** The name of one card, with its notation where the name does not give it: "knight of cups (QH)". */
export function cardLabel(code: string): string {
  return deck() === 'italian' && isCard(code) ? `${cardName(code)} (${code})` : cardName(code);
}

/** Words for several cards: "ace of spades, two of clubs and ten of hearts". */
export function cardList(codes: readonly string[]): string {
  const words = codes.map(cardName);
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

// Colours alternate round the fan, so neighbouring suits are told apart at a glance.
const SUIT_ORDER = 'SHCD';
const HIGH_FIRST = 'AKQJT98765432';

/** By rank, so that pairs meet, from the ace; unknown cards keep their place at the end. */
export function sortByRank(hand: readonly string[]): string[] {
  const key = (c: string): number => (isCard(c) ? HIGH_FIRST.indexOf(c[0]!) * 4 + 'DHCS'.indexOf(c[1]!) : 1000);
  return [...hand].sort((a, b) => key(a) - key(b));
}

/** By suit, high cards first; unknown cards keep their place at the end. */
export function sortHand(hand: readonly string[]): string[] {
  const key = (c: string): number =>
    isCard(c) ? SUIT_ORDER.indexOf(c[1]!) * 16 + HIGH_FIRST.indexOf(c[0]!) : 1000;
  return [...hand].sort((a, b) => key(a) - key(b));
}
