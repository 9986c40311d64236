// Hashes by the browser itself, and the shuffles that are made from them (docs/fair-cards.md).

const utf8 = new TextEncoder();

export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** Whether this page may hash: browsers allow it over TLS and on this machine only. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 of a text and the bytes after it, in hex. */
export async function sha256(label: string, ...parts: Uint8Array[]): Promise<string> {
  const all = [utf8.encode(label), ...parts];
  const data = new Uint8Array(all.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of all) {
    data.set(part, at);
    at += part.length;
  }
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
}

/** HMAC-SHA256 in counter mode: as many bytes as are asked for, block by block. */
class Stream {
  private block = new DataView(new ArrayBuffer(0));
  private at = 0;
  private counter = 0;

  constructor(private readonly key: CryptoKey, private readonly label: string) {}

  async number(): Promise<number> {
    if (this.at >= this.block.byteLength) {
      const told = utf8.encode(`${this.label}/${this.counter}`);
      this.block = new DataView(await crypto.subtle.sign('HMAC', this.key, told));
      this.counter += 1;
      this.at = 0;
    }
    this.at += 4;
    return this.block.getUint32(this.at - 4);
  }

  /** A number below a limit; draws that would bias it are rejected. */
  async below(limit: number): Promise<number> {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let drawn = await this.number();
    while (drawn >= fair) drawn = await this.number();
    return drawn % limit;
  }
}

export const hmacKey = (hex: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromHex(hex), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

/** The numbers below `cards` in an order that depends only on the key and the label. */
export async function shuffled(key: CryptoKey, label: string, cards = 52): Promise<number[]> {
  const stream = new Stream(key, label);
  const order = Array.from({ length: cards }, (_, i) => i);
  for (let last = cards - 1; last > 0; last -= 1) {
    const other = await stream.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The salts of the places of a pack: 16 bytes each, two from a block. */
export async function salts(key: CryptoKey, label: string, cards = 52): Promise<string[]> {
  const found: string[] = [];
  for (let block = 0; found.length < cards; block += 1) {
    const bytes = toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(`${label}/${block}`))));
    found.push(bytes.slice(0, 32), bytes.slice(32));
  }
  return found;
}
