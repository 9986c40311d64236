import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLearned, readLearned } from '../src/play/learn/learned';

describe('the lessons that were gone through', () => {
  let kept: string | null;
  beforeEach(() => {
    kept = null;
    vi.stubGlobal('localStorage', { getItem: () => kept, setItem: (_: string, text: string) => { kept = text; } });
  });

  it('are kept, each once', () => {
    expect(readLearned()).toEqual([]);
    for (const game of ['mus', 'switch', 'mus']) keepLearned(game);
    expect(readLearned()).toEqual(['mus', 'switch']);
  });

  it.each(['{', 'null', '{"mus": true}', '[1, null]'])('are none where %s is stored', (stored) => {
    kept = stored;
    expect(readLearned()).toEqual([]);
  });
});
