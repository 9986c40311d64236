// A card that is turned up where it lies: the back turns away, and the face turns up. Nothing moves if
// reduced motion is preferred.

import { still } from '../settings.svelte';
import { cardSvg } from './face';
import { UNKNOWN } from './names';

const TURN_MS = 260;
const [FLAT, EDGE, BEHIND] = [0, 90, -90].map((angle) => `perspective(30em) rotateY(${angle}deg)`) as [string, string, string];

export function turned(card: HTMLElement, code: string): { update: (code: string) => void } {
  let before = code;
  return {
    update(now) {
      const up = before === UNKNOWN && now !== UNKNOWN;
      before = now;
      if (up && !still() && !document.hidden) turn(card);
    },
  };
}

function turn(card: HTMLElement): void {
  const back = document.createElement('span');
  back.className = 'under';
  back.innerHTML = cardSvg(UNKNOWN);
  card.append(back);
  setTimeout(() => back.remove(), TURN_MS / 2);
  card.animate(
    [{ transform: FLAT }, { transform: EDGE, offset: 0.5 }, { transform: BEHIND, offset: 0.5 }, { transform: FLAT }],
    { duration: TURN_MS, easing: 'ease-in-out' },
  );
}
