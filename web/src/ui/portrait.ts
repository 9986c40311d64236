// The face of a player: drawn from the name alone, so that everybody sees the same one.

export interface Portrait { cloth: number; skin: number; tint: number; hair: number; extra: number }

export const HAIR = [
  'M12.2 18.6C11.4 9.6 16.4 4.6 24 4.6S36.6 9.6 35.8 18.6C35 12.4 31.4 9.4 24 9.4S13 12.4 12.2 18.6Z', // short
  'M11.4 29C8.4 11 14 4.2 24 4.2S39.6 11 36.6 29C34.6 29.6 33.4 28.6 33.4 27C36 13 31 11.4 27 10.4C22 13.6 14 11.6 14.6 27C14.6 28.6 13.4 29.6 11.4 29Z', // to the chin
  'M20 4.8a4.2 4.2 0 1 1 8 0C33.4 6.4 36.4 11.2 35.8 18.6C34 13.2 30 11.2 24 11.2S14 13.2 12.2 18.6C11.6 11.2 14.6 6.4 20 4.8Z', // a bun
  'M11.6 20a4 4 0 0 1 .4-6.4A5 5 0 0 1 17 7.4a6.4 6.4 0 0 1 14-.2a5 5 0 0 1 5.2 6.2a4 4 0 0 1 .2 6.6C35.4 14.6 31.6 12.4 24 12.4S12.6 14.6 11.6 20Z', // curls
  'M12.2 22C10.6 18 11.4 13.6 13.8 11.6C13.6 15 13.2 18.6 12.2 22ZM35.8 22C37.4 18 36.6 13.6 34.2 11.6C34.4 15 34.8 18.6 35.8 22Z', // at the sides alone
  'M12 18C11.6 9.4 16 4.8 24.6 4.6C33.6 4.6 37.4 10.6 35.8 18.8C34.4 15 33.6 13.4 31.6 11.6C26.6 13.8 18.2 13.4 15.6 11.8C13.6 13.6 12.8 15.2 12 18Z', // a fringe
];
const CLOTHS = 6, SKINS = 5, TINTS = 6, EXTRAS = 6;

export function portraitOf(name: string): Portrait {
  let mixed = 2166136261;
  for (const letter of name.trim().toLowerCase()) mixed = Math.imul(mixed ^ letter.codePointAt(0)!, 16777619) >>> 0;
  const draw = (n: number): number => {
    mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519) >>> 0;
    return (mixed >>> 8) % n;
  };
  return { cloth: draw(CLOTHS), skin: draw(SKINS), tint: draw(TINTS), hair: draw(HAIR.length), extra: draw(EXTRAS) };
}
