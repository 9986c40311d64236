// The messages of one language: Fluent catalogues, and formatting their messages.

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, string | number>;
export type Bundle = FluentBundle;

type Message = FluentResource['body'][number];
/** The messages of a catalogue, as the build has parsed them (`ftl.ts`): name, pattern, attributes. */
export type Entries = ReadonlyArray<readonly [Message['id'], Message['value'], Message['attributes']?]>;

/** A language made from its catalogues. */
export function makeBundle(code: string, sources: readonly Entries[]): Bundle {
  // Isolation marks around values would be read aloud by some screen readers and break searches.
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) addTo(bundle, source);
  return bundle;
}

/** Adds the messages of a catalogue to a language. */
export function addTo(bundle: Bundle, source: Entries): void {
  const body = source.map(([id, value, attributes = {}]) => ({ id, value, attributes }) as Message);
  for (const error of bundle.addResource({ body })) console.error(`${bundle.locales[0]}: ${error.message}`);
}

/** A whole number is its digits in every language here. `Intl` would take 20 ms to say so for the first time. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Numbers are written without grouping: "1500", never "1,500". */
const variable = (value: string | number): FluentVariable =>
  (typeof value !== 'number' ? value : Number.isInteger(value) ? new Whole(value) : new FluentNumber(value, { useGrouping: false }));

/** A message, or "id.attribute" for one of its parts; null if this language does not have it. */
export function format(bundle: Bundle, id: string, args?: Arguments): string | null {
  const [name, attribute] = id.split('.', 2) as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return null;
  const given = args ? Object.fromEntries(Object.entries(args).map(([k, v]) => [k, variable(v)])) : null;
  return bundle.formatPattern(pattern, given, []);
}
