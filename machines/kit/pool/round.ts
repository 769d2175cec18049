import { until } from '../clock';
import { also } from '../plan';
import { fromSen } from '../../../rules/money';
import { winSizeOf } from '../../../rules/win';
import { heard } from './bets';
import { changeUser, statusOf } from './desk';
import { withStops } from './history';
import { asideNever, asideOver, begin, cue, need, type Plan, winLater, winNever } from './plan';
import { runTold } from './run';
import { emptySlip } from './slip';
import { disown, isAfter, isEarly, noBets, noTable } from './tables';
import type {
  PoolContext,
  PoolEnd,
  PoolResult,
  PoolSnapshot,
  PoolStart,
  PoolTotal,
  PoolUpdate,
  RoundInfo,
  RoundTable,
} from './types';

/** The money of the shown table is not told any more; that of another one still is. */
const untold = <P, D>({ result, table }: PoolContext<P, D>) => ({
  result: result?.table === table ? null : result,
  win: null,
});
const untoldNever = <P, D>({ result, table }: PoolContext<P, D>) =>
  result === null || result.table === table ? [winNever<P, D>()] : [];

/** What of the picture nobody can know before a snapshot; also what a room begins with. */
export const blank = <P, D>() => {
  const { players: _, ...table } = noTable<P, D>();
  return {
    ...table,
    next: null,
    result: null,
    win: null,
    queued: null,
    last: null,
    refusal: null,
    slip: emptySlip<P>(),
  };
};

/** What is said when the board is cleared of own bets whose draw nothing told of. */
const unseen = <P, D>(context: PoolContext<P, D>) =>
  statusOf(context) === 0 && context.mine.size > 0 ? [{ type: 'missed' } as const] : [];

/** The room as the server has it. The stakes of the last round are still "once more" when this one has none yet. */
export function onSnapshot<P, D>(context: PoolContext<P, D>, snapshot: PoolSnapshot<P, D>): Plan<P, D> {
  const { round, bets, myBets, totals, tally = null, mine, history, limits, maxProfit, players } = snapshot;
  const ownKeys = new Set(myBets.flatMap(({ uuid }) => uuid ?? []));
  const told: RoundTable<P, D> = { round, bets, totals, tally, mine, ownKeys, players };
  const stakes = mine.size > 0 && context.game.basket !== true ? { roundId: round.roundId, stakes: mine } : null;
  const common = { limits, maxProfit, last: stakes ?? context.last };
  if (isEarly(context, round.roundId)) return also(begin(context), { ...common, next: told });
  const same = context.round?.roundId === round.roundId;
  const run = runTold(context, same ? null : context.result);
  return also(
    begin(context),
    {
      ...(same ? {} : untold(context)),
      ...told,
      ...common,
      ...run.patch,
      next: null,
      history: withStops(context.game, history, round, context.clock.now()),
    },
    ...run.effects,
    ...(same ? [] : unseen(context)),
  );
}

/** A public seed holds for all rounds of a chain: a start that does not name it means the same, under another hash it is another one. */
const following = <D>(before: RoundInfo<D> | null, round: RoundInfo<D>): RoundInfo<D> =>
  round.publicSeed === '' && round.publicSeedHash === before?.publicSeedHash
    ? { ...round, publicSeed: before.publicSeed }
    : round;

/** A round begins: what belonged to the last one is cleared, past results stay. While a result is held it waits. */
export function onStart<P, D>(context: PoolContext<P, D>, start: PoolStart<D>): Plan<P, D> {
  const { round: before, next, clock, game } = context;
  const { players } = start;
  const drift = before !== null && game.drifts?.(before, start, clock.now()) === true ? [need<P, D>('drift')] : [];
  if (before?.roundId === start.round.roundId) {
    const { startTime, closeTime, drawTime } = start.round;
    return also(begin(context), { round: { ...before, startTime, closeTime, drawTime }, players }, ...drift);
  }
  const round = following(before, start.round);
  const told: RoundTable<P, D> = { ...noBets<P, D>(), totals: context.totals.map(emptied), round, players };
  if (isEarly(context, round.roundId)) {
    const known = next?.round != null && !isAfter(round.roundId, next.round.roundId);
    return known ? begin(context) : also(begin(context), { next: told }, ...drift);
  }
  // The end of the last round never came: its result is missing.
  const missed = statusOf(context) === 0 ? [need<P, D>('unknown-round'), ...unseen(context)] : [];
  const run = runTold(context, context.result);
  return also(
    begin(context),
    { ...told, ...untold(context), ...run.patch, next: null },
    ...run.effects,
    ...untoldNever(context),
    ...missed,
    ...drift,
  );
}

/** The result was seen: the round that waited takes the board, with all that came meanwhile. */
export function turn<P, D>(context: PoolContext<P, D>): Plan<P, D> {
  const { next, result } = context;
  if (next === null) return begin(context);
  const run = runTold(context, result);
  return also(
    begin(context),
    { ...next, ...untold(context), ...run.patch, next: null },
    ...run.effects,
    ...untoldNever(context),
  );
}

/** A pool before the first bet. */
const emptied = <P>({ select }: PoolTotal<P>): PoolTotal<P> => ({
  select,
  users: 0,
  bots: 0,
  bets: 0,
  betAmount: 0n,
  botAmount: 0n,
  isHot: false,
});

/** A run begins: where it stops is stored, and its picture starts. */
export function onEnd<P, D>(
  context: PoolContext<P, D>,
  { run, draw, runTime, stopTime, endTime, salt, rand, publicSeed }: PoolEnd<D>,
): Plan<P, D> {
  const { round } = context;
  if (round === null) return begin(context);
  const next = { draw, runTime, stopTime };
  const drawn = { ...round, runs: [...round.runs.slice(0, run), next], endTime, salt, rand, publicSeed };
  // The run before was missed: only a snapshot knows it.
  return also(
    begin(context),
    { round: drawn },
    cue({ type: 'draw', roundId: round.roundId, run: next }),
    ...(run > round.runs.length ? [need<P, D>('unknown-round')] : []),
  );
}

/** A run at a table that is not on screen: nobody sees it, its result is known at once and its bets are over. */
export function onAsideEnd<P, D>(context: PoolContext<P, D>, end: PoolEnd<D>): Plan<P, D> {
  if (context.round?.roundId !== end.roundId) return begin(context);
  const { context: ended } = onEnd(context, end);
  const { game, history, round } = ended;
  const all = round === null ? history : withStops(game, history, round, Infinity);
  return also(begin(ended), { ...noBets<P, D>(), history: all });
}

/** The picture of a run has come to rest: what it stopped at joins the results. */
export function onStop<P, D>(context: PoolContext<P, D>): Plan<P, D> {
  const { game, round, history, clock } = context;
  return round === null
    ? begin(context)
    : also(begin(context), { history: withStops(game, history, round, clock.now()) });
}

/** Bets of the round on the board, or of the one that waits. Of a round that is not known yet a fresh snapshot tells. */
export function onUpdate<P, D>(context: PoolContext<P, D>, update: PoolUpdate<P>): Plan<P, D> {
  const { round, next, last, userId, game } = context;
  const { roundId, bets, totals, tally = null, players } = update;
  if (round === null) return begin(context);
  if (next?.round?.roundId === roundId)
    return also(begin(context), { next: { ...next, ...heard(next, userId, bets), totals, tally, players } });
  if (roundId !== round.roundId)
    return isAfter(roundId, round.roundId) ? also(begin(context), {}, need('unknown-round')) : begin(context);
  const all = heard(context, userId, bets);
  const again = all.mine === context.mine || game.basket === true ? last : { roundId, stakes: all.mine };
  return also(begin(context), { ...all, last: again, totals, tally, players });
}

/** What the own bets came to waits until the picture has come to rest and was looked at. Away from the screen a flag tells it. */
export function onResult<P, D>(context: PoolContext<P, D>, told: PoolResult): Plan<P, D> {
  const { round, game, clock } = context;
  const result = { ...told, table: told.table ?? context.table };
  if (result.table !== context.table) return flagged(also(begin(context), {}, { type: 'balance.refresh' }), result);
  const stop = round?.runs.at(-1)?.stopTime;
  // Nobody sees that round any more.
  const run = runTold(context, result);
  if (round?.roundId !== result.roundId || stop === undefined)
    return also(begin(context), run.patch, ...run.effects, { type: 'balance.refresh' });
  return also(begin(context), { result }, winLater(result.roundId, until(clock, stop + game.winDelayMs)));
}

type Told = PoolResult & Required<Pick<PoolResult, 'table'>>;

/** Something came back at a table that is not on screen. */
function flagged<P, D>(plan: Plan<P, D>, { table, stake, back }: Told): Plan<P, D> {
  if (back === 0n) return plan;
  return also(plan, { asideWin: { table, stake, back, size: winSizeOf(stake, back) } }, asideOver());
}

/** The picture rests: money is told. What is no more than the stake is told, not celebrated. Who changed the table meanwhile gets the flag. */
export function onWinTime<P, D>(context: PoolContext<P, D>, roundId: string): Plan<P, D> {
  const { result } = context;
  if (result === null || result.roundId !== roundId) return begin(context);
  const { stake, back, table = context.table } = result;
  const run = runTold(context, result);
  const told = also(begin(context), run.patch, { type: 'settled', result }, ...run.effects, {
    type: 'balance.refresh',
  });
  if (table !== context.table) return flagged(also(told, { result: null }), { ...result, table });
  if (back === 0n) return told;
  const size = winSizeOf(stake, back);
  return also(told, { win: { roundId, amount: back, size } }, cue({ type: 'win', size, amount: fromSen(back) }));
}

/** Documented restart: clears everything and sets idle. */
export const restart = <P, D>(context: PoolContext<P, D>): Plan<P, D> =>
  also(begin(context), blank<P, D>(), winNever(), ...unseen(context));

/** Another player, or none. The picture of the round stays, it is everybody's. */
export const onUser = <P, D>(context: PoolContext<P, D>, userId: string | null): Plan<P, D> =>
  also(changeUser(context, userId), disown(context), winNever(), asideNever());
