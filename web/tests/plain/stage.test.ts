import { describe, expect, it, vi } from 'vitest';
import type { PlainLast, PlainView } from '../../src/net/protocol';
import { scenes } from '../../src/play/scenes';
import type { Board } from '../../src/play/stage';
import { plainSeat, plainView } from '../plainViews';
import { effect } from '../views';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { querySelector: () => null, documentElement: { dataset: {} } });

const { perform } = await import('../../src/play/stage');

const last: PlainLast = {
  layout: 'plain', deal: 1, kind: 'showdown', hands: [['7H', 'KS', '4S'], ['7C', '8C', '9C'], null], changes: [-1, 0, 0], totals: [], counted: [], lines: [],
};
const dealt = [plainSeat(0, { hand: [] }), plainSeat(1, { hand: [] }), plainSeat(2, { hand: [] })];

/** What seat 1 is seen to hold after each effect of an event that ends a deal. */
async function seen(...kinds: string[]): Promise<(string[] | undefined)[]> {
  const effects = kinds.map((kind) => effect({ kind } as never));
  const after = { deal: 2, last, turn: 'chance' as const, seats: { ...dealt } };
  const [end] = scenes([{ number: 1, ends: true, effects, after }], plainView());
  const board: Board = { shown: end!.before };
  const found: (string[] | undefined)[] = [];
  for (const one of end!.effects) {
    await perform(board, one, end!, false);
    found.push((board.shown as PlainView).seats[1]?.hand);
  }
  return found;
}

const [down, up] = [['??', '??', '??'], ['7C', '8C', '9C']];

describe('the end of a deal at a plain table', () => {
  it('turns the hands up where they lie when the game says so', async () => {
    expect(await seen('moved', 'showdown', 'changed', 'deal')).toEqual([down, up, up]);
  });

  it('turns them up after the last line of a game that says nothing of it', async () => {
    expect(await seen('moved', 'moved')).toEqual([down, up]);
  });
});
