// What a move of a review is called: as on its button.

import type { DecisionReviewed } from '../../net/protocol';

export function called(decision: DecisionReviewed, move: string): string {
  return decision.moves.find((m) => m.move === move)?.label ?? move;
}
