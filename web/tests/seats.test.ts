import { describe, expect, it } from 'vitest';
import { forgetSeat, nextName, readSeats, type SavedSeat, saveSeat, type Store } from '../src/net/seats';

function memory(first: string | null = null): Store {
  let kept = first;
  return { getItem: () => kept, setItem: (_, value) => { kept = value; } };
}

describe('what the browser remembers', () => {
  it('keeps the key when other facts are added', () => {
    const store = memory();
    saveSeat('k3', { key: 'secret', seat: 0 }, store);
    saveSeat('k3', { seen: 9, company: ['Ben'] }, store);
    expect(readSeats(store).k3).toMatchObject({ key: 'secret', seat: 0, seen: 9, company: ['Ben'] });
    forgetSeat('k3', store);
    expect(readSeats(store)).toEqual({});
  });

  it('knows by name whose turn it was', () => {
    const seat = (part: Partial<SavedSeat>): string => nextName({ ...saveSeat('k3', { seat: 1, company: ['Ann', 'Cleo'] }, memory()), ...part });
    expect([0, 1, 2, null, undefined].map((next) => seat({ next }))).toEqual(['Ann', '', 'Cleo', '', '']);
    expect(seat({ seat: null, company: ['Ann', 'Ben', 'Cleo'], next: 1 })).toBe('Ben');
  });

  it('lets the oldest go', () => {
    const store = memory();
    for (let i = 0; i < 40; i++) saveSeat(`m${i}`, { at: i }, store);
    expect(Object.keys(readSeats(store))).toHaveLength(30);
    expect(readSeats(store).m39).toBeDefined();
    expect(readSeats(store).m0).toBeUndefined();
  });

  it('keeps more of those that are finished', () => {
    const store = memory();
    for (let i = 0; i < 180; i++) saveSeat(`m${i}`, { at: i, over: i > 0 }, store);
    expect(Object.keys(readSeats(store))).toHaveLength(171);
    expect(readSeats(store).m0).toBeDefined();
    expect(readSeats(store).m9).toBeUndefined();
  });

  it('survives storage that is broken or full', () => {
    expect(readSeats(memory('{nonsense'))).toEqual({});
    expect(readSeats(memory('7'))).toEqual({});
    const full: Store = { getItem: () => null, setItem: () => { throw new Error('full'); } };
    expect(() => saveSeat('k3', {}, full)).not.toThrow();
  });
});
