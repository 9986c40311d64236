// Whether a value has the shape that a message must have. The shapes are made from the classes of
// Python (`generated/*Checks.ts`): a word, the shape of the items of a list, or fields by name; a
// field that may be left out ends in "?". Beside null is what may be null.

type Shape = string | readonly [Shape] | readonly [Shape, null] | { readonly [field: string]: Shape };

/** Reads a text frame: the message in it, or null if it is none that the page knows. */
export function readerOf<M extends { type: string }>(checks: Readonly<Record<M['type'], Shape>>): (text: string) => M | null {
  const isMessage = (value: unknown): value is M => {
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : null;
    return typeof type === 'string' && Object.hasOwn(checks, type) && fits(value, checks[type as M['type']]);
  };
  return (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return null;
    }
    return isMessage(value) ? value : null;
  };
}

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return isWord(value, shape);
  if (isPair(shape)) {
    if (shape.length === 2) return value === null || fits(value, shape[0]);
    return Array.isArray(value) && value.every((item) => fits(item, shape[0]));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(shape).every(([name, wanted]) => {
    if (!name.endsWith('?')) return fits(fields.get(name), wanted);
    const found = fields.get(name.slice(0, -1));
    return found === undefined || fits(found, wanted);
  });
}

const isPair = (shape: Shape): shape is readonly [Shape] | readonly [Shape, null] => Array.isArray(shape);

function isWord(value: unknown, word: string): boolean {
  if (word === 'text') return typeof value === 'string';
  if (word === 'count') return Number.isInteger(value);
  if (word === 'number') return typeof value === 'number';
  return word === 'flag' ? typeof value === 'boolean' : value !== undefined;
}
