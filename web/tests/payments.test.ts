import { describe, expect, it } from 'vitest';
import { payments as banked, settled as bankSettled } from '../src/play/bank/payments';
import { settled as livesSettled } from '../src/play/exchange/payments';
import { payments as counted, settled as musSettled } from '../src/play/mus/payments';
import { payments } from '../src/play/vying/payments';
import { bankLast, bankView } from './bankViews';
import { musLast, musSide, musView } from './musViews';
import { seat, view, vyingSeat, vyingView } from './views';

const line = '';

describe('what travels over the table', () => {
  it('is the chips that a bet adds, from the purse to the place before it', () => {
    const [before, after] = [vyingView(), vyingView({ seats: [vyingSeat(0), vyingSeat(1, { staked: 2 }), vyingSeat(2)] })];
    expect(payments({ kind: 'spoke', line, seat: 1, act: 'raise', amount: 1 } as never, { before, after })).toEqual([{ piece: 'chip', from: 'purse-1', to: 'staked-1', n: 2 }]);
    expect(payments({ kind: 'spoke', line, seat: 2, act: 'pass', amount: null } as never, { before, after })).toEqual([]);
  });

  it('is the ante of everybody, and the pot of a stage to its winner', () => {
    const [before, after] = [vyingView(), vyingView()];
    expect(payments({ kind: 'ante', line }, { before, after })).toEqual([0, 1, 2].map((n) => ({ piece: 'chip', from: `purse-${n}`, to: 'pot', n: 3 })));
    expect(payments({ kind: 'scored', line, seat: 1, stage: 'best', by: 3 }, { before, after })).toEqual([{ piece: 'chip', from: 'pot-best', to: 'purse-1', n: 3 }]);
    expect(payments({ kind: 'scored', line, seat: null, stage: 'best', by: 0 }, { before, after })).toEqual([]);
  });

  it('is a stake, and at the end what each hand wins from the dealer or loses to him', () => {
    const after = bankView({ last: bankLast() });
    expect(banked({ kind: 'spoke', line, seat: 0, act: 'stake', amount: 5, hand: 0 } as never, { after })).toEqual([{ piece: 'chip', from: 'purse-0', to: 'stake-0', n: 5 }]);
    expect(bankSettled({ after })).toEqual([
      { piece: 'chip', from: 'purse-2', to: 'purse-0', n: 5 }, { piece: 'chip', from: 'stake-1', to: 'purse-2', n: 1 },
    ]);
    expect(bankSettled({ after: bankView() })).toEqual([]);
  });

  it('is stones from the bowl to the player who keeps the loose ones, once each', () => {
    const before = musView({ sides: [musSide(0, { changed: 2 }), musSide(1, { changed: 1 })] });
    expect(counted({ kind: 'scored', line, side: 1, seat: 1, lance: 'grande', stones: 2, why: 'deje' }, { before })).toEqual([{ piece: 'stone', from: 'bowl', to: 'pile-1', n: 2 }]);
    expect(musSettled({ before, after: musView({ last: musLast() }) })).toEqual([{ piece: 'stone', from: 'bowl', to: 'pile-0', n: 4 }]);
  });

  it('is a life that is lost, or a chip to the winner', () => {
    const last = { layout: 'exchange' as const, deal: 1, kind: 'showdown' as const, hands: [], totals: [], counted: [], changes: [0, 0, -1], out: [] };
    const lives = { before: view(), after: view({ last, seats: [seat(0), seat(1), seat(2, { lives: 2 })] }) };
    expect(livesSettled(lives)).toEqual([{ piece: 'life', from: 'purse-2', to: 'table', n: 1 }]);
    const seats = [0, 1, 2].map((n) => seat(n, { lives: null, chips: 0 }));
    const chips = { before: view({ seats }), after: view({ seats, last: { ...last, changes: [2, -1, -1] } }) };
    expect(livesSettled(chips)).toEqual([1, 2].map((n) => ({ piece: 'chip', from: `purse-${n}`, to: 'purse-0', n: 1 })));
  });
});
