// What a move is called on its button: reviews tell moves as they are typed.

import { say } from '../../language/say';
import type { View } from '../../net/protocol';

const SWAP = /^swap (\S+) for (\S+)$/;

export function called(view: View | null | undefined, move: string): string {
  const [, card, taken] = SWAP.exec(move) ?? [];
  if (card && taken) return say('exchange-swap', { card, taken });
  const actions = (view && 'actions' in view && view.actions) || [];
  // The longest one: "swap all" is not a swap of something called "all".
  const found = actions.filter((a) => move === a.move || move.startsWith(`${a.move} `)).sort((a, b) => b.move.length - a.move.length)[0];
  return found ? found.name + move.slice(found.move.length) : move;
}
