import { describe, expect, it } from 'vitest';
import { idleText } from '../src/play/idle';

describe('an option that depends on others', () => {
  const option = { name: 'chance', title: '', meaning: '', group: '', kind: 'int' as const, default: 25, allowed: { min: 0, max: 100 }, choices: [], clauses: [] };
  const needs = { ...option, only_with: { signals: ['chance', 'all'], partners: [true] }, needs: 'Not so.' };

  it('has an effect where all of them have a value that it needs', () => {
    expect(idleText(needs, { signals: 'all', partners: true })).toBe('');
    expect(idleText(option, {})).toBe('');
  });

  it('says what it needs where one of them has another', () => {
    expect(idleText(needs, { signals: 'all', partners: false })).toBe('Not so.');
    expect(idleText(needs, { signals: 'off', partners: true })).toBe('Not so.');
  });
});
