import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

const { hold } = await import('../src/play/motion');

describe('a look at the table', () => {
  it.each(['keydown', 'pointerdown'])('ends with time, or before with %s', async (event) => {
    vi.useFakeTimers();
    const seen: string[] = [];
    void hold(900).then(() => { seen.push('time'); });
    await vi.advanceTimersByTimeAsync(899);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['time']);
    void hold(900).then(() => { seen.push(event); });
    await vi.advanceTimersByTimeAsync(100);
    page.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['time', event]);
    vi.useRealTimers();
  });
});
