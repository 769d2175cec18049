import { fromSen, type Sen } from '../../../rules/money';
import { also } from '../plan';
import { isUnsure, refusalOf } from '../refusal';
import { betLimits, isInRange } from './limits';
import { begin, cue, type Effect, need, type Plan, tellRun } from './plan';
import { cleared, emptySlip, tapped, twice, undone, without } from './slip';
import { noStakes, type Stakes } from './stakes';
import { heard, withBets } from './bets';
import type { BetAnswer, PlaceInput } from './command';
import type { PoolGame } from './game';
import type { PoolBet, PoolContext, PoolEvent, PoolStatus, RoundInfo, RoundTable } from './types';

/** The last seconds of betting, ms, unless a game has its own: digits beat, lights hurry. */
export const CLOSING_MS = 3_000;

/** When the last seconds of a round's betting begin, epoch ms. */
export const closingAt = <P, D>({ closingMs = CLOSING_MS }: PoolGame<P, D>, { closeTime }: RoundInfo<D>): number =>
  closeTime - closingMs;

/** The documented status of what the machine knows. */
export const statusOf = <P, D>({ round }: Pick<PoolContext<P, D>, 'round'>): PoolStatus =>
  round === null ? -1 : round.runs.length === 0 ? 0 : 1;

/** The round that takes bets at a moment: the one on the board, or the next while a result is held; null when none does. */
export function openRound<P, D>({ round, next }: Pick<PoolContext<P, D>, 'round' | 'next'>, now: number) {
  const open = next?.round ?? round;
  return open !== null && open.runs.length === 0 && now < open.closeTime ? open : null;
}

/** Whether a tap on a pool sets something up at a moment: while bets are taken, and while a result is shown, for the next round; not while a run bets. */
export function takesTaps<P, D>(context: PoolContext<P, D>, now: number): boolean {
  if (context.auto?.running === true) return false;
  if (statusOf(context) === 1) return true;
  const open = openRound(context, now);
  return open !== null && !(context.game.basket === true && now >= closingAt(context.game, open));
}

/** Why a set-up cannot be sent. */
export type PlaceFault = 'login' | 'nothing-chosen' | 'bet-range' | 'closed';

/** What is wrong with stakes, whenever they are sent; null when nothing is. */
export function stakesFault<P, D>(context: PoolContext<P, D>, stakes: Stakes<P>): PlaceFault | null {
  if (context.userId === null) return 'login';
  if (stakes.size === 0) return 'nothing-chosen';
  return isInRange(context, stakes) ? null : 'bet-range';
}

/** What is wrong with sending stakes now, or with having them wait for the next round while a result is shown; null when nothing is. */
export function placeFault<P, D>(context: PoolContext<P, D>, stakes: Stakes<P>, now: number): PlaceFault | null {
  if (context.userId === null) return 'login';
  const waits = statusOf(context) === 1 && context.game.holdMs === undefined;
  return openRound(context, now) === null && !waits ? 'closed' : stakesFault(context, stakes);
}

export const noPlace = <P>(): PlaceInput<P> => ({ roundId: '', bets: [] });

const putSlip = <P, D>(context: PoolContext<P, D>, slip: PoolContext<P, D>['slip']): Plan<P, D> =>
  also(begin(context), { slip });

/** What a tap puts on a pool. */
export const stakeEach = <P, D>({ amount, multiple }: Pick<PoolContext<P, D>, 'amount' | 'multiple'>): Sen =>
  amount * BigInt(multiple);

const basket = <P, D>(context: PoolContext<P, D>, picks: ReadonlyMap<P, unknown>): PoolContext<P, D>['slip'] => {
  const each = stakeEach(context);
  return { stakes: new Map(context.game.pools.flatMap((pool) => (picks.has(pool) ? [[pool, each]] : []))), trail: [] };
};

/** The amount goes on a pool, up to what one bet on it may be; in a basket the pool is chosen, or let go. Nothing while a round takes no bets and has no result yet. */
export function tap<P, D>(context: PoolContext<P, D>, pool: P): Plan<P, D> {
  const { game, slip, clock, limits } = context;
  if (!takesTaps(context, clock.now())) return begin(context);
  if (game.basket !== true) return putSlip(context, tapped(slip, pool, stakeEach(context), betLimits(limits).max));
  const picks = new Map(slip.stakes);
  const on = !picks.delete(pool);
  if (on) picks.set(pool, 0n);
  return also(putSlip(context, basket(context, picks)), {}, { type: 'picked', pool, on });
}

/** Another amount, or another multiple: a basket follows it. */
export function setStake<P, D>(
  context: PoolContext<P, D>,
  change: Partial<Pick<PoolContext<P, D>, 'amount' | 'multiple'>>,
): Plan<P, D> {
  const changed = { ...context, ...change };
  return context.game.basket === true ? putSlip(changed, basket(changed, context.slip.stakes)) : begin(changed);
}

export const undo = <P, D>(context: PoolContext<P, D>): Plan<P, D> => putSlip(context, undone(context.slip));
export function clear<P, D>(context: PoolContext<P, D>): Plan<P, D> {
  const { game, slip } = context;
  if (game.basket !== true) return putSlip(context, cleared(slip));
  const words = [...slip.stakes.keys()].map((pool): Effect<P, D> => ({ type: 'picked', pool, on: false }));
  return also(putSlip(context, emptySlip()), {}, ...words);
}
/** What lies on the table counts while its round still takes bets; in the result phase the last round's stakes do. A basket has its multiple instead. */
export const double = <P, D>(context: PoolContext<P, D>): Plan<P, D> =>
  context.game.basket === true ? begin(context) : putSlip(context, twice(context.slip, context.mine));

/** The bets of one press: a basket is one bet, else each pool has its own, with an id that follows from the press and its place. */
function commandOf<P, D>({ game }: PoolContext<P, D>, roundId: string, stakes: Stakes<P>, uuid: string): PlaceInput<P> {
  const [first] = stakes.values();
  if (game.basket === true) return { roundId, bets: [{ select: [...stakes.keys()], amount: first ?? 0n, uuid }] };
  const bets = [...stakes].map(([pool, amount], place) => ({ select: [pool], amount, uuid: `${uuid}.${place}` }));
  return { roundId, bets };
}

/** Sends these stakes to the round that takes bets. */
export const place = <P, D>(context: PoolContext<P, D>, stakes: Stakes<P>, uuid: string): Plan<P, D> => {
  const roundId = openRound(context, context.clock.now())?.roundId ?? '';
  return also(begin(context), { command: commandOf(context, roundId, stakes, uuid), refusal: null });
};

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
  return queued === null ? begin(context) : place({ ...context, queued: null }, queued.stakes, queued.uuid);
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
    ...toRun(context, taken.length > 0, refused[0]?.code),
    ...(refused.some(isUnsure) ? [need<P, D>('unsure')] : []),
  );
}

/** What the run hears of the answer to its own bet: of a part that was refused after what stands. */
function toRun<P, D>({ command, runRound }: PoolContext<P, D>, stands: boolean, code?: number): Effect<P, D>[] {
  if (command.roundId !== runRound) return [];
  return [
    ...(stands ? [tellRun<P, D>({ type: 'accepted', roundId: runRound })] : []),
    ...(code === undefined ? [] : [tellRun<P, D>({ type: 'refused', code })]),
  ];
}

/** The context with own bets of a round, wherever that is: on the board, waiting for it, or at another table; null when it is nowhere. */
function joined<P, D>(
  context: PoolContext<P, D>,
  roundId: string,
  bets: readonly PoolBet<P>[],
): Partial<PoolContext<P, D>> | null {
  const { round, next, asides, userId } = context;
  const isIt = (table: Pick<RoundTable<P, D>, 'round'>): boolean => table.round?.roundId === roundId;
  if (round?.roundId === roundId) return heard(context, userId, bets);
  if (next !== null && isIt(next)) return { next: { ...next, ...heard(next, userId, bets) } };
  const aside = [...asides].find(([, table]) => isIt(table));
  if (aside === undefined) return null;
  const [id, table] = aside;
  return { asides: new Map(asides).set(id, { ...table, ...heard(table, userId, bets) }) };
}

/** These bets stand: they join their round and are no longer set up. The lowest balance is the latest: bets only take. */
function accepted<P, D>(context: PoolContext<P, D>, taken: readonly Taken<P>[]): Plan<P, D> {
  const { slip, command, round, game } = context;
  const stakes = withBets(noStakes<P>(), taken);
  const sent = [...withBets(noStakes<P>(), command.bets)]
    .filter(([pool, amount]) => slip.stakes.get(pool) === amount && stakes.has(pool))
    .map(([pool]) => pool);
  const { roundId } = command;
  const [lowest] = taken.flatMap(({ balance }) => balance ?? []).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const bets = taken.flatMap(({ bet }) => bet ?? []);
  const told = also(
    begin(context),
    { slip: without(slip, sent) },
    lowest === undefined ? { type: 'balance.refresh' } : { type: 'balance', balance: lowest },
    { type: 'accepted', roundId, stakes },
  );
  const place = joined(context, roundId, bets);
  const all = place?.mine !== undefined && game.basket !== true ? place.mine : stakes;
  const last = { roundId, stakes: all };
  // The answer came after the round: only a snapshot knows what became of the bets.
  if (place === null) return also(told, { last }, need('unsure'));
  const pools = [...stakes].map(([pool, amount]) => ({ pool, amount: fromSen(amount) }));
  const placed = { type: 'placed', bets: pools } as const;
  return also(
    told,
    { ...place, last },
    ...(round?.roundId === roundId || game.basket === true ? [cue<P, D>(placed)] : []),
    ...(bets.length < taken.length ? [need<P, D>('unsure')] : []),
  );
}

/** Another player, or none: nothing of the last one stays. */
export const changeUser = <P, D>(context: PoolContext<P, D>, userId: string | null): Plan<P, D> =>
  also(begin(context), {
    userId,
    last: null,
    queued: null,
    plan: noStakes<P>(),
    runRound: null,
    result: null,
    win: null,
    asideWin: null,
    refusal: null,
  });
