// What the server sends about a match at one moment, and about what has just happened. The types in
// `generated` are made from the classes of Python (`npm run types`).

import type { Action as ActionSent, BankHand, CommonEffect, Lance, TableView } from './generated/sent';

export type * from './generated/sent';

export type { Event as GameEvent } from './generated/sent';
export type View = TableView;
type At<Layout extends View['layout']> = Extract<View, { layout: Layout }>;
export type PlainView = At<'plain'>;
export type ExchangeView = At<'exchange'>;
export type VyingView = At<'vying'>;
export type BankView = At<'bank'>;
export type MusView = At<'mus'>;
/** Tables of exchange, by what lies in the middle. */
export type StockView = Extract<ExchangeView, { centre: 'stock' }>;
export type HandsView = Extract<ExchangeView, { centre: 'hands' }>;
export type OpenView = Extract<ExchangeView, { centre: 'open' }>;
/** What a seat can do in a game; an action of the page is a button for it. */
export type Doable = ActionSent;
export type HandState = BankHand['state'];
export type LanceName = Lance['name'];
/** What can happen at tables of one kind: what they share, and what is their own. */
export type EffectOf<Own> = CommonEffect | Own;
/** A place on the table: a card, "??" face down, or nothing yet. */
export type Slot = string | null;

export const isVying = (view: View): view is VyingView => view.layout === 'vying';
export const isBank = (view: View): view is BankView => view.layout === 'bank';
export const isMus = (view: View): view is MusView => view.layout === 'mus';
export const isPlain = (view: View): view is PlainView => view.layout === 'plain';
export const isStock = (view: View): view is StockView => view.layout === 'exchange' && view.centre === 'stock';
export const isHands = (view: View): view is HandsView => view.layout === 'exchange' && view.centre === 'hands';
