// What the server sends about a game in which everybody plays against the dealer: Vingt-Un.

import type { BaseSeat, BaseView } from './views';

/** "now" is the hand being played; "" is one that waits. */
export type HandState = '' | 'now' | 'stands' | 'vingt-un' | 'over-drawn' | 'natural';

export interface BankHand {
  cards: string[];
  /** Null before it is made, and for the dealer, who stakes nothing. */
  stake: number | null;
  /** "20", or "7 or 17" while a hand with an ace may still get a card; null if it is unknown. */
  total: string | null;
  state: HandState;
  /** Its cards are used cards now; what is shown of them is what everybody saw. */
  gone: boolean;
}

export interface BankSeat extends BaseSeat {
  chips: number;
  /** Chips won or lost so far in this deal. */
  changed: number;
  /** The cards of the seat that all can see. */
  up: string[];
  /** One, or those that a pair was divided into. */
  hands: BankHand[];
  /** The common state of all its hands. */
  state: HandState;
}

/** What a hand won its player, or lost (negative), and why. */
export interface PastHand { cards: string[]; stake: number | null; value: string; by: number | null; why: string }
/** The result of something else; the names of `seats` follow the words. */
export interface Account { by: number; why: string; seats: number[] }

export interface BankLast {
  deal: number;
  kind: 'showdown' | 'natural' | 'unplayed' | 'dropped';
  dealer: number;
  doubled: boolean;
  played: PastHand[][];
  besides: Account[][];
  /** What everybody had put into the pool before the deal. */
  ante: number;
  /** What each seat won or lost in the deal, without the ante. */
  changes: number[];
  naturals: number[];
  lines?: string[];
}

export interface BankView extends BaseView<BankSeat, BankLast> {
  /** The player on the dealer's right, who gathers the used cards. */
  pone: number;
  used: number;
  /** The least and the most that may be staked on a card. */
  limits: [number, number];
  doubled: boolean;
  /** The number of this deal among those that its dealer has dealt in a row. */
  tenure: number;
  pool: number | null;
}

export type BankEffect =
  | { kind: 'over'; seat: number; hand: number }
  /** Chips out of the pool, or into it (negative). */
  | { kind: 'pooled'; seat: number; by: number }
  | { kind: 'collected'; seat: number; by: number }
  | { kind: 'shuffled' }
  /** The deal passes to a seat, or stays with it in spite of a natural. */
  | { kind: 'dealer' | 'stayed'; seat: number };
