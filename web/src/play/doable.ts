// What can be done in a game, as the server says: the names of the buttons, their keys, and the help.

import { say } from '../language/say';
import type { ClosedMove, Doable } from '../net/protocol';
import { type KeyHelp, orEnter } from './keys';

/** Where a view has its actions. */
interface Acting { actions: readonly Doable[]; closed: readonly ClosedMove[] }

export const doable = (view: Acting, move: string): Doable | undefined => view.actions.find((a) => a.move === move);

/** The key of a move as it is written on a button; empty where it has none. */
export const keyFor = (view: Acting, move: string): string => doable(view, move)?.key.toUpperCase() ?? '';

/** The letters that press a button at this table. */
export const lettersFor = (view: Acting): string => [...new Set(view.actions.map((a) => a.key))].join('');

/** The lines of the help on keys: those with the same help are one line. `chosen` are the moves that Enter makes too. */
export function helpFor(view: Acting, chosen: readonly string[] = []): KeyHelp {
  const byHelp = new Map<string, Doable[]>();
  for (const one of view.actions) byHelp.set(one.help, [...(byHelp.get(one.help) ?? []), one]);
  return [...byHelp].map(([help, found]) => {
    const keys = [...new Set(found.map((one) => one.key.toUpperCase()))].join('  ');
    return [found.some((one) => chosen.includes(one.move)) ? orEnter(keys) : keys, help];
  });
}

/** Why a letter does nothing now; null if no action has it. */
export function whyNot(view: Acting, key: string): { hint: string; clause: string | null } | null {
  const found = view.actions.filter((a) => a.key === key.toLowerCase());
  const first = found[0];
  if (!first) return null;
  const told = view.closed.find((m) => found.some((a) => m.move === a.move || m.move.startsWith(`${a.move} `)));
  return { hint: told?.reason ?? say('play-not-open-quoted', { name: first.name }), clause: told?.clause ?? null };
}
