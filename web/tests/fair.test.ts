import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardText, check, shownPacks, type What } from '../src/fair/check';
import type { PackProof, Proof } from '../src/net/protocol';

const example = (): Proof => JSON.parse(readFileSync(new URL('../../tests/fair/example.json', import.meta.url), 'utf8')) as Proof;
const nobody = { seat: null };

async function wrong(change: (proof: Proof) => void): Promise<What[]> {
  const proof = example();
  change(proof);
  return (await check(proof, nobody)).filter((f) => !f.fits).map((f) => f.what);
}

const first = (proof: Proof): PackProof => proof.packs[1]!;

describe('a proof', () => {
  it('fits as the server made it', async () => {
    const found = await check(example(), nobody);
    expect(found.map((f) => f.what)).toEqual(['commitment', 'packs', 'cards', 'sequence', 'secret']);
    expect(found.every((f) => f.fits)).toBe(true);
  });

  it('fits where only what was shown is opened', async () => {
    const found = await check({ ...example(), secret: null }, nobody);
    expect(found.map((f) => f.fits)).toEqual([true, true, true, true]);
  });

  it.each<[string, (proof: Proof) => void, What]>([
    ['another commitment', (p) => { p.commitment = '0'.repeat(64); }, 'commitment'],
    ['fewer packs', (p) => { p.pack_seals.pop(); }, 'commitment'],
    ['another pack', (p) => { p.pack_seals[1] = '0'.repeat(64); }, 'packs'],
    ['another seal', (p) => { first(p).seals[3] = '0'.repeat(64); }, 'packs'],
    ['another coin', (p) => { p.coins[0] = 'tails'; }, 'cards'],
    ['another card', (p) => { first(p).opened[0] = { ...first(p).opened[0]!, card: (first(p).opened[0]!.card + 1) % 52 }; }, 'cards'],
    ['another salt', (p) => { first(p).opened[0] = { ...first(p).opened[0]!, salt: '0'.repeat(32) }; }, 'cards'],
    ['a card twice', (p) => { first(p).opened.push(first(p).opened[0]!); }, 'sequence'],
    ['one card at two places', (p) => { first(p).opened[1] = { ...first(p).opened[1]!, card: first(p).opened[0]!.card }; }, 'sequence'],
    ['another order', (p) => { first(p).events.reverse(); }, 'sequence'],
    ['a pack left out', (p) => { p.packs.splice(1, 1); }, 'sequence'],
    ['another secret', (p) => { p.secret = '0'.repeat(64); }, 'secret'],
  ])('does not fit with %s', async (_, change, what) => {
    expect(await wrong(change)).toContain(what);
  });

  it('is compared with what this browser remembers', async () => {
    const proof = example();
    const known = { commitment: proof.commitment, coin: 'heads-1', seat: 0 };
    expect((await check(proof, known)).slice(0, 2)).toEqual([{ what: 'promised', count: 1, fits: true }, { what: 'coin', count: 1, fits: true }]);
    const other = await check(proof, { commitment: '0'.repeat(64), coin: 'tails', seat: 0 });
    expect(other.slice(0, 2).map((f) => f.fits)).toEqual([false, false]);
  });

  it('shows its cards in the order of dealing', () => {
    const proof = example();
    const packs = shownPacks(proof);
    expect(packs[0]!.number).toBe(-1);
    expect(packs[1]!.cards).toHaveLength(first(proof).events.filter(Boolean).length);
    expect(packs[1]!.cards.filter(Boolean)).toEqual(
      first(proof).opened.filter((o) => first(proof).events[o.place]).map((o) => cardText(proof, o.card)),
    );
  });
});
