import type { PoolResult as WireResult, PoolStart as WireStart } from '../../../contract/pool';
import type { Stakes } from './stakes';
import type {
  PastDraw,
  PoolBet,
  PoolEnd,
  PoolLimits,
  PoolResult,
  PoolRun,
  PoolSnapshot,
  PoolStart,
  PoolTotal,
  PoolUpdate,
} from './types';

/** What all three games' `curRound` replies have in common (contract/pool.ts, poolRound). */
interface WireRound<P> {
  readonly roundId: string;
  readonly hash: string;
  readonly seedPubHash: string;
  readonly publicSeed: string;
  readonly salt?: string | undefined;
  readonly rand?: string | undefined;
  readonly startTime: number;
  readonly closeTime: number;
  readonly stopTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly bet: readonly PoolBet<P>[];
  readonly myBets: readonly PoolBet<P>[];
  readonly betPool: readonly PoolTotal<P>[];
  readonly myPoolAmount: readonly number[];
  readonly maxProfit: number;
  readonly players: number;
}

/** What each game says in its own words: what was drawn, past results, and the limits of a bet by pool. */
interface Own<P, D> {
  readonly pools: readonly P[];
  readonly runs: readonly PoolRun<D>[];
  readonly history: readonly PastDraw<D>[];
  readonly limits: readonly PoolLimits[];
}

const stakesOf = <P>(pools: readonly P[], amounts: readonly number[]): Stakes<P> =>
  new Map(
    pools.flatMap((pool, i) => (amounts[i] === undefined || amounts[i] === 0 ? [] : [[pool, amounts[i]] as const])),
  );

/** A reply of `curRound` as the machine takes it. */
export const snapshotOf = <P, D>(
  wire: WireRound<P>,
  { pools, runs, history, limits }: Own<P, D>,
): PoolSnapshot<P, D> => ({
  round: {
    roundId: wire.roundId,
    startTime: wire.startTime,
    closeTime: wire.closeTime,
    endTime: wire.endTime ?? null,
    hash: wire.hash,
    publicSeed: wire.publicSeed,
    publicSeedHash: wire.seedPubHash,
    salt: wire.salt ?? null,
    rand: wire.rand ?? null,
    runs,
  },
  bets: wire.bet,
  myBets: wire.myBets,
  totals: wire.betPool,
  mine: stakesOf(pools, wire.myPoolAmount),
  history,
  limits: new Map(pools.flatMap((pool, i) => (limits[i] === undefined ? [] : [[pool, limits[i]] as const]))),
  maxProfit: wire.maxProfit,
  players: wire.players,
});

/** The one run of a round that has no more than one; it begins when bets close. */
export const onlyRun = <D>(
  { closeTime, stopTime }: Pick<WireRound<never>, 'closeTime' | 'stopTime'>,
  draw: D | undefined,
): readonly PoolRun<D>[] =>
  draw === undefined || stopTime === undefined ? [] : [{ draw, runTime: closeTime, stopTime }];

export const startOf = <D>({
  roundId,
  hash,
  seedPubHash,
  publicSeed,
  startTime,
  closeTime,
  players,
}: WireStart): PoolStart<D> => ({
  round: {
    roundId,
    startTime,
    closeTime,
    endTime: null,
    hash,
    publicSeed,
    publicSeedHash: seedPubHash,
    salt: null,
    rand: null,
    runs: [],
  },
  players,
});

/** The end of a round that has one run. */
export const endOf = <D>(
  {
    roundId,
    salt,
    rand,
    publicSeed,
    stopTime,
    endTime,
  }: {
    readonly roundId: string;
    readonly salt: string;
    readonly rand: string;
    readonly publicSeed: string;
    readonly stopTime: number;
    readonly endTime: number;
  },
  draw: D,
  runMs: number,
): PoolEnd<D> => ({ roundId, run: 0, draw, runTime: stopTime - runMs, stopTime, endTime, salt, rand, publicSeed });

export const updateOf = <P>({
  roundId,
  bet,
  betPool,
  players,
}: {
  readonly roundId: string;
  readonly bet: readonly PoolBet<P>[];
  readonly betPool: readonly PoolTotal<P>[];
  readonly players: number;
}): PoolUpdate<P> => ({ roundId, bets: bet, totals: betPool, players });

export const resultOf = ({ roundId, IDR: { amount, stake } }: WireResult): PoolResult => ({
  roundId,
  stake,
  back: amount,
});
