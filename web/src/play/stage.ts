// A scene is shown effect by effect. The table is drawn as it is after the scene, with the cards
// hidden that are still to come; how each effect moves is up to the kind of table.

import type { Effect, View } from '../net/protocol';
import { type Coming, hide, isComing } from './arrivals';
import { moving } from './motion';
import { pay, type Payment } from './pieces';
import type { Scene } from './scenes';

export interface Board { shown: View | null }
/** An effect of one kind of table, the scene that it belongs to, and how to draw what is after it. */
export interface Shot<E> {
  effect: E;
  scene: Scene;
  show: () => Promise<void> | void;
  /** It ends the deal in a game that says nothing about it. */
  unsaid: boolean;
}

/** How the table of a layout shows what happens. */
export interface Staging {
  /** Shows one effect, and moves what it moves. */
  perform: (shot: Shot<never>) => Promise<void>;
  /** What is paid when a deal has ended, and no effect says. */
  settled?: (scene: Scene) => Payment[];
  /** There are lines to read: this takes its time even where nothing moves. */
  read?: true;
  /** What follows the end of a deal is shown in its panel, without a pause. */
  panel?: true;
  /** The table without what the cards that are still to come decide. */
  undecided?: (view: never, effects: readonly Effect[]) => View;
}

/** The stagings by layout. Each comes with the table of its layout; before that nothing moves. */
const STAGINGS: Partial<Record<View['layout'], Staging>> = {};

export function stage(layout: View['layout'], staging: Staging): void {
  STAGINGS[layout] = staging;
}

/** With these the end of a deal is shown: until then nothing of it is. */
const REVEALS: ReadonlySet<string> = new Set(['showdown', 'blitz', 'drawn', 'showed']);

const drawn = new WeakSet<Scene>();

/** Shows one effect, animated if animation is on. What does not stand any more, when it would be drawn, is not. */
export async function perform(board: Board, effect: Effect, scene: Scene, film = true, stands = (): boolean => true): Promise<void> {
  const { shown } = board;
  if (!shown) return;
  const so_far = scene.effects.slice(0, scene.effects.indexOf(effect) + 1);
  const unsaid = endsUnsaid(effect, scene);
  const show = async (): Promise<void> => {
    if (!stands() || drawn.has(scene) || (scene.last && !unsaid && !so_far.some((e) => REVEALS.has(e.kind)))) return;
    drawn.add(scene);
    const coming = film && moving() ? comingIn(scene.effects) : [];
    board.shown = during(scene, coming);
    if (coming.length) await hide(coming);
  };
  const staging = STAGINGS[shown.layout];
  if (!staging || !film || !(moving() || staging.read)) return show();
  const told = staging.panel && so_far.slice(0, -1).some((e) => e.kind === 'showdown');
  await (told ? show() : staging.perform({ effect, scene, show, unsaid } as Shot<never>));
  if (scene.last && effect === scene.effects.at(-1)) await pay(staging.settled?.(scene) ?? [], () => undefined);
}

/** Whether a deal ends with this effect in a game that says nothing about it: then it is seen after the last line. */
const endsUnsaid = (effect: Effect, { effects, last }: Scene): boolean =>
  last !== undefined && effect === effects.at(-1) && !effects.some((e) => REVEALS.has(e.kind));

/** The cards that come to a hand or to the table. */
const comingIn = (effects: readonly Effect[]): Coming[] => effects.filter(isComing).filter((e) => !('seat' in e) || e.seat !== null);

/** The table while a scene is shown: whose turn it is comes with its end, and what cards count. */
export function during({ before, after, effects, last }: Scene, coming: readonly Coming[] = comingIn(effects)): View {
  const { turn, legal, closed, result } = before;
  const same = after.deal === before.deal;
  const seats = new Set(coming.map((e) => ('seat' in e ? e.seat : null)));
  const drawn = {
    ...after, legal: same ? legal : [], closed: same ? closed : [], turn: same ? turn : 'chance', result,
    phase: same && after.phase !== 'over' ? before.phase : after.phase,
    seats: after.seats.map((s) => (seats.has(s.seat) ? uncounted(s) : last ? paid(s, last.changes) : s)),
  } as View;
  return (coming.length && STAGINGS[after.layout]?.undecided?.(drawn as never, effects)) || drawn;
}

/** A seat whose purse has what the end of the deal brought. */
const paid = (seat: View['seats'][number], changes: readonly number[]): View['seats'][number] =>
  ('changed' in seat && seat.chips !== null ? { ...seat, chips: seat.chips + (changes[seat.seat] ?? 0) - seat.changed } : seat);

const COUNTED = ['total', 'holds', 'worth'];

function uncounted(seat: View['seats'][number]): View['seats'][number] {
  const known = COUNTED.filter((name) => name in seat).map((name) => [name, null] as const);
  return {
    ...seat, ...Object.fromEntries(known), ...('best' in seat && { best: [] }),
    ...('hands' in seat && { hands: seat.hands.map((hand) => ({ ...hand, total: null })) }),
  };
}
