// The pictures of a rule book: moments of the record that the lesson of its game is made of.

import type { LessonSent, View } from '../../net/protocol';
import { stepAt, stepsOf } from './steps';

export interface Pictured {
  /** After how many events of the match this is. */
  after: number;
  view: View;
  /** What there is to say about it. */
  notes: readonly string[];
}

export function picturesOf({ replay, notes, pictured }: LessonSent): Pictured[] {
  const steps = stepsOf(replay);
  return pictured.map((after) => ({
    after, view: steps[stepAt(steps, after)]!.view, notes: notes.filter((n) => n.after === after).map((n) => n.text),
  }));
}
