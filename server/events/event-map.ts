import type { Tx } from '../ports';

/**
 * Every event of the house, by its type, with what it says. A domain adds its own beside the code that publishes them:
 *
 *     declare module '../events/event-map' {
 *       interface EventMap {
 *         'bet.won': { readonly game: GameId; readonly roundId: string; readonly paid: string };
 *       }
 *     }
 *
 * Payloads are JSON: sums are decimal texts of sen. A payload is read by whatever version of the server comes to it: only add to one, or take a new type.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- domains add to it
export interface EventMap {}

/**
 * What a domain publishes. `userId` is the player whom it is about: events of one player are carried out in order, one after another. '' is for the house's own, which wait for each
 * other in the same way.
 */
export type DomainEvent<M = EventMap> = {
  readonly [T in keyof M & string]: {
    readonly type: T;
    readonly userId: string;
    readonly payload: M[T];
    /** Nobody hears of it before, epoch ms: what is not shown yet is not told. The player's later events wait with it. */
    readonly notBefore?: number;
  };
}[keyof M & string];

/** What a listener hears. `id` is the same at every try, for whatever has to recognise it; `at` (epoch ms) when it happened; `attempt` counts from 1. */
export interface PublishedEvent<P> {
  readonly id: string;
  readonly userId: string;
  readonly payload: P;
  readonly at: number;
  readonly attempt: number;
}

/**
 * Who is to hear of events. Its functions change the store by `tx` alone, which also marks the event as carried out: each change happens exactly once. On SQLite
 * nobody else can write meanwhile, so they wait for nothing but the store: what takes time, or has to reach somebody outside, is a job that they put in the queue. What they
 * push to a screen they leave to `store.afterCommit`: it goes out when the event counts as carried out, and not at all when this try is undone.
 */
export interface Listener<M = EventMap> {
  /** What its rows are found by: never changed. */
  readonly name: string;
  readonly on: { readonly [T in keyof M & string]?: (tx: Tx, event: PublishedEvent<M[T]>) => Promise<void> };
}
