import { describe, expect, it } from 'vitest';
import { keyAction, shortcutOf, type KeyContext, type KeyPress } from '../src/play/keys';
import { settings } from '../src/settings.svelte';

const press = (key: string, part: Partial<KeyPress> = {}): KeyPress =>
  ({ key, ctrlKey: false, altKey: false, metaKey: false, ...part });
const idle: KeyContext = { typing: false, onControl: false, dialog: false, held: false, letters: 'dtkse', off: false };

describe('keys of the table', () => {
  it.each([['d', 'd'], ['T', 't'], ['E', 'e']])('%s presses a button of the table', (key, letter) => {
    expect(keyAction(press(key), idle)).toEqual({ do: 'press', key: letter });
    expect(keyAction(press(key), { ...idle, letters: '' })).toBeNull();
  });

  it('hands numbers and steps on to the table', () => {
    expect(keyAction(press('1'), idle)).toEqual({ do: 'number', n: 1 });
    expect(keyAction(press('0'), idle)).toEqual({ do: 'number', n: 0 });
    expect(keyAction(press('+'), idle)).toEqual({ do: 'step', by: 1 });
    expect(keyAction(press('-'), idle)).toEqual({ do: 'step', by: -1 });
  });

  it('never takes Tab, and takes Enter only where a deal waits and nothing else wants it', () => {
    for (const held of [true, false]) expect(keyAction(press('Tab'), { ...idle, held })).toBeNull();
    expect(keyAction(press('Enter'), idle)).toEqual({ do: 'go' });
    expect(keyAction(press('Enter'), { ...idle, onControl: true })).toBeNull();
    expect(keyAction(press('Enter'), { ...idle, held: true })).toEqual({ do: 'next' });
    expect(keyAction(press('Enter'), { ...idle, held: true, onControl: true })).toBeNull();
    expect(keyAction(press('n'), idle)).toEqual({ do: 'next' });
  });

  it('goes on with N after a deal, also where N has a button', () => {
    expect(keyAction(press('n'), { ...idle, letters: 'mn' })).toEqual({ do: 'press', key: 'n' });
    expect(keyAction(press('n'), { ...idle, letters: 'mn', held: true })).toEqual({ do: 'next' });
  });

  it('leaves typing, dialogs, modifiers and held-down keys alone', () => {
    expect(keyAction(press('d'), { ...idle, typing: true })).toBeNull();
    expect(keyAction(press('d'), { ...idle, dialog: true })).toBeNull();
    expect(keyAction(press('d', { ctrlKey: true }), idle)).toBeNull();
    expect(keyAction(press('d', { metaKey: true }), idle)).toBeNull();
    expect(keyAction(press('d', { altKey: true }), idle)).toBeNull();
    expect(keyAction(press('d', { repeat: true }), idle)).toBeNull();
  });

  it('takes back as everywhere, and leaves to the browser what would do it again', () => {
    for (const key of ['ctrlKey', 'metaKey']) {
      expect(keyAction(press('z', { [key]: true }), { ...idle, off: true })).toEqual({ do: 'undo' });
      expect(keyAction(press('z', { [key]: true, shiftKey: true }), idle)).toBeNull();
      expect(keyAction(press('z', { [key]: true }), { ...idle, typing: true })).toBeNull();
    }
  });

  it('can be switched off, all that are a single character; Enter is none', () => {
    for (const key of ['d', 'D', '1', '0', '+', '-', 'n', 'l', 'h', 'i', '?', '/']) expect(keyAction(press(key), { ...idle, off: true }), key).toBeNull();
    expect(keyAction(press('Enter'), { ...idle, off: true })).toEqual({ do: 'go' });
    expect(keyAction(press('Enter'), { ...idle, off: true, held: true })).toEqual({ do: 'next' });
  });

  it('are told of, unless they are off', () => {
    expect((['next', 'hint', 'type', 'go'] as const).map(shortcutOf)).toEqual(['N', 'I', '/', undefined]);
    settings.keys = false;
    expect(shortcutOf('next')).toBeUndefined();
    settings.keys = true;
  });

  it('helps', () => {
    expect(keyAction(press('?'), idle)).toEqual({ do: 'help' });
    expect(keyAction(press('l'), idle)).toEqual({ do: 'log' });
  });
});
