/**
 * The rounds of a test house: real draws of real chains, whose heads were looked for until every rocket of theirs flew neither too short nor
 * too long. Tests know how each round ends, and none of them waits minutes for a lucky flight.
 */
import { target } from '../../rules/crash/target';
import { buildChain, readChain } from '../../rules/fairness/chain';
import { roomDraws } from '../../rules/fairness/room';
import { pocketOf } from '../../rules/roulette/wheel';
import { sha256 } from '../../server/rounds/seeds/hash';
import { keepChain } from '../../server/rounds/seeds/store';
import { openStore } from '../../server/store/open';
import { keepCollectingChains } from '../lib/collecting-chains';

const PUBLIC_SEED = sha256('lintang e2e public');
/** Rounds of a chain; a run of all tests goes through several. */
const LENGTH = 6;
/**
 * Each gave a chain whose rockets crash between 1.8x and 2.8x, as the rounds come after those of the chains before: ten seconds to act in while
 * one flies, also on a busy machine, and no more than seventeen to wait.
 */
const HEADS = [
  '0 5106',
  '1 548',
  '2 47417',
  '3 31395',
  '4 27747',
  '5 36299',
  '6 9780',
  '7 6980',
  '8 37176',
  '9 22072',
  '10 5455',
  '11 3957',
  '12 3690',
  '13 10595',
  '14 14453',
  '15 16725',
  '16 56891',
  '17 3254',
];
/** Before every id that a server makes, so that these chains are used first. */
const idOf = (feed: string, nth = 0): string => `${feed}${nth}`.padStart(26, '0');

const CHAINS = HEADS.map((head) => buildChain(sha256(`lintang e2e ${head}`), LENGTH, { hash: sha256 }));

/** Where each round crashes, 1/10000, from round 1 on. */
export const TARGETS: readonly number[] = CHAINS.flatMap((chain, nth) => {
  const links = readChain(chain, sha256);
  return Array.from({ length: LENGTH }, (_, i) =>
    target(
      roomDraws({ serverSeed: links.seed(i + 1), publicSeed: PUBLIC_SEED, roundId: String(nth * LENGTH + i + 1) })
        .digest,
    ),
  );
});

const WHEEL_LENGTH = 96;
const WHEEL_CHAIN = buildChain(sha256('lintang e2e wheel'), WHEEL_LENGTH, { hash: sha256 });
const wheel = readChain(WHEEL_CHAIN, sha256);

/** What each round of roulette draws, from round 1 on. */
export const WHEEL_NUMBERS: readonly number[] = Array.from({ length: WHEEL_LENGTH }, (_, i) =>
  pocketOf(
    roomDraws({ serverSeed: wheel.seed(i + 1), publicSeed: PUBLIC_SEED, roundId: String(i + 1) })
      .floats()
      .next().value,
  ),
);

/** Puts the chains into a fresh data directory, as a server that made it would have left it. */
export async function seedRounds(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    await keepCollectingChains(store);
    await store.transaction(async (tx) => {
      for (const [nth, chain] of CHAINS.entries())
        await keepChain(tx, 'crash', { chainId: idOf('c', nth), seeding: 'house', publicSeed: PUBLIC_SEED, chain }, 0);
      await keepChain(
        tx,
        'roulette',
        { chainId: idOf('w'), seeding: 'house', publicSeed: PUBLIC_SEED, chain: WHEEL_CHAIN },
        0,
      );
    });
  } finally {
    await store.close();
  }
}
