import { assertEvent, assign, emit, raise, sendTo, stateIn } from 'xstate';
import { runOf } from '../autobet/run';
import { NO_BETS } from './bets';
import { NO_COMMANDS } from './desk';
import { NO_FAIR } from './fair';
import { launch, obey, offerSeat } from './reduce';
import { NO_SEAT } from './seats';
import { crash, resync } from './setup';

/**
 * The documented course of a round. Every snapshot puts it where the server is, deadlines included: a transition from the region to
 * its own state enters it anew. (`reenter` would leave the region, and with the parallel root every other one.)
 */
const round = crash.createStateConfig({
  initial: 'connecting',
  on: {
    'wire.snapshot': [
      { guard: { type: 'showsStatus', params: 'preparation' }, target: '.preparation', actions: obey },
      { guard: { type: 'showsStatus', params: 'goingUp' }, target: '.goingUp', actions: obey },
      { target: '.squib', actions: obey },
    ],
    'wire.start': { guard: 'isNewer', target: '.preparation', actions: obey },
    'wire.end': [
      { guard: 'endsThis', target: '.squib', actions: obey },
      { guard: 'endsUnknown', actions: raise({ type: 'sync.need', reason: 'unknown-round' }) },
    ],
    'wire.betInfo': { guard: 'isKnown', actions: obey },
    'wire.escapeInfo': { guard: 'isKnown', actions: obey },
    'user.changed': { actions: obey },
  },
  states: {
    connecting: {},
    preparation: {
      entry: offerSeat,
      after: { launch: { target: 'goingUp', actions: launch } },
      on: { 'wire.tick': { guard: 'isDue', target: 'goingUp', actions: launch } },
    },
    goingUp: {},
    squib: { after: { overdue: { actions: raise({ type: 'sync.need', reason: 'overdue' }) } } },
  },
});

/** One bet command at a time; a cash-out has a lane of its own and never waits behind one. */
const bets = crash.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'bet.place': { guard: 'mayPlace', target: 'placing', actions: obey },
        'auto.place': { guard: 'mayPlace', target: 'placing', actions: obey },
        'bet.cancel': { guard: 'mayCancel', target: 'cancelling', actions: obey },
      },
    },
    placing: {
      invoke: {
        src: 'placeBet',
        input: ({ context }) => context.commands.place,
        onDone: {
          target: 'idle',
          actions: raise(({ event }) => ({ type: 'answer.placed' as const, reply: event.output })),
        },
        onError: {
          target: 'idle',
          actions: raise(({ event }) => ({
            type: 'answer.refused' as const,
            action: 'place' as const,
            error: event.error,
          })),
        },
      },
    },
    cancelling: {
      invoke: {
        src: 'cancelBet',
        input: ({ context }) => context.commands.cancel,
        onDone: {
          target: 'idle',
          actions: raise(({ event }) => ({ type: 'answer.cancelled' as const, reply: event.output })),
        },
        onError: {
          target: 'idle',
          actions: raise(({ event }) => ({
            type: 'answer.refused' as const,
            action: 'cancel' as const,
            error: event.error,
          })),
        },
      },
    },
  },
});

const cashOut = crash.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'bet.cashOut': { guard: 'mayEscape', target: 'escaping', actions: obey } } },
    escaping: {
      invoke: {
        src: 'escape',
        input: ({ context }) => context.commands.escape,
        onDone: {
          target: 'idle',
          actions: raise(({ event }) => ({ type: 'answer.escaped' as const, reply: event.output })),
        },
        onError: {
          target: 'idle',
          actions: raise(({ event }) => ({
            type: 'answer.refused' as const,
            action: 'escape' as const,
            error: event.error,
          })),
        },
      },
    },
  },
});

/** Off until the player sets a run up; the run is told of rounds and results and asks for its bets. */
const auto = crash.createStateConfig({
  initial: 'off',
  states: {
    off: { on: { 'auto.start': { guard: 'mayRun', target: 'running', actions: 'beginRun' } } },
    running: {
      entry: offerSeat,
      invoke: {
        id: 'auto',
        src: 'auto',
        input: ({ context, event }) => {
          assertEvent(event, 'auto.start');
          return runOf(context, event);
        },
        onSnapshot: { actions: assign({ auto: ({ event }) => event.snapshot.context.progress }) },
        onDone: { target: 'off', actions: assign({ auto: ({ event }) => event.output }) },
      },
      on: {
        'auto.tell': { actions: sendTo('auto', ({ event }) => event.event) },
        'auto.stop': { actions: sendTo('auto', { type: 'stop' }) },
        'link.offline': { actions: sendTo('auto', { type: 'offline' }) },
        'user.changed': { target: 'off', actions: 'dropRun' },
      },
    },
  },
});

/** Whether our picture is the server's. A need is said once, and again while nothing came. */
const sync = crash.createStateConfig({
  initial: 'stale',
  on: {
    'wire.snapshot': '.fresh',
    'link.online': { target: '.stale', actions: resync('online') },
    'user.changed': { target: '.stale', actions: resync('user') },
  },
  states: {
    fresh: {
      on: {
        'sync.need': {
          target: 'stale',
          actions: emit(({ event }) => ({ type: 'resync' as const, reason: event.reason })),
        },
      },
    },
    stale: {
      after: {
        retry: [
          { guard: stateIn({ link: 'online' }), target: 'stale', reenter: true, actions: resync('still-waiting') },
          { target: 'stale', reenter: true },
        ],
      },
    },
  },
});

/** While offline the room keeps showing what it last knew. */
const link = crash.createStateConfig({
  initial: 'online',
  states: {
    online: { on: { 'link.offline': 'offline' } },
    offline: { on: { 'link.online': 'online' } },
  },
});

/**
 * The crash room (second document, section 4, Crash). Ticks do not come here: they feed the flight clock that the scene reads. The
 * app sends a first `wire.snapshot` when the room is opened, and one for each `resync`.
 */
export const crashMachine = crash.createMachine({
  id: 'crash',
  type: 'parallel',
  context: ({ input: { clock, userId } }) => ({
    clock,
    userId,
    roundId: '',
    nextRoundId: '',
    betRoundId: '',
    startTime: 0,
    nextRoundTime: null,
    target: null,
    bets: NO_BETS,
    nextBets: NO_BETS,
    players: 0,
    history: [],
    fair: NO_FAIR,
    limits: { min: 0, max: 0 },
    maxProfit: 0,
    own: NO_SEAT,
    next: NO_SEAT,
    commands: NO_COMMANDS,
    refusal: null,
    auto: null,
  }),
  on: { 'answer.*': { actions: obey } },
  states: { round, bets, cashOut, auto, sync, link },
});
