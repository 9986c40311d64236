import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
// Node removes nothing for a bare `true`
vi.stubGlobal('removeEventListener', (name: string, heard: () => void, capture: boolean) => { page.removeEventListener(name, heard, { capture }); });

const { hold } = await import('../src/play/motion');

describe('a look at the table', () => {
  it.each(['keydown', 'pointerup'])('ends with time, or before with %s', async (event) => {
    vi.useFakeTimers();
    const seen: string[] = [];
    void hold(900).then(() => { seen.push('time'); });
    await vi.advanceTimersByTimeAsync(899);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['time']);
    void hold(900).then(() => { seen.push(event); });
    await vi.advanceTimersByTimeAsync(100);
    const pressed = Object.assign(new Event(event, { cancelable: true }), { key: 'Enter' });
    Object.defineProperty(pressed, 'target', { value: { closest: () => null } });
    page.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(event === 'keydown'); // Enter is not meant for the button that comes
    await vi.advanceTimersByTimeAsync(event === 'keydown' ? 0 : 60);
    expect(seen).toEqual(['time', event]);
    vi.useRealTimers();
  });
});
