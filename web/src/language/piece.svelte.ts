// Catalogues that few screens need: each is fetched with its screen, so that the first page need not
// wait for it.

import { addTo, type Entries } from './catalogue';
import { type Code, language } from './language.svelte';

const FOUND = import.meta.glob<Entries>('../../../src/boneace/languages/*/web/{book,club,lab,own,replay,table,verify}.ftl', { import: 'default' });

class Piece {
  /** The languages whose messages are there. */
  private had = $state.raw<readonly Code[]>([]);
  private readonly fetched = new Map<Code, Promise<void>>();

  constructor(private readonly name: 'book' | 'club' | 'lab' | 'own' | 'replay' | 'table' | 'verify') {}

  /** Whether the messages are there in the language of the page. */
  get ready(): boolean { return this.had.includes(language.code); }

  /** Adds the messages to the language of the page; those in English where it has none. */
  fetch(): Promise<void> {
    const { code, bundle } = language;
    const known = this.fetched.get(code);
    if (known || !bundle) return known ?? Promise.resolve();
    const asked = (this.of(code) ?? this.of('en')!)().then((source) => {
      addTo(bundle, source);
      this.had = [...this.had, code];
    });
    this.fetched.set(code, asked);
    asked.catch(() => this.fetched.delete(code));
    return asked;
  }

  private of(code: string): (() => Promise<Entries>) | undefined {
    return FOUND[`../../../src/boneace/languages/${code}/web/${this.name}.ftl`];
  }
}

export const laboratory = new Piece('lab');
export const friends = new Piece('table');
export const clubs = new Piece('club');
export const listing = new Piece('own');
export const verifying = new Piece('verify');
export const reviewing = new Piece('replay');
export const reading = new Piece('book');
