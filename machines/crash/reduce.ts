import { also } from '../kit/plan';
import { cancel, escape, NO_COMMANDS, place } from './desk';
import { act, begin } from './plan';
import { onBetInfo, onEnd, onEscapeInfo, onLaunch, onOpen, onSnapshot, onStart } from './round';
import { NO_SEAT } from './seats';

/** What each event does, once its guard let it in. */
export const obey = act((context, event) => {
  switch (event.type) {
    case 'wire.snapshot':
      return onSnapshot(context, event.game);
    case 'wire.start':
      return onStart(context, event.start);
    case 'wire.end':
      return onEnd(context, event.end);
    case 'wire.betInfo':
      return onBetInfo(context, event.info);
    case 'wire.escapeInfo':
      return onEscapeInfo(context, event.info);
    case 'bet.place':
    case 'auto.place':
      return place(context, event);
    case 'bet.cancel':
      return cancel(context, event.uuid);
    case 'bet.cashOut':
      return escape(context, event.uuid);
    case 'user.changed':
      return also(begin(context), {
        userId: event.userId,
        own: NO_SEAT,
        next: NO_SEAT,
        commands: NO_COMMANDS,
        refusal: null,
      });
    default:
      return begin(context);
  }
});

export const launch = act(onLaunch);
export const offerSeat = act(onOpen);
