// What a move of a review is called: as on its button.

import type { DecisionReviewed } from '../../net/protocol';

export function called(decision: DecisionReviewed, move: string): string {
  return decision.moves.find((m) => m.move === move)?.label ?? move;
}

/** The decisions that lost something that can be told from chance, the worst first. */
export const worstFirst = (decisions: readonly DecisionReviewed[]): DecisionReviewed[] =>
  decisions.filter((d) => d.loss > 0).sort((a, b) => b.loss - a.loss || a.ply - b.ply);
