import type { Tx } from '../ports';
import type { Rule } from './calendar';

/**
 * Every kind of job of the house, with its payload, which is JSON. A domain adds its own beside the code that does them, as it does with events:
 *
 *     declare module '../jobs/job-map' {
 *       interface JobMap {
 *         'mail.send': { readonly to: string };
 *       }
 *     }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- domains add to it
export interface JobMap {}

/** What is put in the queue. */
export type NewJob<M = JobMap> = {
  readonly [K in keyof M & string]: {
    readonly kind: K;
    readonly payload: M[K];
    /** There is one job of a kind and key at most that is neither done nor parked; one that runs counts. Without a key there may be any number. */
    readonly key?: string;
    /** Not before, epoch ms; at once without. */
    readonly runAt?: number;
  };
}[keyof M & string];

/** One try at a job. */
export interface Attempt<P> {
  /** The same at every try: what the outside recognises it by. */
  readonly id: string;
  readonly payload: P;
  /** Counts from 1. */
  readonly attempt: number;
  /** Aborted when the lease is lost, because this process stood still, or ends and waits no longer: somebody else is at it, and what this try comes to is thrown away. */
  readonly signal: AbortSignal;
}

/** What a job changes in the store, in the transaction that takes it off the queue: exactly once. */
export type Finish = (tx: Tx) => Promise<unknown>;

/**
 * Does jobs of one kind. What it does by itself, outside of any transaction, may happen again after a crash (at least once); what the function that it returns does happens
 * exactly once. Throwing means to be tried again.
 */
export type JobRunner<P> = (attempt: Attempt<P>) => Finish | void | Promise<Finish | void>;

/** Who does what. */
export type JobKinds<M = JobMap> = { readonly [K in keyof M & string]: JobRunner<M[K]> };

/** The payload of a job that the calendar put in the queue: which occurrence it is for, epoch ms. After a standstill there is one job, for the last one missed. */
export interface Occurrence {
  readonly at: number;
}

/** When jobs of a kind are due by the calendar. */
export type Calendar<M = JobMap> = {
  readonly [K in keyof M & string as Occurrence extends M[K] ? K : never]?: Rule;
};
