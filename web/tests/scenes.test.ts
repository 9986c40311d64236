import { describe, expect, it } from 'vitest';
import type { ExchangeLast, GameEvent, PlainLast, View, VyingLast } from '../src/net/protocol';
import { scenes } from '../src/play/scenes';
import { bankLast, bankView } from './bankViews';
import { musLast, musSide, musView } from './musViews';
import { plainSeat, plainView } from './plainViews';
import { effect, seat, view, vyingSeat, vyingView } from './views';

const last = (part: Partial<ExchangeLast> = {}): ExchangeLast =>
  ({ layout: 'exchange', deal: 1, kind: 'showdown', hands: [null, ['7C', '8C', '9C'], null], totals: [null, '24', null], counted: [], changes: [], out: [], ...part });

const kinds = (list: { effects: readonly { kind: string }[] }[]): string[][] => list.map((s) => s.effects.map((e) => e.kind));

describe('scenes', () => {
  it('lead from one view to the next, event by event', () => {
    const found = scenes([
      { number: 1, effects: [effect({ kind: 'discarded', seat: 0, card: '4S' })], after: { upcard: '4S', pile: 2, seats: { 0: seat(0, { hand: ['7H', 'KS'] }) } } },
      { number: 2, effects: [effect({ kind: 'knocked', seat: 1 })], after: { knocker: 1 } },
    ], view());
    expect(found[0]!.after).toMatchObject({ upcard: '4S', pile: 2, knocker: null, stock: 42 });
    expect(found[0]!.after.seats.map((s) => s.hand.length)).toEqual([2, 3, 3]);
    expect(found[1]!.before).toBe(found[0]!.after);
    expect(found[1]!.after).toMatchObject({ upcard: '4S', knocker: 1 });
  });

  it('leave out the moves of the view before, where no others are said', () => {
    const legal = [{ move: 'draw', label: 'Draw', hint: '' }];
    const [one, two] = scenes([{ number: 1, effects: [], after: { turn: 1 } }, { number: 2, effects: [], after: { turn: 0, legal } }], view({ legal }));
    expect([one!.after.legal, two!.after.legal]).toEqual([[], legal]);
  });

  it('put cards together that come one after the other', () => {
    const dealt = (number: number, after?: GameEvent['after']): GameEvent =>
      ({ number, effects: [effect({ kind: 'dealt', seat: 1, card: '??' })], ...(after && { after }) });
    const found = scenes([dealt(1), dealt(2), dealt(3, { stock: 39 }), { number: 4, effects: [effect({ kind: 'knocked', seat: 1 })], after: {} }], view());
    expect(kinds(found)).toEqual([['dealt', 'dealt', 'dealt'], ['knocked']]);
    expect(found[0]!.after.stock).toBe(39);
  });

  it('show the end of a deal, with what was shown and who is out, before the next begins', () => {
    const dealing = [seat(0, { hand: [] }), seat(1, { hand: [] }), seat(2, { hand: [], in: false, lives: null })];
    const found = scenes([{
      number: 1, ends: true, after: { deal: 2, last: last(), turn: 'chance', seats: { ...dealing } },
      effects: [effect({ kind: 'stood', seat: 1 }), effect({ kind: 'showdown' }), effect({ kind: 'deal', deal: 2, dealer: 0 })],
    }], view());
    expect(kinds(found)).toEqual([['stood', 'showdown'], ['deal']]);
    const [end, next] = found;
    expect(end!.last?.deal).toBe(1);
    expect(end!.after).toMatchObject({ deal: 1, turn: null, phase: 'over', last: { deal: 1 } });
    expect(end!.after.seats.map((s) => [s.hand, s.total, s.in])).toEqual([
      [['7H', 'KS', '4S'], '14', true], [['7C', '8C', '9C'], '24', true], [['??', '??', '??'], null, false],
    ]);
    expect(next!.last).toBeUndefined();
    expect(next!.after.seats.map((s) => s.hand)).toEqual([[], [], []]);
  });

  it('show the end of a match in the view that it led to', () => {
    const [end] = scenes([{ number: 1, ends: true, effects: [], after: { phase: 'over', turn: null, last: last(), result: { winners: [1] } } }], view());
    expect(end).toMatchObject({ last: { deal: 1 }, after: { result: { winners: [1] } } });
    expect(end!.after.seats.map((s) => s.hand)).toEqual([['7H', 'KS', '4S'], ['7C', '8C', '9C'], ['??', '??', '??']]);
  });

  it('leave the card that ended the deal on the pile', () => {
    const [end] = scenes([{
      number: 1, ends: true, after: { deal: 2, last: last(), upcard: '2D', pile: 1 },
      effects: [effect({ kind: 'discarded', seat: 0, card: '4S' }), effect({ kind: 'showdown' }), effect({ kind: 'deal', deal: 2, dealer: 0 })],
    }], view({ upcard: '6D', pile: 7 }));
    expect(end!.after).toMatchObject({ upcard: '4S', pile: 8 });
  });

  it('keep the cards that only their holder has seen', () => {
    const before = bankView();
    const played = bankLast().played.map((hands, at) => (at ? hands : hands.map((hand) => ({ ...hand, cards: ['??', '??'] }))));
    const [end] = scenes([{ number: 1, ends: true, effects: [], after: { deal: 2, last: bankLast({ played }) } }], before);
    expect((end!.after as typeof before).seats.map((s) => s.hands[0]!.cards)).toEqual([['AS', '6D'], ['9S', '??', '??'], ['TH', '9D']]);
  });
});

describe('the table at the end of a deal', () => {
  const ended = (before: View, after: object): View => scenes([{ number: 1, ends: true, effects: [], after: { deal: 2, ...after } } as GameEvent], before)[0]!.after;

  it('has the chips that the deal brought, without the antes of the next one', () => {
    const seats = [vyingSeat(0, { chips: 10, changed: -2 }), vyingSeat(1, { chips: -10, changed: -3 }), vyingSeat(2, { chips: 0, changed: 0 })];
    const last: VyingLast = {
      layout: 'vying', deal: 1, kind: '', hands: [null, null, null], values: [], counted: [], claims: [], changes: [-2, 5, -3],
      stages: [{ name: 'a', title: 'A', winner: [1], worth: 5, note: '' }],
    };
    const after = seats.map((s) => ({ ...s, chips: 99 }));
    expect(ended(vyingView({ seats, pots: [5], standing: [] }), { last, seats: { ...after } })).toMatchObject({
      seats: [{ chips: 10, changed: -2 }, { chips: -2 }, { chips: -3 }], stages: [{ state: 'past', winner: [1] }], pots: [0],
    });
  });

  it('has the score of the deal, though a game was won with it', () => {
    const last = musLast({ stones: [40, 12], changes: [24, 8], game: 0 });
    const sides = [musSide(0, { games: 1 }), musSide(1)];
    const found = ended(musView({ sides: [musSide(0, { stones: 16 }), musSide(1, { stones: 4 })] }), { last, sides: { ...sides } });
    expect(found).toMatchObject({ sides: [{ stones: 40, changed: 24, games: 1 }, { stones: 12, changed: 8 }] });
  });

  it('has the counts of the hands and the purses of a bank', () => {
    const found = ended(bankView(), { last: bankLast() });
    expect(found).toMatchObject({ seats: [{ chips: 5, hands: [{ total: '20', state: 'stands' }] }, { chips: -1, hands: [{ total: null, state: 'over-drawn' }] }, { chips: -4, hands: [{ total: '19' }] }] });
  });

  it('has what a plain table says of the seats after it', () => {
    const last: PlainLast = { layout: 'plain', deal: 1, kind: 'showdown', hands: [], changes: [], totals: [], counted: [], lines: [] };
    const lives = (...facts: string[]) => facts.map((fact, at) => plainSeat(at, { facts: fact ? [fact] : [], in: fact !== '' }));
    const found = ended(plainView({ seats: lives('2 lives', '1 life') }), { last, seats: { ...lives('1 life', '') } });
    expect(found.seats.map((s) => s.in)).toEqual([true, false]);
    expect(found).toMatchObject({ seats: [{ facts: ['1 life'] }, { facts: [] }] });
  });
});
