// The messages of a club and of its evenings, as types.

import { readerOf } from '../net/fits';
import { CHECKS } from '../net/generated/clubsChecks';
import type { FromClubMember, ToClubMember } from '../net/generated/clubs';

export type { ClubFound, ClubSent, EveningSent, EveningTableSent, RatingHistory, RuleSetSent } from '../net/generated/clubs';
export type FromClub = ToClubMember;
export type ToClub = FromClubMember;
/** What can be asked once a club or an evening has been opened. */
export type Wish = Exclude<FromClubMember, { type: 'hello' | 'ping' }>;
export type PlanWish = Extract<FromClubMember, { type: 'plan' }>;

/** The message in a text frame, or null if this page does not know it. */
export const parseClub = readerOf<FromClub>(CHECKS);
