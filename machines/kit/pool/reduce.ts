import { also } from '../plan';
import {
  clear,
  double,
  dropQueued,
  openRound,
  place,
  queue,
  sendQueued,
  setStake,
  stakesOf,
  statusOf,
  tap,
  undo,
  unqueue,
} from './desk';
import { begin, type Plan } from './plan';
import {
  onAsideEnd,
  onEnd,
  onResult,
  onSnapshot,
  onStart,
  onStop,
  onUpdate,
  onUser,
  onWinTime,
  restart,
  turn,
} from './round';
import { beginRepeat, offer, placeRun } from './run';
import { atAside, isAfter, noTable, selectTable } from './tables';
import type { PoolContext, PoolEvent, TableId } from './types';

/** The table that is not on screen which an event is about; null when it is about the shown one. */
export function asideOf<P, D>(context: PoolContext<P, D>, event: PoolEvent<P, D>): TableId | null {
  const table = tableIn(event);
  return table === undefined || table === context.table ? null : table;
}

function tableIn<P, D>(event: PoolEvent<P, D>): TableId | undefined {
  switch (event.type) {
    case 'wire.snapshot':
      return event.snapshot.table;
    case 'wire.start':
      return event.start.table;
    case 'wire.end':
      return event.end.table;
    case 'wire.update':
      return event.update.table;
    default:
      return undefined;
  }
}

/** The round that a message from outside is about. */
export function subject<P, D>(event: PoolEvent<P, D>): string | null {
  switch (event.type) {
    case 'wire.snapshot':
      return event.snapshot.round.roundId;
    case 'wire.start':
      return event.start.round.roundId;
    case 'wire.end':
      return event.end.roundId;
    default:
      return null;
  }
}

/** What a message does to a table that is not on screen. */
function aside<P, D>(context: PoolContext<P, D>, id: TableId, event: PoolEvent<P, D>): Plan<P, D> {
  switch (event.type) {
    case 'wire.snapshot':
      return atAside(context, id, (table) => onSnapshot(table, event.snapshot), context.asides.get(id) ?? noTable());
    case 'wire.start':
      return atAside(context, id, (table) =>
        table.round !== null && isAfter(event.start.round.roundId, table.round.roundId)
          ? onStart(table, event.start)
          : begin(table),
      );
    case 'wire.end':
      return atAside(context, id, (table) => onAsideEnd(table, event.end));
    case 'wire.update':
      return atAside(context, id, (table) => onUpdate(table, event.update));
    default:
      return begin(context);
  }
}

/** Sends what a press is about. */
const send = <P, D>(context: PoolContext<P, D>, event: PoolEvent<P, D> & { readonly uuid: string }): Plan<P, D> =>
  place(context, stakesOf(context, event), event.uuid);

/** What each event does, once its guard let it in. */
export function reduce<P, D>(context: PoolContext<P, D>, event: PoolEvent<P, D>): Plan<P, D> {
  const elsewhere = asideOf(context, event);
  if (elsewhere !== null) return aside(context, elsewhere, event);
  switch (event.type) {
    case 'wire.snapshot':
      return onSnapshot(context, event.snapshot);
    case 'wire.start':
      return onStart(context, event.start);
    case 'wire.end':
      return onEnd(context, event.end);
    case 'wire.update':
      return onUpdate(context, event.update);
    case 'wire.result':
      return onResult(context, event.result);
    case 'time.stop':
      return onStop(context);
    case 'time.win':
      return onWinTime(context, event.roundId);
    case 'room.restart':
      return restart(context);
    case 'user.changed':
      return onUser(context, event.userId);
    case 'slip.tap':
      return tap(context, event.pool);
    case 'slip.undo':
      return undo(context);
    case 'slip.clear':
      return clear(context);
    case 'slip.double':
      return double(context);
    case 'amount.set':
      return setStake(context, { amount: event.amount });
    case 'multiple.set':
      return setStake(context, { multiple: Math.max(1, Math.floor(event.multiple)) });
    case 'table.select':
      return selectTable(context, event.table);
    case 'bet.place':
      return openRound(context, context.clock.now()) === null ? queue(context, event) : send(context, event);
    case 'bet.again':
      return statusOf(context) === 1 ? queue(context, event) : send(context, event);
    case 'auto.place':
      return placeRun(context, event);
    case 'auto.start':
      return beginRepeat(context, event.run);
    case 'run.offer':
      return offer(context);
    case 'queue.cancel':
      return unqueue(context);
    case 'win.dismiss':
      return also(begin(context), { win: null });
    case 'time.asideWin':
      return also(begin(context), { asideWin: null });
    case 'view.full':
      return also(begin(context), { full: event.on });
    case 'link.online':
    case 'link.offline':
    case 'auto.stop':
    case 'auto.tell':
    case 'xstate.snapshot.auto':
    case 'xstate.done.actor.auto':
    case 'page.hidden':
    case 'page.shown':
    case 'sync.need':
      return begin(context);
  }
}

export { sendQueued as sendWaiting, dropQueued as dropWaiting, turn };
