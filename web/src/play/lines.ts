// The server's sentences contain cards in notation ("Ben takes 7H."). They are shown as signs and
// spoken as words.

import { cardName, isCard, UNKNOWN } from '../cards/names';

export type Part = { text: string } | { card: string };

// Matches the cards of every pack: isCard knows which pack is on the table.
const CARD = /(?<![\p{L}\p{N}])([A2-9TJQKSC][SHDCOEB]|\?\?)(?![\p{L}\p{N}])/gu;

/** The sentence split at its cards, known or not. Names of players are not split, whatever they look like. */
export function lineParts(line: string, names: readonly string[] = []): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of line.matchAll(CARD)) {
    const code = match[1]!;
    if ((code !== UNKNOWN && !isCard(code)) || names.includes(code)) continue;
    if (match.index > from) parts.push({ text: line.slice(from, match.index) });
    parts.push({ card: code });
    from = match.index + code.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from) });
  return parts;
}

/** The sentence for screen readers: "Ben takes seven of hearts." Neighbouring cards get commas. */
export function spoken(line: string, names: readonly string[] = []): string {
  const parts = lineParts(line, names);
  return parts
    .map((part, i) => {
      if ('card' in part) return cardName(part.card);
      const between = part.text === ' ' && i > 0 && i < parts.length - 1;
      return between ? ', ' : part.text;
    })
    .join('');
}
