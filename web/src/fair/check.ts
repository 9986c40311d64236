// Checks a finished match in the browser, from its proof alone: the same as `boneace verify`.

import type { PackProof, Proof } from '../net/protocol';
import { fromHex, hmacKey, salts, sha256, shuffled } from './hash';

export type What = 'promised' | 'coin' | 'commitment' | 'packs' | 'cards' | 'sequence' | 'secret';
/** One thing that was checked: how many of it, and whether all of them fit. */
export interface Finding { what: What; count: number; fits: boolean }

/** What this browser knows of the match from before its first deal. */
export interface Remembered { commitment?: string | null; coin?: string; seat: number | null }

/** The packs that the commitment covers, and the one that is cut, which is the first of them. */
const PREPARED = 40, CUT = -1;

const hex = (seals: readonly string[]): Uint8Array[] => seals.map(fromHex);

export async function check(proof: Proof, known: Remembered): Promise<Finding[]> {
  const found: Finding[] = [];
  const add = (what: What, count: number, fits: boolean): void => { found.push({ what, count, fits }); };
  if (known.commitment) add('promised', 1, known.commitment === proof.commitment);
  if (known.coin && known.seat !== null) add('coin', 1, proof.coins[known.seat] === known.coin);
  const made = await sha256('boneace/commitment/2/', fromHex(proof.secret_seal), ...hex(proof.pack_seals));
  add('commitment', proof.pack_seals.length, made === proof.commitment && proof.pack_seals.length === PREPARED - CUT);
  const covered = proof.packs.filter((p) => p.number < PREPARED);
  const sealed = await Promise.all(covered.map((p) => sealOf(p.number, p.seals)));
  add('packs', covered.length, covered.every((p, i) => sealed[i] === proof.pack_seals[p.number - CUT]));
  const fit = await Promise.all(proof.packs.map((p) => cardsFit(proof, p)));
  add('cards', proof.packs.reduce((n, p) => n + p.opened.length, 0), fit.every(Boolean));
  add('sequence', proof.packs.reduce((n, p) => n + p.events.filter(Boolean).length, 0), inSequence(proof.packs));
  if (proof.secret !== null) add('secret', proof.packs.length, await secretFits(proof, proof.secret));
  return found;
}

const sealOf = (number: number, seals: readonly string[]): Promise<string> => sha256(`boneace/seals/2/${number}/`, ...hex(seals));
const sealOfCard = (pack: number, place: number, card: number, salt: string): Promise<string> =>
  sha256(`boneace/card/2/${pack}/${place}/${card}/`, fromHex(salt));

/** The key of the order of dealing: the commitment, and the coins by seat. */
const mixed = (proof: Proof): Promise<string> => {
  const told = proof.coins.map((coin, seat) => (coin === null ? '' : `${seat}:${coin}/`)).join('');
  return sha256('boneace/coins/2/', fromHex(proof.commitment), new TextEncoder().encode(told));
};

/** Each opened card has its seal at the place to which the coins have led. */
async function cardsFit(proof: Proof, pack: PackProof): Promise<boolean> {
  const places = await shuffled(await hmacKey(await mixed(proof)), `boneace/places/2/${pack.number}`);
  const seals = await Promise.all(pack.opened.map((o) => sealOfCard(pack.number, places[o.place]!, o.card, o.salt)));
  return pack.opened.every((o, i) => seals[i] === pack.seals[places[o.place]!]);
}

/** The packs follow each other, and their cards are dealt from the top, each once. */
function inSequence(packs: readonly PackProof[]): boolean {
  let [before, last] = [CUT - 1, 0];
  for (const pack of packs) {
    if (pack.number !== before + 1 && !(pack.number === 0 && before < CUT)) return false;
    const events = pack.events.filter(Boolean);
    if (!events.length || events.some((event, i) => event <= (events[i - 1] ?? last))) return false;
    const places = new Set(pack.opened.map((o) => o.place)), cards = new Set(pack.opened.map((o) => o.card));
    if (Math.min(places.size, cards.size) < pack.opened.length || pack.opened.some((o) => o.place >= pack.events.length)) return false;
    [before, last] = [pack.number, pack.number === CUT ? 0 : events.at(-1)!];
  }
  return true;
}

/** The secret makes all that the server was bound to. */
async function secretFits(proof: Proof, secret: string): Promise<boolean> {
  const key = await hmacKey(secret);
  const seals = async (number: number): Promise<string[]> => {
    const cards = await shuffled(key, `boneace/pack/2/${number}`);
    const salted = await salts(key, `boneace/salts/2/${number}`);
    return Promise.all(cards.map((card, place) => sealOfCard(number, place, card, salted[place]!)));
  };
  if ((await sha256('boneace/secret/2/', fromHex(secret))) !== proof.secret_seal) return false;
  for (let i = 0; i < proof.pack_seals.length; i += 1) {
    if ((await sealOf(i + CUT, await seals(i + CUT))) !== proof.pack_seals[i]) return false;
  }
  for (const pack of proof.packs) {
    const own = await seals(pack.number);
    if (own.some((seal, place) => seal !== pack.seals[place])) return false;
  }
  return true;
}

/** A card of a proof in notation. */
export const cardText = (proof: Proof, card: number): string =>
  `${proof.ranks[card % proof.ranks.length]}${proof.suits[Math.floor(card / proof.ranks.length)]}`;

export interface PackShown { number: number; cards: (string | null)[]; passed: number; late: boolean }

/** The cards of each pack in the order in which they were dealt; null where one is not opened. */
export function shownPacks(proof: Proof): PackShown[] {
  return proof.packs.map((pack) => {
    const opened = new Map(pack.opened.map((o) => [o.place, o.card]));
    const dealt = pack.events.flatMap((event, place) => (event ? [place] : []));
    const cards = dealt.map((place) => (opened.has(place) ? cardText(proof, opened.get(place)!) : null));
    const passed = pack.events.filter((event, place) => !event && !opened.has(place)).length;
    return { number: pack.number, cards, passed, late: pack.number >= PREPARED && proof.secret === null };
  });
}
