import {
  type ActorRefFrom,
  assign,
  type EventObject,
  type MachineContext,
  sendTo,
  type SnapshotEvent,
  type SnapshotFrom,
} from 'xstate';
import type { StakeLimits } from '../../rules/stake';
import type { autoMachine } from './machine';
import { ended, runOf } from './run';
import type { AutoEvent, AutoProgress, AutoStart, AutoTell } from './types';

/** What {@link autoRegion} needs of a room's context. */
interface RunContext extends MachineContext {
  readonly auto: AutoProgress | null;
}

/**
 * A room's region for runs of repeated bets, under the key `auto`: off until the player sets one up; a run is told of rounds and
 * results (`auto.tell`) and asks for its bets. It goes by three parts of the machine's setup: the guard `mayRun`, the action `beginRun` (which puts the context's first `auto`) and
 * the action `offerRound` (which tells the run that it may bet, if it may).
 * @param limitsOf what a round of the run may cost
 */
export function autoRegion<Context extends RunContext, Event extends EventObject>(
  limitsOf: (context: Context) => StakeLimits,
) {
  const tell = <Heard extends EventObject>(word: (event: Heard) => AutoEvent) =>
    sendTo<Context, Heard, undefined, ActorRefFrom<typeof autoMachine>, Event, never>('auto', ({ event }) =>
      word(event),
    );
  const put = (auto: AutoProgress | null) => ({ auto }) as Partial<Context>;
  return {
    initial: 'off',
    states: {
      off: { on: { 'auto.start': { guard: 'mayRun', target: 'running', actions: 'beginRun' } } },
      running: {
        entry: 'offerRound',
        invoke: {
          id: 'auto',
          src: 'auto',
          // Nothing else leads here.
          input: ({ context, event }: { context: Context; event: EventObject }) =>
            runOf(limitsOf(context), event as AutoStart),
          onSnapshot: {
            actions: assign<Context, SnapshotEvent<SnapshotFrom<typeof autoMachine>>, undefined, Event, never>(
              ({ event }) => put(event.snapshot.context.progress),
            ),
          },
          onDone: {
            target: 'off',
            actions: assign<Context, { type: string; output: AutoProgress }, undefined, Event, never>(({ event }) =>
              put(event.output),
            ),
          },
        },
        on: {
          'auto.tell': { actions: tell(({ event }: AutoTell) => event) },
          'auto.stop': { actions: tell(() => ({ type: 'stop' })) },
          'page.hidden': { actions: tell(() => ({ type: 'hide' })) },
          'page.shown': { actions: tell(() => ({ type: 'show' })) },
          'link.offline': { actions: tell(() => ({ type: 'offline' })) },
          'user.changed': {
            target: 'off',
            actions: assign<Context, Event, undefined, Event, never>(({ context: { auto } }) =>
              put(auto === null ? null : ended(auto, 'user')),
            ),
          },
        },
      },
    },
  } as const;
}
