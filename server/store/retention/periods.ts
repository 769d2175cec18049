import type { Database } from '../schema';

const DAY_MS = 86_400_000;

/** Rounds and their bets are in the tables of play for so long, then in the archive, where their links still find them (HISTORY_DAYS). */
export const HISTORY_DAYS = 90;

/**
 * What is forgotten, and when: rows whose time lies further back than `keptMs`. What is not here is kept for good: accounts, the journal of the ledger (each entry's
 * key keeps its movement from being booked twice, and balances are proved by their sum), chains and the seeds of solo games (old rounds are verified with them).
 */
export const FORGOTTEN = [
  /** Answers to commands: far beyond any client's retry. */
  { table: 'room_commands', key: ['user_id', 'uuid'], time: 'at', keptMs: 7 * DAY_MS },
  /** Sessions, from their expiry on. */
  { table: 'sessions', key: ['token_hash'], time: 'expires_at', keptMs: 0 },
  /** Failed logins count for minutes; a day of them is for whoever looks into an attack. */
  { table: 'login_attempts', key: ['id'], time: 'at', keptMs: DAY_MS },
  /** Codes, from their expiry on. */
  { table: 'one_time_codes', key: ['phone', 'client'], time: 'expires_at', keptMs: 0 },
  /** How many were asked for, from the day on in which they were counted. */
  { table: 'code_requests', key: ['phone', 'pool'], time: 'day_start', keptMs: 2 * DAY_MS },
  /** Answers to writes over HTTP (http/repeats). */
  { table: 'request_answers', key: ['user_id', 'request_id'], time: 'begun_at', keptMs: DAY_MS },
  /** Mails, read or not: what they tell of stands in the histories. */
  { table: 'mails', key: ['id'], time: 'sent_at', keptMs: 400 * DAY_MS },
  /** Devices that have not been seen for as long as a browser keeps a cookie at most. */
  { table: 'known_devices', key: ['device_hash', 'user_id'], time: 'at', keptMs: 400 * DAY_MS },
] as const satisfies readonly {
  readonly [T in keyof Database]: {
    readonly table: T;
    readonly key: readonly (keyof Database[T])[];
    readonly time: keyof Database[T];
    readonly keptMs: number;
  };
}[keyof Database][];

export type Forgotten = (typeof FORGOTTEN)[number];
