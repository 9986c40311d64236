// The form of a new match: values of a preset, what differs from it, the seats.

import { say } from '../language/say';
import type { GameDeclaration, NewMatch, OptionDeclaration, OptionValue, PresetDeclaration, SeatKind } from '../net/protocol';

export type Values = Record<string, OptionValue>;
export interface SeatChoice { kind: SeatKind; name: string }

/** The bots proposed for free seats: the kind of bot, and the bots' names. */
export interface Bots { kind: SeatKind; names: readonly string[] }

/** How long the next deal may wait for friends, in seconds; null: no limit. */
export const WAITS = [15, 30, 60, 120, 300, null] as const;

/** The clocks that the form offers; null: none. */
export const CLOCKS: readonly NonNullable<NewMatch['clock']>[] = [
  { kind: 'move', seconds: 15 }, { kind: 'move', seconds: 30 }, { kind: 'move', seconds: 60 },
  { kind: 'bank', seconds: 300, increment: 5 }, { kind: 'bank', seconds: 600, increment: 10 }, { kind: 'bank', seconds: 1200, increment: 20 },
];
/** A clock in words: "30 seconds for each move". */
export const clockText = (clock: (typeof CLOCKS)[number]): string =>
  (clock.kind === 'move' ? say('form-clock-move', { n: clock.seconds }) : say('form-clock-bank', { minutes: clock.seconds / 60, n: clock.increment }));

/** After how many seconds a bot may play for a person who is away; null: never. */
export const AWAYS = [30, 60, 120, 300, null] as const;

/** Every option's value under a preset: the option's default unless the preset says otherwise. */
export function presetValues(game: GameDeclaration, preset: string): Values {
  const chosen = game.presets.find((p) => p.name === preset)?.values ?? {};
  return Object.fromEntries(
    game.options.map((o) => [o.name, Object.hasOwn(chosen, o.name) ? chosen[o.name]! : o.default]),
  );
}

/** The values that the form begins with: the preset's, and those proposed in addition. */
export function proposedValues(game: GameDeclaration, preset: string): Values {
  return { ...presetValues(game, preset), ...game.presets.find((p) => p.name === preset)?.proposed };
}

/** Only the differences from the preset: this is what is sent to the server. */
export function difference(values: Values, preset: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== preset[name]));
}

/** What a closed list of house rules says of them: how many are changed, or that none is. */
export const changedText = (game: GameDeclaration, n: number): string =>
  n ? say('form-changed', { n }) : game.presets.length ? say('form-as-set') : '';

export interface Range { min: number; max: number; step?: number }

export function range(option: OptionDeclaration): Range | null {
  if (option.kind !== 'int' || Array.isArray(option.allowed)) return null;
  return option.allowed;
}

/** The choices of a select: the declared choices, or the allowed values in plain words. */
export function choices(option: OptionDeclaration): { value: OptionValue; title: string }[] {
  if (option.choices.length) return option.choices;
  const allowed = Array.isArray(option.allowed) ? option.allowed : [];
  return allowed.map((value) => ({ value, title: plain(value) }));
}

function plain(value: OptionValue): string {
  if (value === null) return say('form-value-none');
  if (value === true) return say('form-value-yes');
  if (value === false) return say('form-value-no');
  return String(value).replaceAll(/[_-]/g, ' ');
}

/** A value in the words of its option. */
export function valueText(option: OptionDeclaration, value: OptionValue): string {
  return choices(option).find((c) => c.value === value)?.title ?? plain(value);
}

/** Options in their groups, in the order of the declaration. */
export function groups(options: readonly OptionDeclaration[]): { title: string; options: OptionDeclaration[] }[] {
  const found = new Map<string, OptionDeclaration[]>();
  for (const option of options) {
    const title = option.group;
    found.set(title, [...(found.get(title) ?? []), option]);
  }
  return [...found].map(([title, list]) => ({ title, options: list }));
}

/** The fewest and the most seats under these values. */
export function seatRange(game: GameDeclaration, values: Values): Range {
  const fits = Object.entries(game.seating).flatMap(([option, by]) => {
    const fit = by[String(values[option])];
    return fit ? [fit] : [];
  });
  return { min: Math.max(game.min_seats, ...fits.map((f) => f[0])), max: Math.min(game.max_seats, ...fits.map((f) => f[1])) };
}

/** Fits the seats to the range: bots are added or removed at the end; the person here stays. */
export function fitSeats(seats: readonly SeatChoice[], { min, max }: Range, bots: Bots): SeatChoice[] {
  let fit = [...seats];
  while (fit.length < min) fit = addSeat(fit, bots);
  while (fit.length > max) {
    const last = fit.findLastIndex((s) => s.kind !== 'you');
    fit = fit.filter((_, i) => i !== (last < 0 ? fit.length - 1 : last));
  }
  return fit;
}

/** The preset with the fewest seats beyond those that fit under these values; null if none has more. */
export function widerPreset(game: GameDeclaration, values: Values): PresetDeclaration | null {
  const most = (p: PresetDeclaration): number => seatRange(game, presetValues(game, p.name)).max;
  const wider = game.presets.filter((p) => most(p) > seatRange(game, values).max);
  return wider.sort((a, b) => most(a) - most(b))[0] ?? null;
}

/** You and two opponents, or as many as the rules allow. */
export function firstSeats({ min, max }: Range, you: string, bots: Bots): SeatChoice[] {
  const count = Math.min(max, Math.max(min, 3));
  let seats: SeatChoice[] = [{ kind: 'you', name: you }];
  while (seats.length < count) seats = addSeat(seats, bots);
  return seats;
}

/** Adds a bot. */
export const addSeat = (seats: readonly SeatChoice[], bots: Bots): SeatChoice[] =>
  named([...seats, { kind: bots.kind, name: '' }], bots);

export const isBot = (kind: SeatKind): boolean => kind !== 'you' && kind !== 'human';

const folded = (s: SeatChoice): string => s.name.trim().toLowerCase();

/** Bots without a name, and those whose name is taken, get the first free one. */
export function named(seats: readonly SeatChoice[], bots: Bots): SeatChoice[] {
  const taken = new Set(seats.filter((s) => !isBot(s.kind)).map(folded));
  const kept = seats.map((s) => {
    if (!isBot(s.kind)) return true;
    const fresh = folded(s) !== '' && !taken.has(folded(s));
    if (fresh) taken.add(folded(s));
    return fresh;
  });
  return seats.map((s, i) => {
    if (kept[i]) return s;
    const name = bots.names.find((n) => !taken.has(n.toLowerCase())) ?? say('form-player', { n: i + 1 });
    taken.add(name.toLowerCase());
    return { ...s, name };
  });
}

/**
 * Changes who has a seat. You can have only one seat: choosing another frees the first. Your name,
 * `you`, moves with you, and a bot gets one of the bots' names.
 */
export function setKind(seats: readonly SeatChoice[], at: number, kind: SeatKind, bots: Bots, you: string): SeatChoice[] {
  const changed = seats.map((s, i) => {
    if (i === at) return { kind, name: nameOf(s, kind, you) };
    return kind === 'you' && s.kind === 'you' ? { kind: bots.kind, name: '' } : s;
  });
  return named(changed, bots);
}

function nameOf(before: SeatChoice, kind: SeatKind, you: string): string {
  if (kind === 'you') return you;
  return isBot(before.kind) ? before.name : '';
}

/** The name of a seat on the form, whether or not a name was given. */
export function calledText(seat: SeatChoice, at: number): string {
  return seat.name.trim() || (seat.kind === 'you' ? say('names-you') : say('form-seat', { n: at + 1 }));
}

export function newMatch(
  game: GameDeclaration, preset: string, values: Values, seats: readonly SeatChoice[], dealer: number | 'cut',
): NewMatch {
  return {
    game: game.name,
    preset,
    options: difference(values, presetValues(game, preset)),
    seats: seats.map((s) => ({ kind: s.kind, name: s.name.trim() })),
    dealer: dealer === 'cut' ? dealer : Math.min(dealer, seats.length - 1),
  };
}
