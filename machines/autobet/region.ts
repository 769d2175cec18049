import { type ActorRefFrom, assign, type EventObject, type MachineContext, sendTo, stopChild } from 'xstate';
import { ended } from './ended';
import type { Runner } from './runner';
import type { AutoEvent, AutoProgress, AutoTell } from './types';
import type { AutoStart, RunnerWord } from './words';

/** What {@link autoRegion} needs of a room's context. */
interface RunContext extends MachineContext {
  readonly auto: AutoProgress | null;
}

/** A machine's `spawn` of a run whose machine came with the player's start. */
type Spawn = (
  logic: Runner['logic'],
  options: { readonly id: string; readonly input: Runner['input']; readonly syncSnapshot: true },
) => void;

const spawnRun = (spawn: unknown, { logic, input }: Runner): void =>
  (spawn as Spawn)(logic, { id: 'auto', input, syncSnapshot: true });

/**
 * A room's region for runs of repeated bets, under the key `auto`: off until the player sets one up; a run is told of rounds and
 * results (`auto.tell`) and asks for its bets. It goes by three parts of the machine's setup: the guard `mayRun`, the action `beginRun` (which puts the context's first `auto`) and
 * the action `offerRound` (which tells the run that it may bet, if it may).
 */
export function autoRegion<Context extends RunContext, Event extends EventObject>() {
  const tell = <Heard extends EventObject>(word: (event: Heard) => AutoEvent) =>
    sendTo<Context, Heard, undefined, ActorRefFrom<Runner['logic']>, Event, never>('auto', ({ event }) => word(event));
  const put = (auto: AutoProgress | null) => ({ auto }) as Partial<Context>;
  type Heard<Type extends RunnerWord['type']> = Extract<RunnerWord, { type: Type }>;
  return {
    initial: 'off',
    states: {
      off: {
        on: {
          'auto.start': {
            guard: 'mayRun',
            target: 'running',
            actions: [
              'beginRun',
              assign<Context, AutoStart, undefined, Event, never>(
                ({ spawn, event }) => (spawnRun(spawn, event.run), {} as Partial<Context>),
              ),
            ],
          },
        },
      },
      running: {
        entry: 'offerRound',
        exit: stopChild<Context, Event, undefined, Event>('auto'),
        on: {
          'auto.tell': { actions: tell(({ event }: AutoTell) => event) },
          'auto.stop': { actions: tell(() => ({ type: 'stop' })) },
          'page.hidden': { actions: tell(() => ({ type: 'hide' })) },
          'page.shown': { actions: tell(() => ({ type: 'show' })) },
          'link.offline': { actions: tell(() => ({ type: 'offline' })) },
          'xstate.snapshot.auto': {
            actions: assign<Context, Heard<'xstate.snapshot.auto'>, undefined, Event, never>(({ event }) =>
              put(event.snapshot.context.progress),
            ),
          },
          'xstate.done.actor.auto': {
            target: 'off',
            actions: assign<Context, Heard<'xstate.done.actor.auto'>, undefined, Event, never>(({ event }) =>
              put(event.output),
            ),
          },
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
