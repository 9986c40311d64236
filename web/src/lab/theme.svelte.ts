// The colours of the charts, light or dark as the page is.

import { settings } from '../settings.svelte';
import { type Look, LOOKS } from './specs';

const system = matchMedia('(prefers-color-scheme: dark)');

class Theme {
  #dark = $state(system.matches);

  constructor() {
    system.addEventListener('change', () => { this.#dark = system.matches; });
  }

  get look(): Look {
    return LOOKS[settings.theme === 'auto' ? (this.#dark ? 'dark' : 'light') : settings.theme];
  }
}

export const theme = new Theme();
