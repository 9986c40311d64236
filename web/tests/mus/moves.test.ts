import { describe, expect, it } from 'vitest';
import type { MusView } from '../../src/net/protocol';
import { beyond, closedKey, LETTERS, musActions, NOTHING_CHOSEN } from '../../src/play/mus/moves';
import { legal } from '../views';
import { lances, musView } from '../musViews';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const closed = (move: string, clause: string) => ({ move, label: move, reason: `why not ${move}`, clause });
const numbers = (verb: string, from: number): string[] => Array.from({ length: 41 - from }, (_, i) => `${verb} ${i + from}`);
const opening = (part: Partial<MusView> = {}): MusView => musView({
  phase: 'opening', lance: 'grande', lances: lances({ grande: { state: 'now' } }),
  legal: legal('paso', ...numbers('envido', 2), 'ordago'),
  closed: [closed('envido 41', 'MUS-44'), closed('envido 1', 'MUS-40'), closed('quiero', 'MUS-41')], ...part,
});
const answering = (part: Partial<MusView> = {}): MusView => musView({
  phase: 'answering', lance: 'grande', lances: lances({ grande: { state: 'now', by: 1, pending: 4 } }),
  legal: legal(...numbers('reenvido', 1), 'quiero', 'no quiero', 'ordago'), closed: [closed('paso', 'MUS-41')], ...part,
});
const actions = (v: MusView, choice = NOTHING_CHOSEN, pause = '') => musActions(v, pause, NAMES, choice);
const names = (v: MusView, choice = NOTHING_CHOSEN): string[] => actions(v, choice).map((a) => a.name);

describe('the buttons of a table of Mus', () => {
  it('are mus and no mus before the lances', () => {
    expect(names(musView({ legal: legal('mus', 'no mus') }))).toEqual(['No mus', 'Mus']);
    expect(actions(musView({ turn: 1 })).map((a) => [a.move, a.hint])).toEqual([[null, 'It is Ben’s turn.'], [null, 'It is Ben’s turn.']]);
  });

  it('discard what has been chosen, in any order', () => {
    const v = musView({ phase: 'discarding', legal: legal('discard 2O', 'discard 4C KE'), closed: [closed('discard', 'B-MUS-14')] });
    const [none] = actions(v);
    expect(none).toMatchObject({ name: 'Discard', move: null, hint: 'why not discard', clause: 'B-MUS-14' });
    expect(actions(v, { ...NOTHING_CHOSEN, cards: ['KE', '4C'] })[0]).toMatchObject({ name: 'Discard 2', move: 'discard 4C KE', ready: true });
  });

  it('keep their places from the opening to the answer', () => {
    expect(names(opening())).toEqual(['Paso', 'Quiero', 'Envido 2', 'Órdago']);
    expect(names(answering())).toEqual(['No quiero', 'Quiero', 'Reenvido 2', 'Órdago']);
    expect(actions(opening())[1]).toMatchObject({ move: null, clause: 'MUS-41', telling: true });
    const away = actions(answering({ turn: 2, legal: [], closed: [] }));
    expect(away.map((a) => [a.name, a.move])).toEqual([['No quiero', null], ['Quiero', null], ['Reenvido 2', null], ['Órdago', null]]);
  });

  it('bet the stones that are chosen', () => {
    const up = actions(opening(), { ...NOTHING_CHOSEN, amount: 7 })[2]!;
    expect([up.move, up.amounts[0], up.amounts.at(-1)]).toEqual(['envido 7', 2, 40]);
    expect(actions(answering(), { ...NOTHING_CHOSEN, amount: 1 })[2]!.move).toBe('reenvido 1');
  });

  it('ask for a second press where the whole game is bet', () => {
    expect(actions(opening()).map((a) => a.grave)).toEqual([false, false, false, true]);
    const armed = actions(opening(), { ...NOTHING_CHOSEN, armed: 'ordago' })[3]!;
    expect([armed.name, armed.armed]).toEqual(['Órdago: sure?', true]);
    const v = answering({ phase: 'ordago', legal: legal('quiero', 'no quiero'), closed: [closed('ordago', 'MUS-44'), closed('reenvido 1', 'MUS-44')] });
    expect(actions(v).map((a) => [a.slot, a.grave, a.move === null])).toEqual([['leave', false, false], ['stay', true, false], ['up', false, true], ['all', false, true]]);
    expect(actions(v)[3]!.clause).toBe('MUS-44');
  });

  it('say why no fewer and no more stones may be bet', () => {
    expect(beyond(opening(), 1, 40)?.clause).toBe('MUS-40');
    expect(beyond(opening(), 41, 40)?.clause).toBe('MUS-44');
  });

  it('are closed while the page waits', () => {
    expect(actions(opening(), NOTHING_CHOSEN, 'Wait.').every((a) => a.move === null && a.hint === 'Wait.')).toBe(true);
  });

  it('tell why a letter presses nothing', () => {
    expect(closedKey(musView({ closed: [closed('paso', 'MUS-16')] }), 'P')).toMatchObject({ clause: 'MUS-16' });
    expect(closedKey(musView(), 'Q').clause).toBeNull();
    expect(new Set(LETTERS).size).toBe(LETTERS.length);
  });
});
