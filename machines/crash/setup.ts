import { assign, setup } from 'xstate';
import { CRASH_LAG_MS } from '../../contract/constants';
import type { CrashStatus } from '../../contract/crash';
import { until } from '../kit/clock';
import { OVERDUE_MS, syncDelays } from '../kit/room';
import { slot } from '../kit/slot';
import { mayCancel, mayEscape, mayPlace } from './desk';
import { offerSeat } from './reduce';
import type {
  CancelReply,
  CrashContext,
  CrashEmitted,
  CrashEvent,
  CrashInput,
  EscapeReply,
  PlaceBetInput,
  PlaceBetReply,
  RoundCommandInput,
} from './types';

/** The room's slots and the named parts of its machine. */
export const crash = setup({
  types: {} as { context: CrashContext; events: CrashEvent; input: CrashInput; emitted: CrashEmitted },
  actors: {
    placeBet: slot<PlaceBetReply, PlaceBetInput>('placeBet'),
    cancelBet: slot<CancelReply, RoundCommandInput>('cancelBet'),
    escape: slot<EscapeReply, RoundCommandInput>('escape'),
  },
  actions: {
    offerRound: offerSeat,
    beginRun: assign(({ event }) => (event.type === 'auto.start' ? { auto: event.run.progress } : {})),
  },
  guards: {
    showsStatus: ({ event }, status: CrashStatus) => event.type === 'wire.snapshot' && event.game.status === status,
    isKnown: ({ context }) => context.roundId !== '',
    /** A start of a round that we have not seen; late and repeated ones are harmless. */
    isNewer: ({ context, event }) =>
      event.type === 'wire.start' && context.roundId !== '' && BigInt(event.start.roundId) > BigInt(context.roundId),
    endsThis: ({ context, event }) =>
      event.type === 'wire.end' && event.end.roundId === context.roundId && context.target === null,
    endsUnknown: ({ context, event }) =>
      event.type === 'wire.end' && context.roundId !== '' && BigInt(event.end.roundId) > BigInt(context.roundId),
    /** A straggling tick of the last flight does not launch this one. */
    isDue: ({ context }) => until(context.clock, context.startTime) < CRASH_LAG_MS,
    mayPlace: ({ context, event }) =>
      (event.type === 'bet.place' || event.type === 'auto.place') && mayPlace(context, event),
    mayCancel: ({ context }) => mayCancel(context),
    mayEscape: ({ context }) => mayEscape(context),
    mayRun: ({ context, event }) => event.type === 'auto.start' && context.userId !== null && context.roundId !== '',
  },
  delays: {
    launch: ({ context }) => until(context.clock, context.startTime),
    overdue: ({ context }) => until(context.clock, context.nextRoundTime) + OVERDUE_MS,
    ...syncDelays,
  },
});
