// The cards that Python draws, in notebooks and elsewhere: the page's own drawings, kept in a file.
// `npm run cards` writes it again.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchSpanish, setDeck, type Deck } from '../src/cards/deck.svelte';
import { cardSvg } from '../src/cards/face';
import { DECK, SPANISH_DECK } from '../src/cards/names';

const KEPT = '../../src/boneace/faces.json';
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The colours of the light theme, by name. */
const COLOURS = new Map(
  [...read('../src/styles/base.css').matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)].map((m) => [m[1]!, m[2]!]),
);
const colour = (text: string): string => text.replace(/var\(--([\w-]+)\)/g, (_, name: string) => COLOURS.get(name)!);

/** What `cards.css` says about each class, as attributes: a drawing then needs no style sheet. */
const RULES = new Map(
  [...read('../src/cards/cards.css').matchAll(/^\.card \.(\w+) \{ ([^}]*;) \}$/gm)].map(([, name, said]) => [
    name!,
    new Map(said!.split(';').filter((part) => part.trim()).map((part) => {
      const [key, value] = part.split(': ');
      return [key!.trim(), colour(value!.trim())] as const;
    })),
  ]),
);

/** Cards in a picture are small, so their index is large, as on the page. */
const GROUPS: Record<string, Record<string, string>> = {
  index: { french: 'translate(-2.2 -3.3) scale(1.55)', spanish: 'translate(-3.36 -3.78) scale(1.42)' },
  middle: { french: 'translate(11 15.4) scale(.78)', spanish: 'translate(10 14) scale(.8)' },
};

const mixed = (share: number, one: string, other: string): string => {
  const part = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5].map((at) => Math.round(share * part(one, at) + (1 - share) * part(other, at)).toString(16).padStart(2, '0')).join('')}`;
};

function attributes(classes: string[], pack: Deck): string {
  const group = GROUPS[classes[0]!];
  if (group) return `transform="${group[pack]}"`;
  const found = new Map(classes.flatMap((name) => [...(RULES.get(name) ?? [])]));
  if (classes.includes('line') && !classes.some((name) => ['gold', 'pale', 'tint'].includes(name))) found.set('fill', 'none');
  return [...found].map(([key, value]) => `${key}="${value}"`).join(' ');
}

/** The contents of an <svg> of 100 by 140 units: no class, no style, nothing but shapes. */
function marks(code: string, pack: Deck): string {
  const red = pack === 'spanish' ? 'OC' : 'HD';
  const ink = COLOURS.get(red.includes(code[1]!) ? 'hearts' : 'spades')!;
  const whole = cardSvg(code, pack).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const full = whole.replace(/^<g class="full">/, '').replace(/<\/g><g class="simple">.*$/, '');
  const shapes = full
    .replace(/class="([^"]+)"/g, (_, classes: string) => attributes(classes.split(' '), pack))
    .replace(/color-mix\(in srgb, currentColor 24%, (#\w+)\)/g, (_, face: string) => mixed(0.24, ink, face))
    .replaceAll('currentColor', ink);
  return `<g fill="${ink}">${shapes}</g>`;
}

/** Drawings in which each shape and each group of attributes that comes twice is a number: @0, @1 … */
function shared(drawings: string[]): { parts: string[]; drawings: string[] } {
  const parts = new Map<string, number>();
  const found = drawings.flatMap((drawing) => [...drawing.matchAll(PART)].map((m) => m[0]));
  const twice = new Set(found.filter((part, at) => found.indexOf(part) !== at));
  const put = (part: string): string => {
    if (!twice.has(part)) return part;
    if (!parts.has(part)) parts.set(part, parts.size);
    return `@${parts.get(part)}`;
  };
  return { drawings: drawings.map((drawing) => drawing.replace(PART, put)), parts: [...parts.keys()] };
}
const PART = / d="[^"]{9,}"| (?:fill|stroke)="[^>]*?"(?= d=| c[xy]=| x=| transform=|\/|>)/g;

beforeAll(fetchSpanish);
afterAll(() => setDeck('french'));

it('has the drawings that Python has too', async () => {
  const packs: Record<string, [Deck, readonly string[]]> = {
    french: ['french', DECK], spanish: ['spanish', SPANISH_DECK], back: ['french', ['??']],
  };
  const drawn = Object.values(packs).flatMap(([pack, cards]) => {
    setDeck(pack);
    return cards.map((code) => marks(code, pack));
  });
  const { parts, drawings } = shared(drawn);
  const named = Object.fromEntries(Object.entries(packs).map(([name, [, cards]]) =>
    [name, Object.fromEntries(cards.map((code) => [code, drawings.shift()!]))]));
  const all = { paper: COLOURS.get('card-face'), parts, ...named };
  await expect(`${JSON.stringify(all, null, 1)}\n`).toMatchFileSnapshot(KEPT);
});
