import type { Defaulted, Int64, MaybeInt64, Serial } from './columns';

export type OutboxState = 'pending' | 'done' | 'parked';

/**
 * The outbox: what has happened, a row for each listener that is to hear of it, written by the transaction in which it happened. `seq` is the order within one
 * listener's events of one player (`user_id`; '' for the house's own); an event's rows share `event_id`. `payload` is JSON. Times are epoch ms: `due_at` is when
 * the next try may begin, `done_at` null until it was carried out. `last_error` is '' without a failed try.
 */
export interface OutboxTable {
  seq: Serial;
  event_id: string;
  listener: string;
  type: string;
  user_id: string;
  payload: string;
  published_at: Int64;
  state: OutboxState;
  due_at: Int64;
  attempts: Defaulted;
  last_error: string;
  done_at: MaybeInt64;
}

export interface EventTables {
  outbox: OutboxTable;
}
