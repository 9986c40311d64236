// The messages of a club and of its evenings, as types, and what one must contain before it may be used.

import type { ClubSent, EveningSent, FromClubMember, ToClubMember } from '../net/generated/clubs';

export type { ClubFound, ClubSent, EveningSent, EveningTableSent, RatingHistory, RuleSetSent } from '../net/generated/clubs';
export type FromClub = ToClubMember;
export type ToClub = FromClubMember;
/** What can be asked once a club or an evening has been opened. */
export type Wish = Exclude<FromClubMember, { type: 'hello' | 'ping' }>;
export type PlanWish = Extract<FromClubMember, { type: 'plan' }>;

type Json = Record<string, unknown>;

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const isClub = (m: Json): m is Json & ClubSent =>
  typeof m.club === 'string' && typeof m.title === 'string' && Array.isArray(m.members) && Array.isArray(m.evenings)
  && Array.isArray(m.rule_sets) && isObject(m.ratings);
const isEvening = (m: Json): m is Json & EveningSent =>
  typeof m.evening === 'string' && typeof m.game === 'string' && Array.isArray(m.people) && Array.isArray(m.rounds)
  && Array.isArray(m.results);

const CHECKS: Record<FromClub['type'], (m: Json) => boolean> = {
  club: isClub,
  evening: isEvening,
  planned: (m) => typeof m.evening === 'string',
  refused: (m) => typeof m.reason === 'string',
  left: () => true,
  replaced: () => true,
  pong: () => true,
};

/** The message in a text frame, or null if this page does not know it. */
export function parseClub(text: string): FromClub | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || typeof value.type !== 'string' || !Object.hasOwn(CHECKS, value.type)) return null;
  const message = value as Json & FromClub;
  return CHECKS[message.type](value) ? message : null;
}
