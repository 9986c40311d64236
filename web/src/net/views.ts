// What the server says of a match at one moment, and of what has just happened. Every table has
// the base; what a kind of table adds stands beside it.

export type Turn = number | 'chance' | null;

export interface LegalMove { move: string; label: string; hint: string }
export interface ClosedMove { move: string; label: string; reason: string; clause: string | null }

export interface Wager { by: number; stake: number; on: number; over: number | null; covered_by: number | null }

export interface BaseSeat {
  seat: number;
  in: boolean;
  dealer: boolean;
  points: number | null;
  chips: number | null;
  hand: string[];
  total: string | null;
  best: string[];
}

interface BaseView<Seat extends BaseSeat, Last> {
  game: string;
  deal: number;
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

// --- Thirty-one ------------------------------------------------------------------------------

export interface SeatView extends BaseSeat { lives: number | null; knocked: boolean }

export type DealEnd = 'showdown' | 'blitz' | 'drawn';

export interface LastDeal {
  deal: number;
  kind: DealEnd;
  hands: (string[] | null)[];
  totals: (string | null)[];
  changes: number[];
  knocker: number | null;
  blitzers: number[];
  out: number[];
  lines?: string[];
}

export interface ThirtyOneView extends BaseView<SeatView, LastDeal> {
  upcard: string | null;
  pile: number;
  widow: string[] | null;
  table: number | null;
  knocker: number | null;
}

// --- the games of vying ----------------------------------------------------------------------

export interface Stage {
  name: string;
  title: string;
  state: 'past' | 'now' | 'ahead';
  /** Points the stage is played for, or the chips that lie in its pot. */
  worth: number | null;
  winner: number[];
  note: string;
}

export interface VyingSeat extends BaseSeat {
  games: number | null;
  /** The cards of the hand that all can see. */
  up: string[];
  /** What the hand is worth in the present contest, in words. */
  worth: string | null;
  /** What the seat has announced aloud in this deal. */
  said: string | null;
  /** Chips put in while vying. */
  staked: number | null;
  /** One word: "passed", "satisfied", … */
  state: string;
  /** Points or chips won or lost so far in this deal. */
  changed: number;
  /** How many cards the seat has exchanged. */
  thrown: number | null;
}

export interface PastStage { name: string; title: string; winner: number[]; worth: number | null; note: string }

export interface VyingLast {
  deal: number;
  kind: string;
  stages: PastStage[];
  /** What was shown of each hand; null where nothing was. */
  hands: (string[] | null)[];
  values: (string | null)[];
  changes: number[];
  claims: number[];
  /** The score when the deal was over, where it is kept in points. */
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

export type View = ThirtyOneView | VyingView;
export type AnyLast = LastDeal | VyingLast;

export const isVying = (view: View): view is VyingView => 'stages' in view && Array.isArray(view.stages);

// --- what happened ---------------------------------------------------------------------------

type CommonEffect =
  | { kind: 'deal'; deal: number; dealer: number }
  | { kind: 'ante' }
  | { kind: 'dealt'; seat: number; card: string }
  | { kind: 'drew'; seat: number; card: string }
  | { kind: 'showdown' }
  | { kind: 'changed'; seat: number; by: number }
  | { kind: 'won'; seats: number[] };

type ThirtyOneEffect =
  | { kind: 'widow'; slot: number; card: string }
  | { kind: 'upcard'; card: string }
  | { kind: 'took'; seat: number; card: string }
  | { kind: 'discarded'; seat: number; card: string }
  | { kind: 'knocked'; seat: number }
  | { kind: 'stood'; seat: number }
  | { kind: 'exchanged'; seat: number; cards: string[]; slots: number[]; received: string[] }
  | { kind: 'blitz' | 'drawn' }
  | { kind: 'draws'; seat: number }
  | { kind: 'out'; seat: number }
  | { kind: 'wager' };

type VyingEffect =
  | { kind: 'stage'; stage: string }
  | { kind: 'spoke'; seat: number; act: string; amount: number | null }
  | { kind: 'threw'; seat: number; cards: string[] }
  | { kind: 'announced'; seats: number[]; said?: string }
  | { kind: 'showed'; seat: number; cards: string[]; said?: string | null }
  /** Nobody scored where there is no seat. */
  | { kind: 'scored'; seat: number | null; stage: string; by: number }
  | { kind: 'game'; seat: number; double: boolean }
  | { kind: 'claimed'; seats: number[] }
  | { kind: 'annulled' }
  | { kind: 'carried'; pot: number };

/** Something that happened, as this viewer saw it. `line` is the sentence for the log. */
export type Effect = { line: string } & (CommonEffect | ThirtyOneEffect | VyingEffect);

export interface GameEvent { number: number; effects: Effect[] }
