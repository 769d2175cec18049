import { and, assign, emit, raise, setup, stateIn } from 'xstate';
import { ended } from '../../autobet/ended';
import { autoRegion } from '../../autobet/region';
import { toSen } from '../../../rules/money';
import { until } from '../clock';
import { plansOf } from '../plan';
import { linkRegion, OVERDUE_MS, syncDelays, syncRegion } from '../room';
import { slot } from '../slot';
import { answered, closingAt, noPlace, openRound, placeFault, stakesFault, stakesOf, statusOf } from './desk';
import type { PlannedWord } from './plan';
import { asideOf, reduce, sendWaiting, dropWaiting, subject, turn as takeTurn } from './reduce';
import { blank } from './round';
import { mayPlaceRun, mayRepeat } from './run';
import { noStakes } from './stakes';
import { dueAt, heldUntil, isAfter, isEarly, isOn, overAt } from './tables';
import type { BetAnswer, PlaceInput } from './command';
import type { PoolGame } from './game';
import type { PoolContext, PoolEmitted, PoolEvent, PoolInput, PoolResync, PoolResyncReason } from './types';

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

  const pool = setup({
    types: {} as { context: Context; events: Event; input: PoolInput; emitted: PoolEmitted<P, D> },
    actions: { beginRun: obey, offerRound: raise({ type: 'run.offer' }) },
    actors: { placeBets: slot<readonly BetAnswer<P>[], PlaceInput<P>>('placeBets') },
    guards: {
      isAside: ({ context, event }) => asideOf(context, event) !== null,
      /** It waits until the result on the board was seen. */
      isEarly: ({ context, event }) => {
        const id = subject(event);
        return id !== null && isEarly(context, id);
      },
      /** Made before the draw of the round on the board: it has nothing to say any more. */
      isOutdated: ({ context, event }) =>
        event.type === 'wire.snapshot' &&
        event.snapshot.round.roundId === context.round?.roundId &&
        event.snapshot.round.runs.length < context.round.runs.length,
      /** The start of the round on the board again: timers go by it. */
      isRetimed: ({ context, event }) =>
        game.drifts !== undefined && statusOf(context) === 0 && subject(event) === context.round?.roundId,
      hasNext: ({ context }) => context.next !== null,
      hasNoNext: ({ context }) => context.next === null,
      selectsRunning: ({ context, event }) =>
        event.type === 'table.select' && event.table !== context.table && isOn(context, event.table),
      selectsAnother: ({ context, event }) => event.type === 'table.select' && event.table !== context.table,
      showsEnd: ({ event }) => event.type === 'wire.snapshot' && event.snapshot.round.runs.length > 0,
      /** A run of the round on the board that has not been heard of. */
      isNextRun: ({ context, event }) =>
        event.type === 'wire.end' &&
        event.end.roundId === context.round?.roundId &&
        event.end.run >= context.round.runs.length,
      isNewer: ({ context, event }) => {
        const id = subject(event);
        return id !== null && context.round !== null && isAfter(id, context.round.roundId);
      },
      isClosed: ({ context }) => until(context.clock, context.round?.closeTime ?? null) === 0,
      isClosing: ({ context }) => untilClosing(context) === 0,
      /** The round on the board is long over. */
      isStale: ({ context }) => context.round !== null && until(context.clock, overAt(context)) === 0,
      isLastRun: ({ context }) => context.round !== null && context.round.endTime !== null,
      isAtRest: ({ context }) =>
        context.round !== null &&
        context.round.endTime !== null &&
        until(context.clock, context.round.runs.at(-1)?.stopTime ?? null) === 0,
      mayRun: and([
        stateIn({ bets: 'idle' }),
        ({ context, event }) => event.type === 'auto.start' && mayRepeat(context, event.run),
      ]),
      mayPlaceRun: ({ context, event }) => event.type === 'auto.place' && mayPlaceRun(context, event.roundId),
      /** A run has the board for itself. */
      isFree: ({ context }) => context.auto?.running !== true,
      mayPlace: ({ context, event }) =>
        context.auto?.running !== true &&
        openRound(context, context.clock.now()) !== null &&
        (event.type !== 'bet.again' || statusOf(context) === 0) &&
        isFine(placeFault(context, stakesOf(context, event), context.clock.now())),
      /** Where results are held, what is set up is sent to the round that already takes bets: only a repeat waits. */
      mayQueue: ({ context, event }) =>
        context.auto?.running !== true &&
        statusOf(context) === 1 &&
        context.queued === null &&
        (event.type === 'bet.again' || game.holdMs === undefined) &&
        isFine(stakesFault(context, stakesOf(context, event))),
      hasQueued: ({ context }) => context.queued !== null && statusOf(context) === 0,
      queuedFits: ({ context }) =>
        context.queued !== null &&
        statusOf(context) === 0 &&
        isFine(placeFault(context, context.queued.stakes, context.clock.now())),
    },
    delays: {
      closing: ({ context }) => untilClosing(context),
      close: ({ context }) => until(context.clock, context.round?.closeTime ?? null),
      stop: ({ context }) => until(context.clock, context.round?.runs.at(-1)?.stopTime ?? null),
      hold: ({ context }) => until(context.clock, heldUntil(context)),
      overdue: ({ context }) => (context.round === null ? 0 : until(context.clock, dueAt(context.round))) + OVERDUE_MS,
      ...syncDelays,
    },
  });

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

const untilClosing = <P, D>({ game, round, clock }: PoolContext<P, D>): number =>
  until(clock, round === null ? 0 : closingAt(game, round));

/** The limits are the server's to judge: its refusal names them. */
const isFine = (fault: ReturnType<typeof placeFault>): boolean => fault === null || fault === 'bet-range';
