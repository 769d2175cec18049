import type { Int64 } from './columns';

export type UserStatus = 'active' | 'banned';

/** `name_key` is the name in lower case: names are unique whatever their case. `phone` is 628…. */
export interface UsersTable {
  id: string;
  name: string;
  name_key: string;
  phone: string;
  password_hash: string;
  avatar: string;
  status: UserStatus;
  created_at: Int64;
}

/** A session is known by the SHA-256 of its token only: reading the store does not let anybody in. */
export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: Int64;
  expires_at: Int64;
}

/**
 * The last code sent to a phone: a new one replaces it. `sent_in_day` counts what was sent since `day_start`, so that asking
 * for new codes does not buy new tries without end.
 */
export interface OneTimeCodesTable {
  phone: string;
  code_hash: string;
  sent_at: Int64;
  expires_at: Int64;
  tries_left: Int64;
  day_start: Int64;
  sent_in_day: Int64;
}

/** Logins that failed or are still being checked. `account` is a user id, or what was typed when there is none. */
export interface LoginAttemptsTable {
  id: string;
  account: string;
  ip: string;
  at: Int64;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  login_attempts: LoginAttemptsTable;
}
