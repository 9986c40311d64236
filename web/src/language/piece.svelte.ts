// The catalogues of screens that few open: fetched with them, so that the first page need not wait.

import { addTo } from './catalogue';
import { type Code, language } from './language.svelte';

const FOUND = import.meta.glob<string>('../../../src/boneace/languages/*/web/{lab,verify}.ftl', { import: 'default' });

class Pieces {
  /** The languages whose messages are there. */
  ready = $state.raw<readonly Code[]>([]);

  #fetched = new Map<Code, Promise<void>>();
  readonly #fetchOf: (code: string) => (() => Promise<string>) | undefined;

  constructor(name: 'lab' | 'verify') {
    this.#fetchOf = (code) => FOUND[`../../../src/boneace/languages/${code}/web/${name}.ftl`];
  }

  /** Adds the messages to the language of the page; those in English where it has none. */
  fetch(): Promise<void> {
    const { code, bundle } = language;
    const known = this.#fetched.get(code);
    if (known || !bundle) return known ?? Promise.resolve();
    const asked = (this.#fetchOf(code) ?? this.#fetchOf('en')!)().then((source) => {
      addTo(bundle, source);
      this.ready = [...this.ready, code];
    });
    this.#fetched.set(code, asked);
    asked.catch(() => this.#fetched.delete(code));
    return asked;
  }
}

export const pieces = new Pieces('lab');
export const verifying = new Pieces('verify');
