import { also } from '../kit/plan';
import { changeUser, clear, place, selectModel, toggle } from './desk';
import { act, begin } from './plan';
import {
  onEarlySnapshot,
  onEarlyStart,
  onEarlyUpdate,
  onEnd,
  onOtherEnd,
  onOtherStart,
  onResult,
  onSnapshot,
  onStart,
  onUpdate,
  onWinTime,
  showNext,
} from './round';

/** What each event does, once its guard let it in. */
export const obey = act((context, event) => {
  switch (event.type) {
    case 'wire.snapshot':
      return onSnapshot(context, event.round);
    case 'wire.start':
      return event.start.model === context.model ? onStart(context, event.start) : onOtherStart(context, event.start);
    case 'wire.end':
      return event.end.model === context.model ? onEnd(context, event.end) : onOtherEnd(context, event.end);
    case 'wire.update':
      return onUpdate(context, event.update);
    case 'wire.result':
      return onResult(context, event.result);
    case 'time.win':
      return onWinTime(context, event.phase);
    case 'time.otherWin':
      return also(begin(context), { otherWin: null });
    case 'win.dismiss':
      return also(begin(context), { win: null });
    case 'model.select':
      return selectModel(context, event.model);
    case 'user.changed':
      return changeUser(context, event.userId);
    case 'pick.toggle':
      return toggle(context, event.option);
    case 'pick.clear':
      return clear(context);
    case 'amount.set':
      return also(begin(context), { amount: event.amount });
    case 'multiple.set':
      return also(begin(context), { multiple: Math.max(1, Math.floor(event.multiple)) });
    case 'bet.place':
      return place(context, event.uuid);
    case 'view.fullOpen':
      return also(begin(context), { fullOpen: event.on });
    case 'link.online':
    case 'link.offline':
    case 'sync.need':
      return begin(context);
  }
});

/** The same while the result is on screen: what belongs to the coming phase goes to the buffer. */
export const obeyEarly = act((context, event) => {
  switch (event.type) {
    case 'wire.snapshot':
      return onEarlySnapshot(context, event.round);
    case 'wire.start':
      return onEarlyStart(context, event.start);
    case 'wire.update':
      return onEarlyUpdate(context, event.update);
    default:
      return begin(context);
  }
});

export const turn = act(showNext);
