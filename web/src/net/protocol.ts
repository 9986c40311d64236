// The messages of the protocol, as types. The server decides everything; the client only shows it.

import type { GameEvent, View } from './views';

export * from './views';

export type SeatKind = 'you' | 'human' | 'novice' | 'club' | (string & {});
export interface MatchInfo {
  id: string;
  game: string;
  preset: string;
  options: Record<string, OptionValue>;
  seats: { seat: number; name: string; kind: SeatKind }[];
  /** The most seconds that the next deal waits for people; null: no limit. */
  wait?: number | null;
}

/** How fast bots play; null is the server's setting. */
export type Pace = 'at-once' | 'quick' | 'slow' | null;

export type ServerMessage =
  | { type: 'welcome'; match: MatchInfo; you: number | null; number: number; view: View; events: GameEvent[]; resync: boolean }
  // The view of events has no `last` if it is the same as was sent before.
  | { type: 'events'; events: GameEvent[]; view: View; number: number }
  | { type: 'accepted'; id: string }
  | { type: 'refused'; id: string | null; reason: string; clause: string | null }
  | { type: 'status'; seat: number | null; text: string }
  /** The next deal waits for these seats to see the result; without seats, it begins. */
  | { type: 'waiting'; deal: number; seats: number[]; text: string }
  /** The same people play on in another match, with the keys that they have. */
  | { type: 'rematch'; match: string }
  | { type: 'preparing'; text: string; share: number | null }
  | { type: 'replaced' }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'hello'; match: string; key: string | null; seen: number; language: string; pace: Pace; ready: number }
  | { type: 'act'; id: string; move: string }
  | { type: 'ready'; deal: number }
  | { type: 'skip'; scope: 'deal' | 'match' }
  | { type: 'pace'; pace: Pace }
  | { type: 'again' }
  | { type: 'ping' };

// --- the HTTP side -------------------------------------------------------------------------

export type OptionValue = boolean | number | string | null;

export interface OptionDeclaration {
  name: string;
  title: string;
  meaning: string;
  default: OptionValue;
  kind: 'bool' | 'int' | 'choice';
  allowed: OptionValue[] | { min: number; max: number; step?: number };
  choices?: { value: OptionValue; title: string }[];
  clauses: string[];
  group?: string;
}
export interface PresetDeclaration {
  name: string;
  title: string;
  summary: string;
  values: Record<string, OptionValue>;
  /** What the form begins with instead of these values. */
  proposed?: Record<string, OptionValue>;
  clauses: string[];
}
export interface GameDeclaration {
  name: string;
  title: string;
  summary: string;
  min_seats: number;
  max_seats: number;
  default_preset: string;
  /** How the cards choose the first dealer, if the rules say that they do. */
  cuts?: string | null;
  /** The fewest and the most seats, by the values of the options that they depend on. */
  seating?: Record<string, Record<string, [number, number]>>;
  presets: PresetDeclaration[];
  options: OptionDeclaration[];
}
interface BotDeclaration { name: string; title: string; meaning: string }
/** Players’ names: the names of bots, and the most characters that a name may have. */
interface Names { usual: string[]; longest: number }
export interface Games { games: GameDeclaration[]; bots: BotDeclaration[]; names: Names; engine: { ready: boolean; note: string; share: number | null } }

export interface NewMatch {
  game: string;
  preset: string;
  options: Record<string, OptionValue>;
  seats: { kind: SeatKind; name: string }[];
  /** The seat that deals first, or `cut`: the cards decide. */
  dealer: number | 'cut';
  /** The most seconds that the next deal waits for people; null: no limit. */
  wait?: number | null;
}
/** `others` holds the keys of the seats kept for friends. */
export interface Created {
  match: string;
  seat: number | null;
  key: string | null;
  others?: { seat: number; key: string }[];
}

// --- reading a message ---------------------------------------------------------------------

type Json = Record<string, unknown>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const isText = (x: unknown): x is string => typeof x === 'string';
const isCount = (x: unknown): x is number => Number.isInteger(x);
const isView = (x: unknown): boolean => isObject(x) && Array.isArray(x.seats) && Array.isArray(x.legal);
const isEvents = (x: unknown): boolean =>
  Array.isArray(x) && x.every((e) => isObject(e) && isCount(e.number) && Array.isArray(e.effects));

// What a message must contain before it may be used as its type.
const CHECKS: Record<ServerMessage['type'], (m: Json) => boolean> = {
  welcome: (m) => isObject(m.match) && isView(m.view) && isEvents(m.events) && isCount(m.number),
  events: (m) => isView(m.view) && isEvents(m.events) && isCount(m.number),
  accepted: (m) => isText(m.id),
  refused: (m) => (m.id === null || isText(m.id)) && isText(m.reason),
  status: (m) => isText(m.text),
  waiting: (m) => isCount(m.deal) && Array.isArray(m.seats) && m.seats.every(isCount) && isText(m.text),
  rematch: (m) => isText(m.match),
  preparing: (m) => isText(m.text) && (m.share === null || typeof m.share === 'number'),
  replaced: () => true,
  pong: () => true,
};

/** The message in a text frame, or null if this client does not know it. */
export function parseMessage(text: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || !isText(value.type) || !Object.hasOwn(CHECKS, value.type)) return null;
  const type = value.type as ServerMessage['type'];
  return CHECKS[type](value) ? (value as unknown as ServerMessage) : null;
}
