// What is particular to each game of vying. All else is read from what the server sends, so that
// a game without an entry here can be played too, with a button for each of its moves.

import type { VyingView } from '../../net/protocol';

/** A place in the row of buttons, for moves that are never open together: the answer to a bet
 * stands where the opening was. */
export interface Slot {
  slot: string;
  /** The moves by their first word, the one for an answer last. */
  verbs: readonly string[];
}

export interface Particulars {
  /** The points that win a game, drawn as pegs. */
  target: number | null;
  /** What is asked, when it is spoken of: "the stake is 3". */
  asked: string;
  slots: (stage: string) => readonly Slot[];
  /** There may be amounts to choose from: room is kept for them. */
  amounts: boolean;
  /** Cards of the own hand are chosen to be thrown away. */
  picks: boolean;
  /** Bets and scores are explained by the order of ranks: high cards first. */
  sortBy: 'rank' | 'suit';
  /** What the button of the move `stand` says. */
  stand: string;
  keys: readonly (readonly [key: string, does: string])[];
}

const BETTING: Slot[] = [
  { slot: 'leave', verbs: ['pass', 'fold'] },
  { slot: 'stay', verbs: ['see'] },
  { slot: 'up', verbs: ['raise'] },
];
const VYING: Slot[] = [
  { slot: 'leave', verbs: ['pass', 'drop'] },
  { slot: 'stay', verbs: ['match'] },
  { slot: 'up', verbs: ['brag', 'raise'] },
];
const DRAWING: Slot[] = [
  { slot: 'stand', verbs: ['stand'] },
  { slot: 'draw', verbs: ['draw'] },
];
const THROWING: Slot[] = [{ slot: 'discard', verbs: ['discard'] }];

const NONE: Particulars = {
  target: null, asked: 'stake', slots: () => [], amounts: true, picks: false, sortBy: 'rank', stand: 'Stand', keys: [],
};

const AMOUNTS = [
  ['1 – 9, 0', 'Choose how much to brag or raise; 0 is ten'],
  ['+ −', 'More or less; the arrow keys do the same on the number'],
] as const;

const GAMES: Record<string, Particulars> = {
  'best-pair-thirty-one': {
    ...NONE,
    target: 11,
    stand: 'Satisfied',
    amounts: false,
    slots: (stage) => (stage === 'thirty-one' ? DRAWING : BETTING),
    keys: [
      ['P', 'Pass'], ['R', 'Raise by 1'], ['S', 'See; in Thirty-one, satisfied'], ['F', 'Fold'],
      ['D', 'Draw a card'],
    ],
  },
  'three-stake-brag': {
    ...NONE,
    asked: 'brag',
    slots: (stage) => (stage === 'thirty-one' ? DRAWING : VYING),
    keys: [
      ['P', 'Pass'], ['B', 'Brag the amount chosen'], ['R', 'Raise by the amount chosen'],
      ...AMOUNTS,
      ['M', 'Match the brag'], ['D', 'Drop out; in Thirty-one, draw a card'], ['S', 'Stand'],
    ],
  },
  primiera: {
    ...NONE,
    asked: 'brag',
    picks: true,
    amounts: false,
    sortBy: 'suit',
    slots: (stage) => (stage === 'vying' ? VYING : THROWING),
    keys: [
      ['1 – 4', 'Choose the first to fourth card of your hand, or put it back'],
      ['D or Enter', 'Discard the chosen cards'],
      ['← →', 'Move along your hand'],
      ['P B R M D', 'Where there is vying: pass, brag, raise, match, drop'],
      ['+ −', 'Where there is vying: more or less'],
    ],
  },
};

export const particulars = (game: string): Particulars => GAMES[game] ?? NONE;

/** The name of the stage that is being played. */
export const stageNow = (view: VyingView): string =>
  view.stages.find((s) => s.state === 'now')?.name ?? '';
