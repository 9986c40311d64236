// The rules of a table in a rule book, which tells the usual game: what differs, and marks beside it.

import { say } from '../../language/say';
import type { GameDeclaration, OptionDeclaration, OptionValue } from '../../net/protocol';
import { type Values, valueText } from '../../play/setup';

export interface Difference { option: OptionDeclaration; here: OptionValue; there: OptionValue }

/** The options that have other values here than there; without `there`, than in the usual game. */
export function differences(game: GameDeclaration, here: Values, there?: Values): Difference[] {
  return game.options
    .map((option) => ({ option, here: here[option.name] ?? null, there: there ? (there[option.name] ?? null) : option.default }))
    .filter((d) => d.here !== d.there);
}

/** "Lives: 5 (usually: 3)" */
export const differenceText = ({ option, here, there }: Difference, of: string): string =>
  say('book-differs', { option: option.title, here: valueText(option, here), of, there: valueText(option, there) });

/**
 * The words of a book for a figure that an option decides, "three lives": with the figure of the table
 * instead of theirs, which they begin with. Null where that would not be good grammar, as with 1.
 */
export function figured(words: string, { here, there }: Difference): [figure: string, rest: string] | null {
  const plural = (v: OptionValue): boolean => typeof v === 'number' && v > 1;
  return plural(here) && plural(there) ? [String(here), words.replace(/^\S+/, '')] : null;
}

/** Marks in a book what is not as usual; gives back what takes the marks away. */
export function markInForce(body: HTMLElement, all: readonly Difference[], language: string): () => void {
  const undo: (() => void)[] = [];
  const marked = (text: string): HTMLElement => Object.assign(document.createElement('mark'), { lang: language, textContent: text });
  const note = (after: Element, { option, here }: Difference): void => {
    const mark = marked(say('book-here', { value: valueText(option, here) }));
    after.after(' ', mark);
    undo.push(() => mark.remove());
  };
  for (const difference of all) {
    const { name } = difference.option;
    for (const named of body.querySelectorAll(`.option[title="${name}"]`)) note(named, difference);
    for (const link of body.querySelectorAll(`.text a[href="#option-${name}"]`)) {
      const words = link.textContent ?? '';
      const figure = figured(words, difference);
      if (!figure) note(link, difference);
      else {
        link.replaceChildren(marked(figure[0]), figure[1]);
        undo.push(() => { link.textContent = words; });
      }
    }
  }
  return () => { for (const one of undo) one(); };
}
