import { describe, expect, it } from 'vitest';
import { HAIR, portraitOf } from '../src/ui/portrait';

describe('the face of a player', () => {
  it('is the same for the same name, however it is written', () => {
    expect(portraitOf('Ann')).toEqual(portraitOf(' ann '));
  });

  it('differs from name to name', () => {
    const faces = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Faye', 'Gus', 'Hana'].map((n) => JSON.stringify(portraitOf(n)));
    expect(new Set(faces).size).toBe(faces.length);
    for (const name of ['', '名前', 'Ñandú']) expect(HAIR[portraitOf(name).hair]).toBeDefined();
  });
});
