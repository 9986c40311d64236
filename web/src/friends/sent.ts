// The messages of a table of friends, as types, and what one must contain before it may be used.

import type { FromMember, Lines, SayPhrase, TableSent, ToMember } from '../net/generated/friends';

export type { LineSent, MemberSent, PlaceSent, PlayedSent, TableFound, TableSent, TotalSent } from '../net/generated/friends';
export type FromTable = ToMember;
export type ToTable = FromMember;
/** What can be asked of a table once it has been opened. */
export type Wish = Exclude<FromMember, { type: 'hello' | 'ping' }>;
export type Phrase = SayPhrase['phrase'];

export const PHRASES: readonly Phrase[] = [
  'hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'wow', 'one-moment', 'take-your-time', 'again', 'goodbye',
];

type Json = Record<string, unknown>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const isTable = (m: Json): m is Json & TableSent =>
  typeof m.table === 'string' && typeof m.game === 'string' && Array.isArray(m.members) && Array.isArray(m.places)
  && Array.isArray(m.played) && Array.isArray(m.totals) && isObject(m.votes);
const isLines = (m: Json): m is Json & Lines =>
  Array.isArray(m.lines) && m.lines.every((line) => isObject(line) && Number.isInteger(line.number) && typeof line.name === 'string');

const CHECKS: Record<FromTable['type'], (m: Json) => boolean> = {
  table: isTable,
  lines: isLines,
  refused: (m) => typeof m.reason === 'string',
  left: () => true,
  replaced: () => true,
  pong: () => true,
};

/** The message in a text frame, or null if this page does not know it. */
export function parseTable(text: string): FromTable | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || typeof value.type !== 'string' || !Object.hasOwn(CHECKS, value.type)) return null;
  const message = value as Json & FromTable;
  return CHECKS[message.type](value) ? message : null;
}
