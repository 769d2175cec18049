import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * How the public seed of a chain comes about, and the shares that it is made of. Chains that are there already keep their seed: the house drew it
 * with the chain, and `seeding` says so. `taken_at` orders the chains in use; of the old ones, those with rounds were taken in the order of making.
 */
export const publicSeeds: Migration = {
  name: '010_public_seeds',
  async up(tx, { text }) {
    const statements = [
      `alter table chains add column seeding text not null default 'house' check (seeding in ('collecting', 'shares', 'house'))`,
      'alter table chains add column closes_at bigint not null default 0',
      'alter table chains add column sealed_at bigint not null default 0',
      'alter table chains add column taken_at bigint not null default 0',
      'alter table chains add column shares bigint not null default 0',
      `alter table chains add column beacon text not null default ''`,
      'alter table chains add column beacon_round bigint not null default 0',
      'update chains set sealed_at = created_at',
      'update chains set taken_at = created_at where used > 0',
      `create index chains_collecting on chains (feed, chain_id) where seeding = 'collecting'`,
      `create table chain_shares (
        chain_id ${text} not null references chains (chain_id),
        share ${text} not null,
        source text not null check (source in ('browser', 'beacon')),
        connection ${text} not null,
        address ${text} not null,
        at bigint not null,
        primary key (chain_id, share)
      )`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
