// How an evening is told: its date, its rules, how it is played.

import { language } from '../language/language.svelte';
import { listText } from '../language/lists';
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

/** Who has won, where a result says so: partners, or several who are level. */
function winners(evening: EveningSent): string {
  const first = evening.results.filter((row) => row.rank === 1 && row.points > 0).map((row) => row.name);
  return first.length ? say('club-winner', { n: first.length, names: listText(first, 'and') }) : '';
}

/** Where the evening stands. */
export function stateText(evening: EveningSent): string {
  if (evening.closed !== null) return [say('club-state-closed'), winners(evening)].filter(Boolean).join(' ');
  if (!evening.rounds.length) return say('club-state-gathering', { n: evening.people.filter((p) => p.here).length });
  if (evening.playing) return say('club-state-playing', { round: evening.rounds.length });
  if (evening.decided) return [say('club-state-decided'), winners(evening)].filter(Boolean).join(' ');
  return say('club-state-between', { round: evening.rounds.length });
}
