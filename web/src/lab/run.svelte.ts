// A comparison that the server plays: begun, asked for now and then, and stopped.

import { request as ask } from '../net/api';
import type { Comparison, NewComparison } from '../net/protocol';
import { Latest } from '../latest';

const EVERY = 800;

const headers = { 'content-type': 'application/json' };
const at = (id: string): string => `/api/comparisons/${encodeURIComponent(id)}`;

export const csvPath = (id: string): string => `${at(id)}/figures.csv`;

export class Run {
  comparison = $state.raw<Comparison | null>(null);
  failed = $state('');
  starting = $state(false);
  /** Whether the level of the bots was left to the server. */
  levelOpen = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unwanted = false; // stopped before the server has said what it is called
  #latest = new Latest();

  get going(): boolean {
    return this.starting || this.comparison?.state === 'waiting' || this.comparison?.state === 'playing';
  }

  /** Begins a comparison; rejects if the server refuses it. */
  async begin(asked: NewComparison): Promise<void> {
    this.leave();
    [this.failed, this.comparison, this.starting, this.#unwanted, this.levelOpen] = ['', null, true, false, !asked.level];
    const wanted = this.#latest.begin();
    try {
      const begun = await ask<Comparison>('/api/comparisons', { method: 'POST', headers, body: JSON.stringify(asked) });
      if (!wanted()) return;
      this.#take(begun);
      if (this.#unwanted) await this.stop();
    } catch (e) {
      if (wanted()) throw e;
    } finally {
      if (wanted()) this.starting = false;
    }
  }

  async stop(): Promise<void> {
    const id = this.comparison?.id;
    this.#unwanted = !id;
    if (id) await this.#fetch(`${at(id)}/stop`, { method: 'POST', headers });
  }

  /** Asks for the figures in the language that the page has now. */
  async again(): Promise<void> {
    const id = this.comparison?.id;
    if (id) await this.#fetch(at(id));
  }

  /** Asks no more; the server stops on its own what nobody asks for. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#latest.drop();
    this.starting = false;
  }

  async #fetch(path: string, init?: RequestInit): Promise<void> {
    clearTimeout(this.#timer);
    const wanted = this.#latest.begin();
    try {
      const found = await ask<Comparison>(path, init);
      if (wanted()) this.#take(found);
    } catch (e) {
      if (wanted()) this.failed = (e as Error).message;
    }
  }

  #take(found: Comparison): void {
    this.comparison = found;
    if (found.state === 'waiting' || found.state === 'playing') this.#timer = setTimeout(() => { void this.#fetch(at(found.id)); }, EVERY);
  }
}
