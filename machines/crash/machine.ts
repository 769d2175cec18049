import { raise } from 'xstate';
import { autoRegion } from '../autobet/region';
import { linkRegion, syncRegion } from '../kit/room';
import { NO_BETS } from './bets';
import { cancelled, escaped, NO_COMMANDS, notCancelled, notEscaped, notPlaced, placed } from './desk';
import { NO_FAIR } from './fair';
import { begin, commandLane, type Plan } from './plan';
import { launch, obey } from './reduce';
import { NO_SEAT } from './seats';
import { crash } from './setup';
import type { CrashContext, CrashEvent, CrashResyncReason } from './types';

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
      entry: 'offerRound',
      after: { launch: { target: 'goingUp', actions: launch } },
      on: { 'wire.tick': { guard: 'isDue', target: 'goingUp', actions: launch } },
    },
    goingUp: {},
    squib: { after: { overdue: { actions: raise({ type: 'sync.need', reason: 'overdue' }) } } },
  },
});

/** The way of one command. After a change of the player none stands any more, and what is answered to the old one means nothing. */
const lane = <const Src extends string, Key extends keyof CrashContext['commands'], Reply>(
  src: Src,
  key: Key,
  done: (context: CrashContext, reply: Reply) => Plan,
  failed: (context: CrashContext, error: unknown) => Plan,
) => {
  const mine =
    <Answer>(settle: (context: CrashContext, answer: Answer) => Plan) =>
    (context: CrashContext, answer: Answer): Plan =>
      context.commands[key].uuid === '' ? begin(context) : settle(context, answer);
  return commandLane(src, ({ commands }) => commands[key], { done: mine(done), failed: mine(failed) });
};

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
    placing: lane('placeBet', 'place', placed, notPlaced),
    cancelling: lane('cancelBet', 'cancel', cancelled, notCancelled),
  },
});

const cashOut = crash.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'bet.cashOut': { guard: 'mayEscape', target: 'escaping', actions: obey } } },
    escaping: lane('escape', 'escape', escaped, notEscaped),
  },
});

const auto = crash.createStateConfig(autoRegion<CrashContext, CrashEvent>());
const sync = crash.createStateConfig(
  syncRegion<CrashContext, CrashEvent, CrashResyncReason>((reason) => ({ type: 'resync', reason })),
);

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
    limits: { min: 0n, max: 0n },
    maxProfit: 0n,
    own: NO_SEAT,
    next: NO_SEAT,
    commands: NO_COMMANDS,
    refusal: null,
    auto: null,
  }),
  states: { round, bets, cashOut, auto, sync, link: linkRegion },
});
