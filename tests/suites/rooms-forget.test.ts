import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startForgetting } from '../../server/rounds/forget';
import { ANSWER_KEPT_MS } from '../../server/rounds/writer/answers';
import { bulk } from '../../server/store/bulk';
import { testEngines } from './engines';
import { NOON, RoomClock } from './rooms-kit';

it.each(testEngines('rooms-forget'))(
  'answers older than a week go, however many there are, and younger ones stay, on $name',
  async ({ open }) => {
    const given = await open();
    const clock = new RoomClock();
    const store = {
      ...given,
      transaction: <T>(work: Parameters<typeof given.transaction<T>>[0]) => clock.carry(given.transaction(work)),
    };
    const keep = async (name: string, count: number, at: number) => {
      const rows = bulk(
        store.engine,
        { uuid: 'text' },
        Array.from({ length: count }, (_, n) => [`${name}-${n}`]),
      );
      await sql`insert into room_commands (user_id, uuid, route, code, reply, at) select 'u', uuid, 'r', 0, '{}', ${BigInt(at)} from ${rows} as given`.execute(
        store.db,
      );
    };
    await keep('old', 12_000, NOON - ANSWER_KEPT_MS);
    await keep('young', 10, NOON);
    const stop = startForgetting(store, clock, {
      info: () => {},
      warn: (details) => expect(details).toBeNull(),
      error: () => {},
    });
    await clock.advance(11 * 60_000);
    stop();
    const { count } = await store.db
      .selectFrom('room_commands')
      .select((e) => e.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(10n);
    await given.close();
  },
);
