// What a review shows, as an address carries it: `?step=12&seat=1`, and `&hands=own` where only that
// seat's own cards are open.

export interface Shown {
  /** As the page counts them, for this seat. */
  step: number;
  seat: number;
  /** All hands open. */
  open: boolean;
}

export const shownQuery = ({ step, seat, open }: Shown): string => `?step=${step}&seat=${seat}${open ? '' : '&hands=own'}`;

/** What an address asks to see; null where it names no step. */
export function readShown(search: string): Shown | null {
  const query = new URLSearchParams(search);
  const number = (name: string): number | null => (/^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const step = number('step');
  return step === null ? null : { step, seat: number('seat') ?? 0, open: query.get('hands') !== 'own' };
}
