import { afterEach, expect, it, vi } from 'vitest';
import { isSecond, ledOn } from '../src/play/onward';

afterEach(() => vi.useRealTimers());

const key = (name: string): KeyboardEvent => ({ key: name }) as KeyboardEvent;
const click = (detail: number): MouseEvent => ({ detail }) as MouseEvent;

it('knows the second press of a double one, right after the first has led on', () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1000);
  expect(isSecond(key('n'))).toBe(false);
  ledOn();
  vi.advanceTimersByTime(300);
  expect([key('N'), key('Enter'), key(' '), click(2)].map(isSecond)).toEqual([true, true, true, true]);
  expect([key('m'), click(1)].map(isSecond)).toEqual([false, false]);
  expect(isSecond({ key: 'Enter', target: { matches: () => true } } as unknown as KeyboardEvent), 'in a field').toBe(false);
  vi.advanceTimersByTime(300);
  expect([key('n'), click(2)].map(isSecond)).toEqual([false, false]);
});
