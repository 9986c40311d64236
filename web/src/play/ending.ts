// What is said of the end of a deal: gathered while it is shown, and told when all of it has been.

import type { Effect, View } from '../net/protocol';
import { panelLine, spokenAtEnd } from './announce';
import type { Moment } from './spoken';

export class Ending {
  /** What happens now belongs to the end of the deal. */
  gathering = false;
  private lines: { effect: Effect; view: View }[] = [];
  private spoken: string[] = [];

  /** A deal ends with what is shown now. */
  begin(): void {
    if (!this.gathering) this.clear();
    this.gathering = true;
  }

  clear(): void {
    this.gathering = false;
    [this.lines, this.spoken] = [[], []];
  }

  take(effect: Effect, view: View): void {
    if (spokenAtEnd(effect, view)) this.spoken.push(effect.line);
    this.lines.push({ effect, view });
  }

  /** The lines that the panel repeats. */
  panel(at: Moment): string[] {
    return this.lines.filter(({ effect, view }) => panelLine(effect, view, at)).map(({ effect }) => effect.line);
  }

  /** What has not been spoken yet, with the result, unless it is among it. */
  speech(result: string): string {
    const said = [...this.spoken, this.spoken.includes(result) ? '' : result].join(' ').trim();
    this.spoken = [];
    return said;
  }
}
