// The catalogue of the laboratory: fetched with it, so that the first page need not wait for it.

import { addTo } from './catalogue';
import { type Code, language } from './language.svelte';

const FOUND = import.meta.glob<string>('../../../src/boneace/languages/*/web/lab.ftl', { import: 'default' });
const fetchOf = (code: string): (() => Promise<string>) | undefined => FOUND[`../../../src/boneace/languages/${code}/web/lab.ftl`];

class Pieces {
  /** The languages whose messages are there. */
  ready = $state.raw<readonly Code[]>([]);

  #fetched = new Map<Code, Promise<void>>();

  /** Adds the messages to the language of the page; those in English where it has none. */
  fetch(): Promise<void> {
    const { code, bundle } = language;
    const known = this.#fetched.get(code);
    if (known || !bundle) return known ?? Promise.resolve();
    const asked = (fetchOf(code) ?? fetchOf('en')!)().then((source) => {
      addTo(bundle, source);
      this.ready = [...this.ready, code];
    });
    this.#fetched.set(code, asked);
    asked.catch(() => this.#fetched.delete(code));
    return asked;
  }
}

export const pieces = new Pieces();
