// A scene is shown effect by effect. The table is drawn as it is after the scene, with the cards
// hidden that are still to come; how each effect moves is up to the kind of table.

import { type Effect, isBank, isMus, isPlain, isVying, type View } from '../net/protocol';
import { type Coming, hide, isComing } from './arrivals';
import * as banked from './bank/payments';
import * as bank from './bank/stage';
import * as exchanged from './exchange/payments';
import * as exchange from './exchange/stage';
import { moving } from './motion';
import * as counted from './mus/payments';
import * as mus from './mus/stage';
import { pay, type Payment } from './pieces';
import * as laid from './plain/payments';
import * as plain from './plain/stage';
import type { Scene } from './scenes';
import * as vying from './vying/stage';

export interface Board { shown: View | null }
/** An effect of one kind of table, the scene that it belongs to, and how to draw what is after it. */
export interface Shot<E> { effect: E; scene: Scene; show: () => Promise<void> | void }

/** With these the end of a deal is shown: until then nothing of it is. */
const REVEALS: ReadonlySet<string> = new Set(['showdown', 'blitz', 'drawn', 'showed']);

const drawn = new WeakSet<Scene>();

/** Shows one effect, animated if animation is on. */
export async function perform(board: Board, effect: Effect, scene: Scene, film = true): Promise<void> {
  const { shown } = board;
  if (!shown) return;
  const so_far = scene.effects.slice(0, scene.effects.indexOf(effect) + 1);
  const unsaid = endsUnsaid(effect, scene);
  const show = async (): Promise<void> => {
    if (drawn.has(scene) || (scene.last && !unsaid && !so_far.some((e) => REVEALS.has(e.kind)))) return;
    drawn.add(scene);
    const coming = film && moving() ? scene.effects.filter(isComing).filter((e) => !('seat' in e) || e.seat !== null) : [];
    board.shown = during(scene, coming);
    if (coming.length) await hide(coming);
  };
  if (!isPlain(shown) && (!film || !moving())) return show();
  // What follows the end of a deal is shown in its panel, without a pause.
  const told = (isBank(shown) || isMus(shown)) && so_far.slice(0, -1).some((e) => e.kind === 'showdown');
  if (isPlain(shown)) await plain.perform({ effect, scene, show }, film, unsaid);
  else await (told ? show() : filmed(shown, { effect, scene, show } as Shot<never>));
  if (film && scene.last && effect === scene.effects.at(-1)) await pay(settled(scene), () => undefined);
}

function filmed(shown: View, shot: Shot<never>): Promise<void> {
  if (isVying(shown)) return vying.perform(shot);
  if (isBank(shown)) return bank.perform(shot);
  return isMus(shown) ? mus.perform(shot) : exchange.perform(shot);
}

/** What is paid when a deal has ended, and no effect says. */
function settled(scene: Scene): Payment[] {
  if (isBank(scene.after)) return banked.settled(scene);
  if (isMus(scene.after)) return counted.settled(scene);
  if (isPlain(scene.after)) return laid.settled(scene);
  return isVying(scene.after) ? [] : exchanged.settled(scene);
}

/** Whether a deal ends with this effect in a game that says nothing about it: then it is seen after the last line. */
const endsUnsaid = (effect: Effect, { effects, last }: Scene): boolean =>
  last !== undefined && effect === effects.at(-1) && !effects.some((e) => REVEALS.has(e.kind));

/** The table while a scene is shown: whose turn it is comes with its end, and what cards count. */
function during({ before, after, last }: Scene, coming: readonly Coming[]): View {
  const { turn, legal, closed, result } = before;
  const same = after.deal === before.deal;
  const seats = new Set(coming.map((e) => ('seat' in e ? e.seat : null)));
  return {
    ...after, legal: same ? legal : [], closed: same ? closed : [], turn: same ? turn : 'chance', result,
    phase: same && after.phase !== 'over' ? before.phase : after.phase,
    seats: after.seats.map((s) => (seats.has(s.seat) ? uncounted(s) : last ? paid(s, last.changes) : s)),
  } as View;
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
