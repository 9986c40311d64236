// Choosing the language: the one chosen before, otherwise the one that the browser asks for.

import { KEY, saveSettings, settings } from '../settings.svelte';
import { cookieOf } from './cookie';
import { bestOf, type Code, isCode, language } from './language.svelte';
import { loadLanguage } from './load';

let wanted: Code = 'en';
let asked = false;

language.missing = () => {
  if (asked) return;
  asked = true;
  loadLanguage('en').then((bundle) => { language.english = bundle; }, () => { asked = false; });
};

/** Switches the page to a language once its catalogue is loaded; true if it was switched. */
async function speak(code: Code): Promise<boolean> {
  wanted = code;
  try {
    const bundle = await loadLanguage(code);
    if (wanted !== code) return false; // another was chosen in the meantime
    language.speak(code, bundle);
    document.documentElement.lang = code;
    return true;
  } catch {
    return false;
  }
}

const YEAR = 31_536_000;

/**
 * Tells the server which language to send ahead of the page: only where the browser itself asks for another.
 */
function tellServer(code: Code): void {
  const age = code === bestOf(navigator.languages) ? 0 : YEAR;
  if (age || document.cookie) document.cookie = cookieOf(code, age, location.protocol);
}

/** The language of this person: known at once, before its messages are here. */
export function ownLanguage(): Code {
  const chosen = settings.language;
  return chosen && isCode(chosen) ? chosen : bestOf(navigator.languages);
}

/** Before the page is shown. */
export async function startLanguage(): Promise<void> {
  const code = ownLanguage();
  tellServer(code);
  if (!(await speak(code)) && code !== 'en') await speak('en');
}

/** Switches to the language from now on, and saves the choice. */
export async function chooseLanguage(code: Code): Promise<void> {
  if (!(await speak(code))) return;
  settings.language = code;
  saveSettings();
  tellServer(code);
}

// One that is chosen in another tab of this browser; the settings have been read before this hears of it.
addEventListener('storage', ({ key }) => {
  const code = ownLanguage();
  if (key === KEY && code !== language.code) void speak(code);
});
