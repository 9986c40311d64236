// What the server sends about a match at one moment, and about what has just happened. Every table
// has the base; each kind of table adds its own part.

import type { BankEffect, BankLast, BankView } from './bankViews';
import type { MusLast, MusView } from './musViews';

export * from './bankViews';
export * from './musViews';

type Turn = number | 'chance' | null;

/** `left`: for a discard, what the hand comes to without the card. */
export interface LegalMove { move: string; label: string; hint: string; left?: string }
export interface ClosedMove { move: string; label: string; reason: string; clause: string | null }

export interface Wager { by: number; stake: number; on: number; over: number | null; covered_by: number | null }

export interface BaseSeat {
  seat: number;
  in: boolean;
  dealer: boolean;
  hand: string[];
  /** What the viewer's own hand comes to: a number, or the hand in words. */
  total: string | null;
}

export type Layout = 'exchange' | 'vying' | 'bank' | 'mus';

export interface BaseView<Seat extends BaseSeat, Last> {
  game: string;
  /** The table that draws it. */
  layout: Layout;
  deal: number;
  /** How many deals the match has; null if it has no such end. */
  deals: number | null;
  dealer: number;
  turn: Turn;
  phase: string;
  you: number | null;
  legal: LegalMove[];
  closed: ClosedMove[];
  seats: Seat[];
  stock: number;
  standing: Record<string, unknown>;
  last: Last | null;
  result: { winners: number[]; double?: boolean } | null;
  bets: number[] | null;
  wagers: Wager[] | null;
}

// --- the games of exchange -------------------------------------------------------------------

/** A seat of Thirty-one, Switch or Stop the Bus. Only Thirty-one may keep points or chips. */
export interface SeatView extends BaseSeat {
  best: string[];
  lives: number | null;
  points?: number | null;
  chips?: number | null;
  knocked?: boolean;
  /** Stop the Bus: this seat has stopped it. */
  stopped?: boolean;
}

export interface LastDeal {
  deal: number;
  kind: 'showdown' | 'blitz' | 'drawn' | 'restart';
  hands: (string[] | null)[];
  totals: (string | null)[];
  /** The cards of each shown hand that count, and that decide between equal hands. */
  counted: string[][];
  changes: number[];
  out: number[];
  knocker?: number | null;
  blitzers?: number[];
  /** Stop the Bus: who stopped it. */
  stopper?: number | null;
  /** Switch: the seat that restarted the deal. */
  restarter?: number | null;
  lines?: string[];
}

/** A place on the table: a card, "??" face down, or nothing yet. */
export type Slot = string | null;

export interface ThirtyOneView extends BaseView<SeatView, LastDeal> {
  upcard: string | null;
  pile: number;
  widow: Slot[] | null;
  table: number | null;
  knocker: number | null;
}

export interface SwitchView extends BaseView<SeatView, LastDeal> {
  /** The dealer's second hand, until the dealer has kept one of the two. */
  second: Slot[] | null;
  /** What it comes to, shown to the dealer. */
  second_total: string | null;
  /** The face-up hand, from then on. */
  up: Slot[] | null;
  /** The face-down hand, with the cards that the viewer knows. */
  down: Slot[];
  knocker: number | null;
}

export interface StopTheBusView extends BaseView<SeatView, LastDeal> {
  /** The three cards that lie face up. */
  widow: Slot[];
  stopper: number | null;
}

export type ExchangeView = ThirtyOneView | SwitchView | StopTheBusView;

// --- the games of vying ----------------------------------------------------------------------

export interface Stage {
  name: string;
  title: string;
  state: 'past' | 'now' | 'ahead';
  /** The points that the stage is played for, or the chips in its pot. */
  worth: number | null;
  winner: number[];
  note: string;
}

export interface VyingSeat extends BaseSeat {
  best: string[];
  points: number | null;
  chips: number | null;
  games: number | null;
  /** The cards of the hand that all can see. */
  up: string[];
  /** What the hand is worth in the present contest, in words. */
  worth: string | null;
  /** What the seat has announced in this deal. */
  said: string | null;
  /** Chips put in while vying. */
  staked: number | null;
  /** What it has done, as a code: "passed", "dropped", … */
  did: string;
  /** The same in a word of the viewer's language. */
  state: string;
  /** Points or chips won or lost so far in this deal. */
  changed: number;
  /** How many cards the seat has exchanged. */
  thrown: number | null;
}

interface PastStage { name: string; title: string; winner: number[]; worth: number | null; note: string }

export interface VyingLast {
  deal: number;
  kind: string;
  stages: PastStage[];
  /** What was shown of each hand; null if nothing was. */
  hands: (string[] | null)[];
  values: (string | null)[];
  /** The cards of each shown hand that make what was announced. */
  counted: string[][];
  changes: number[];
  claims: number[];
  /** The score when the deal was over, if it is kept in points. */
  points?: number[];
  lines?: string[];
}

export interface VyingView extends BaseView<VyingSeat, VyingLast> {
  stages: Stage[];
  unit: 'point' | 'chip';
  pots: number[] | null;
  /** The stake that is proposed, or what each must have put in; null when nothing is asked. */
  asked: number | null;
  bragger: number | null;
}

export type View = ExchangeView | VyingView | BankView | MusView;
export type AnyLast = LastDeal | VyingLast | BankLast | MusLast;

export const isVying = (view: View): view is VyingView => view.layout === 'vying';
export const isBank = (view: View): view is BankView => view.layout === 'bank';
export const isMus = (view: View): view is MusView => view.layout === 'mus';
export const isThirtyOne = (view: View): view is ThirtyOneView => 'upcard' in view;
export const isSwitch = (view: View): view is SwitchView => 'down' in view;
export const isStopTheBus = (view: View): view is StopTheBusView => 'stopper' in view;

// --- what happened ---------------------------------------------------------------------------

type CommonEffect =
  | { kind: 'deal'; deal: number; dealer: number }
  | { kind: 'ante' }
  | { kind: 'dealt'; seat: number; card: string }
  | { kind: 'drew'; seat: number; card: string; hand?: number }
  | { kind: 'showdown' }
  | { kind: 'changed'; seat: number; by: number }
  | { kind: 'won'; seats: number[] };

type ExchangeEffect =
  | { kind: 'widow'; slot: number; card: string }
  | { kind: 'upcard'; card: string }
  | { kind: 'took'; seat: number; card: string }
  | { kind: 'discarded'; seat: number; card: string }
  | { kind: 'knocked'; seat: number }
  | { kind: 'stood'; seat: number }
  /** `slots` is where the cards given lie now; `unseen`: those received come from the face-down hand. */
  | { kind: 'exchanged'; seat: number; cards: string[]; slots: number[]; received: string[]; unseen?: boolean }
  | { kind: 'passed' | 'stopped' | 'continued'; seat: number }
  /** The dealer in Switch keeps a hand; `cards` are those laid face up. */
  | { kind: 'kept'; seat: number; which: 'first' | 'second'; cards: string[] }
  /** After a restart: the hand of a seat lies face up from the beginning. */
  | { kind: 'laid'; seat: number; cards: string[] }
  | { kind: 'restarted' | 'declined'; seat: number }
  | { kind: 'blitz' | 'drawn' }
  | { kind: 'draws'; seat: number }
  | { kind: 'out'; seat: number }
  | { kind: 'wager' };

type VyingEffect =
  | { kind: 'stage'; stage: string }
  | { kind: 'spoke'; seat: number; act: string; amount: number | null; hand?: number; cards?: string[]; new?: number }
  | { kind: 'threw'; seat: number; cards: string[] }
  | { kind: 'announced'; seats: number[]; said?: string }
  | { kind: 'showed'; seat: number; cards: string[]; said?: string | null; hand?: number }
  /** Without a seat, nobody scored. */
  | { kind: 'scored'; seat: number | null; stage: string; by: number }
  | { kind: 'game'; seat: number; double: boolean }
  | { kind: 'claimed'; seats: number[] }
  | { kind: 'annulled' }
  | { kind: 'carried'; pot: number };

/** Something that happened, as this viewer saw it. `line` is the sentence for the log. */
export type Effect = { line: string } & (CommonEffect | ExchangeEffect | VyingEffect | BankEffect);

/** `last` comes with the event that ended a deal: how that deal ended. */
export interface GameEvent { number: number; effects: Effect[]; last?: AnyLast }
