import type { ColumnType } from 'kysely';
import type { FreezeCause } from '../../../contract/account';
import type { Role } from '../../../contract/wire';
import type { Defaulted, DefaultedText, Int64 } from './columns';

export type UserStatus = 'active' | 'banned';

/** Of two steps: none, by an app, by e-mail. */
export type Mfa = '' | 'totp' | 'email';

/**
 * `name_key` is the name in lower case: names are unique whatever their case; `email_key` the same of the verified address, '' without one. `phone` is 628…, `phone_at` when a code that went there was last shown. `totp_key` is the app's key in
 * base32, sealed (`system/vault`), `totp_pending` one that no code was shown of yet, `totp_step` the last step of 30 s whose code was used. `recovery_salt` is of the recovery codes. Times are epoch ms, 0 for never.
 * `frozen_at` is 0 and `frozen_for` '' while the account is not frozen. `referred_by` is the player whose code was named at the registration, '' for nobody.
 */
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
  email: DefaultedText;
  email_key: DefaultedText;
  phone_at: Defaulted;
  password_at: Defaulted;
  pin_hash: DefaultedText;
  pin_at: Defaulted;
  mfa: DefaultedText<Mfa>;
  totp_key: DefaultedText;
  totp_pending: DefaultedText;
  totp_step: Defaulted;
  recovery_salt: DefaultedText;
  referral_code: DefaultedText;
  referred_by: DefaultedText;
  frozen_at: Defaulted;
  frozen_for: DefaultedText<FreezeCause | ''>;
}

/** A session is known by the SHA-256 of its token only: reading the store does not let anybody in. */
export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: Int64;
  expires_at: Int64;
  /** When it was last confirmed by PIN or code, 0 for never. */
  confirmed_at: Defaulted;
  /** What the browser said of itself when it was opened. */
  agent: DefaultedText;
  /** The last visit, to a few minutes. */
  seen_at: Defaulted;
}

/** A recovery code by its salted argon2id hash; a used one is gone. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** The last code sent to a target, a phone (628…) or an e-mail address, for a client: a new one replaces it. */
export interface OneTimeCodesTable {
  target: string;
  client: string;
  code_hash: string;
  expires_at: Int64;
  tries_left: Int64;
}

/**
 * Codes sent to a target at the wish of a pool: a device that knows its account, a network, or all networks. `sent_in_day` counts what was sent
 * since `day_start`, so that asking for new codes does not buy new tries without end.
 */
export interface CodeRequestsTable {
  target: string;
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

/** The key that the house seals by (`system/vault`), one row; `unwiped` is 1 while free space of the embedded file may still have what was there before. */
export interface SealingTable {
  name: string;
  key_id: string;
  unwiped: Int64;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  code_requests: CodeRequestsTable;
  login_attempts: LoginAttemptsTable;
  known_devices: KnownDevicesTable;
  recovery_codes: RecoveryCodesTable;
  sealing: SealingTable;
}
