import { describe, expect, it } from 'vitest';
import { cardSvg } from '../src/cards/face';
import { cardList, cardName, DECK, isCard, sortHand } from '../src/cards/names';

describe('the deck', () => {
  it('has 52 faces, no two alike, and one back', () => {
    expect(DECK).toHaveLength(52);
    expect(new Set(DECK.map(cardSvg)).size).toBe(52);
    expect(cardSvg('??')).toBe(cardSvg('anything else'));
    expect(DECK.map(cardSvg)).not.toContain(cardSvg('??'));
  });

  it('draws nothing that the content policy forbids or that has an id', () => {
    for (const svg of [...DECK, '??'].map(cardSvg)) {
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
