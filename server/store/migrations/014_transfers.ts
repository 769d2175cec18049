import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * A journal of transfers and accounts with pockets take the place of entries and of wallets with one balance. What was booked keeps its ids, keys and order, so that
 * the versions that clients know only go up.
 */
export const transfers: Migration = {
  name: '014_transfers',
  async up(tx, { engine, serial, text }) {
    const statements = [
      `create table accounts (
        owner ${text} not null,
        currency ${text} not null,
        main bigint not null check (main >= 0),
        bonus bigint not null check (bonus >= 0),
        held bigint not null check (held >= 0),
        turnover bigint not null check (turnover >= 0),
        version bigint not null,
        primary key (owner, currency)
      )`,
      `create table transfers (
        id ${serial},
        key ${text} not null,
        leg bigint not null,
        owner ${text} not null,
        currency ${text} not null,
        debit ${text} not null,
        credit ${text} not null,
        amount bigint not null check (amount > 0),
        kind text not null,
        ref text not null,
        at bigint not null,
        check (debit <> credit)
      )`,
      `insert into transfers (id, key, leg, owner, currency, debit, credit, amount, kind, ref, at)
        ${engine === 'postgres' ? 'overriding system value' : ''}
        select id, key, 0, user_id, 'IDR', case when amount < 0 then 'main' else house end, case when amount < 0 then house else 'main' end,
          abs(amount), kind, ref, at from ledger_entries order by id`,
      'create unique index transfers_by_key on transfers (key, leg)',
      'create index transfers_by_owner on transfers (owner, id)',
      `insert into accounts (owner, currency, main, bonus, held, turnover, version)
        select user_id, 'IDR', balance, 0, 0, 0, coalesce((select max(id) from ledger_entries as e where e.user_id = wallets.user_id), 0) from wallets`,
      'drop view ledger_postings',
      'drop table ledger_entries',
      'drop table wallets',
      `create table reversals (
        id bigint primary key,
        reverses bigint not null
      )`,
      'create index reversals_of on reversals (reverses)',
      `create table holds (
        id ${serial},
        key ${text} not null unique,
        owner ${text} not null,
        currency ${text} not null,
        amount bigint not null check (amount > 0),
        captured bigint not null check (captured >= 0 and captured <= amount),
        deadline bigint not null,
        status text not null check (status in ('open', 'captured', 'released', 'expired')),
        ref text not null,
        placed_at bigint not null,
        resolved_at bigint not null
      )`,
      `create index holds_open on holds (owner, currency, deadline, id) where status = 'open'`,
      `create table turnovers (
        id ${serial},
        key ${text} not null unique,
        owner ${text} not null,
        amount bigint not null check (amount > 0),
        required bigint not null check (required > 0),
        played bigint not null check (played >= 0 and played <= required),
        status text not null check (status in ('open', 'played', 'forfeited')),
        opened_at bigint not null,
        ended_at bigint not null
      )`,
      `create index turnovers_open on turnovers (owner, id) where status = 'open'`,
      `create table turnover_stakes (
        key ${text} primary key,
        owner ${text} not null,
        ref ${text} not null,
        staked bigint not null check (staked > 0),
        bonus bigint not null check (bonus >= 0 and bonus <= staked),
        counted bigint not null check (counted >= 0 and counted <= staked),
        status text not null check (status in ('open', 'ended'))
      )`,
      `create index turnover_stakes_open on turnover_stakes (ref) where status = 'open'`,
      `create index turnover_stakes_open_by_owner on turnover_stakes (owner) where status = 'open'`,
      `create table ledger_answers (
        key ${text} primary key,
        hash text not null,
        refused bigint not null check (refused in (0, 1)),
        answer text not null,
        at bigint not null
      )`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
    if (engine === 'postgres')
      await sql`select setval(pg_get_serial_sequence('transfers', 'id'), (select coalesce(max(id), 1) from transfers), (select count(*) > 0 from transfers))`.execute(
        tx,
      );
  },
};
