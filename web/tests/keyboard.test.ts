// The keys are declared once, for the page and the terminal.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import KEYS from '../../src/boneace/terminal/keys.json';
import { type Kind, lettersOf, RESERVED } from '../src/play/keyboard';
import { LETTERS as PLAIN } from '../src/play/plain/keys';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes('generated'));

/** The keys that every table has, and letters that draw a line. */
const OTHERS = new Set(['play/keys.ts', 'table/exchange/Lives.svelte']);

describe('keys', () => {
  it('are letters, each once among those of a table, and none that a table needs for itself', () => {
    for (const kind of Object.keys(KEYS).filter((one): one is Kind => one !== 'reserved')) {
      const letters = lettersOf(kind);
      expect(letters).toMatch(/^[a-z]+$/);
      expect(new Set(letters).size).toBe(letters.length);
      if (kind !== 'mus') expect([...letters].filter((one) => KEYS.reserved.includes(one))).toEqual([]);
    }
    expect([...PLAIN].filter((one) => RESERVED.includes(one.toUpperCase()))).toEqual([]);
  });

  it('are written nowhere else on the page', () => {
    const again = SOURCES.filter((name) => /^(play|table)/.test(name) && !OTHERS.has(name))
      .filter((name) => /'[A-Z]'/.test(readFileSync(`src/${name}`, 'utf8')));
    expect(again).toEqual([]);
  });
});
