import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';
import { referralCodeOf } from '../identity';

/** E-mail, PIN, two steps, referral codes, and what a session says of its device. Codes go to phones and addresses alike. */
export const security: Migration = {
  name: '20261123_security',
  async up(tx, { text }) {
    for (const statement of [
      `alter table users add column email ${text} not null default ''`,
      `alter table users add column email_key ${text} not null default ''`,
      'alter table users add column password_at bigint not null default 0',
      `alter table users add column pin_hash text not null default ''`,
      'alter table users add column pin_at bigint not null default 0',
      `alter table users add column mfa text not null default '' check (mfa in ('', 'totp', 'email'))`,
      `alter table users add column totp_key text not null default ''`,
      `alter table users add column totp_pending text not null default ''`,
      'alter table users add column totp_step bigint not null default 0',
      `alter table users add column recovery_salt text not null default ''`,
      `alter table users add column referral_code ${text} not null default ''`,
      `alter table users add column referred_by ${text} not null default ''`,
      `alter table sessions add column agent text not null default ''`,
      'alter table sessions add column seen_at bigint not null default 0',
      'update sessions set seen_at = created_at',
      'alter table one_time_codes rename column phone to target',
      'alter table code_requests rename column phone to target',
      `create table recovery_codes (
        user_id ${text} not null references users (id),
        code_hash ${text} not null,
        primary key (user_id, code_hash)
      )`,
    ])
      await sql.raw(statement).execute(tx);
    const { rows } = await sql<{ id: string }>`select id from users`.execute(tx);
    for (const { id } of rows)
      await sql`update users set referral_code = ${referralCodeOf(createHash('sha256').update(id).digest('hex'))} where id = ${id}`.execute(
        tx,
      );
    await sql.raw(`create unique index users_by_email on users (email_key) where email_key <> ''`).execute(tx);
    await sql
      .raw(`create unique index users_by_referral on users (referral_code) where referral_code <> ''`)
      .execute(tx);
    await sql.raw(`create index users_by_referrer on users (referred_by) where referred_by <> ''`).execute(tx);
  },
};
