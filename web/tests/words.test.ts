import { afterEach, describe, expect, it } from 'vitest';
import { cardList } from '../src/cards/names';
import { type Entries, makeBundle } from '../src/language/catalogue';
import { type Code, language } from '../src/language/language.svelte';
import { dateText, listText } from '../src/language/lists';
import en from '../src/language/sources/en';
import es from '../src/language/sources/es';
import eu from '../src/language/sources/eu';
import de from '../src/language/sources/de';
import fr from '../src/language/sources/fr';
import italian from '../src/language/sources/it';
import type { ExchangeLast } from '../src/net/protocol';
import { winText } from '../src/play/announce';
import { outcome } from '../src/play/exchange/outcome';
import { count, gained, unitWord, whoText } from '../src/play/words';
import { seat, view } from './views';

const SOURCES: Record<Code, readonly Entries[]> = { en, es, eu, fr, de, it: italian };
const speak = (code: Code): void => language.speak(code, makeBundle(code, SOURCES[code]));
const NAMES = ['Ann', 'Ben', 'Ines'];
const last = (part: Partial<ExchangeLast>): ExchangeLast => ({
  layout: 'exchange', deal: 1, kind: 'showdown', hands: [], totals: [], counted: [], changes: [0, 0, 0], knocker: null, blitzers: [], out: [], ...part,
});

afterEach(() => speak('en'));

describe('lists and dates in the words of the catalogue', () => {
  it('joins with the word of the language, which browsers do not know in Basque', () => {
    expect(listText(['a', 'b', 'c'], 'and')).toBe('a, b and c');
    expect(listText(['a', 'b', 'c'], 'or')).toBe('a, b or c');
    speak('eu');
    expect(listText(['a', 'b', 'c'], 'and')).toBe('a, b eta c');
    expect(listText(['a', 'b'], 'or')).toBe('a edo b');
    expect(cardList(['AS', '2C'])).toMatch(/ eta /);
    speak('es');
    expect(listText(['a', 'b', 'c'], 'and')).toBe('a, b y c');
    expect(listText(['a', 'b'], 'or')).toBe('a o b');
    speak('fr');
    expect(listText(['a', 'b', 'c'], 'and')).toBe('a, b et c');
  });

  it('changes the word before its own sound in Spanish', () => {
    speak('es');
    expect(listText(['Ana', 'Inés'], 'and')).toBe('Ana e Inés');
    expect(listText(['agua', 'hielo'], 'and')).toBe('agua y hielo');
    expect(listText(['7', '8'], 'or')).toBe('7 u 8');
  });

  it('joins nothing where there is one, or none', () => {
    expect([listText(['a'], 'and'), listText([], 'or')]).toEqual(['a', '']);
  });

  it('writes a day as the language does', () => {
    const day = new Date(2026, 6, 3).getTime();
    expect(dateText(day)).toBe('3 July 2026');
    speak('es');
    expect(dateText(day)).toBe('3 de julio de 2026');
    speak('eu');
    expect(dateText(day)).toBe('2026/7/3');
    speak('fr');
    expect(dateText(day)).toBe('3 juillet 2026');
    expect(dateText(new Date(2026, 6, 1).getTime())).toBe('1er juillet 2026');
    speak('it');
    expect(dateText(day)).toBe('3 luglio 2026');
    expect(dateText(new Date(2026, 6, 1).getTime())).toBe('1º luglio 2026');
  });
});

describe('who is meant', () => {
  it('is you first, then the others', () => {
    expect(whoText([0, 2], 2, NAMES)).toBe('You and Ann');
    expect(whoText([0, 1, 2], 2, NAMES, true)).toBe('you, Ann and Ben');
    expect(whoText([0, 1], 2, NAMES)).toBe('Ann and Ben');
    expect(whoText([], 2, NAMES)).toBe('');
  });

  it('wins in the person that is meant', () => {
    expect(winText([0, 2], 2, NAMES)).toBe('You and Ann win the match.');
    speak('es');
    expect(winText([0, 1], 0, NAMES)).toBe('Tú y Ben ganáis la partida.');
    expect(winText([1, 2], 0, NAMES)).toBe('Ben e Ines ganan la partida.');
    expect(winText([1], 0, NAMES)).toBe('Ben gana la partida.');
    speak('eu');
    expect(winText([0], 0, NAMES)).toBe('Partida irabazi duzu.');
    expect(winText([0, 1], 0, NAMES)).toBe('Partidaren irabazleak: Zu eta Ben.');
  });
});

describe('what a deal of a game of exchange did to a seat', () => {
  it('begins with no comma where who was on the county has lost nothing more', () => {
    const ended = last({ changes: [0, -1, 0], out: [0] });
    expect(outcome(view(), ended, 0)).toBe('out');
    expect(outcome(view(), { ...ended, out: [1] }, 1)).toBe('loses 1 life, out');
    expect(outcome(view(), ended, 2)).toBe('');
  });

  it('is told in tokens where tokens lie on the table', () => {
    const banking = view({ seats: [0, 1, 2].map((n) => seat(n, { lives: null, chips: 4 })), table: 4 });
    expect(outcome(banking, last({ changes: [4, -1, 0] }), 0)).toBe('+4 tokens');
    expect(outcome(banking, last({ changes: [4, -1, 0] }), 1)).toBe('−1 token');
    expect([count(1, 'token'), gained(4, 'token'), unitWord(4, 'token')]).toEqual(['1 token', '+4 tokens', 'tokens']);
  });
});
