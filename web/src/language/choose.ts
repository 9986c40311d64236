// Choosing the language: what this person chose before, else what the browser asks for.

import { saveSettings, settings } from '../settings.svelte';
import { bestOf, type Code, isCode, language } from './language.svelte';
import { loadLanguage } from './load';

let wanted: Code = 'en';
let asked = false;

language.missing = () => {
  if (asked) return;
  asked = true;
  loadLanguage('en').then((bundle) => { language.english = bundle; }, () => { asked = false; });
};

/** Has the page speak a language once its catalogue is here; true when it does. */
async function speak(code: Code): Promise<boolean> {
  wanted = code;
  try {
    const bundle = await loadLanguage(code);
    if (wanted !== code) return false; // another was chosen meanwhile
    language.speak(code, bundle);
    document.documentElement.lang = code;
    return true;
  } catch {
    return false;
  }
}

/** Before the page is shown. */
export async function startLanguage(): Promise<void> {
  const chosen = settings.language;
  const code = chosen && isCode(chosen) ? chosen : bestOf(navigator.languages);
  if (!(await speak(code)) && code !== 'en') await speak('en');
}

/** Speaks the language from now on, and keeps the choice. */
export async function chooseLanguage(code: Code): Promise<void> {
  if (!(await speak(code))) return;
  settings.language = code;
  saveSettings();
}
