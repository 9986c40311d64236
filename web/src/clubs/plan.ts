// What an evening can be planned with: rules of the house, or the usual rules of a game.

import type { GameDeclaration, Games } from '../net/protocol';
import { inPairs } from '../play/partners';
import { difference, presetValues, proposedValues, seatRange, type Values } from '../play/setup';
import type { ClubSent, PlanWish } from './sent';

export interface PlanRules {
  /** What a select has as its value. */
  id: string;
  title: string;
  /** What the wish says about the rules. */
  asked: Pick<PlanWish, 'rules' | 'game' | 'preset' | 'options'>;
  /** How many may sit at a table. */
  sizes: number[];
  /** Whether two play together at a table of this size. */
  inPairs: (size: number) => boolean;
}

/** The rules of the house first, then every game with its usual rules. */
export function planRules(club: ClubSent, games: Games): PlanRules[] {
  const of = (name: string): GameDeclaration | undefined => games.games.find((g) => g.name === name);
  const house = club.rule_sets.flatMap((set): PlanRules[] => {
    const game = of(set.game);
    if (!game) return [];
    const values = { ...presetValues(game, set.preset ?? game.default_preset), ...set.options };
    return [{ id: `house ${set.name}`, title: `${set.name} (${game.title})`, asked: { rules: set.name }, ...shapeOf(game, values) }];
  });
  const usual = games.games.map((game): PlanRules => {
    const preset = game.default_preset || (game.presets[0]?.name ?? '');
    const values = proposedValues(game, preset);
    const options = difference(values, presetValues(game, preset));
    return { id: game.name, title: game.title, asked: { game: game.name, preset, options }, ...shapeOf(game, values) };
  });
  return [...house, ...usual];
}

function shapeOf(game: GameDeclaration, values: Values): Pick<PlanRules, 'sizes' | 'inPairs'> {
  const { min, max } = seatRange(game, values);
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => n >= 2);
  return { sizes, inPairs: (size) => inPairs(game, values, size) };
}

/** The size that is proposed: four, or the nearest that the rules allow. */
export const usualSize = (sizes: readonly number[]): number =>
  [...sizes].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4))[0] ?? 2;
