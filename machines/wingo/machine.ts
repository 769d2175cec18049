import { emit, raise } from 'xstate';
import { linkRegion, syncRegion } from '../kit/room';
import { NO_ORDER, notPlaced, placed } from './desk';
import { NO_BUFFER } from './info';
import { obey, obeyEarly, turn } from './reduce';
import { commandLane } from './plan';
import { wingo } from './setup';
import type { WingoContext, WingoEvent, WingoResync, WingoResyncReason } from './types';

const DEFAULT_AMOUNT = 1_000;

/** The documented step: idle 0, betting 1, result 2. A transition from the region to its own state enters it anew, deadlines included. */
const step = wingo.createStateConfig({
  initial: 'idle',
  on: {
    'wire.snapshot': [{ guard: 'isShownModel', target: '.betting', actions: obey }, { actions: obey }],
    'wire.start': [{ guard: 'isCurrentPhase', target: '.betting', actions: obey }, { actions: obey }],
    'wire.end': [
      { guard: 'isShownPhase', target: '.result', actions: obey },
      { guard: 'isLaterPhase', actions: raise({ type: 'sync.need', reason: 'unknown-phase' }) },
      { guard: 'isShownModel' },
      { actions: obey },
    ],
    'wire.update': { actions: obey },
    'model.select': [
      { guard: 'selectsRunning', target: '.betting', actions: obey },
      { guard: 'selectsAnother', target: '.idle', actions: obey },
    ],
    'user.changed': { actions: obey },
  },
  states: {
    idle: {},
    betting: {
      initial: 'open',
      states: {
        open: {
          always: [
            { guard: 'isClosed', target: 'closed' },
            { guard: 'isMasked', target: 'mask' },
          ],
          after: {
            mask: 'mask',
          },
        },
        mask: { after: { close: 'closed' } },
        closed: { after: { drawOverdue: { actions: raise({ type: 'sync.need', reason: 'overdue' }) } } },
      },
    },
    result: {
      initial: 'showing',
      on: {
        // One that was made before the draw has nothing to say any more.
        'wire.snapshot': [{ guard: 'isLaterPhase', actions: obeyEarly }, { guard: 'isShownPhase' }],
        'wire.start': { guard: 'isShownModel', actions: obeyEarly },
        'wire.update': { guard: 'isShownModel', actions: obeyEarly },
        // The same end again.
        'wire.end': { guard: 'isShownPhase' },
      },
      states: {
        showing: { after: { shown: 'waiting' } },
        waiting: {
          always: { guard: 'hasNext', target: '#wingo.step.betting', actions: turn },
          after: { startOverdue: { actions: raise({ type: 'sync.need', reason: 'overdue' }) } },
        },
      },
    },
  },
});

const bets = wingo.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'bet.place': { guard: 'mayPlace', target: 'placing', actions: obey } } },
    placing: commandLane('placeOrder', ({ command }) => command, { done: placed, failed: notPlaced }),
  },
});

const everyModel = syncRegion<WingoContext, WingoEvent, WingoResyncReason, WingoResync>((reason, { model }) => ({
  type: 'resync',
  model,
  reason,
}));
/** Whether our picture of the shown model is the server's. */
const sync = wingo.createStateConfig({
  ...everyModel,
  on: {
    ...everyModel.on,
    'wire.snapshot': { guard: 'isShownModel', target: '.fresh' },
    'model.select': {
      guard: 'selectsAnother',
      target: '.stale',
      actions: emit(({ event }) => ({ type: 'resync', model: event.model, reason: 'model' })),
    },
  },
});

/**
 * The Wingo room (first document, section 4, Wingo step). The app sends a first `wire.snapshot` of the shown model when the room is
 * opened (and, for the lights of the others, of every model), and one for each `resync`.
 */
export const wingoMachine = wingo.createMachine({
  id: 'wingo',
  type: 'parallel',
  context: ({ input: { clock, userId, model = 1 } }) => ({
    clock,
    userId,
    model,
    infos: { 1: null, 2: null, 3: null },
    buffer: NO_BUFFER,
    limits: { min: 0, max: 0 },
    maxProfit: 0,
    picks: [],
    amount: DEFAULT_AMOUNT,
    multiple: 1,
    draw: null,
    result: null,
    win: null,
    otherWin: null,
    live: [],
    fullOpen: false,
    command: NO_ORDER,
    refusal: null,
  }),
  on: {
    'wire.result': { actions: obey },
    'time.*': { actions: obey },
    'pick.*': { actions: obey },
    'amount.set': { actions: obey },
    'multiple.set': { actions: obey },
    'view.fullOpen': { actions: obey },
    'win.dismiss': { actions: obey },
  },
  states: { step, bets, sync, link: linkRegion },
});
