// What is specific to each vying game. Everything else comes from the server, so that a game
// without an entry here can be played too, with a button for each of its moves.

import { say } from '../../language/say';
import type { VyingView } from '../../net/protocol';
import { keyText } from '../keyboard';
import { type KeyHelp, orEnter } from '../keys';

const keyOf = (...moves: string[]): string => keyText('vying', ...moves);

/** A place in the row of buttons, for moves that are never open together: the answer to a bet
 * is where the opening bet was. */
export interface Slot {
  slot: string;
  /** The moves by their first word, the one for an answer last. */
  verbs: readonly string[];
}

export interface Particulars {
  /** The points that win a game, drawn as pegs. */
  target: number | null;
  /** What must be answered, by its name in the messages: "the stake is 3". */
  asked: 'stake' | 'brag';
  slots: (stage: string) => readonly Slot[];
  /** There may be amounts to choose from: room is kept for them. */
  amounts: boolean;
  /** Cards of your own hand are chosen to be thrown away. */
  picks: boolean;
  /** Bets and scores are explained by the order of ranks: high cards first. */
  sortBy: 'rank' | 'suit';
  /** The label of the button for the move `stand`, by its name in the messages. */
  stand: 'stand' | 'satisfied';
  keys: () => KeyHelp;
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
  target: null, asked: 'stake', slots: () => [], amounts: true, picks: false, sortBy: 'rank', stand: 'stand', keys: () => [],
};

const amounts = (): KeyHelp => [
  ['1 – 9, 0', say('vying-key-amount')],
  ['+ −', say('vying-key-step')],
];

const GAMES: Record<string, Particulars> = {
  'best-pair-thirty-one': {
    ...NONE,
    target: 11,
    stand: 'satisfied',
    amounts: false,
    slots: (stage) => (stage === 'thirty-one' ? DRAWING : BETTING),
    keys: () => [
      [keyOf('pass'), say('vying-pass')], [keyOf('raise'), say('vying-key-raise-one')],
      [keyOf('see', 'stand'), say('vying-key-see')], [keyOf('fold'), say('vying-fold')], [keyOf('draw'), say('vying-key-draw')],
    ],
  },
  'three-stake-brag': {
    ...NONE,
    asked: 'brag',
    slots: (stage) => (stage === 'thirty-one' ? DRAWING : VYING),
    keys: () => [
      [keyOf('pass'), say('vying-pass')], [keyOf('brag'), say('vying-key-brag')], [keyOf('raise'), say('vying-key-raise')],
      ...amounts(),
      [keyOf('match'), say('vying-key-match')], [keyOf('drop', 'draw'), say('vying-key-drop')], [keyOf('stand'), say('vying-stand')],
    ],
  },
  primiera: {
    ...NONE,
    asked: 'brag',
    picks: true,
    amounts: false,
    sortBy: 'suit',
    slots: (stage) => (stage === 'vying' ? VYING : THROWING),
    keys: () => [
      ['1 – 4', say('vying-key-choose')],
      [orEnter(keyOf('discard')), say('vying-key-discard')],
      ['← →', say('play-key-along')],
      [keyOf('pass', 'brag', 'raise', 'match', 'drop'), say('vying-key-vying')],
      ['+ −', say('vying-key-vying-step')],
    ],
  },
};

export const particulars = (game: string): Particulars => GAMES[game] ?? NONE;

/** The name of the stage that is being played. */
export const stageNow = (view: VyingView): string =>
  view.stages.find((s) => s.state === 'now')?.name ?? '';
