import { sql } from 'kysely';
import type { Migration } from './migration';

/** The outbox of events, and the queue of jobs with its calendar. What waits is in partial indexes: they stay small however much is kept. */
export const events: Migration = {
  name: '020_events',
  async up(tx, { serial, text }) {
    const statements = [
      `create table outbox (
        seq ${serial},
        event_id ${text} not null,
        listener ${text} not null,
        type ${text} not null,
        user_id ${text} not null,
        payload text not null,
        published_at bigint not null,
        state text not null default 'pending' check (state in ('pending', 'done', 'parked')),
        due_at bigint not null,
        attempts bigint not null default 0,
        last_error text not null default '',
        done_at bigint,
        check ((state = 'done') = (done_at is not null))
      )`,
      `create index outbox_due on outbox (due_at, seq) where state = 'pending'`,
      // The player first: a search by listener alone must not find this one better than outbox_due.
      `create index outbox_lanes on outbox (user_id, listener, seq) where state = 'pending'`,
      `create index outbox_parked on outbox (seq) where state = 'parked'`,
      'create index outbox_done on outbox (done_at) where done_at is not null',
      `create table jobs (
        job_id ${text} primary key,
        kind ${text} not null,
        key ${text},
        payload text not null,
        state text not null default 'queued' check (state in ('queued', 'running', 'parked')),
        due_at bigint not null,
        lease_token ${text} not null default '',
        attempts bigint not null default 0,
        last_error text not null default '',
        created_at bigint not null,
        check ((state = 'running') = (lease_token <> ''))
      )`,
      `create index jobs_due on jobs (due_at, job_id) where state <> 'parked'`,
      `create unique index jobs_key on jobs (kind, key) where key is not null and state <> 'parked'`,
      `create index jobs_parked on jobs (job_id) where state = 'parked'`,
      `create table job_schedules (kind ${text} primary key, last_at bigint not null)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
