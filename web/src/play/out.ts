// Players who can only watch the rest of a deal, or of the match.

import { isBank, isMus, isPlain, isVying, type View } from '../net/protocol';

/** What the viewer is out of: this deal, the whole match, or nothing. */
export function outOf(view: View): 'deal' | 'match' | null {
  const own = view.seats.find((s) => s.seat === view.you);
  if (!own) return null;
  if (isVying(view)) return view.seats.some((s) => s.seat === view.you && s.did === 'dropped') ? 'deal' : null;
  // Elsewhere nobody is out for good, or the page cannot know it.
  return isBank(view) || isMus(view) || isPlain(view) || own.in ? null : 'match';
}
