import type { Database } from '../schema';

const DAY_MS = 86_400_000;

/** Rounds and their bets are in the tables of play for so long, then in the archive, where their links still find them (HISTORY_DAYS). */
export const HISTORY_DAYS = 90;

/**
 * What is forgotten, and when: rows whose time lies further back than `keptMs`. What is not here is kept for good: accounts, the journal of the ledger with its keys (a
 * key keeps what it stands for from being booked twice, and balances are proved by the sum of their transfers), chains and the seeds of solo games (old rounds are verified with them).
 */
export const FORGOTTEN = [
  /** Answers to commands: far beyond any client's retry. */
  { table: 'room_commands', key: ['user_id', 'uuid'], time: 'at', keptMs: 7 * DAY_MS },
  /** Sessions, from their expiry on. */
  { table: 'sessions', key: ['token_hash'], time: 'expires_at', keptMs: 0 },
  /** Failed logins count for minutes; a day of them is for whoever looks into an attack. */
  { table: 'login_attempts', key: ['id'], time: 'at', keptMs: DAY_MS },
  /** Codes, from their expiry on. */
  { table: 'one_time_codes', key: ['target', 'client'], time: 'expires_at', keptMs: 0 },
  /** How many were asked for, from the day on in which they were counted. */
  { table: 'code_requests', key: ['target', 'pool'], time: 'day_start', keptMs: 2 * DAY_MS },
  /** Answers to writes over HTTP (http/repeats). */
  { table: 'request_answers', key: ['user_id', 'request_id'], time: 'begun_at', keptMs: DAY_MS },
  /** Visits of docs, by day. */
  { table: 'doc_visits', key: ['day_start', 'doc'], time: 'day_start', keptMs: 400 * DAY_MS },
  /**
   * Answers of the ledger's acts. Long after any request: an order of money may lie with a bank, a job be parked or a backup played back weeks later, and a refusal has no other trace. The
   * keys of what moved money are in the journal for good: nothing is booked twice, however late somebody asks again.
   */
  { table: 'ledger_answers', key: ['key'], time: 'at', keptMs: 400 * DAY_MS },
  /** Mails, read or not: what they tell of stands in the histories. */
  { table: 'mails', key: ['id'], time: 'sent_at', keptMs: 400 * DAY_MS },
  /** Conversations with the desk, from their end on; what was said and shown in them, from when it was. */
  { table: 'support_tickets', key: ['id'], time: 'closed_at', keptMs: 400 * DAY_MS },
  { table: 'support_messages', key: ['ticket_id', 'seq'], time: 'at', keptMs: 400 * DAY_MS },
  { table: 'support_pictures', key: ['id'], time: 'at', keptMs: 400 * DAY_MS },
  /** Deposits that counted against a day's limit, from that day on. */
  { table: 'fair_play_deposits', key: ['key'], time: 'day', keptMs: 7 * DAY_MS },
  /** Devices that have not been seen for as long as a browser keeps a cookie at most. */
  { table: 'known_devices', key: ['device_hash', 'user_id'], time: 'at', keptMs: 400 * DAY_MS },
  /** Events that were carried out, for whoever looks into what became of one. Those that wait or are parked have no such time. */
  { table: 'outbox', key: ['seq'], time: 'done_at', keptMs: 3 * DAY_MS },
] as const satisfies readonly {
  readonly [T in keyof Database]: {
    readonly table: T;
    readonly key: readonly (keyof Database[T])[];
    readonly time: keyof Database[T];
    readonly keptMs: number;
  };
}[keyof Database][];

export type Forgotten = (typeof FORGOTTEN)[number];
