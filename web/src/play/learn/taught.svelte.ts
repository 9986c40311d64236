// A match of a lesson: what the coach says now, and what the learner is asked to do.

import { say } from '../../language/say';
import type { LessonSent } from '../../net/protocol';
import { FORGETFUL } from '../../net/seats';
import { MatchPlay } from '../match.svelte';
import { sameMove, Script } from './script';

export class TaughtMatch extends MatchPlay {
  /** The notes of this moment, and the one that is shown. */
  private notes = $state.raw<readonly string[]>([]);
  private at = $state(0);
  private wanted = $state<string | null>(null);
  over = $state(false);
  /** What the coach says to a move that the lesson does not have. */
  aside = $state('');

  private constructor(private readonly script: Script, at = 0) {
    super('lesson', { open: script.open, memory: FORGETFUL });
    this.look();
    this.at = at;
  }

  /** The lesson from its beginning, or where another match is in it: in another language. */
  static of(lesson: LessonSent, before?: TaughtMatch): TaughtMatch {
    return before ? new TaughtMatch(before.script.in(lesson), before.at) : new TaughtMatch(new Script(lesson));
  }

  get advice(): string { return this.notes[this.at] ?? ''; }
  /** The learner makes the move now; everything has been said. */
  get yours(): boolean { return this.wanted !== null && this.at >= this.notes.length - 1; }
  /** The move that the learner is to make. */
  get asked(): string | null { return this.wanted; }
  /** The coach waits to go on. */
  get mayGoOn(): boolean { return !this.yours && !(this.over && this.at >= this.notes.length - 1); }
  /** The result of the last deal is shown: the coach has the ways on. */
  get lastSeen(): boolean { return this.over && this.ended !== null && !this.queue.endsMore; }
  /** What has happened is on the table: the coach may speak. */
  get settled(): boolean { return this.current || this.ended !== null; }
  override get pause(): string { return this.yours ? super.pause : say('learn-listen'); }
  // While the coach speaks nothing may be played.
  override get myTurn(): boolean { return this.yours && super.myTurn; }
  override get turnText(): string { return this.yours || this.shown?.turn !== this.you ? super.turnText : ''; }

  /** What is said next, or what happens next. */
  goOn(): void {
    [this.aside, this.note] = ['', ''];
    if (this.at < this.notes.length - 1) {
      this.at += 1;
      if (!this.over) this.nextDeal();
    } else if (this.wanted === null) {
      this.nextDeal();
      this.script.goOn();
      this.look();
    }
  }

  /** A move of the learner: the one of the lesson, or a word on why to make another. */
  override act(move: string): void {
    if (!this.yours) return this.tell(this.pause);
    if (!sameMove(move, this.wanted!)) {
      this.aside = say('learn-not-now');
      this.speak(this.aside);
      return;
    }
    this.aside = '';
    this.nextDeal();
    super.act(move);
  }

  /** Called once the move of the learner has been told. */
  protected override rest(): void {
    super.rest();
    if (this.script.ply !== this.seenPly) this.look();
  }
  private seenPly = -1;

  private look(): void {
    this.seenPly = this.script.ply;
    [this.notes, this.at, this.wanted, this.over] = [this.script.notes, 0, this.script.asked, this.script.over];
  }
}
