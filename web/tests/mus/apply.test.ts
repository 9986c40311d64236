import { describe, expect, it } from 'vitest';
import type { Effect, MusView } from '../../src/net/protocol';
import { arrive, leave } from '../../src/play/mus/apply';
import { setDeck } from '../../src/cards/deck.svelte';
import { lances, musEffect, musLast, musSeat, musSide, musView } from '../musViews';

setDeck('spanish');
const after = (v: MusView, e: Effect, next = v): MusView => arrive(leave(v, e), e, next);
const hands = (v: MusView): string[] => v.seats.map((s) => s.hand.join(' '));

describe('the picture of a table of Mus between two states', () => {
  it('deals, throws away and serves cards', () => {
    let v = after(musView({ seats: [musSeat(0, { hand: [] }), musSeat(1)] }), musEffect({ kind: 'dealt', seat: 0, card: 'KO' }));
    expect([hands(v)[0], v.stock]).toEqual(['KO', 23]);
    v = after(v, musEffect({ kind: 'threw', seat: 1, cards: ['??', '??'] }));
    expect([hands(v)[1], v.seats[1]!.thrown, v.seats[1]!.talk, v.discards]).toEqual(['?? ??', 2, 'discarded 2', 2]);
    v = after(v, musEffect({ kind: 'drew', seat: 1, card: '??' }));
    expect([hands(v)[1], v.stock]).toEqual(['?? ?? ??', 22]);
    v = after(v, musEffect({ kind: 'shuffled' }));
    expect([v.stock, v.discards]).toEqual([24, 0]);
  });

  it('keeps what everybody says', () => {
    let v = after(musView(), musEffect({ kind: 'spoke', seat: 0, act: 'mus', amount: null }));
    expect(v.seats[0]!.talk).toBe('mus');
    const begun = musView({ lances: lances({ grande: { state: 'now', able: [0, 1, 2, 3] } }), lance: 'grande', phase: 'opening' });
    v = after(v, musEffect({ kind: 'stage', stage: 'grande' }), begun);
    expect([v.lance, v.lances[0]!.state, v.seats[0]!.said]).toEqual(['grande', 'now', null]);
    v = after(v, musEffect({ kind: 'spoke', seat: 1, act: 'envido', amount: 4 }), begun);
    v = after(v, musEffect({ kind: 'spoke', seat: 2, act: 'reenvido', amount: 5 }), begun);
    expect(v.lances[0]).toMatchObject({ by: 2, pending: 9, sure: 4 });
    expect([v.seats[1]!.said, v.seats[2]!.said]).toEqual(['envido 4', 'reenvido 5']);
    v = after(v, musEffect({ kind: 'spoke', seat: 3, act: 'ordago', amount: null }), begun);
    expect(v.lances[0]).toMatchObject({ by: 3, ordago: true });
  });

  it('decides a lance as the coming state has it, also where the deal is over with it', () => {
    const bet = musView({ lances: lances({ grande: { state: 'now', pending: 4 } }) });
    const next = musView({ lances: lances({ grande: { state: 'past', how: 'accepted', bet: 4 } }) });
    const e = musEffect({ kind: 'decided', lance: 'grande', how: 'accepted' });
    expect(after(bet, e, next).lances[0]).toMatchObject({ state: 'past', how: 'accepted', bet: 4, pending: null });
    const ended = musView({ deal: 2, last: musLast() });
    expect(after(bet, e, ended).lances[0]).toMatchObject({ state: 'past', bet: 2 });
  });

  it('takes stones from the coming state, and only those of the same deal', () => {
    const next = musView({ sides: [musSide(0), musSide(1, { stones: 1, loose: 1 })], bowl: 21 });
    const e = musEffect({ kind: 'scored', side: 1, seat: 1, lance: 'chica', stones: 1, why: 'negada' });
    const v = after(musView({ lances: lances({ chica: { state: 'now', pending: 2 } }) }), e, next);
    expect([v.sides[1]!.stones, v.bowl]).toEqual([1, 21]);
    expect(v.lances[1]).toMatchObject({ state: 'past', how: 'declined', by: 1, deje: 1, pending: null });
    expect(after(musView(), e, { ...next, deal: 2 }).bowl).toBe(22);
  });

  it('notes who has declared what', () => {
    const v = after(musView(), musEffect({ kind: 'declared', what: 'pares', seats: [0, 3] }));
    expect(v.seats.map((s) => s.declared.pares)).toEqual([true, false, false, true]);
  });

  it('shows a signal at its seat, once, and an own one as given', () => {
    const e = (seat: number) => musEffect({ kind: 'signal', seat, signal: 'blind', gesture: 'shuts both eyes', meaning: 'nothing', caught: null });
    let v = after(after(musView(), e(2)), e(2));
    v = after(after(v, e(0)), e(0));
    expect(v.signals.seen).toMatchObject([{ seat: 2, name: 'blind', gesture: 'shuts both eyes' }]);
    expect(v.signals.given).toMatchObject([{ name: 'blind' }]);
  });

  it('shows claims, and stones that were granted', () => {
    const v = after(musView({ claims: [] }), musEffect({ kind: 'claim', seat: 1, to: null }));
    expect(v.claims).toEqual([1]);
    const next = musView({ claims: [], sides: [musSide(0), musSide(1, { stones: 1 })] });
    expect(after(v, musEffect({ kind: 'grant', seat: 0, to: 1 }), next)).toMatchObject({ claims: [], sides: [{}, { stones: 1 }] });
  });

  it('shows at the end what was shown and no more', () => {
    const v = after(musView(), musEffect({ kind: 'showdown' }), musView({ deal: 2, last: musLast() }));
    expect([v.turn, v.phase, hands(v)[3]]).toEqual([null, 'over', 'SO CO SB 6C']);
    const unseen = after(musView(), musEffect({ kind: 'showdown' }), musView({ deal: 2, last: musLast({ kind: 'deje', hands: [null, null, null, null] }) }));
    expect(hands(unseen)[3]).toBe('?? ?? ?? ??');
    const won = musView({ deal: 2, sides: [musSide(0, { games: 1 }), musSide(1)] });
    expect(after(v, musEffect({ kind: 'game', side: 0 }), won).sides[0]!.games).toBe(1);
  });

  it('clears the table for a new deal', () => {
    const shown = musView({
      lances: lances({ juego: { name: 'punto', state: 'past', how: 'passed' } }), discards: 4, stock: 20,
      signals: { here: true, closed: null, may: [], given: [], seen: [{ seat: 2, name: 'blind', move: '', gesture: '', meaning: '', spanish: '' }] },
    });
    const v = after(shown, musEffect({ kind: 'deal', deal: 2, dealer: 0 }), musView({ deal: 2, dealer: 0, eldest: 1, sides: [musSide(0, { stones: 3 }), musSide(1)] }));
    expect(v).toMatchObject({ deal: 2, dealer: 0, eldest: 1, turn: 'chance', stock: 40, discards: 0, lance: null });
    expect([v.lances.at(-1)!.name, v.lances.at(-1)!.state, v.signals.seen, v.sides[0]!.stones]).toEqual(['juego', 'ahead', [], 3]);
    expect(v.seats.map((s) => [s.dealer, s.hand.length, s.thrown])).toEqual([[true, 0, null], [false, 0, null], [false, 0, null], [false, 0, null]]);
  });

  it('passes the pack on in mus corrido, and ignores kinds it does not know', () => {
    expect(after(musView(), musEffect({ kind: 'passed-on', dealer: 1 }))).toMatchObject({ dealer: 1, eldest: 2 });
    expect(after(musView(), { kind: 'something new', line: '' } as unknown as Effect)).toEqual(musView());
  });
});
