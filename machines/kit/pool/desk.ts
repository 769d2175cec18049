import type { PlaceFault } from '../cta';
import { also } from '../plan';
import { isUnsure, refusalOf } from '../refusal';
import { betLimits, isInRange } from './limits';
import { begin, cue, type Effect, need, type Plan } from './plan';
import { cleared, emptySlip, tapped, twice, undone, without } from './slip';
import { noStakes, type Stakes, withStake } from './stakes';
import { heard } from './bets';
import type { BetAnswer, PlaceInput, PoolContext, PoolEvent, PoolStatus } from './types';

/** The documented status of what the machine knows. */
export const statusOf = <P, D>({ round }: Pick<PoolContext<P, D>, 'round'>): PoolStatus =>
  round === null ? -1 : round.runs.length === 0 ? 0 : 1;

/** Whether the round on the board takes bets at a moment. */
export const takesBets = <P, D>({ round }: Pick<PoolContext<P, D>, 'round'>, now: number): boolean =>
  round !== null && round.runs.length === 0 && now < round.closeTime;

/** What is wrong with sending stakes now, or with having them wait for the next round while a result is shown; null when nothing is. */
export function placeFault<P, D>(context: PoolContext<P, D>, stakes: Stakes<P>, now: number): PlaceFault | null {
  if (context.userId === null) return 'login';
  if (!takesBets(context, now) && statusOf(context) !== 1) return 'closed';
  if (stakes.size === 0) return 'nothing-chosen';
  return isInRange(context, stakes) ? null : 'bet-range';
}

export const noPlace = <P>(): PlaceInput<P> => ({ roundId: '', bets: [] });

const putSlip = <P, D>(context: PoolContext<P, D>, slip: PoolContext<P, D>['slip']): Plan<P, D> =>
  also(begin(context), { slip });

/** The amount goes on a pool, up to what one bet on it may be. Nothing while a round takes no bets and has no result yet. */
export function tap<P, D>(context: PoolContext<P, D>, pool: P): Plan<P, D> {
  if (statusOf(context) !== 1 && !takesBets(context, context.clock.now())) return begin(context);
  return putSlip(context, tapped(context.slip, pool, context.amount, betLimits(context.limits).max));
}

export const undo = <P, D>(context: PoolContext<P, D>): Plan<P, D> => putSlip(context, undone(context.slip));
export const clear = <P, D>(context: PoolContext<P, D>): Plan<P, D> => putSlip(context, cleared(context.slip));
/** What lies on the table counts while its round still takes bets; in the result phase the last round's stakes do. */
export const double = <P, D>(context: PoolContext<P, D>): Plan<P, D> =>
  putSlip(context, twice(context.slip, context.mine));

/** The bets of one press. Each has an id of its own that follows from the press and its place. */
const commandOf = <P>(roundId: string, stakes: Stakes<P>, uuid: string): PlaceInput<P> => ({
  roundId,
  bets: [...stakes].map(([pool, amount], place) => ({ pool, amount, uuid: `${uuid}.${place}` })),
});

const send = <P, D>(context: PoolContext<P, D>, stakes: Stakes<P>, uuid: string): Plan<P, D> =>
  also(begin(context), { command: commandOf(context.round?.roundId ?? '', stakes, uuid), refusal: null });

/** The stakes that a press is about: the slip, or the last round's. */
export const stakesOf = <P, D>({ slip, last }: PoolContext<P, D>, event: PoolEvent<P, D>): Stakes<P> => {
  switch (event.type) {
    case 'bet.place':
      return slip.stakes;
    case 'bet.again':
      return last?.stakes ?? noStakes();
    default:
      return noStakes();
  }
};

/** Sends what the press is about. */
export const place = <P, D>(
  context: PoolContext<P, D>,
  event: PoolEvent<P, D> & { readonly uuid: string },
): Plan<P, D> => send(context, stakesOf(context, event), event.uuid);

/** What the press is about waits for the next round; what was set up is not set up any more. */
export function queue<P, D>(
  context: PoolContext<P, D>,
  event: PoolEvent<P, D> & { readonly uuid: string },
): Plan<P, D> {
  const stakes = stakesOf(context, event);
  const from = event.type === 'bet.place' ? 'slip' : 'last';
  return also(begin(context), {
    queued: { stakes, from, uuid: event.uuid },
    ...(from === 'slip' ? { slip: emptySlip<P>() } : {}),
  });
}

/** Taken back by the player: what waited is set up again, so that it can be changed. */
export function unqueue<P, D>(context: PoolContext<P, D>): Plan<P, D> {
  const { queued, slip } = context;
  const back = queued?.from === 'slip' && slip.stakes.size === 0 ? { slip: { stakes: queued.stakes, trail: [] } } : {};
  return also(begin(context), { queued: null, ...back });
}

/** The round has begun: what waited for it is sent, or dropped when it may not be any more. */
export function sendQueued<P, D>(context: PoolContext<P, D>): Plan<P, D> {
  const { queued } = context;
  return queued === null ? begin(context) : send({ ...context, queued: null }, queued.stakes, queued.uuid);
}

export const dropQueued = <P, D>(context: PoolContext<P, D>): Plan<P, D> =>
  also(begin(context), { queued: null }, ...(context.queued === null ? [] : [{ type: 'queue.dropped' } as const]));

type Taken<P> = Extract<BetAnswer<P>, { ok: true }>;

/** The answers to all bets of a press. */
export function answered<P, D>(context: PoolContext<P, D>, answers: readonly BetAnswer<P>[]): Plan<P, D> {
  const taken = answers.filter(
    (answer): answer is Taken<P> => answer.ok && (answer.bet === undefined || answer.bet.userId === context.userId),
  );
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [refusalOf(answer.error)]));
  const plan = taken.length === 0 ? begin(context) : accepted(context, taken);
  const words: Effect<P, D>[] = refused.map((refusal) => ({ type: 'refused', action: 'bet', refusal }));
  return also(
    plan,
    { refusal: refused[0] ?? null },
    ...words,
    ...(refused.some(isUnsure) ? [need<P, D>('unsure')] : []),
  );
}

/** These bets stand: they join their round and are no longer set up. The lowest balance is the latest: bets only take. */
function accepted<P, D>(context: PoolContext<P, D>, taken: readonly Taken<P>[]): Plan<P, D> {
  const { slip, command, round } = context;
  const pools = taken.map(({ pool }) => pool);
  const sent = command.bets
    .filter(({ pool, amount }) => slip.stakes.get(pool) === amount && pools.includes(pool))
    .map(({ pool }) => pool);
  const roundId = command.roundId;
  let stakes = noStakes<P>();
  for (const { pool, amount } of taken) stakes = withStake(stakes, pool, amount);
  const balances = taken.flatMap(({ balance }) => balance ?? []);
  const bets = taken.flatMap(({ bet }) => bet ?? []);
  const told = also(
    begin(context),
    { slip: without(slip, sent) },
    balances.length === 0 ? { type: 'balance.refresh' } : { type: 'balance', balance: Math.min(...balances) },
    { type: 'accepted', roundId, stakes },
  );
  // The answer came after the round: only a snapshot knows what became of the bets.
  if (round?.roundId !== roundId) return also(told, { last: { roundId, stakes } }, need('unsure'));
  return also(
    told,
    heard(context, bets),
    cue({ type: 'placed', bets: taken.map(({ pool, amount }) => ({ pool, amount })) }),
    ...(bets.length < taken.length ? [need<P, D>('unsure')] : []),
  );
}

/** Another player, or none: nothing of the last one stays. */
export const changeUser = <P, D>(context: PoolContext<P, D>, userId: string | null): Plan<P, D> =>
  also(begin(context), {
    userId,
    mine: noStakes<P>(),
    last: null,
    queued: null,
    result: null,
    win: null,
    refusal: null,
  });
