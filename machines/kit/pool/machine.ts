import { raise, setup } from 'xstate';
import { until } from '../clock';
import { plansOf } from '../plan';
import { linkRegion, OVERDUE_MS, syncDelays, syncRegion } from '../room';
import { slot } from '../slot';
import { answered, noPlace, placeFault, stakesOf, statusOf } from './desk';
import type { PlannedWord } from './plan';
import { reduce, sendWaiting, dropWaiting } from './reduce';
import { blank } from './round';
import type {
  BetAnswer,
  PlaceInput,
  PoolContext,
  PoolEmitted,
  PoolEvent,
  PoolGame,
  PoolInput,
  PoolResyncReason,
  RoundInfo,
} from './types';

/** The last seconds of betting, ms: digits beat, lights hurry. */
export const CLOSING_MS = 3_000;
/** What a tap puts on a pool until the player has chosen, rupiah. */
const FIRST_AMOUNT = 10_000;

/** The round that a message from outside is about. */
function subject<P, D>(event: PoolEvent<P, D>): string | null {
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

/**
 * The machine of a room with pools and a clock (second document, section 4, Dice, Roulette, Dingdong): idle -1, betting 0, ended 1, with
 * every deadline taken from the server's times. A game gives its pool and draw types and how long its picture of a draw takes; the app
 * fills `placeBets` and sends a first `wire.snapshot`, and one for each `resync`.
 */
export function poolMachine<P extends string | number, D>(game: PoolGame<P>) {
  type Context = PoolContext<P, D>;
  type Event = PoolEvent<P, D>;
  const { act, commandLane } = plansOf<Context, Event, PlannedWord<P, D>>();
  const obey = act(reduce<P, D>);
  const sendQueued = act((context) => sendWaiting<P, D>(context));
  const dropQueued = act((context) => dropWaiting<P, D>(context));

  const pool = setup({
    types: {} as { context: Context; events: Event; input: PoolInput; emitted: PoolEmitted<P, D> },
    actors: { placeBets: slot<readonly BetAnswer<P>[], PlaceInput<P>>('placeBets') },
    guards: {
      showsEnd: ({ event }) => event.type === 'wire.snapshot' && event.snapshot.round.runs.length > 0,
      /** A run of the round on the board that has not been heard of. */
      isNextRun: ({ context, event }) =>
        event.type === 'wire.end' &&
        event.end.roundId === context.round?.roundId &&
        event.end.run >= context.round.runs.length,
      isNewer: ({ context, event }) => {
        const id = subject(event);
        return id !== null && context.round !== null && BigInt(id) > BigInt(context.round.roundId);
      },
      isClosed: ({ context }) => until(context.clock, context.round?.closeTime ?? null) === 0,
      isClosing: ({ context }) => until(context.clock, (context.round?.closeTime ?? 0) - CLOSING_MS) === 0,
      /** The round on the board is long over. */
      isStale: ({ context }) => context.round !== null && until(context.clock, overAt(context.round)) === 0,
      isLastRun: ({ context }) => context.round !== null && context.round.endTime !== null,
      isAtRest: ({ context }) =>
        context.round !== null &&
        context.round.endTime !== null &&
        until(context.clock, context.round.runs.at(-1)?.stopTime ?? null) === 0,
      mayPlace: ({ context, event }) => statusOf(context) === 0 && isSendable(context, event),
      mayQueue: ({ context, event }) =>
        statusOf(context) === 1 && context.queued === null && isSendable(context, event),
      hasQueued: ({ context }) => context.queued !== null && statusOf(context) === 0,
      queuedFits: ({ context }) =>
        context.queued !== null &&
        statusOf(context) === 0 &&
        isFine(placeFault(context, context.queued.stakes, context.clock.now())),
    },
    delays: {
      closing: ({ context }) => until(context.clock, (context.round?.closeTime ?? 0) - CLOSING_MS),
      close: ({ context }) => until(context.clock, context.round?.closeTime ?? null),
      stop: ({ context }) => until(context.clock, context.round?.runs.at(-1)?.stopTime ?? null),
      overdue: ({ context }) => (context.round === null ? 0 : until(context.clock, overAt(context.round))) + OVERDUE_MS,
      ...syncDelays,
    },
  });

  /** The documented status. A transition from the region to its own state enters it anew, deadlines included. */
  const round = pool.createStateConfig({
    initial: 'idle',
    on: {
      'wire.snapshot': [
        { guard: 'showsEnd', target: '.ended', actions: obey },
        { target: '.betting', actions: obey },
      ],
      'wire.start': { guard: 'isNewer', target: '.betting', actions: obey },
      'wire.end': [
        { guard: 'isNextRun', target: '.ended', actions: obey },
        { guard: 'isNewer', actions: raise({ type: 'sync.need', reason: 'unknown-round' }) },
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
        after: { overdue: { actions: raise({ type: 'sync.need', reason: 'overdue' }) } },
        states: {
          // After a run that is not the last the next one comes by itself (dingdong's AGAIN).
          running: {
            always: { guard: 'isAtRest', target: 'shown' },
            after: {
              stop: [
                { guard: 'isLastRun', target: 'shown', actions: raise({ type: 'time.stop' }) },
                { actions: raise({ type: 'time.stop' }) },
              ],
            },
          },
          shown: {},
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
            context.command.bets.map(({ pool: one }) => ({ ok: false, pool: one, error })),
          ),
      }),
    },
  });

  const sync = pool.createStateConfig(
    syncRegion<Context, Event, PoolResyncReason>((reason) => ({ type: 'resync', reason })),
  );
  const link = pool.createStateConfig({
    ...linkRegion,
    states: { ...linkRegion.states, online: { on: { 'link.offline': { target: 'offline', actions: dropQueued } } } },
  });

  return pool.createMachine({
    id: game.id,
    type: 'parallel',
    context: ({ input: { clock, userId } }) => ({
      ...blank<P, D>(),
      game,
      clock,
      userId,
      limits: new Map(),
      maxProfit: 0,
      players: 0,
      amount: FIRST_AMOUNT,
      command: noPlace<P>(),
    }),
    on: {
      'wire.update': { actions: obey },
      'wire.result': { actions: obey },
      'slip.*': { actions: obey },
      'amount.set': { actions: obey },
      'queue.cancel': { actions: obey },
      'win.dismiss': { actions: obey },
      'time.*': { actions: obey },
    },
    states: { round, bets, sync, link },
  });
}

/** When the next message about a round is due, as far as it is known. */
const overAt = <D>({ closeTime, endTime, runs }: RoundInfo<D>): number => endTime ?? runs.at(-1)?.stopTime ?? closeTime;

/** The limits are the server's to judge: its refusal names them. */
const isFine = (fault: ReturnType<typeof placeFault>): boolean => fault === null || fault === 'bet-range';

const isSendable = <P, D>(context: PoolContext<P, D>, event: PoolEvent<P, D>): boolean =>
  isFine(placeFault(context, stakesOf(context, event), context.clock.now()));
