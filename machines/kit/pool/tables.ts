import { also } from '../plan';
import { withStops } from './history';
import { begin, type Plan } from './plan';
import { noStakes } from './stakes';
import type { PoolContext, RoundInfo, RoundTable, Table, TableId } from './types';

/** The tables that a game plays side by side: the one on screen, the others, and the round that waits for a result to be seen. */

/** Nobody's bets: what of a table is cleared when its next round starts. */
export const noBets = <P, D>(): Omit<RoundTable<P, D>, 'round' | 'players'> => ({
  bets: [],
  totals: [],
  tally: null,
  mine: noStakes<P>(),
  ownKeys: new Set<string>(),
});

/** A table of which nothing is known. */
export const noTable = <P, D>(): Table<P, D> => ({ ...noBets<P, D>(), round: null, players: 0, history: [] });

const tableOf = <P, D>(context: Table<P, D>): Table<P, D> => {
  const { round, bets, totals, tally, mine, ownKeys, players, history } = context;
  return { round, bets, totals, tally, mine, ownKeys, players, history };
};

/** When the next message about a round is due, as far as it is known. */
export const dueAt = <D>({ closeTime, drawTime = closeTime, endTime, runs }: RoundInfo<D>): number =>
  endTime ?? runs.at(-1)?.stopTime ?? drawTime;

/** Whether a round is after another one of its table. */
export const isAfter = (roundId: string, other: string): boolean => BigInt(roundId) > BigInt(other);

/** Until when the result on the board is held there while the next round takes bets, epoch ms; null without a result, or where none is held. */
export const heldUntil = <P, D>({ game, round }: Pick<PoolContext<P, D>, 'game' | 'round'>): number | null => {
  const stop = round?.runs.at(-1)?.stopTime;
  return stop === undefined || game.holdMs === undefined ? null : stop + game.holdMs;
};

/** When nothing on the board is true any more. */
export const overAt = <P, D>(context: PoolContext<P, D>): number => {
  const open = context.next?.round ?? context.round;
  return Math.max(open === null ? 0 : dueAt(open), heldUntil(context) ?? 0);
};

/** Whether a round of the table on screen has to wait until the result on the board was seen. */
export function isEarly<P, D>(context: PoolContext<P, D>, roundId: string): boolean {
  const { round, next, clock } = context;
  const until = heldUntil(context);
  return round !== null && until !== null && isAfter(roundId, round.roundId) && (next !== null || clock.now() < until);
}

/** Has what happens at a table that is not on screen happen there: nobody is told. Nothing happens at one that is not known. */
export function atAside<P, D>(
  context: PoolContext<P, D>,
  id: TableId,
  happens: (aside: PoolContext<P, D>) => Plan<P, D>,
  known: Table<P, D> | undefined = context.asides.get(id),
): Plan<P, D> {
  if (known === undefined) return begin(context);
  const after = happens({ ...context, ...known, table: id, next: null }).context;
  const { limits, maxProfit } = after;
  return also(begin(context), { limits, maxProfit, asides: new Map(context.asides).set(id, tableOf(after)) });
}

/** The table on screen as it is left: its result was seen, and what waited for that is on the board. */
const leftTable = <P, D>(context: PoolContext<P, D>): Table<P, D> => {
  const { game, round, history, next } = context;
  const all = round === null ? history : withStops(game, history, round, Infinity);
  return { ...tableOf(context), ...next, history: all };
};

/** Whether a table can be shown as it is known: its round is on. */
export function isOn<P, D>({ asides, clock }: PoolContext<P, D>, id: TableId): boolean {
  const round = asides.get(id)?.round ?? null;
  return round !== null && round.runs.length === 0 && clock.now() < dueAt(round);
}

/** Another table comes on screen: as it is known, or with no more than its results until its snapshot. */
export function selectTable<P, D>(context: PoolContext<P, D>, table: TableId): Plan<P, D> {
  const { asides, asideWin, round } = context;
  const known = asides.get(table);
  const others = new Map(asides);
  others.delete(table);
  if (round !== null) others.set(context.table, leftTable(context));
  const { history = [] } = known ?? {};
  return also(
    begin(context),
    {
      ...(known !== undefined && isOn(context, table) ? known : { ...noTable<P, D>(), history }),
      table,
      asides: others,
      next: null,
      queued: null,
      win: null,
      asideWin: asideWin?.table === table ? null : asideWin,
    },
    { type: 'table', from: context.table, to: table },
  );
}

/** None of a table's bets are the player's any more. */
const disowned = { mine: noStakes<never>(), ownKeys: new Set<string>() };

/** The tables without anything that was a player's own. */
export const disown = <P, D>({ asides, next }: PoolContext<P, D>) => ({
  ...disowned,
  asides: new Map([...asides].map(([id, table]) => [id, { ...table, ...disowned }])),
  next: next === null ? null : { ...next, ...disowned },
});
