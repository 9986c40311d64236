// What a key does at a table, the same wherever a table stands: in a match, or in a lesson.

import type { KeyAction } from '../play/keys';
import type { Table } from './table';

/** Does what is the table's to do; false if the action is the page's. */
export function pressTable(table: Table | undefined, action: KeyAction): boolean {
  if (action.do === 'press') table?.pressKey(action.key);
  else if (action.do === 'number') table?.pressNumber(action.n);
  else if (action.do === 'step') table?.step(action.by);
  else if (action.do === 'go') table?.go();
  else return false;
  return true;
}
