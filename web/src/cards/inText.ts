// Cards in the text of a rule book: a hand that is written as in a record is drawn.

import { mount, unmount } from 'svelte';
import Line from '../ui/Line.svelte';
import { type Deck, fetchSpanish, setDeck } from './deck.svelte';
import { cardSvg } from './face';
import { cardList, isCardOf } from './names';

const PACKS: readonly Deck[] = ['french', 'spanish'];
const cardsOf = (code: Element): string[] => (code.textContent ?? '').trim().split(/\s+/);
const allOf = (pack: Deck, cards: readonly string[]): boolean => cards.every((c) => isCardOf(pack, c));

/** Whether this is in the paragraph that says how cards are written, letter by letter. */
const isKey = (code: Element): boolean => [...(code.parentElement?.querySelectorAll('code') ?? [])].some((c) => c.textContent?.length === 1);

/** Draws every hand of a text instead of its letters. Returns what takes the cards away again. */
export function drawCards(text: HTMLElement): () => void {
  const written = [...text.querySelectorAll(':not(pre) > code')].filter((c) => !isKey(c) && PACKS.some((p) => allOf(p, cardsOf(c))));
  const pack = written.every((c) => allOf('french', cardsOf(c))) ? 'french' : 'spanish';
  const lines: Record<string, unknown>[] = [];
  let left = false;
  setDeck(pack);
  void (pack === 'spanish' ? fetchSpanish() : Promise.resolve()).then(() => {
    if (left) return;
    for (const code of written) {
      const cards = cardsOf(code);
      if (!allOf(pack, cards)) continue;
      const drawn = document.createElement('span');
      code.replaceWith(drawn);
      if (cards.length > 1) fan(drawn, cards, pack);
      else lines.push(mount(Line, { target: drawn, props: { text: cards[0]! } })); // a single card stays in its line
    }
  });
  return () => {
    left = true;
    for (const line of lines) void unmount(line);
    setDeck('french');
  };
}

function fan(drawn: HTMLElement, cards: readonly string[], pack: Deck): void {
  drawn.className = 'drawn-hand';
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', cardList(cards));
  drawn.title = cardList(cards);
  drawn.innerHTML = cards.map((c) => `<span class="card face suit-${c[1]}">${cardSvg(c, pack)}</span>`).join('');
}
