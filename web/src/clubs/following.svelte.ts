// One club or one evening as this page sees it: the connection, and the whole of it as last told.

import { language } from '../language/language.svelte';
import { say } from '../language/say';
import { forgetClub, saveClub } from '../net/clubs';
import { Line, type LineState, openSocket, type SocketLike } from '../net/line';
import { type ClubSent, type EveningSent, type FromClub, parseClub, type ToClub, type Wish } from './sent';

export interface Followed { club: string; evening?: string }

export class Following {
  club = $state.raw<ClubSent | null>(null);
  evening = $state.raw<EveningSent | null>(null);
  line = $state<LineState>('connecting');
  /** Why it cannot be opened. */
  refusal = $state('');
  /** Why a wish was not granted; gone with the next change. */
  note = $state('');
  /** This person has left the club for good. */
  left = $state(false);
  /** The evening has been deleted; here, or by another host. */
  deleted = $state<'here' | 'elsewhere' | null>(null);
  /** The evening that was planned here. */
  planned = $state<string | null>(null);
  private leaving = false;
  private deleting = false;
  private readonly connection: Line<FromClub, ToClub>;

  constructor(readonly what: Followed, readonly key: string | null, open: () => SocketLike = () => openSocket('/ws/club')) {
    this.connection = new Line<FromClub, ToClub>({
      open,
      hello: () => ({ type: 'hello', key, language: language.code, ...(what.evening ? { evening: what.evening } : { club: what.club }) }),
      welcome: what.evening ? 'evening' : 'club',
      parse: parseClub,
      onMessage: (message) => { this.receive(message); },
      onState: (state, why) => {
        this.line = state;
        if (state === 'refused') this.shut(why);
      },
    });
  }

  start(): void { this.connection.start(); }
  stop(): void { this.connection.stop(); }
  nudge(): void { this.connection.nudge(); }
  retry(): void {
    this.refusal = '';
    this.connection.start();
  }

  /** Asks something; false if the line is broken, and nothing was sent. */
  wish(wish: Wish): boolean {
    this.note = '';
    this.leaving = wish.type === 'remove' && wish.member === this.club?.you;
    this.deleting = wish.type === 'delete';
    return this.connection.tell(wish);
  }

  private receive(message: FromClub): void {
    switch (message.type) {
      case 'club':
        [this.club, this.note] = [message, ''];
        saveClub(message.club, { title: message.title, at: Date.now() });
        return;
      case 'evening':
        [this.evening, this.note] = [message, ''];
        return;
      case 'planned':
        this.planned = message.evening;
        return;
      case 'refused':
        if (this.line === 'open') this.note = message.reason;
        else if (!this.club && !this.evening) this.shut(message.reason);
        return;
      case 'left':
        forgetClub(this.what.club);
        if (this.leaving) this.left = true;
        else this.shut(say('club-removed'));
        return;
      case 'deleted':
        this.deleted = this.deleting ? 'here' : 'elsewhere';
        this.connection.stop();
        return;
      case 'replaced':
      case 'pong':
    }
  }

  /** It cannot be opened, or not any more. */
  private shut(why: string): void {
    [this.club, this.evening, this.note, this.refusal] = [null, null, '', why];
    this.connection.stop();
  }
}
