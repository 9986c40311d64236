// The rules of a table in an address: `?preset=banking&deals=5`. An address carries only what
// differs from the preset, so that it stays short and can be read.

import type { GameDeclaration, OptionDeclaration, OptionValue } from '../net/protocol';
import { difference, presetValues, type Values } from './setup';

export interface TableRules { preset: string; values: Values }

/** The query of an address that carries these rules. */
export function rulesQuery(game: GameDeclaration, { preset, values }: TableRules): string {
  const changed = Object.entries(difference(values, presetValues(game, preset)));
  const query = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
  return `?${new URLSearchParams([['preset', preset], ...query])}`;
}

/** The rules that an address carries; null if it names no preset of the game. What the game does not know is left out. */
export function readRules(game: GameDeclaration, search: string): TableRules | null {
  const query = new URLSearchParams(search);
  const preset = game.presets.find((p) => p.name === query.get('preset'))?.name;
  if (preset === undefined) return null;
  const values = { ...presetValues(game, preset) };
  for (const option of game.options) {
    const value = read(option, query.get(option.name));
    if (value !== undefined) values[option.name] = value;
  }
  return { preset, values };
}

/** A value as an option takes it; undefined for anything else. */
function read(option: OptionDeclaration, text: string | null): OptionValue | undefined {
  if (text === null) return undefined;
  if (Array.isArray(option.allowed)) return option.allowed.find((v) => String(v) === text);
  const { min, max, step = 1 } = option.allowed;
  const n = Number(text);
  return text.trim() !== '' && Number.isInteger(n) && n >= min && n <= max && (n - min) % step === 0 ? n : undefined;
}
