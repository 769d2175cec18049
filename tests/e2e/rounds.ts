/**
 * The crash rounds of a test house: real draws of a real chain, whose head was looked for until its first rounds were short ones. Tests
 * know how each round ends, and none of them waits minutes for a lucky flight.
 */
import { target } from '../../rules/crash/target';
import { buildChain, readChain } from '../../rules/fairness/chain';
import { roomDraws } from '../../rules/fairness/room';
import { pocketOf } from '../../rules/roulette/wheel';
import { sha256 } from '../../server/rounds/seeds/hash';
import { keepChain } from '../../server/rounds/seeds/store';
import { openStore } from '../../server/store/open';

const LENGTH = 24;
const PUBLIC_SEED = sha256('lintang e2e public');
const CHAIN = buildChain(sha256('lintang e2e 12266'), LENGTH, { hash: sha256 });
/** Before every id that a server makes, so that this chain is used first. */
const CHAIN_ID = '0'.repeat(26);
const WHEEL_ID = '0'.repeat(25).concat('1');

const links = readChain(CHAIN, sha256);

/** Where each round crashes, 1/10000, from round 1 on: fifteen between 1.32x and 2.35x, then whatever comes. */
export const TARGETS: readonly number[] = Array.from({ length: LENGTH }, (_, i) => target(roomDraws({ serverSeed: links.seed(i + 1), publicSeed: PUBLIC_SEED, roundId: String(i + 1) }).digest));

const WHEEL_LENGTH = 96;
const WHEEL_CHAIN = buildChain(sha256('lintang e2e wheel'), WHEEL_LENGTH, { hash: sha256 });
const wheel = readChain(WHEEL_CHAIN, sha256);

/** What each round of roulette draws, from round 1 on. */
export const WHEEL_NUMBERS: readonly number[] = Array.from({ length: WHEEL_LENGTH }, (_, i) => pocketOf(roomDraws({ serverSeed: wheel.seed(i + 1), publicSeed: PUBLIC_SEED, roundId: String(i + 1) }).floats().next().value));

/** Puts the chains into a fresh data directory, as a server that made it would have left it. */
export async function seedRounds(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    await store.transaction(async (tx) => {
      await keepChain(tx, 'crash', { chainId: CHAIN_ID, publicSeed: PUBLIC_SEED, used: 0, chain: CHAIN }, 0);
      await keepChain(tx, 'roulette', { chainId: WHEEL_ID, publicSeed: PUBLIC_SEED, used: 0, chain: WHEEL_CHAIN }, 0);
    });
  } finally {
    await store.close();
  }
}
