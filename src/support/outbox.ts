import type { TicketRound, TicketTopic } from '../../contract/support';
import { isUnsure, type Refusal, refusalOf } from '../../machines/kit/refusal';
import type { Timers } from '../net/timers';

/** What somebody wants to say. */
export interface Draft {
  readonly topic: TicketTopic;
  readonly text: string;
  readonly files: readonly File[];
  readonly about?: TicketRound | undefined;
}

/** A message that has not arrived: on its way, waiting for a connection, or refused. `uuid` stays over every try, so that it is said once. */
export interface Pending extends Draft {
  readonly uuid: string;
  /** Epoch ms. */
  readonly at: number;
  readonly state: 'sending' | 'waiting' | 'refused';
  readonly refusal: Refusal | null;
}

export interface Outbox {
  get(): readonly Pending[];
  subscribe(changed: () => void): () => void;
  add(draft: Draft): void;
  /** Tries what waits or was refused again, at once. */
  again(): void;
  drop(uuid: string): void;
  /** Whoever wrote this is gone. */
  clear(): void;
}

/** A try that found no connection is made again after so long, ms, if nothing says before that there is one. */
export const RETRY_MS = 5_000;

/**
 * Messages on their way, one after the other in the order in which they were written. One that got no answer waits and is sent again as it was; one that was refused stays with its reason until it is sent again or dropped, and holds
 * those behind it.
 * @param deliver sends one; rejects with a CodeError for a refusal, with anything else where no answer came
 */
export function createOutbox(deps: {
  readonly deliver: (message: Pending) => Promise<void>;
  readonly newId: () => string;
  readonly now: () => number;
  readonly timers: Pick<Timers, 'after'>;
}): Outbox {
  let list: readonly Pending[] = [];
  let busy = false;
  let stopRetry: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const keep = (next: readonly Pending[]) => {
    list = next;
    for (const changed of [...listeners]) changed();
  };
  const mark = (uuid: string, change: Partial<Pending>) =>
    keep(list.map((one) => (one.uuid === uuid ? { ...one, ...change } : one)));

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      for (let next = list[0]; next?.state === 'sending'; next = list[0]) {
        const { uuid } = next;
        try {
          await deps.deliver(next);
          keep(list.filter((one) => one.uuid !== uuid));
        } catch (error) {
          const refusal = refusalOf(error);
          if (!isUnsure(refusal)) mark(uuid, { state: 'refused', refusal });
          else {
            mark(uuid, { state: 'waiting', refusal: null });
            stopRetry?.();
            stopRetry = deps.timers.after(RETRY_MS, again);
          }
        }
      }
    } finally {
      busy = false;
    }
  };

  const again = (): void => {
    stopRetry?.();
    stopRetry = null;
    if (list.every(({ state }) => state === 'sending')) return;
    keep(list.map((one) => ({ ...one, state: 'sending', refusal: null })));
    void work();
  };

  return {
    get: () => list,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add(draft) {
      keep([...list, { ...draft, uuid: deps.newId(), at: deps.now(), state: 'sending', refusal: null }]);
      void work();
    },
    again,
    drop(uuid) {
      keep(list.filter((one) => one.uuid !== uuid));
      void work();
    },
    clear() {
      stopRetry?.();
      keep([]);
    },
  };
}
