import {
  type DoneActorEvent,
  enqueueActions,
  type ErrorActorEvent,
  type EventObject,
  type MachineContext,
} from 'xstate';

/** What a machine does with itself: tells its own regions at once, or its whole self after a time unless it is called off. */
export type Inward<Event> =
  | { readonly type: 'raise'; readonly event: Event }
  /** Replaces what waits under the same id. */
  | { readonly type: 'later'; readonly id: string; readonly event: Event; readonly ms: number }
  | { readonly type: 'never'; readonly id: string };

/** One effect of a plan: a word of the machine to whoever wired it, or something inward. No word may be called as those are. */
export type Effect<Event, Emitted> = Emitted | Inward<Event>;

/** What an event comes to: the next context, and what shall be said or done, in order. Pure, so that rules read without a machine. */
export interface Plan<Context, Effect> {
  readonly context: Context;
  readonly effects: readonly Effect[];
}

/** The plan with a change and more effects. */
export const also = <Context, Effect>(
  plan: Plan<Context, Effect>,
  patch: Partial<Context>,
  ...effects: readonly Effect[]
): Plan<Context, Effect> => ({
  context: { ...plan.context, ...patch },
  effects: [...plan.effects, ...effects],
});

const INWARD: ReadonlySet<string> = new Set<Inward<unknown>['type']>(['raise', 'later', 'never']);

const isInward = <Event>(effect: EventObject | Inward<Event>): effect is Inward<Event> => INWARD.has(effect.type);

/**
 * The heads of a game's plans, in its own types.
 * @returns `begin`, the plan that changes nothing yet; `act`, which makes the action of a machine out of a function that plans; and
 *   `commandLane`
 */
export function plansOf<Context extends MachineContext, Event extends EventObject, Emitted extends EventObject>() {
  type Planned = Plan<Context, Effect<Event, Emitted>>;
  const begin = (context: Context): Planned => ({ context, effects: [] });
  const act = <Heard extends EventObject = Event>(plan: (context: Context, event: Heard) => Planned) =>
    enqueueActions<Context, Heard, undefined, Event, never, never, never, never, Emitted>(
      ({ context, event, enqueue }) => {
        const { context: next, effects } = plan(context, event);
        // A function: of an object xstate would call the functions in it.
        enqueue.assign(() => next);
        for (const effect of effects) {
          if (!isInward(effect)) {
            enqueue.emit(effect);
            continue;
          }
          switch (effect.type) {
            case 'raise':
              enqueue.raise(effect.event);
              break;
            case 'later':
              enqueue.cancel(effect.id);
              enqueue.raise(effect.event, { id: effect.id, delay: effect.ms });
              break;
            case 'never':
              enqueue.cancel(effect.id);
              break;
          }
        }
      },
    );
  /**
   * The state of a command that is on its way, in a region that rests in `idle`: sends it by a slot, and goes back with what its answer
   * comes to.
   * @param src the slot's name
   * @param input what the slot is given: the command as its plan has put it into the context
   */
  const commandLane = <const Src extends string, Input, Reply>(
    src: Src,
    input: (context: Context) => Input,
    answer: {
      readonly done: (context: Context, reply: Reply) => Planned;
      readonly failed: (context: Context, error: unknown) => Planned;
    },
  ) =>
    ({
      invoke: {
        src,
        input: ({ context }: { readonly context: Context }) => input(context),
        onDone: {
          target: 'idle',
          actions: act<DoneActorEvent<Reply>>((context, { output }) => answer.done(context, output)),
        },
        onError: {
          target: 'idle',
          actions: act<ErrorActorEvent>((context, { error }) => answer.failed(context, error)),
        },
      },
    }) as const;
  return { begin, act, commandLane };
}
