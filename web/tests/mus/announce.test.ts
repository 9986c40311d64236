import { beforeEach, describe, expect, it } from 'vitest';
import { setDeck } from '../../src/cards/deck.svelte';
import { turnText } from '../../src/play/announce';
import { holding, panelLine, scoreText, spokenAtEnd, yourTurn } from '../../src/play/mus/announce';
import { sorted } from '../../src/play/mus/hand';
import { lanceNote, moveName, sideName, talkText, together } from '../../src/play/mus/words';
import { gestureOf } from '../../src/play/mus/gestures';
import { spoken } from '../../src/play/lines';
import { lance, lances, musEffect, musSeat, musSide, musView } from '../musViews';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
beforeEach(() => setDeck('spanish'));

describe('Mus in words', () => {
  it('says what you hold and what your turn is for', () => {
    expect(holding(musView())).toBe('You hold king of espadas, three of bastos, four of copas and two of oros: pair of kings, punto 25.');
    expect(yourTurn(musView(), null, NAMES)).toMatch(/^Your turn: mus \(new cards\) or not\. You hold king/);
    const bet = lances({ pares: { state: 'now', by: 1, pending: 4 } });
    const v = musView({ phase: 'answering', lance: 'pares', lances: bet });
    expect(turnText(v, NAMES)).toBe('Your turn: Ben bets 4 on pares');
    expect(yourTurn(v, null, NAMES)).not.toContain('You hold');
    expect(turnText({ ...v, phase: 'ordago', lances: lances({ pares: { state: 'now', by: 3, ordago: true } }) }, NAMES))
      .toBe('Your turn: Dora bets the whole game on pares');
    expect(turnText(musView({ phase: 'opening', lance: 'chica', lances: lances({ chica: { state: 'now' } }) }), NAMES)).toBe('Your turn: pass, or bet on chica');
    expect(turnText(musView({ phase: 'discarding' }), NAMES)).toBe('Your turn: choose cards to discard');
  });

  it('puts what a seat says into words', () => {
    expect(['envido 2', 'reenvido 10', 'ordago', 'no quiero', 'mus', 'something'].map(moveName)).toEqual(
      ['Envido 2', 'Reenvido 10', 'Órdago', 'No quiero', 'Mus', 'Something']);
    expect(['discarded 2', 'no mus'].map(talkText)).toEqual(['changes 2', 'no mus']);
  });

  it('names the sides by where you sit', () => {
    const v = musView();
    expect(v.sides.map((s) => sideName(v, s, NAMES))).toEqual(['We', 'They']);
    expect(sideName({ ...v, you: null }, v.sides[1]!, NAMES)).toBe('Ben and Dora');
    const alone = musView({ alone: true, sides: [musSide(0, { seats: [0] }), musSide(1, { seats: [1] })] });
    expect(alone.sides.map((s) => sideName(alone, s, NAMES))).toEqual(['you', 'Ben']);
    expect(together([0, 1, 2], NAMES)).toBe('Ann, Ben and Cleo');
    expect(scoreText(v, NAMES)).toBe('We 0, They 0');
  });

  it('tells how a lance stands', () => {
    const note = (part: Parameters<typeof lance>[1]): string => lanceNote(musView(), lance('grande', part), NAMES);
    expect([
      note({}), note({ state: 'now' }), note({ state: 'now', by: 1, pending: 4 }), note({ state: 'now', by: 0, ordago: true }),
      note({ how: 'passed' }), note({ how: 'accepted', bet: 6 }), note({ how: 'declined', by: 1, deje: 2 }), note({ how: 'unable' }), note({ how: 'ordago' }),
    ]).toEqual(['', 'no bet yet', 'Ben: 4', 'you: órdago', 'en paso', '6 at stake', '2 to Ben', 'no betting', 'órdago']);
  });

  it('leaves to the panel what it draws, and at a full table the hands too', () => {
    expect(panelLine(musEffect({ kind: 'scored', side: 0, seat: 0, lance: 'grande', stones: 1, why: 'paso' }))).toBe(false);
    expect(panelLine(musEffect({ kind: 'notice', side: 0, needs: 5 }))).toBe(true);
    const showed = musEffect({ kind: 'showed', seat: 1, cards: [], said: '' });
    expect(spokenAtEnd(showed, musView())).toBe(true);
    expect(spokenAtEnd(showed, musView({ seats: Array.from({ length: 6 }, (_, i) => musSeat(i)) }))).toBe(false);
  });

  it('says the cards of a line', () => {
    expect(spoken('Ann shows KO 3C AB CC: no pares.')).toBe('Ann shows king of oros, three of copas, ace of bastos, caballo of copas: no pares.');
  });
});

describe('your own hand', () => {
  it('lies in the order of the table', () => {
    const hand = ['AO', '3B', 'KE', '??', 'SC', '2O'];
    expect(sorted(hand, 'eight')).toEqual(['KE', '3B', 'SC', '2O', 'AO', '??']);
    expect(sorted(hand, 'four')).toEqual(['KE', 'SC', '3B', '2O', 'AO', '??']);
  });
});

describe('the pictures of signals', () => {
  it('differ from each other', () => {
    const names = ['two-kings', 'four-kings', 'two-aces', 'dobles', 'medias', 'medias-kings', 'medias-aces', 'juego', 'thirty-one',
      'thirty', 'twenty-nine', 'blind', 'cut-mus', 'bet-more'];
    expect(new Set(names.map((n) => JSON.stringify(gestureOf(n)))).size).toBe(names.length);
    expect(gestureOf('something new')).toEqual({});
  });
});
