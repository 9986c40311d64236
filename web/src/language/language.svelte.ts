// The current language of the page. Text from `say` follows it.

import type { Bundle } from './catalogue';

/** The languages available, each by its own name. */
export const LANGUAGES = { en: 'English', es: 'Español', eu: 'Euskara', fr: 'Français', de: 'Deutsch', it: 'Italiano' } as const;
export type Code = keyof typeof LANGUAGES;

export const isCode = (code: string): code is Code => Object.hasOwn(LANGUAGES, code);

class Language {
  code = $state<Code>('en');
  /** Its messages; null before the first catalogue is loaded. */
  bundle = $state.raw<Bundle | null>(null);
  /** English, used for messages that the current language does not have. */
  english = $state.raw<Bundle | null>(null);
  /** Called when a message is missing and English is not loaded yet. */
  missing: () => void = () => {};

  speak(code: Code, bundle: Bundle): void {
    this.code = code;
    this.bundle = bundle;
    if (code === 'en') this.english = bundle;
  }
}

export const language = new Language();

/** The first wanted language that is available ("eu-ES" is Basque), else English. */
export function bestOf(wanted: readonly string[]): Code {
  for (const one of wanted) {
    const code = one.toLowerCase().split('-', 1)[0]!;
    if (isCode(code)) return code;
  }
  return 'en';
}
