import { and, raise, setup, stateIn } from 'xstate';
import { plansOf } from '../plan';
import { until } from '../clock';
import { OVERDUE_MS, syncDelays } from '../room';
import { slot } from '../slot';
import type { BetAnswer, PlaceInput } from './command';
import { closingAt, openRound, placeFault, stakesFault, stakesOf, statusOf } from './desk';
import type { PoolGame } from './game';
import type { PlannedWord } from './plan';
import { asideOf, reduce, subject } from './reduce';
import { mayPlaceRun, mayRepeat } from './run';
import { dueAt, heldUntil, isAfter, isEarly, isOn, overAt } from './tables';
import type { PoolContext, PoolEmitted, PoolEvent, PoolInput } from './types';

/** What the machine of such a room is made of: its slot, what it asks of itself before a step, and its deadlines, all by the server's times. */
export const poolSetup = <P extends string | number, D>(game: PoolGame<P, D>) =>
  setup({
    types: {} as {
      context: PoolContext<P, D>;
      events: PoolEvent<P, D>;
      input: PoolInput;
      emitted: PoolEmitted<P, D>;
    },
    actions: {
      beginRun: plansOf<PoolContext<P, D>, PoolEvent<P, D>, PlannedWord<P, D>>().act(reduce<P, D>),
      offerRound: raise({ type: 'run.offer' }),
    },
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
        // It would begin with the connection, whoever looks then.
        stateIn({ link: 'online' }),
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

const untilClosing = <P, D>({ game, round, clock }: PoolContext<P, D>): number =>
  until(clock, round === null ? 0 : closingAt(game, round));

/** The limits are the server's to judge: its refusal names them. */
const isFine = (fault: ReturnType<typeof placeFault>): boolean => fault === null || fault === 'bet-range';
