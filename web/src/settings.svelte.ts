// This person's settings for the table; stored only in the browser.

import type { Pace } from './net/protocol';

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  fourColours: boolean;
  /** The suits of games with forty cards. */
  cards: 'french' | 'italian';
  motion: 'auto' | 'reduced';
  faces: 'auto' | 'large';
  confirm: boolean;
  /** The field for typing a move is open at every table. */
  typed: boolean;
  /** Letters, numbers and signs do something at a table. */
  keys: boolean;
  sound: boolean;
  /** On a wide screen nothing stands beside the table. */
  alone: boolean;
  /** How fast bots play; null is the table's setting. */
  pace: Pace;
  /** This person's name; "" until it is given. */
  name: string;
  /** Null until one is chosen: then the browser's own. */
  language: string | null;
}

const DEFAULTS: Settings = {
  theme: 'auto', fourColours: false, cards: 'french', motion: 'auto', faces: 'auto', confirm: false, typed: false, keys: true, sound: false, alone: false, pace: null, name: '', language: null,
};
export const KEY = 'boneace.settings';

/** What is stored; empty where nothing is, or nothing that can be read. */
function stored(): Partial<Settings> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** What this page has last read or stored: what differs from it was chosen here, and counts. */
let known: Settings = { ...settings };

/** Takes what another page of this browser has stored. */
function follow(): void {
  const theirs = stored();
  const own = Object.entries(settings).filter(([name, value]) => value !== known[name as keyof Settings]);
  known = { ...known, ...theirs };
  Object.assign(settings, theirs, Object.fromEntries(own));
}

function show(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.suits = settings.fourColours ? 'four' : 'two';
  root.dataset.faces = settings.faces;
  root.dataset.motion = settings.motion;
  root.dataset.keys = settings.keys ? 'on' : 'off';
}

export function saveSettings(): void {
  follow();
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    known = { ...settings };
  } catch {
    /* play works even if the browser stores nothing */
  }
}

addEventListener('storage', ({ key }) => {
  if (key !== KEY) return;
  follow();
  show();
});

const system = matchMedia('(prefers-reduced-motion: reduce)');

export const still = (): boolean => settings.motion === 'reduced' || system.matches;
