import type { CrashGame } from '../../contract/crash';
import { PREFIX_MAX, prefixOf } from '../../rules/fairness/prefix';
import { toRate } from '../../rules/money';
import type { CrashEnd, CrashStart, FairData } from './types';

/** The random number behind a round: the first six hex digits of its digest over 0xffffff (second document, section 9). */
export const randomOf = (roundHash: string): number => prefixOf(roundHash) / PREFIX_MAX;

export const NO_FAIR: FairData = {
  profitRate: 0,
  roundId: '',
  publicSeed: '',
  seedPubHash: '',
  serverSeedHash: '',
  serverSeed: null,
  target: null,
  roundHash: null,
  random: null,
};

/** The fair data of a snapshot. The wire's profit rate is the house's, the shown one the players'. */
export const fairOf = ({
  profitRate,
  roundId,
  publicSeed,
  seedPubHash,
  seedHashHash,
  serverSeed,
  target,
  hash,
}: CrashGame): FairData => ({
  profitRate: 100 - profitRate,
  roundId,
  publicSeed,
  seedPubHash,
  serverSeedHash: seedHashHash,
  serverSeed: serverSeed ?? null,
  target: target === undefined ? null : toRate(target),
  roundHash: hash ?? null,
  random: hash === undefined ? null : randomOf(hash),
});

/** A start resets the fair data; what holds for all rounds stays. A public seed holds for all rounds of a chain: under another hash it is another one. */
export const startedFair = (
  fair: FairData,
  { roundId, publicSeed, seedPubHash, seedHashHash }: CrashStart,
): FairData => ({
  ...NO_FAIR,
  profitRate: fair.profitRate,
  publicSeed: publicSeed ?? (seedPubHash === fair.seedPubHash ? fair.publicSeed : ''),
  roundId,
  seedPubHash,
  serverSeedHash: seedHashHash,
});

/** An end fills in target, digest and seed. */
export const endedFair = (fair: FairData, { target, hash, serverSeed, publicSeed }: CrashEnd): FairData => ({
  ...fair,
  publicSeed,
  serverSeed,
  target: toRate(target),
  roundHash: hash,
  random: randomOf(hash),
});
