import type { SnapshotFrom } from 'xstate';
import { type SlipCta, slipCta } from '../cta';
import { placeFault, takesBets } from './desk';
import type { poolMachine } from './machine';
import { sumOf } from './stakes';
import type { PoolContext, PoolRun, PoolStatus } from './types';

/** A snapshot of any of the rooms, in its own types. */
export type PoolRoomSnapshot<P extends string | number, D> = SnapshotFrom<ReturnType<typeof poolMachine<P, D>>>;

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

/**
 * The big button's mode at a moment; the same object for the same mode.
 * @param now epoch ms of the clock that the machine was given
 */
export function cta<P, D>(snapshot: Shown<P, D>, now: number): SlipCta {
  const { context } = snapshot;
  const wait =
    roomStatus(snapshot) === -1
      ? 'connecting'
      : isOffline(snapshot)
        ? 'offline'
        : snapshot.matches({ bets: 'placing' })
          ? 'placing'
          : null;
  return slipCta(wait, () => placeFault(context, context.slip.stakes, now));
}

/** Whether a tap on a pool sets something up now: while bets are taken, and in the result phase for the next round. */
export const takesTaps = <P, D>(snapshot: Shown<P, D>, now: number): boolean =>
  roomStatus(snapshot) === 1 || takesBets(snapshot.context, now);

/** The pool with the most bets, as the server marks it; null while there are none. */
export const hotPool = <P, D>({ totals }: Pick<PoolContext<P, D>, 'totals'>): P | null =>
  totals.find(({ isHot }) => isHot)?.select ?? null;

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
      total: total?.betAmount ?? 0,
      users: total?.users ?? 0,
      bots: total?.bots ?? 0,
      mine: mine.get(pool) ?? 0,
      pending: slip.stakes.get(pool) ?? 0,
      queued: queued?.stakes.get(pool) ?? 0,
      hot: total?.isHot ?? false,
    };
  });
}

/** The player's stake in the round on the board, rupiah. */
export const staked = <P, D>({ mine }: Pick<PoolContext<P, D>, 'mine'>): number => sumOf(mine);
