// Options of a match that depend on others.

import type { OptionDeclaration } from '../net/protocol';
import type { Values } from './setup';

/** Why an option has no effect with the other choices, in a sentence; '' if it has one. */
export function idleText(option: OptionDeclaration, values: Values): string {
  const met = Object.entries(option.only_with ?? {}).every(([other, allowed]) => allowed.includes(values[other]!));
  return met ? '' : (option.needs ?? '');
}
