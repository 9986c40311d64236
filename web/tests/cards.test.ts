import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deck, deckFor, fetchSpanish, setDeck } from '../src/cards/deck.svelte';
import { cardSvg, suitSign } from '../src/cards/face';
import {
  cardIndex, cardLabel, cardList, cardName, DECK, isCard, sortHand, SPANISH_DECK, SPANISH_RANKS,
} from '../src/cards/names';

describe('the deck', () => {
  it('has 52 faces, no two alike, and one back', () => {
    expect(DECK).toHaveLength(52);
    expect(new Set(DECK.map((c) => cardSvg(c))).size).toBe(52);
    expect(cardSvg('??')).toBe(cardSvg('anything else'));
    expect(DECK.map((c) => cardSvg(c))).not.toContain(cardSvg('??'));
  });

  it('draws nothing that the content policy forbids or that has an id', () => {
    for (const svg of [...DECK, '??'].map((c) => cardSvg(c))) {
      expect(svg).not.toMatch(/style=|<style|<script|href=|\bid=|NaN|undefined/);
    }
  });

  it('turns as many pips right way up and upside down as the rank says', () => {
    const pips = (card: string): number => {
      const full = cardSvg(card).split('<g class="simple">')[0]!;
      return full.split('<path d="M').length - 1;
    };
    // Two of them belong to the corners.
    expect(['2H', '5C', '7D', 'TS'].map(pips)).toEqual([4, 7, 9, 12]);
  });

  it('gives the ace of diamonds an ornament of its own', () => {
    expect(cardSvg('AD')).toContain('class="bone"');
    expect(cardSvg('AS')).not.toContain('class="bone"');
  });
});

describe('names', () => {
  it('names every card differently', () => {
    expect(new Set(DECK.map(cardName)).size).toBe(52);
    expect(cardName('7H')).toBe('seven of hearts');
    expect(cardName('TD')).toBe('ten of diamonds');
    expect(cardName('??')).toBe('face-down card');
  });

  it('has only the notation of a card of a pack that the page does not know', () => {
    expect(cardName('XZ')).toBe('XZ');
    expect(cardSvg('XZ')).toContain('>XZ<');
    expect(cardSvg('<b>')).toBe(cardSvg('??'));
  });

  it('joins names as people do', () => {
    expect(cardList(['AS'])).toBe('ace of spades');
    expect(cardList(['AS', '2C', 'TH'])).toBe('ace of spades, two of clubs and ten of hearts');
  });

  it('knows a card from something else', () => {
    expect(['7H', 'AS', 'TC'].every(isCard)).toBe(true);
    expect(['??', '', '1H', '10H', '7X', 'H7'].some(isCard)).toBe(false);
  });

  it('sorts by suit with neighbouring colours apart, high cards first, unknown ones last', () => {
    expect(sortHand(['4D', '??', '2S', 'KC', 'AS', '9H'])).toEqual(['AS', '2S', '9H', 'KC', '4D', '??']);
  });
});

/** Tags are closed, paths are paths, and nothing is there that the content policy forbids. */
function expectWellFormed(svg: string): void {
  expect(svg).not.toMatch(/style=|<style|<script|href=|\bid=|fill="|stroke="|NaN|undefined|Infinity/);
  const open: string[] = [];
  for (const [, close, tag, self] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(tag);
    else if (!self) open.push(tag!);
  }
  expect(open).toEqual([]);
  for (const [, d] of svg.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M[-\d.\sMLHVCSQAZmaqzhvlcs]+$/);
}

describe('Italian suits', () => {
  const forty = DECK.filter((c) => !'89T'.includes(c[0]!));
  const drawn = (code: string): string => cardSvg(code, 'italian');
  afterEach(() => setDeck('french'));
  const full = (code: string): string => drawn(code).split('<g class="simple">')[0]!;

  it('has 40 faces, no two alike, none that of a French card, and the same back', () => {
    expect(forty).toHaveLength(40);
    expect(new Set([...forty.map(drawn), ...DECK.map((c) => cardSvg(c, 'french'))]).size).toBe(92);
    expect(drawn('??')).toBe(cardSvg('??', 'french'));
  });

  it('tells the suits of every rank apart by shape alone, on the full and on the simple face', () => {
    for (const rank of 'A234567JQK') {
      const [whole, simple] = [0, 1].map((k) => [...'SHDC'].map((s) => drawn(rank + s).split('<g class="simple">')[k]!));
      expect(new Set(whole).size).toBe(4);
      expect(new Set(simple).size).toBe(4);
    }
  });

  it('is well-formed and draws nothing that the content policy forbids', () => {
    forty.map(drawn).forEach(expectWellFormed);
  });

  it('bears as many pips as the rank says', () => {
    const pips = (code: string): number => full(code).split('<g transform="translate').length - 1;
    for (const suit of 'SHDC') {
      expect([...'234567'].map((rank) => pips(rank + suit))).toEqual([2, 3, 4, 5, 6, 7]);
    }
  });

  it('has a pip of the suit in the hand of every court card', () => {
    for (const suit of 'SHDC') {
      const shape = full(`2${suit}`).match(/<g transform="translate[^>]*>(.*?)<\/g>/)![1]!;
      for (const rank of 'JQK') expect(full(rank + suit)).toContain(shape);
    }
  });

  it('names its cards in its own words, and a single card with its notation', () => {
    setDeck('italian');
    expect(['KD', 'QS', 'JC', '7H', '??'].map(cardLabel)).toEqual([
      'king of coins (KD)', 'knight of swords (QS)', 'knave of batons (JC)', 'seven of cups (7H)', 'face-down card',
    ]);
    expect(new Set(forty.map(cardName)).size).toBe(40);
    setDeck('french');
    expect(cardLabel('7H')).toBe('seven of hearts');
  });

  it('is for games of forty cards only, where the player chooses it', () => {
    expect(deckFor('forty', 'italian')).toBe('italian');
    expect(deckFor('forty', 'french')).toBe('french');
    expect(deckFor('french', 'italian')).toBe('french');
    expect(deckFor(undefined, 'italian')).toBe('french');
    expect(drawn('9H')).toBe(cardSvg('9H', 'french'));
  });

  it('is what is drawn, signed and said while it lies on the table', () => {
    expect(deck()).toBe('french');
    setDeck('italian');
    expect(cardSvg('KD')).toBe(drawn('KD'));
    expect(suitSign('D')).not.toBe(suitSign('D', 'french'));
    expect(cardList(['AS', 'QH'])).toBe('ace of swords and knight of cups');
    setDeck('french');
    expect(cardName('KD')).toBe('king of diamonds');
  });
});

describe('the Spanish pack on its way', () => {
  // What draws it is fetched when it is first wanted; these modules are new, so nobody has asked for it.
  it('says in notation what a card is until its drawings have come, and then draws it', async () => {
    vi.resetModules();
    const { fetchSpanish, spanishPack } = await import('../src/cards/deck.svelte');
    const { cardSvg, suitSign } = await import('../src/cards/face');
    expect(spanishPack()).toBeUndefined();
    expect(cardSvg('CC', 'spanish')).toMatch(/<text[^>]*>CC<\/text>/);
    expect(suitSign('O', 'spanish')).toBe('');
    await fetchSpanish();
    expect(cardSvg('CC', 'spanish')).not.toContain('<text');
    expect(suitSign('O', 'spanish')).not.toBe('');
  });
});

describe('the Spanish pack', () => {
  const drawn = (code: string): string => cardSvg(code, 'spanish');
  const [full, simple] = [0, 1].map((k) => (code: string): string => drawn(code).split('<g class="simple">')[k]!) as
    [(code: string) => string, (code: string) => string];
  beforeAll(fetchSpanish);
  afterEach(() => setDeck('french'));

  it('has 40 faces, no two alike, none of another pack, and the same back', () => {
    expect(SPANISH_DECK).toHaveLength(40);
    const others = DECK.flatMap((c) => [cardSvg(c, 'french'), cardSvg(c, 'italian')]);
    expect(new Set(SPANISH_DECK.map(drawn)).size).toBe(40);
    expect(SPANISH_DECK.map(drawn).filter((svg) => others.includes(svg))).toEqual([]);
    expect(drawn('??')).toBe(cardSvg('??', 'french'));
  });

  it('tells the suits of every rank apart by shape alone, on the full and on the simple face', () => {
    for (const rank of SPANISH_RANKS) {
      for (const face of [full, simple]) expect(new Set([...'OCEB'].map((s) => face(rank + s))).size).toBe(4);
    }
  });

  it('is well-formed and draws nothing that the content policy forbids', () => {
    SPANISH_DECK.map(drawn).forEach(expectWellFormed);
  });

  it('has the pinta of the suit in the frame: no break for coins, one for cups, two for swords, three for clubs', () => {
    const breaks = (face: string): [top: number, bottom: number] => {
      // Each break begins the line again, at the top or at the bottom edge.
      const anew = [...face.match(/class="pinta" d="([^"]*)"/)![1]!.matchAll(/M[\d.]+ ([\d.]+)/g)].slice(1).map((m) => +m[1]!);
      return [anew.filter((y) => y < 70).length, anew.filter((y) => y > 70).length];
    };
    for (const code of SPANISH_DECK) {
      const as = 'OCEB'.indexOf(code[1]!);
      expect(breaks(full(code))).toEqual([as, as]);
      expect(breaks(simple(code))).toEqual([as, as]);
    }
  });

  it('bears as many pips as the rank says', () => {
    for (const suit of 'OCEB') {
      const shape = full(`4${suit}`).match(/<g transform="translate[^>]*>(<path class="ink".*?)<g transform|$/)![1]!.slice(0, 80);
      expect([...'234567'].map((rank) => full(rank + suit).split(shape).length - 1)).toEqual([2, 3, 4, 5, 6, 7]);
      for (const rank of 'ASCK') expect(full(rank + suit).split(shape).length - 1).toBe(rank + suit === 'AO' ? 0 : 1);
    }
  });

  it('has its index twice on the full face and once on the simple one, from 1 to 7 and from 10 to 12', () => {
    const figures = (face: string): number => face.split('class="fig"').length - 1;
    for (const code of SPANISH_DECK) {
      const digits = cardIndex(code, 'spanish').length;
      expect([figures(full(code)), figures(simple(code))]).toEqual([2 * digits, digits]);
    }
    expect([...'A234567SCK'].map((rank) => cardIndex(`${rank}O`, 'spanish'))).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '10', '11', '12']);
  });

  it('names its cards, and says of a single card what its suit is', () => {
    setDeck('spanish');
    expect(['KO', 'CC', 'SE', 'AB', '7C', '??'].map(cardLabel)).toEqual([
      'king of oros (coins)', 'caballo of copas (cups)', 'sota of espadas (swords)',
      'ace of bastos (clubs)', 'seven of copas (cups)', 'face-down card',
    ]);
    expect(new Set(SPANISH_DECK.map(cardName)).size).toBe(40);
    expect(cardList(['KO', '7C'])).toBe('king of oros and seven of copas');
  });

  it('knows its own cards, and none of them when it is not on the table', () => {
    setDeck('spanish');
    expect(SPANISH_DECK.every(isCard)).toBe(true);
    expect(['QH', 'TC', '8O', 'KS', '??', 'OK'].some(isCard)).toBe(false);
    setDeck('french');
    expect(['KO', 'CC', 'SE', 'AB'].some(isCard)).toBe(false);
  });

  it('sorts by rank in the order of Mus, unknown cards last', () => {
    setDeck('spanish');
    expect(sortHand(['??', 'AO', '3B', 'KE', 'KO', 'SC'])).toEqual(['KO', 'KE', '3B', 'SC', 'AO', '??']);
  });

  it('is drawn whatever the player has chosen for other games', () => {
    expect(deckFor('spanish', 'french')).toBe('spanish');
    expect(deckFor('spanish', 'italian')).toBe('spanish');
    setDeck('spanish');
    expect(cardSvg('CC')).toBe(drawn('CC'));
    expect(cardSvg('7C')).not.toBe(cardSvg('7C', 'french'));
    expect(suitSign('C')).not.toBe(suitSign('C', 'french'));
  });
});
