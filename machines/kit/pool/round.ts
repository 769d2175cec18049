import { until } from '../clock';
import { also } from '../plan';
import { winSize } from '../../../rules/win';
import { heard } from './bets';
import { changeUser, statusOf } from './desk';
import { begin, cue, need, type Plan, winLater, winNever } from './plan';
import { emptySlip } from './slip';
import { noStakes } from './stakes';
import type {
  PastDraw,
  PoolBet,
  PoolContext,
  PoolEnd,
  PoolResult,
  PoolSnapshot,
  PoolStart,
  PoolTotal,
  PoolUpdate,
  RoundInfo,
} from './types';

/** Finished rounds that are kept for the strip of results, newest first. */
const HISTORY_KEPT = 20;

/** What a round is called in the strip of results: by its run, as dingdong's own are. */
const keyOf = (roundId: string, run: number): string => `${roundId}-${run}`;

const withDraw = <D>(history: readonly PastDraw<D>[], past: PastDraw<D>): readonly PastDraw<D>[] =>
  history.some(({ key }) => key === past.key) ? history : [past, ...history].slice(0, HISTORY_KEPT);

/** The strip with the stops of a round that lie behind a moment. */
function withStops<D>(
  history: readonly PastDraw<D>[],
  { roundId, runs }: RoundInfo<D>,
  now: number,
): readonly PastDraw<D>[] {
  let all = history;
  runs.forEach(({ draw, stopTime }, run) => {
    if (stopTime <= now) all = withDraw(all, { key: keyOf(roundId, run), draw });
  });
  return all;
}

/** Everything of a round that is cleared when the next one starts. */
const fresh = <P>() => ({
  bets: [] as readonly PoolBet<P>[],
  totals: [] as readonly PoolTotal<P>[],
  mine: noStakes<P>(),
  ownKeys: new Set<string>(),
  result: null,
  win: null,
});

/** What of the picture nobody can know before a snapshot; also what a room begins with. */
export const blank = <P, D>() => ({
  ...fresh<P>(),
  round: null,
  history: [] as readonly PastDraw<D>[],
  queued: null,
  last: null,
  refusal: null,
  slip: emptySlip<P>(),
});

/** The room as the server has it. The stakes of the last round are still "once more" when this one has none yet. */
export function onSnapshot<P, D>(
  context: PoolContext<P, D>,
  { round, bets, myBets, totals, mine, history, limits, maxProfit, players }: PoolSnapshot<P, D>,
): Plan<P, D> {
  const same = context.round?.roundId === round.roundId;
  return also(begin(context), {
    ...(same ? {} : fresh<P>()),
    round,
    bets,
    totals,
    mine,
    ownKeys: new Set(myBets.map(({ uuid }) => uuid)),
    history: withStops(history, round, context.clock.now()),
    limits,
    maxProfit,
    players,
    last: mine.size > 0 ? { roundId: round.roundId, stakes: mine } : context.last,
  });
}

/** A round begins: what belonged to the last one is cleared, past results stay. */
export function onStart<P, D>(context: PoolContext<P, D>, { round, players }: PoolStart<D>): Plan<P, D> {
  // The end of the last round never came: its result is missing.
  const missed = statusOf(context) === 0 ? [need<P, D>('unknown-round')] : [];
  return also(
    begin(context),
    { ...fresh<P>(), totals: context.totals.map(emptied), round, players },
    winNever(),
    ...missed,
  );
}

/** A pool before the first bet. */
const emptied = <P>({ select }: PoolTotal<P>): PoolTotal<P> => ({
  select,
  users: 0,
  bots: 0,
  bets: 0,
  betAmount: 0,
  botAmount: 0,
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

/** The picture of a run has come to rest: what it stopped at joins the results. */
export function onStop<P, D>(context: PoolContext<P, D>): Plan<P, D> {
  const { round, history, clock } = context;
  return round === null ? begin(context) : also(begin(context), { history: withStops(history, round, clock.now()) });
}

/** Bets of the round on the board. Of a round that is not known yet a fresh snapshot tells. */
export function onUpdate<P, D>(
  context: PoolContext<P, D>,
  { roundId, bets, totals, players }: PoolUpdate<P>,
): Plan<P, D> {
  const { round } = context;
  if (round === null) return begin(context);
  if (roundId !== round.roundId)
    return BigInt(roundId) > BigInt(round.roundId) ? also(begin(context), {}, need('unknown-round')) : begin(context);
  return also(begin(context), { ...heard(context, bets), totals, players });
}

/** What the own bets came to waits until the picture has come to rest and was looked at. */
export function onResult<P, D>(context: PoolContext<P, D>, result: PoolResult): Plan<P, D> {
  const { round, game, clock } = context;
  const stop = round?.runs.at(-1)?.stopTime;
  if (round?.roundId !== result.roundId || stop === undefined)
    return also(begin(context), {}, { type: 'balance.refresh' });
  return also(begin(context), { result }, winLater(result.roundId, until(clock, stop + game.winDelayMs)));
}

/** The picture rests: money is told. What is no more than the stake is told, not celebrated. */
export function onWinTime<P, D>(context: PoolContext<P, D>, roundId: string): Plan<P, D> {
  const { result } = context;
  if (result === null || result.roundId !== roundId) return begin(context);
  const { stake, back } = result;
  const told = also(begin(context), {}, { type: 'settled', result }, { type: 'balance.refresh' });
  if (back === 0) return told;
  const size = winSize(stake, back);
  return also(told, { win: { roundId, amount: back, size } }, cue({ type: 'win', size, amount: back }));
}

/** Documented restart: clears everything and sets idle. */
export const restart = <P, D>(context: PoolContext<P, D>): Plan<P, D> =>
  also(begin(context), blank<P, D>(), winNever());

/** Another player, or none. The picture of the round stays, it is everybody's. */
export const onUser = <P, D>(context: PoolContext<P, D>, userId: string | null): Plan<P, D> =>
  also(changeUser(context, userId), { ownKeys: new Set() }, winNever());
