// The tables of the layouts. Each is fetched, with its staging, when a match is opened that it draws.

import type { Component } from 'svelte';
import type { GameDeclaration } from '../net/protocol';
import { needed } from '../newer';
import type { View } from '../net/views';
import type { MatchPlay } from '../play/match.svelte';
import { stage, type Staging } from '../play/stage';
import type { Table, Ways } from './table';

export interface TableProps<Shown extends View = View> {
  play: MatchPlay;
  view: Shown;
  game: GameDeclaration | null;
  clause: string | null;
  final: boolean;
  ways: Ways;
  /** A coach stands above the table: on a phone it has less of the screen. */
  coached?: boolean;
}
/** A component that draws matches of one kind only. */
export type TableComponent = Component<TableProps, Table & Record<string, unknown>>;

const PIECES: Record<View['layout'], () => Promise<{ default: unknown; staging: Staging }>> = {
  bank: () => import('./bank/Table.svelte'),
  exchange: () => import('./exchange/Table.svelte'),
  mus: () => import('./mus/Table.svelte'),
  plain: () => import('./plain/Table.svelte'),
  vying: () => import('./vying/Table.svelte'),
};

/** The table of a layout. Rejects if the server does not answer. */
export async function fetchTable(layout: View['layout']): Promise<TableComponent> {
  const { default: drawn, staging } = await needed(PIECES[layout]);
  stage(layout, staging);
  return drawn as TableComponent;
}
