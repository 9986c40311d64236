// Cards in words. The notation is two letters, rank then suit; "??" is a card the viewer does not know.
// Cards with Italian suits use the letters of the French ones; the Spanish pack has its own.

import { listText } from '../language/lists';
import { say } from '../language/say';
import { deck, type Deck } from './deck.svelte';

const RANKS = 'A23456789TJQK';
const SUITS = 'SHDC';
export const UNKNOWN = '??';

export const SPANISH_RANKS = 'A234567SCK';
export const SPANISH_SUITS = 'OCEB';

interface Words { ranks: Record<string, string>; suits: Record<string, string> }

const FRENCH: Words = {
  ranks: {
    A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven',
    8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king',
  },
  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
};
/** The names of the cards of each pack, by which the messages choose. */
const WORDS: Record<Deck, Words> = {
  french: FRENCH,
  italian: {
    ranks: { ...FRENCH.ranks, J: 'knave', Q: 'knight' },
    suits: { S: 'swords', H: 'cups', D: 'coins', C: 'batons' },
  },
  spanish: {
    ranks: { ...FRENCH.ranks, S: 'sota', C: 'caballo' },
    suits: { O: 'oros', C: 'copas', E: 'espadas', B: 'bastos' },
  },
};

export const DECK: readonly string[] = [...SUITS].flatMap((s) => [...RANKS].map((r) => r + s));
export const SPANISH_DECK: readonly string[] = [...SPANISH_SUITS].flatMap((s) => [...SPANISH_RANKS].map((r) => r + s));

/** Whether this is a card of the pack (Italian cards are written as French ones). */
export function isCardOf(pack: Deck, code: string): boolean {
  const [ranks, suits] = pack === 'spanish' ? [SPANISH_RANKS, SPANISH_SUITS] : [RANKS, SUITS];
  return code.length === 2 && ranks.includes(code[0] ?? ' ') && suits.includes(code[1] ?? ' ');
}

/** Whether this is a card of the pack on the table. */
export const isCard = (code: string): boolean => isCardOf(deck(), code);

/** Whether this is a card of a pack that the page has no drawings and no names for. */
export const isForeign = (code: string): boolean => !isCard(code) && /^[\p{L}\p{N}]{1,3}$/u.test(code);

/** "7H" is "seven of hearts", or "seven of cups"; anything else is a face-down card. */
export function cardName(code: string): string {
  if (isForeign(code)) return code;
  if (!isCard(code)) return say('cards-face-down');
  const { ranks, suits } = WORDS[deck()];
  return say('cards-card', { rank: ranks[code[0]!]!, suit: suits[code[1]!]! });
}

/**
 * The name of one card, with an addition where it helps: "knight of cups (QH)" for the notation,
 * which the name does not show, and "king of oros (coins)".
 */
export function cardLabel(code: string): string {
  if (!isCard(code) || deck() === 'french') return cardName(code);
  const name = cardName(code);
  return deck() === 'spanish' ? say('cards-label-spanish', { suit: WORDS.spanish.suits[code[1]!]!, name }) : say('cards-label-italian', { name, code });
}

const NUMBERS: Record<string, string> = { A: '1', S: '10', C: '11', K: '12' };

/** The rank as shown in the card's index: "10" for a ten, "12" for a Spanish king. */
export function cardIndex(code: string, pack: Deck = deck()): string {
  const rank = code[0] ?? '';
  return pack === 'spanish' ? (NUMBERS[rank] ?? rank) : rank === 'T' ? '10' : rank;
}

/** Words for several cards: "ace of spades, two of clubs and ten of hearts". */
export function cardList(codes: readonly string[]): string {
  return listText(codes.map(cardName), 'and');
}

// Colours alternate across the fan, so that neighbouring suits are easy to tell apart.
const SUIT_ORDER = 'SHCD';
const HIGH_FIRST = 'AKQJT98765432';

// The order in Mus: threes next to the kings.
const SPANISH_HIGH_FIRST = 'K3CS76542A';

/** By rank from the ace, so that pairs are together; unknown cards keep their place at the end. */
function sortByRank(hand: readonly string[]): string[] {
  const key = (c: string): number => (isCard(c) ? HIGH_FIRST.indexOf(c[0]!) * 4 + 'DHCS'.indexOf(c[1]!) : 1000);
  return [...hand].sort((a, b) => key(a) - key(b));
}

/** By suit, high cards first, Spanish cards by rank; unknown cards keep their place at the end. */
export function sortHand(hand: readonly string[]): string[] {
  const spanish = deck() === 'spanish';
  const key = (c: string): number => {
    if (!isCard(c)) return 1000;
    if (spanish) return SPANISH_HIGH_FIRST.indexOf(c[0]!) * 4 + SPANISH_SUITS.indexOf(c[1]!);
    return SUIT_ORDER.indexOf(c[1]!) * 16 + HIGH_FIRST.indexOf(c[0]!);
  };
  return [...hand].sort((a, b) => key(a) - key(b));
}

/** A hand as its game lays it out. */
export const inOrder = (hand: readonly string[], order: 'suit' | 'rank'): string[] => (order === 'suit' ? sortHand(hand) : sortByRank(hand));
