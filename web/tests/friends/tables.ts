// A table of friends as the server sends it, for tests.

import type { LineSent, TableSent } from '../../src/friends/sent';

export const member = (id: number, name: string, place: number | null = null, here = true): TableSent['members'][number] =>
  ({ id, name, place, here, silenced: false, bot: false });

export const table = (part: Partial<TableSent> = {}): TableSent => ({
  type: 'table', table: 'k3', you: 0, host: 0,
  members: [member(0, 'Ann', 0), member(1, 'Ben', 2)],
  places: [{ member: 0, bot: null, name: 'Ann' }, { member: null, bot: 'club', name: 'Cleo' }, { member: 1, bot: null, name: 'Ben' }, { member: null, bot: null, name: null }],
  allowed: [2, 3, 4], game: 'mus', preset: 'mus', options: {}, wait: 60, hints: false, opens: false, clock: null, away: 60, watchers: true, newcomers: true, bots: true, listed: false,
  host_gone: false, match: null, votes: {}, played: [], totals: [], watching: 0, club: null, evening: null, evening_title: null, evening_table: null, fixed: false, ...part,
});

export const line = (number: number, by: number, text: string | null, phrase: string | null = null): LineSent =>
  ({ number, member: by, name: ['Ann', 'Ben'][by] ?? '?', text, phrase, at: 0 });
