import { also } from '../plan';
import { clear, double, dropQueued, place, queue, sendQueued, statusOf, tap, undo, unqueue } from './desk';
import { begin, type Plan } from './plan';
import { onEnd, onResult, onSnapshot, onStart, onStop, onUpdate, onUser, onWinTime, restart } from './round';
import type { PoolContext, PoolEvent } from './types';

/** What each event does, once its guard let it in. */
export function reduce<P, D>(context: PoolContext<P, D>, event: PoolEvent<P, D>): Plan<P, D> {
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
      return also(begin(context), { amount: event.amount });
    case 'bet.place':
    case 'bet.again':
      return statusOf(context) === 1 ? queue(context, event) : place(context, event);
    case 'queue.cancel':
      return unqueue(context);
    case 'win.dismiss':
      return also(begin(context), { win: null });
    case 'link.online':
    case 'link.offline':
    case 'sync.need':
      return begin(context);
  }
}

export { sendQueued as sendWaiting, dropQueued as dropWaiting };
