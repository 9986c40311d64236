// All text of the page comes from here: messages of the catalogues, in the current language.

import { type Arguments, format } from './catalogue';
import { language } from './language.svelte';

/**
 * The message `id` (or its part "id.attribute") in the language of the page. In a template or a
 * derived value it updates when the language changes, so never store it in a constant.
 */
export function say(id: string, args?: Arguments): string {
  const { bundle, english } = language;
  const said = bundle && format(bundle, id, args);
  if (said !== null) return said;
  if (bundle && !english) language.missing();
  return (english && format(english, id, args)) ?? id;
}
