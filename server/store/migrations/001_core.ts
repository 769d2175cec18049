import { sql } from 'kysely';
import type { Migration } from './migration';

/** Accounts and the ledger. `bigint` reads as a 64-bit integer on both engines. */
export const core: Migration = {
  name: '001_core',
  async up(tx, { serial, text }) {
    const statements = [
      `create table users (
        id ${text} primary key,
        name text not null,
        name_key ${text} not null unique,
        phone ${text} not null unique,
        password_hash text not null,
        avatar text not null,
        status text not null check (status in ('active', 'banned')),
        created_at bigint not null
      )`,
      `create table sessions (
        token_hash ${text} primary key,
        user_id ${text} not null references users (id),
        created_at bigint not null,
        expires_at bigint not null
      )`,
      'create index sessions_by_user on sessions (user_id)',
      `create table one_time_codes (
        phone ${text} primary key,
        code_hash text not null,
        sent_at bigint not null,
        expires_at bigint not null,
        tries_left bigint not null,
        day_start bigint not null,
        sent_in_day bigint not null
      )`,
      'create index one_time_codes_by_day on one_time_codes (day_start)',
      `create table login_attempts (
        id ${text} primary key,
        account ${text} not null,
        ip ${text} not null,
        at bigint not null
      )`,
      'create index login_attempts_by_account on login_attempts (account, at)',
      'create index login_attempts_by_ip on login_attempts (ip, at)',
      'create index login_attempts_by_time on login_attempts (at)',
      `create table wallets (
        user_id ${text} primary key,
        balance bigint not null check (balance >= 0)
      )`,
      `create table ledger_entries (
        id ${serial},
        key ${text} not null unique,
        user_id ${text} not null,
        house ${text} not null,
        kind text not null,
        amount bigint not null check (amount <> 0),
        ref text not null,
        at bigint not null
      )`,
      'create index ledger_entries_by_user on ledger_entries (user_id, id)',
      `create view ledger_postings as
        select id as entry, 'wallet:' || user_id as account, amount from ledger_entries
        union all
        select id as entry, house as account, -amount from ledger_entries`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
