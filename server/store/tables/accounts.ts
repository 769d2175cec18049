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

/** The last code sent to a phone. One row a phone: a new code replaces the old one. */
export interface OneTimeCodesTable {
  phone: string;
  code_hash: string;
  sent_at: Int64;
  expires_at: Int64;
  tries_left: Int64;
}

/** Failed logins inside the window, by subject: `account:<what was typed>` or `ip:<address>`. */
export interface LoginFailuresTable {
  subject: string;
  at: Int64;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  login_failures: LoginFailuresTable;
}
