import { describe, expect, it } from 'vitest';
import { keyAction, type KeyContext, type KeyPress } from '../src/play/keys';

const press = (key: string, part: Partial<KeyPress> = {}): KeyPress =>
  ({ key, ctrlKey: false, altKey: false, metaKey: false, ...part });
const idle: KeyContext = { typing: false, onControl: false, dialog: false, held: false };

describe('keys of the table', () => {
  it.each([['d', 'draw'], ['T', 'take'], ['k', 'knock'], ['s', 'stand'], ['E', 'exchange']])('%s presses %s', (key, button) => {
    expect(keyAction(press(key), idle)).toEqual({ do: 'press', button });
  });

  it('counts cards from one', () => {
    expect(keyAction(press('1'), idle)).toEqual({ do: 'card', index: 0 });
    expect(keyAction(press('4'), idle)).toEqual({ do: 'card', index: 3 });
    expect(keyAction(press('0'), idle)).toBeNull();
  });

  it('never takes Tab, and takes Enter only where a deal waits and nothing else wants it', () => {
    for (const held of [true, false]) expect(keyAction(press('Tab'), { ...idle, held })).toBeNull();
    expect(keyAction(press('Enter'), idle)).toBeNull();
    expect(keyAction(press('Enter'), { ...idle, held: true })).toEqual({ do: 'next' });
    expect(keyAction(press('Enter'), { ...idle, held: true, onControl: true })).toBeNull();
    expect(keyAction(press('n'), idle)).toEqual({ do: 'next' });
  });

  it('leaves typing, dialogs, modifiers and held-down keys alone', () => {
    expect(keyAction(press('d'), { ...idle, typing: true })).toBeNull();
    expect(keyAction(press('d'), { ...idle, dialog: true })).toBeNull();
    expect(keyAction(press('d', { ctrlKey: true }), idle)).toBeNull();
    expect(keyAction(press('d', { metaKey: true }), idle)).toBeNull();
    expect(keyAction(press('d', { altKey: true }), idle)).toBeNull();
    expect(keyAction(press('d', { repeat: true }), idle)).toBeNull();
  });

  it('helps', () => {
    expect(keyAction(press('?'), idle)).toEqual({ do: 'help' });
    expect(keyAction(press('l'), idle)).toEqual({ do: 'log' });
  });
});
