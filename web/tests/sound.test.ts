import { describe, expect, it } from 'vitest';
import { soundOf } from '../src/play/sound';

describe('the sounds of the table', () => {
  it('are those of cards, chips and knocks', () => {
    expect(soundOf({ kind: 'drew' })).toBe('card');
    expect(soundOf({ kind: 'ante' })).toBe('chips');
    expect(soundOf({ kind: 'knocked' })).toBe('knock');
  });

  it('tell a bet from other words', () => {
    expect(soundOf({ kind: 'spoke', amount: 3 } as { kind: string })).toBe('chips');
    expect(soundOf({ kind: 'spoke', amount: null } as { kind: string })).toBeNull();
    expect(soundOf({ kind: 'stage' })).toBeNull();
  });
});
