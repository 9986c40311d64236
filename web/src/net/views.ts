// What the server sends about a match at one moment, and about what has just happened. The types in
// `generated` are made from the classes of Python (`npm run types`).

import type {
  BankHand, BankView, CommonEffect, Lance, MusView, PlainView, StopTheBusView, SwitchView, TableView, ThirtyOneView,
  VyingView,
} from './generated/sent';

export type * from './generated/sent';

export type { Event as GameEvent } from './generated/sent';
export type View = TableView;
export type ExchangeView = ThirtyOneView | SwitchView | StopTheBusView;
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
export const isThirtyOne = (view: View): view is ThirtyOneView => view.layout === 'exchange' && view.game === 'thirty-one';
export const isSwitch = (view: View): view is SwitchView => view.layout === 'exchange' && view.game === 'switch';
export const isStopTheBus = (view: View): view is StopTheBusView => view.layout === 'exchange' && view.game === 'stop-the-bus';
