import { assign, emit, raise, stateIn } from 'xstate';
import { ended } from '../../autobet/ended';
import { autoRegion } from '../../autobet/region';
import { toSen } from '../../../rules/money';
import { plansOf } from '../plan';
import { linkRegion, syncRegion } from '../room';
import { answered, noPlace } from './desk';
import type { PoolGame } from './game';
import type { PlannedWord } from './plan';
import { dropWaiting, reduce, sendWaiting, turn as takeTurn } from './reduce';
import { blank } from './round';
import { poolSetup } from './setup';
import { noStakes } from './stakes';
import type { PoolContext, PoolEvent, PoolResync, PoolResyncReason } from './types';

/** What a tap puts on a pool until the player has chosen. */
const FIRST_AMOUNT = toSen(10_000);

/**
 * The machine of a room with pools and a clock (second document, section 4, Dice, Roulette, Dingdong; first document, Wingo step): idle -1, betting 0, ended 1, with
 * every deadline taken from the server's times. A game gives its pool and draw types and how long its picture of a draw takes; the app
 * fills `placeBets` and sends a first `wire.snapshot` (of each table), and one for each `resync`. One table is on screen; what happens at
 * the others is kept, and they are not seen.
 */
export function poolMachine<P extends string | number, D>(game: PoolGame<P, D>) {
  type Context = PoolContext<P, D>;
  type Event = PoolEvent<P, D>;
  const { act, commandLane } = plansOf<Context, Event, PlannedWord<P, D>>();
  const obey = act(reduce<P, D>);
  const sendQueued = act((context) => sendWaiting<P, D>(context));
  const dropQueued = act((context) => dropWaiting<P, D>(context));
  const turn = act((context) => takeTurn<P, D>(context));

  const pool = poolSetup(game);

  /** The documented status. A transition from the region to its own state enters it anew, deadlines included. */
  const round = pool.createStateConfig({
    initial: 'idle',
    on: {
      'wire.snapshot': [
        { guard: 'isAside', actions: obey },
        { guard: 'isOutdated' },
        { guard: 'isEarly', actions: obey },
        { guard: 'showsEnd', target: '.ended', actions: obey },
        { target: '.betting', actions: obey },
      ],
      'wire.start': [
        { guard: 'isAside', actions: obey },
        { guard: 'isEarly', actions: obey },
        { guard: 'isNewer', target: '.betting', actions: obey },
        { guard: 'isRetimed', target: '.betting', actions: obey },
      ],
      'wire.end': [
        { guard: 'isAside', actions: obey },
        { guard: 'isNextRun', target: '.ended', actions: obey },
        { guard: 'isNewer', actions: raise({ type: 'sync.need', reason: 'unknown-round' }) },
      ],
      'table.select': [
        { guard: 'selectsRunning', target: '.betting', actions: obey },
        { guard: 'selectsAnother', target: '.idle', actions: obey },
      ],
      'room.restart': { target: '.idle', actions: obey },
      'user.changed': { actions: obey },
      // Nothing on the board is true any more: rather nothing than a clock of a round that is long over. The new connection brings its snapshot.
      'link.online': { guard: 'isStale', actions: raise({ type: 'room.restart' }) },
    },
    states: {
      idle: {},
      betting: {
        initial: 'open',
        states: {
          open: {
            entry: raise({ type: 'run.offer' }),
            always: [
              { guard: 'isClosed', target: 'closed' },
              { guard: 'isClosing', target: 'closing' },
            ],
            after: { closing: 'closing' },
          },
          closing: { after: { close: 'closed' } },
          closed: { after: { overdue: { actions: raise({ type: 'sync.need', reason: 'overdue' }) } } },
        },
      },
      ended: {
        initial: 'running',
        after: { overdue: { guard: 'hasNoNext', actions: raise({ type: 'sync.need', reason: 'overdue' }) } },
        states: {
          // After a run that is not the last the next one comes by itself (dingdong's AGAIN).
          running: {
            always: { guard: 'isAtRest', target: 'shown', actions: raise({ type: 'time.stop' }) },
            after: {
              stop: [
                { guard: 'isLastRun', target: 'shown', actions: raise({ type: 'time.stop' }) },
                { actions: raise({ type: 'time.stop' }) },
              ],
            },
          },
          shown: { after: { hold: { guard: 'hasNext', target: `#${game.id}.round.betting`, actions: turn } } },
        },
      },
    },
  });

  const bets = pool.createStateConfig({
    initial: 'idle',
    states: {
      idle: {
        always: [
          { guard: 'queuedFits', target: 'placing', actions: sendQueued },
          { guard: 'hasQueued', actions: dropQueued },
        ],
        on: {
          'auto.place': { guard: 'mayPlaceRun', target: 'placing', actions: obey },
          'bet.place': [
            { guard: 'mayPlace', target: 'placing', actions: obey },
            { guard: 'mayQueue', actions: obey },
          ],
          'bet.again': [
            { guard: 'mayPlace', target: 'placing', actions: obey },
            { guard: 'mayQueue', actions: obey },
          ],
        },
      },
      placing: commandLane('placeBets', ({ command }) => command, {
        done: answered<P, D>,
        failed: (context, error) =>
          answered<P, D>(
            context,
            context.command.bets.map(() => ({ ok: false, error })),
          ),
      }),
    },
  });

  const { initial, states: runs } = autoRegion<Context, Event>();
  const auto = pool.createStateConfig({
    initial,
    states: {
      off: runs.off,
      running: {
        ...runs.running,
        on: {
          ...runs.running.on,
          'run.offer': { guard: stateIn({ link: 'online' }), actions: obey },
          // The same stakes at another table would be another bet.
          'table.select': {
            guard: 'selectsAnother',
            target: 'off',
            actions: assign<Context, Event, undefined, Event, never>(({ context: { auto } }) => ({
              auto: auto && ended(auto, 'table'),
              runRound: null,
            })),
          },
        },
      },
    },
  });

  const always = syncRegion<Context, Event, PoolResyncReason, PoolResync>((reason, { table }) => ({
    type: 'resync',
    table,
    reason,
  }));
  const sync = pool.createStateConfig({
    ...always,
    on: {
      ...always.on,
      'wire.snapshot': [{ guard: 'isAside' }, { target: '.fresh' }],
      'table.select': {
        guard: 'selectsAnother',
        target: '.stale',
        actions: emit(({ event }) => ({ type: 'resync', table: event.table, reason: 'table' })),
      },
    },
  });
  const link = pool.createStateConfig({
    ...linkRegion,
    states: { ...linkRegion.states, online: { on: { 'link.offline': { target: 'offline', actions: dropQueued } } } },
  });

  return pool.createMachine({
    id: game.id,
    type: 'parallel',
    context: ({ input: { clock, userId, table = 0 } }) => ({
      ...blank<P, D>(),
      game,
      clock,
      userId,
      table,
      asides: new Map(),
      asideWin: null,
      full: false,
      multiple: 1,
      limits: new Map(),
      maxProfit: 0n,
      players: 0,
      amount: FIRST_AMOUNT,
      auto: null,
      plan: noStakes<P>(),
      runRound: null,
      command: noPlace<P>(),
    }),
    on: {
      'wire.update': { actions: obey },
      'wire.result': { actions: obey },
      'slip.*': { guard: 'isFree', actions: obey },
      'amount.set': { actions: obey },
      'multiple.set': { actions: obey },
      'queue.cancel': { actions: obey },
      'win.dismiss': { actions: obey },
      'view.full': { actions: obey },
      'time.*': { actions: obey },
    },
    states: { round, bets, auto, sync, link },
  });
}
