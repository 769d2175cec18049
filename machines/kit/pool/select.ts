import { fromSen, type Sen } from '../../../rules/money';
import { takesTaps as takesTapsNow } from './desk';
import { sumOf } from './stakes';
import type { PoolContext, PoolRun, PoolStatus, TableId } from './types';

/** As much of a snapshot as is read here. */
export interface Shown<P, D> {
  readonly context: PoolContext<P, D>;
  matches(state: PoolState): boolean;
}
type PoolState =
  | {
      readonly round:
        | 'idle'
        | 'betting'
        | 'ended'
        | { readonly betting: 'open' | 'closing' | 'closed' }
        | { readonly ended: 'running' | 'shown' };
    }
  | { readonly bets: 'idle' | 'placing' }
  | { readonly link: 'offline' | 'online' };

/** The documented status: -1 idle, 0 round started, 1 round ended. */
export function roomStatus<P, D>(snapshot: Shown<P, D>): PoolStatus {
  if (snapshot.matches({ round: 'ended' })) return 1;
  return snapshot.matches({ round: 'betting' }) ? 0 : -1;
}

/** What the room shows: `closing` are the last seconds of betting, `closed` is until the draw comes, `running` until it stops, `shown` until the next round. */
export type PoolPhase = 'connecting' | 'open' | 'closing' | 'closed' | 'running' | 'shown';

export function phaseOf<P, D>(snapshot: Shown<P, D>): PoolPhase {
  if (snapshot.matches({ round: { ended: 'running' } })) return 'running';
  if (snapshot.matches({ round: { ended: 'shown' } })) return 'shown';
  if (snapshot.matches({ round: { betting: 'open' } })) return 'open';
  if (snapshot.matches({ round: { betting: 'closing' } })) return 'closing';
  return snapshot.matches({ round: { betting: 'closed' } }) ? 'closed' : 'connecting';
}

/**
 * The latest run of the round on the board whose picture has come to rest, also one that another run follows (dingdong's AGAIN); null before.
 * @param now epoch ms of the clock that the machine was given
 */
export function restedRun<P, D>(snapshot: Shown<P, D>, now: number): PoolRun<D> | null {
  const runs = snapshot.context.round?.runs ?? [];
  return (
    (snapshot.matches({ round: { ended: 'shown' } })
      ? runs.at(-1)
      : runs.findLast(({ stopTime }) => stopTime <= now)) ?? null
  );
}

export const isOffline = <P, D>(snapshot: Shown<P, D>): boolean => snapshot.matches({ link: 'offline' });

/** Whether a tap on a pool sets something up now. */
export const takesTaps = <P, D>({ context }: Pick<Shown<P, D>, 'context'>, now: number): boolean =>
  takesTapsNow(context, now);

/** What a scene shows of one pool, rupiah: everybody's total, the own stake, what is set up, what waits for the next round. */
export interface PoolCell<P> {
  readonly pool: P;
  readonly total: number;
  readonly users: number;
  /** House bots on it, who are no people. */
  readonly bots: number;
  readonly mine: number;
  readonly pending: number;
  readonly queued: number;
  readonly hot: boolean;
}

/** The cells of all pools, in the game's order. */
export function poolCells<P, D>({ game, totals, mine, slip, queued }: PoolContext<P, D>): readonly PoolCell<P>[] {
  const byPool = new Map(totals.map((total) => [total.select, total]));
  return game.pools.map((pool) => {
    const total = byPool.get(pool);
    return {
      pool,
      total: fromSen(total?.betAmount ?? 0n),
      users: total?.users ?? 0,
      bots: total?.bots ?? 0,
      mine: fromSen(mine.get(pool) ?? 0n),
      pending: fromSen(slip.stakes.get(pool) ?? 0n),
      queued: fromSen(queued?.stakes.get(pool) ?? 0n),
      hot: total?.isHot ?? false,
    };
  });
}

/** The player's stake in the round that the main button is about: while a result is held, in the next one. */
export const stakedOpen = <P, D>({ game, mine, next, round }: PoolContext<P, D>): Sen =>
  next !== null ? sumOf(next.mine) : game.holdMs !== undefined && (round?.runs.length ?? 0) > 0 ? 0n : sumOf(mine);

/** Whether the player has bets at a table in a round that is on, or whose result is still to be told. */
export const hasStakes = <P, D>({ table, mine, next, asides }: PoolContext<P, D>, id: TableId = table): boolean =>
  (id === table ? mine.size + (next?.mine.size ?? 0) : (asides.get(id)?.mine.size ?? 0)) > 0;

/** The player's stake in the round on the board. */
export const staked = <P, D>({ mine }: Pick<PoolContext<P, D>, 'mine'>): Sen => sumOf(mine);
