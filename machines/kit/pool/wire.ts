import type { PoolResult as WireResult, PoolStart as WireStart } from '../../../contract/pool';
import { toSen } from '../../../rules/money';
import { limitsOf, senOf, type WireLimits } from '../wire';
import type { Stakes } from './stakes';
import type {
  PastDraw,
  PoolBet,
  PoolEnd,
  PoolResult,
  PoolRun,
  PoolSnapshot,
  PoolStart,
  PoolTotal,
  PoolUpdate,
} from './types';

/** A bet as these games' wires have it: on one pool. */
export interface WireBet<P> extends Omit<PoolBet<P>, 'select' | 'amount' | 'win'> {
  readonly select: P;
  readonly amount: number;
  readonly win?: number | undefined;
}

/** A pool's total as the wire has it. */
interface WireTotal<P> extends Omit<PoolTotal<P>, 'betAmount' | 'botAmount'> {
  readonly betAmount: number;
  readonly botAmount: number;
}

export const betOf = <P>({ select, amount, win, ...bet }: WireBet<P>): PoolBet<P> => ({
  ...bet,
  select: [select],
  amount: toSen(amount),
  win: senOf(win),
});

const totalOf = <P>({ betAmount, botAmount, ...total }: WireTotal<P>): PoolTotal<P> => ({
  ...total,
  betAmount: toSen(betAmount),
  botAmount: toSen(botAmount),
});

/** The reply to a bet; the bet itself where it says it. */
export const takenOf = <P>({
  roundId,
  balance,
  bet,
}: {
  readonly roundId: string;
  readonly balance?: number | undefined;
  readonly bet?: WireBet<P> | undefined;
}) => ({ roundId, balance: senOf(balance), bet: bet && betOf(bet) });

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
  readonly bet: readonly WireBet<P>[];
  readonly myBets: readonly WireBet<P>[];
  readonly betPool: readonly WireTotal<P>[];
  readonly myPoolAmount: readonly number[];
  readonly maxProfit: number;
  readonly players: number;
}

/** What each game says in its own words: what was drawn, past results, and the limits of a bet by pool. */
interface Own<P, D> {
  readonly pools: readonly P[];
  readonly runs: readonly PoolRun<D>[];
  readonly history: readonly PastDraw<D>[];
  readonly limits: readonly WireLimits[];
}

const stakesOf = <P>(pools: readonly P[], amounts: readonly number[]): Stakes<P> =>
  new Map(
    pools.flatMap((pool, i) =>
      amounts[i] === undefined || amounts[i] === 0 ? [] : [[pool, toSen(amounts[i])] as const],
    ),
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
  bets: wire.bet.map(betOf),
  myBets: wire.myBets.map(betOf),
  totals: wire.betPool.map(totalOf),
  mine: stakesOf(pools, wire.myPoolAmount),
  history,
  limits: new Map(pools.flatMap((pool, i) => (limits[i] === undefined ? [] : [[pool, limitsOf(limits[i])] as const]))),
  maxProfit: toSen(wire.maxProfit),
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
  readonly bet: readonly WireBet<P>[];
  readonly betPool: readonly WireTotal<P>[];
  readonly players: number;
}): PoolUpdate<P> => ({ roundId, bets: bet.map(betOf), totals: betPool.map(totalOf), players });

export const resultOf = ({ roundId, IDR: { amount, stake } }: WireResult): PoolResult => ({
  roundId,
  stake: toSen(stake),
  back: toSen(amount),
});
