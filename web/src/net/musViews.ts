// What the server sends about Mus.

import type { BaseSeat, BaseView } from './views';

export type LanceName = 'grande' | 'chica' | 'pares' | 'juego' | 'punto';

/** A round of betting, of this deal or of the last one. */
export interface Lance {
  name: LanceName;
  title: string;
  english: string;
  basque: string;
  state: 'past' | 'now' | 'ahead';
  /** How it went: "unable" if only one side could have bet, or nobody. */
  how: '' | 'unable' | 'passed' | 'declined' | 'accepted' | 'ordago';
  /** The seats that may bet; only for the present lance. */
  able: number[] | null;
  /** The seat that bet last. */
  by: number | null;
  /** The stones that were bet and accepted. */
  bet: number | null;
  /** The stones to be answered now, and how many of them are already accepted. */
  pending: number | null;
  sure: number | null;
  /** A bet of the whole game is to be answered. */
  ordago: boolean;
  /** The stones that were taken because nobody accepted. */
  deje: number | null;
}

/** A side; a seat that plays alone is one too. */
export interface MusSide {
  side: number;
  seats: number[];
  stones: number;
  /** Stones worth five, in front of one partner, and those worth one, in front of the other. */
  amarracos: number;
  loose: number;
  /** The amarracos have gone back to the bowl, because few stones are missing. */
  warned: boolean;
  keepers: { loose: number; amarracos: number };
  games: number;
  /** The stones it has won in this deal. */
  changed: number;
}

export interface MusSeat extends BaseSeat {
  side: number;
  partner: number | null;
  /** The viewer's own hand, in words. */
  holds: string | null;
  /** Whether it has said that it has them; null before it is asked. */
  declared: { pares: boolean | null; juego: boolean | null };
  /** Before the lances: "mus", "no mus", "discarded 2". */
  talk: string | null;
  /** How many cards it has exchanged. */
  thrown: number | null;
  /** What it has said in this lance, as moves are written: "envido 2". */
  said: string | null;
  able: boolean | null;
  discards: number;
}

export interface MusSignal {
  name: string;
  move: string;
  gesture: string;
  meaning: string;
  spanish: string;
}

interface MusSignals {
  /** This table allows signals. */
  here: boolean;
  closed: { reason: string; clause: string | null } | null;
  /** Those that are true of the viewer's own hand. */
  may: MusSignal[];
  given: MusSignal[];
  seen: (MusSignal & { seat: number })[];
}

/** Stones won in a deal, and why. */
export interface CountStep {
  lance: LanceName | null;
  side: number;
  seat: number;
  stones: number;
  why: 'negada' | 'deje' | 'courtesy' | 'bet' | 'paso' | 'pares' | 'juego' | 'punto' | 'ordago';
  line: string;
}

export interface MusLast {
  deal: number;
  kind: 'counted' | 'ordago' | 'deje';
  /** The lance in which the deal ended. */
  lance: LanceName;
  dealer: number;
  hands: (string[] | null)[];
  values: (string | null)[];
  lances: Lance[];
  best: (number | null)[];
  count: CountStep[];
  /** By side: the stones won in the deal, and the total after it. */
  changes: number[];
  stones: number[];
  /** The side that has won the game. */
  game: number | null;
  lines?: string[];
}

export interface MusView extends BaseView<MusSeat, MusLast> {
  /** The first to speak, who wins ties. */
  eldest: number;
  /** Every player for himself. */
  alone: boolean;
  sides: MusSide[];
  bowl: number;
  target: number;
  /** The match is the best of this many. */
  games: number;
  corrido: boolean;
  lance: LanceName | null;
  lances: Lance[];
  discards: number;
  exchanges: number;
  signals: MusSignals;
  /** The seats that claim a stone for playing properly; null if nobody may. */
  claims: number[] | null;
}

/** What happens in Mus. Some kinds share a name with other games’ effects but differ in content. */
export type MusEffect =
  | { kind: 'deal'; deal: number; dealer: number }
  | { kind: 'dealt' | 'drew'; seat: number; card: string }
  | { kind: 'shuffled' }
  | { kind: 'threw'; seat: number; cards: string[] }
  | { kind: 'spoke'; seat: number; act: string; amount: number | null }
  | { kind: 'passed-on'; dealer: number }
  | { kind: 'stage'; stage: string }
  | { kind: 'declared'; what: 'pares' | 'juego'; seats: number[] }
  | { kind: 'decided'; lance: LanceName; how: Lance['how'] }
  | { kind: 'scored'; side: number; seat: number; lance: LanceName | null; stones: number; why: CountStep['why'] }
  | { kind: 'notice'; side: number; needs: number }
  | { kind: 'showdown' }
  | { kind: 'showed'; seat: number; cards: string[]; said: string }
  | { kind: 'game'; side: number }
  | { kind: 'won'; seats: number[] }
  | ({ kind: 'signal'; seat: number; signal: string; gesture: string; meaning: string; caught: number[] | null })
  | { kind: 'claim'; seat: number; to: null }
  | { kind: 'grant'; seat: number; to: number };
