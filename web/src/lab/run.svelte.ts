// A comparison that the server plays: begun, asked for now and then, and stopped.

import { request as ask } from '../net/api';
import type { Comparison, NewComparison } from '../net/protocol';

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
  #asking = 0; // answers to an earlier number come too late

  get going(): boolean {
    return this.starting || this.comparison?.state === 'waiting' || this.comparison?.state === 'playing';
  }

  /** Begins a comparison; rejects if the server refuses it. */
  async begin(asked: NewComparison): Promise<void> {
    this.leave();
    [this.failed, this.comparison, this.starting, this.#unwanted, this.levelOpen] = ['', null, true, false, !asked.level];
    const asking = this.#asking;
    try {
      const begun = await ask<Comparison>('/api/comparisons', { method: 'POST', headers, body: JSON.stringify(asked) });
      if (asking !== this.#asking) return;
      this.#take(begun);
      if (this.#unwanted) await this.stop();
    } catch (e) {
      if (asking === this.#asking) throw e;
    } finally {
      if (asking === this.#asking) this.starting = false;
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
    this.#asking++;
    this.starting = false;
  }

  async #fetch(path: string, init?: RequestInit): Promise<void> {
    clearTimeout(this.#timer);
    const asking = this.#asking;
    try {
      const found = await ask<Comparison>(path, init);
      if (asking === this.#asking) this.#take(found);
    } catch (e) {
      if (asking === this.#asking) this.failed = (e as Error).message;
    }
  }

  #take(found: Comparison): void {
    this.comparison = found;
    if (found.state === 'waiting' || found.state === 'playing') this.#timer = setTimeout(() => { void this.#fetch(at(found.id)); }, EVERY);
  }
}
