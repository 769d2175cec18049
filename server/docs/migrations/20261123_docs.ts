import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** When the notice that the house opens with was written, epoch ms. */
const WRITTEN = 1_795_392_000_000n;

/** Notices of the house, with the one of its newest room, and how often docs are opened. */
export const docs: Migration = {
  name: '20261123_docs',
  async up(tx, { text }) {
    for (const statement of [
      `create table boards (
        id ${text} primary key,
        board_group ${text} not null,
        title text not null,
        body text not null,
        link text not null,
        since_at bigint not null,
        until_at bigint not null
      )`,
      'create index boards_by_group on boards (board_group, since_at)',
      `create table doc_visits (
        doc ${text} not null,
        day_start bigint not null,
        visits bigint not null check (visits > 0),
        primary key (doc, day_start)
      )`,
    ])
      await sql.raw(statement).execute(tx);
    await tx
      .insertInto('boards')
      .values({
        id: 'coin-flip-opens',
        board_group: 'home',
        title: JSON.stringify({ id: 'Ruang kesembilan dibuka: Lempar Koin', en: 'The ninth room is open: Coin flip' }),
        body: JSON.stringify({
          id: 'Bintang atau bulan, lanjut atau tarik setelah setiap tebakan benar. Undiannya bisa Anda periksa seperti di ruang lain.',
          en: 'Star or moon, go on or cash out after every right flip. Its draws can be checked as in every room.',
        }),
        link: '/game/coinFlip',
        since_at: WRITTEN,
        until_at: 0n,
      })
      .execute();
  },
};
