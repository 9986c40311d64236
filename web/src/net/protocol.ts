// The messages of the protocol, as types. The server decides everything; the client only shows it.

import type { FromViewer, GameDescribed, Offer, OptionDescribed, PresetDescribed, SetPace, ToViewer } from './views';

export * from './views';

export type SeatKind = 'you' | 'human' | (string & {});

/** How fast bots play; null is the server's setting. */
export type Pace = SetPace['pace'];

/** What can be asked of the others at a match. */
export type OfferKind = Offer['kind'];

export type ServerMessage = ToViewer;
export type ClientMessage = FromViewer;

// --- the HTTP side -------------------------------------------------------------------------

export type OptionDeclaration = OptionDescribed;
export type PresetDeclaration = PresetDescribed;
export type GameDeclaration = GameDescribed;
/** A value of an option; null where a form has none yet. */
export type OptionValue = OptionDescribed['default'] | null;

// --- reading a message ---------------------------------------------------------------------

type Json = Record<string, unknown>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const isText = (x: unknown): x is string => typeof x === 'string';
const isCount = (x: unknown): x is number => Number.isInteger(x);
const isView = (x: unknown): boolean => isObject(x) && Array.isArray(x.seats) && Array.isArray(x.legal);
const isEvents = (x: unknown): boolean =>
  Array.isArray(x) && x.every((e) => isObject(e) && isCount(e.number) && Array.isArray(e.effects) && (e.after === undefined || isObject(e.after)));

// What a message must contain before it may be used as its type.
const CHECKS: Record<ServerMessage['type'], (m: Json) => boolean> = {
  welcome: (m) => isObject(m.match) && isView(m.view) && isEvents(m.events) && isCount(m.number),
  events: (m) => isEvents(m.events) && isCount(m.number),
  accepted: (m) => isText(m.id),
  refused: (m) => (m.id === null || isText(m.id)) && isText(m.reason),
  status: (m) => isText(m.text),
  waiting: (m) => isCount(m.deal) && Array.isArray(m.seats) && m.seats.every(isCount) && isText(m.text),
  rematch: (m) => isText(m.match),
  preparing: (m) => isText(m.text) && (m.share === null || typeof m.share === 'number'),
  hint: (m) => isCount(m.number) && Array.isArray(m.moves) && m.moves.every((x) => isObject(x) && isText(x.move) && isText(x.why)),
  known: (m) => isCount(m.number) && isText(m.record),
  clocks: (m) => Array.isArray(m.seats) && m.seats.every((x) => x === null || isCount(x)) && (m.running === null || isCount(m.running)),
  presence: (m) => Array.isArray(m.seats) && m.seats.every((x) => isObject(x) && isCount(x.seat)),
  offered: (m) => (m.kind === null || isText(m.kind)) && Array.isArray(m.seats) && m.seats.every(isCount) && isText(m.text),
  ended: (m) => isText(m.text),
  replaced: () => true,
  outdated: (m) => isText(m.text) && Array.isArray(m.names) && m.names.every(isText) && Array.isArray(m.moves) && m.moves.every((x) => isObject(x) && isCount(x.seat) && isText(x.move)),
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
