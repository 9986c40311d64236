import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSecond, ledOn } from '../src/play/onward';

beforeEach(() => { vi.useFakeTimers(); vi.advanceTimersByTime(1000); });
afterEach(() => vi.useRealTimers());

const key = (name: string): KeyboardEvent => ({ key: name }) as KeyboardEvent;
const click = (detail: number): MouseEvent => ({ detail }) as MouseEvent;

it.each(['n', 'Enter', ' '])('knows the second press of “%s”, right after the first has led on', (name) => {
  expect(isSecond(key(name))).toBe(false);
  ledOn();
  vi.advanceTimersByTime(300);
  expect(isSecond(click(0)), 'the click that the key makes').toBe(false);
  expect(isSecond(key(name))).toBe(true);
  vi.advanceTimersByTime(300);
  expect(isSecond(key(name))).toBe(false);
});

it('knows a double click, and takes no key for one', () => {
  expect(isSecond(click(1))).toBe(false);
  ledOn();
  expect(isSecond(click(2))).toBe(true);
  expect([key(' '), key('Enter'), key('n')].map(isSecond)).toEqual([false, false, false]);
});

it('leaves other keys alone, and what is written in a field', () => {
  isSecond(key('n'));
  ledOn();
  expect([key('m'), key('Enter'), click(1)].map(isSecond)).toEqual([false, false, false]);
  expect(isSecond({ key: 'n', target: { matches: () => true } } as unknown as KeyboardEvent), 'in a field').toBe(false);
});
