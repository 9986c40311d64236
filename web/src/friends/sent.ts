// The messages of a table of friends, as types.

import { readerOf } from '../net/fits';
import { CHECKS } from '../net/generated/friendsChecks';
import type { FromMember, SayPhrase, ToMember } from '../net/generated/friends';

export type { LineSent, MemberSent, PlaceSent, PlayedSent, TableFound, TableSent, TotalSent } from '../net/generated/friends';
export type FromTable = ToMember;
export type ToTable = FromMember;
/** What can be asked of a table once it has been opened. */
export type Wish = Exclude<FromMember, { type: 'hello' | 'ping' }>;
export type Phrase = SayPhrase['phrase'];

export const PHRASES: readonly Phrase[] = [
  'hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'wow', 'one-moment', 'take-your-time', 'again', 'goodbye',
];

/** The message in a text frame, or null if this page does not know it. */
export const parseTable = readerOf<FromTable>(CHECKS);
