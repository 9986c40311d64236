// A match that is written down, told to the page as a server would tell it: in parts, each up to the
// next note or to the next move that the learner makes.

import { changed } from '../../net/change';
import type { SocketLike } from '../../net/line';
import type { ClientMessage, GameEvent, LessonSent } from '../../net/protocol';
import { localSocket, type Tell } from './local';

/** The same move, however it is written: the order of cards does not matter. */
export const sameMove = (one: string, other: string): boolean => words(one) === words(other);
const words = (move: string): string => {
  const [verb = '', ...rest] = move.toLowerCase().split(/\s+/);
  return [verb, ...(rest.includes('for') ? rest : rest.sort())].join(' ');
};

export class Script {
  private tell: Tell = () => undefined;

  /** `told` is how many events of the replay have been told. */
  constructor(private readonly lesson: LessonSent, private told = 0) {}

  /** The same place in the same lesson, written in another language. */
  in(lesson: LessonSent): Script { return new Script(lesson, this.told); }

  /** How many events of the match there have been so far. */
  get ply(): number { return this.told === 0 ? 0 : this.lesson.replay.plies[this.told - 1]!; }
  get over(): boolean { return this.told === this.lesson.replay.events.length; }

  /** The notes to show before anything else happens. */
  get notes(): string[] {
    const [from, to] = [this.told === 0 ? -1 : this.before(), this.ply];
    return this.lesson.notes.filter((n) => n.after > from && n.after <= to).map((n) => n.text);
  }

  /** The move that the learner makes next; null while others play. */
  get asked(): string | null { return this.over ? null : (this.askedAfter(this.ply)?.move ?? null); }

  open = (): SocketLike => localSocket((message, tell) => {
    this.tell = tell;
    this.hear(message);
  });

  /** Tell what happens up to the next stop. */
  goOn(): void {
    const from = this.told;
    if (this.over) return;
    do this.told += 1; while (!this.over && !this.stops());
    const part = this.part(from);
    this.tell({ type: 'events', events: part, number: part.at(-1)!.number });
  }

  /** The events from one on to the newest that was told. */
  private part(from: number): GameEvent[] {
    return this.lesson.replay.events.slice(from, this.told).map((event, at, all) => (
      event.after ? { ...event, after: { ...event.after, ...this.present(at === all.length - 1) } } : event));
  }

  /** What a replay does not tell: what may be played now, and how the match ended. */
  private present(newest: boolean): object {
    const asked = newest ? this.askedAfter(this.ply) : null;
    const menu = { legal: asked?.legal ?? [], closed: asked?.closed ?? [] };
    return newest && this.over && this.lesson.result ? { ...menu, result: this.lesson.result } : menu;
  }

  private hear(message: ClientMessage): void {
    const { match, you, view: first, events: all } = this.lesson.replay;
    if (message.type === 'hello') {
      const events = this.part(0);
      const view = events.reduce((before, { after }) => (after ? changed(before, after) : before), first);
      const number = events.at(-1)?.number ?? (all[0]?.number ?? 1) - 1;
      this.tell({ type: 'welcome', match, you, number, view, events, resync: false, undos: 0, ended: false });
      if (!this.notes.length && this.asked === null) this.goOn();
    } else if (message.type === 'act') {
      this.tell({ type: 'accepted', id: message.id });
      this.goOn();
    }
  }

  /** Whether the view is whole here, and there is something to say or to do. */
  private stops(): boolean {
    if (!this.lesson.replay.events[this.told - 1]!.after) return false;
    return this.notes.length > 0 || this.asked !== null;
  }

  /** The events of the match up to the stop before: notes between the two are shown here. */
  private before(): number {
    let at = this.told - 1;
    while (at > 0 && !this.lesson.replay.events[at - 1]!.after) at -= 1;
    return at === 0 ? 0 : this.lesson.replay.plies[at - 1]!;
  }

  private askedAfter(ply: number): LessonSent['asked'][number] | null {
    return this.lesson.asked.find((a) => a.after === ply) ?? null;
  }
}
