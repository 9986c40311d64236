import { describe, expect, it } from 'vitest';
import { readShown, shownQuery } from '../../src/play/replay/shown';

describe('the address of a step of a review', () => {
  it('says which step it is, and whose eyes see it, and is read again', () => {
    for (const shown of [{ step: 12, seat: 1, open: true }, { step: 0, seat: 0, open: false }]) expect(readShown(shownQuery(shown))).toEqual(shown);
    expect(shownQuery({ step: 12, seat: 1, open: true })).toBe('?step=12&seat=1');
  });

  it('is not believed where it makes no sense', () => {
    for (const search of ['', '?seat=1', '?step=-1', '?step=1e3', '?step=']) expect(readShown(search)).toBeNull();
    expect(readShown('?step=3&seat=x&hands=all')).toEqual({ step: 3, seat: 0, open: true });
  });
});
