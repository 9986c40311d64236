// Two sets of rules to be compared: what a form begins with, what the server is asked, and the address
// that carries it. In an address the second set is written as everywhere (`?preset=banking&deals=5`),
// the first with `a-` before each name.

import type { GameDeclaration, NewComparison, OptionDeclaration } from '../net/protocol';
import { readRules, rulesQuery } from '../play/rulesLink';
import { difference, proposedValues, seatRange, type Values } from '../play/setup';

export interface Rules { preset: string; values: Values; seats: number }
export interface Asked { first: Rules; second: Rules; matches: number; level: string | null }

export const MATCHES = [50, 200, 500, 1000, 2000] as const;
const USUAL_SEATS = 3;
const FIRST = 'a-';
// No option has a hyphen in its name, so these are never taken for one.
const [SEATS, PLAYED, LEVEL] = ['b-seats', 'x-matches', 'x-level'] as const;

/** The rules of a preset as people are proposed them, for three or as near as they allow. */
export function presetRules(game: GameDeclaration, preset: string, seats = USUAL_SEATS): Rules {
  return fitted(game, { preset, values: proposedValues(game, preset), seats });
}

/** The same rules, with a number of seats that they allow. */
export function fitted(game: GameDeclaration, rules: Rules): Rules {
  const { min, max } = seatRange(game, rules.values);
  return { ...rules, seats: Math.min(max, Math.max(min, rules.seats)) };
}

export function usual(game: GameDeclaration): Asked {
  const first = presetRules(game, game.default_preset);
  const other = game.presets.find((p) => p.name !== game.default_preset)?.name ?? game.default_preset;
  return { first, second: presetRules(game, other), matches: 200, level: null };
}

/** What an address asks for; what it does not say is as usual. */
export function readAsked(game: GameDeclaration, search: string): Asked {
  const query = new URLSearchParams(search);
  const own = new URLSearchParams([...query].flatMap(([name, value]) => (name.startsWith(FIRST) ? [[name.slice(FIRST.length), value]] : [])));
  const base = usual(game);
  const read = (text: string, seats: string | null, otherwise: Rules): Rules => {
    const found = readRules(game, text);
    const many = Number(seats) || (found ? USUAL_SEATS : otherwise.seats);
    return fitted(game, found ? { ...found, seats: many } : { ...otherwise, seats: many });
  };
  const matches = MATCHES.find((n) => String(n) === query.get(PLAYED)) ?? base.matches;
  return {
    first: read(`?${own}`, query.get(`${FIRST}seats`), base.first),
    second: read(search, query.get(SEATS), base.second),
    matches,
    level: query.get(LEVEL),
  };
}

/** The address of a comparison. */
export function labPath(game: GameDeclaration, { first, second, matches, level }: Asked): string {
  const own = [...new URLSearchParams(rulesQuery(game, first))].map(([name, value]) => [FIRST + name, value] as [string, string]);
  const query = new URLSearchParams(own);
  query.set(`${FIRST}seats`, String(first.seats));
  for (const [name, value] of new URLSearchParams(rulesQuery(game, second))) query.append(name, value);
  query.set(SEATS, String(second.seats));
  query.set(PLAYED, String(matches));
  if (level) query.set(LEVEL, level);
  return `/lab/${encodeURIComponent(game.name)}?${query}`;
}

/** What the server is asked. */
export function request(game: GameDeclaration, { first, second, matches, level }: Asked): NewComparison {
  return { game: game.name, first: sent(game, first), second: sent(game, second), matches, level, seed: 0 };
}

function sent(game: GameDeclaration, { preset, values, seats }: Rules): NewComparison['first'] {
  return { preset: preset || null, options: difference(values, proposedValues(game, preset)), seats };
}

export interface Differs { option: OptionDeclaration; first: Values[string]; second: Values[string] }

/** The options that the two sets of rules do not have alike. */
export function differing(game: GameDeclaration, { first, second }: Asked): Differs[] {
  return game.options.flatMap((option) => {
    const [one, other] = [first.values[option.name] ?? null, second.values[option.name] ?? null];
    return one === other ? [] : [{ option, first: one, second: other }];
  });
}
