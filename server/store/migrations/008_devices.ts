import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Devices that have logged in well. Failed logins are counted by device or account, codes by who asks for them, no longer by address or phone
 * alone. What is dropped lives for minutes: failures of the last quarter of an hour, codes that are under way.
 */
export const devices: Migration = {
  name: '008_devices',
  async up(tx, { text }) {
    const statements = [
      `create table known_devices (
        device_hash ${text} not null,
        user_id ${text} not null references users (id),
        at bigint not null,
        primary key (device_hash, user_id)
      )`,
      'create index known_devices_by_user on known_devices (user_id, at)',
      'drop table login_attempts',
      `create table login_attempts (
        id ${text} primary key,
        subject ${text} not null,
        at bigint not null
      )`,
      'create index login_attempts_by_subject on login_attempts (subject, at)',
      'create index login_attempts_by_time on login_attempts (at)',
      'drop table one_time_codes',
      `create table one_time_codes (
        phone ${text} not null,
        client ${text} not null,
        code_hash text not null,
        expires_at bigint not null,
        tries_left bigint not null,
        primary key (phone, client)
      )`,
      'create index one_time_codes_by_end on one_time_codes (expires_at)',
      `create table code_requests (
        phone ${text} not null,
        pool ${text} not null,
        sent_at bigint not null,
        day_start bigint not null,
        sent_in_day bigint not null,
        primary key (phone, pool)
      )`,
      'create index code_requests_by_day on code_requests (day_start)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
