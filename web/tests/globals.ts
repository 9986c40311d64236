// Before each file, and before it imports anything: what modules ask of a browser when they are loaded. Node has none
// of it, and files share their modules, so which file loads one first must not matter.

import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
// a timer of an earlier file may still be running
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
