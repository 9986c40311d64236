// The tables of the kinds of games. Each is fetched when a match of its kind is opened.

import type { Component } from 'svelte';
import type { GameDeclaration } from '../net/protocol';
import { isBank, isMus, isVying, type View } from '../net/views';
import type { MatchPlay } from '../play/match.svelte';
import type { Table, Ways } from './table';

export interface TableProps<Shown extends View = View> {
  play: MatchPlay;
  view: Shown;
  game: GameDeclaration | null;
  clause: string | null;
  final: boolean;
  ways: Ways;
}
export type Kind = 'bank' | 'exchange' | 'mus' | 'vying';
/** A component that draws matches of one kind only. */
export type TableComponent = Component<TableProps, Table & Record<string, unknown>>;

const PIECES: Record<Kind, () => Promise<{ default: unknown }>> = {
  bank: () => import('./bank/Table.svelte'),
  exchange: () => import('./exchange/Table.svelte'),
  mus: () => import('./mus/Table.svelte'),
  vying: () => import('./vying/Table.svelte'),
};

export function kindOf(view: View): Kind {
  if (isVying(view)) return 'vying';
  if (isMus(view)) return 'mus';
  return isBank(view) ? 'bank' : 'exchange';
}

/** The table of a kind. Rejects if the server does not answer. */
export async function fetchTable(kind: Kind): Promise<TableComponent> {
  return (await PIECES[kind]()).default as TableComponent;
}
