// What a table is called: by its host, or at an evening by the evening and its number there.

import { say } from '../language/say';

interface Titled { evening_title: string | null; evening_table: number | null }

export const tableTitle = (table: Titled, host: string): string => (table.evening_title === null
  ? say('table-of', { host }) : say('table-of-evening', { title: table.evening_title, n: table.evening_table ?? 1 }));
