import type { ColumnType } from 'kysely';
import type { Role } from '../../../contract/wire';
import type { Defaulted, Int64 } from './columns';

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
  role: ColumnType<Role, Role | undefined, Role>;
  created_at: Int64;
}

/** A session is known by the SHA-256 of its token only: reading the store does not let anybody in. */
export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: Int64;
  expires_at: Int64;
  /** When it was last confirmed by PIN or code, 0 for never. */
  confirmed_at: Defaulted;
}

/** The last code sent to a phone for a client: a new one replaces it. */
export interface OneTimeCodesTable {
  phone: string;
  client: string;
  code_hash: string;
  expires_at: Int64;
  tries_left: Int64;
}

/**
 * Codes sent to a phone at the wish of a pool: a device that knows its account, a network, or all networks. `sent_in_day` counts what was sent
 * since `day_start`, so that asking for new codes does not buy new tries without end.
 */
export interface CodeRequestsTable {
  phone: string;
  pool: string;
  sent_at: Int64;
  day_start: Int64;
  sent_in_day: Int64;
}

/** Logins that failed or are still being checked. `subject` is a device and its account, a user id, or what was typed when there is none. */
export interface LoginAttemptsTable {
  id: string;
  subject: string;
  at: Int64;
}

/** A device that has logged in to an account, known by the SHA-256 of its token; `at` is the last time. */
export interface KnownDevicesTable {
  device_hash: string;
  user_id: string;
  at: Int64;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  code_requests: CodeRequestsTable;
  login_attempts: LoginAttemptsTable;
  known_devices: KnownDevicesTable;
}
