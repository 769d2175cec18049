/**
 * The vectors in tests/vectors hold for the rules, and for a second implementation written here from the definitions alone on node:crypto.
 * Those of mines and hilo with 32-digit seeds are published by a large operator's verifier.
 */
import { createHmac, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../contract/games';
import { buildChain, readChain, verifyLink } from './fairness/chain';
import { roomDraws } from './fairness/room';
import { soloDraws } from './fairness/solo';
import { type Outcome, RULES } from './registry';

interface Vector extends Outcome {
  serverSeed: string;
  publicSeed?: string;
  roundId?: string;
  clientSeed?: string;
  nonce?: number;
  mines?: number;
  count?: number;
  digest: string;
}

interface ChainVector {
  head: string;
  length: number;
  published: string;
  links: Record<string, string>;
}

function load<T>(name: string): T {
  const parsed: T = JSON.parse(readFileSync(new URL(`../tests/vectors/${name}.json`, import.meta.url), 'utf8'));
  return parsed;
}

// The second implementation.
const digestOf = (vector: Vector, counter: number): Buffer =>
  createHmac('sha256', vector.serverSeed)
    .update([vector.publicSeed ?? vector.clientSeed, vector.roundId ?? vector.nonce, counter].join(':'))
    .digest();
const bits = (vector: Vector, i: number): bigint =>
  BigInt(digestOf(vector, Math.floor(i / 8)).readUInt32BE((i % 8) * 4));
const below = (vector: Vector, i: number, n: number): number => Number((bits(vector, i) * BigInt(n)) >> 32n);
const prefix = (vector: Vector): bigint => BigInt(`0x${digestOf(vector, 0).toString('hex').slice(0, 6)}`);
const range = (n: number): number[] => [...Array(n).keys()];
const RING = 'CHERRY 960,APPLE 576,MANGO 480,BAMBOO 360,GRAPE 288,STAR 240,DING 144,AGAIN 127'
  .split(',')
  .flatMap((stop) => {
    const [name = '', weight] = stop.split(' ');
    return new Array<string>(Number(weight)).fill(name);
  });
const DECK = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ').flatMap((rank) => ['♦', '♥', '♠', '♣'].map((suit) => rank + suit));

const definitions: Record<GameId, (vector: Vector) => Outcome['result']> = {
  crash: (vector) => Math.min(1e6, Math.max(100, Number((99n * 0xffffffn) / (0xffffffn - prefix(vector))))) / 100,
  wingo: (vector) => below(vector, 0, 10),
  roulette: (vector) => below(vector, 0, 15),
  dice: (vector) => [0, 1, 2].map((i) => below(vector, i, 6)),
  dingdong: (vector) => {
    const stops = range(20).map((i) => RING[below(vector, i, RING.length)] ?? '');
    return stops.slice(0, stops.findIndex((stop) => stop !== 'AGAIN') + 1);
  },
  mines: (vector) => {
    const cells = range(25);
    return range(vector.mines ?? 0).map((i) => cells.splice(below(vector, i, cells.length), 1)[0] ?? -1);
  },
  hilo: (vector) => range(vector.count ?? 0).map((i) => DECK[below(vector, i, 52)] ?? ''),
  coinFlip: (vector) => range(vector.count ?? 0).map((i) => (below(vector, i, 2) === 0 ? 'heads' : 'tails')),
  roller: (vector) => Number((prefix(vector) * 100_000n) / 0xffffffn),
};

describe.each(GAME_IDS)('the vectors of %s', (game) => {
  const vectors = load<Vector[]>(game);

  it.each(vectors)('$digest', (vector) => {
    const { serverSeed, publicSeed, roundId, clientSeed, nonce, mines = 0, count = 0 } = vector;
    const draws =
      RULES[game].kind === 'room'
        ? roomDraws({ serverSeed, publicSeed: publicSeed ?? '', roundId: roundId ?? '' })
        : soloDraws({ serverSeed, clientSeed: clientSeed ?? '', nonce: nonce ?? -1 });
    expect(draws.digest).toBe(vector.digest);
    expect(RULES[game].draw(draws, { mines, count })).toEqual({
      result: vector.result,
      ...(vector.multiplier === undefined ? {} : { multiplier: vector.multiplier }),
    });
    expect(digestOf(vector, 0).toString('hex')).toBe(vector.digest);
    expect(definitions[game](vector)).toEqual(vector.result);
  });
});

describe('the vector of the chain', () => {
  const vector = load<ChainVector>('chain');

  it('holds with the hash of the rules and with the one of the server', () => {
    for (const options of [{}, { hash: (text: string) => hash('sha256', text, 'hex') }]) {
      const chain = buildChain(vector.head, vector.length, options);
      expect(chain.published).toBe(vector.published);
      const reader = readChain(chain, options.hash);
      for (const [index, seed] of Object.entries(vector.links)) {
        expect(reader.seed(Number(index))).toBe(seed);
        expect(verifyLink(seed, vector.published, Number(index), options.hash)).toBe(true);
      }
    }
  });
});

describe('the registry', () => {
  it.each(GAME_IDS)('knows the RTP of %s', (game) => {
    expect(RULES[game].rtp()).toBeGreaterThan(0.93);
    expect(RULES[game].rtp()).toBeLessThan(0.995);
  });
});
