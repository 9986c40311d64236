// How an evening is told: its date, its rules, how it is played.

import { language } from '../language/language.svelte';
import { say } from '../language/say';
import { clockText } from '../play/setup';
import type { EveningSent } from './sent';

/** People in the order of their names, as a reader looks for them. */
export const byName = <T extends { name: string }>(people: readonly T[]): T[] => {
  const order = new Intl.Collator(language.code, { numeric: true });
  return [...people].sort((a, b) => order.compare(a.name, b.name));
};

/** A number with two digits at most. */
export const numberText = (n: number): string =>
  new Intl.NumberFormat(language.code, { maximumFractionDigits: 2 }).format(n);

/** How the evening is played, in one line. */
export function systemText(evening: EveningSent): string {
  const told = [say(`club-system-${evening.system}`)];
  if (evening.partners) told.push(say(`club-partners-${evening.partners}`));
  if (evening.system !== 'knock-out') told.push(say('club-rounds-planned', { n: evening.planned }));
  if (evening.clock) told.push(clockText(evening.clock));
  if (evening.rated) told.push(say('club-is-rated'));
  return told.join(' · ');
}

/** Where the evening stands. */
export function stateText(evening: EveningSent): string {
  if (evening.closed !== null) return say('club-state-closed');
  if (!evening.rounds.length) return say('club-state-gathering', { n: evening.people.filter((p) => p.here).length });
  if (evening.playing) return say('club-state-playing', { round: evening.rounds.length });
  return say(evening.decided ? 'club-state-decided' : 'club-state-between', { round: evening.rounds.length });
}
