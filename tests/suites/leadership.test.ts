import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { pgLeadership } from '../../server/store/leadership';
import { OF_THIS_RELEASE } from '../../server/store/migrate';
import { testEngines } from './engines';
import { killLeader } from './harness/postgres';
import { realClock, until } from './realtime-kit';

const url = process.env.TEST_DATABASE_URL;
if (!url)
  console.warn(
    'leadership: TEST_DATABASE_URL is not set, so taking over was NOT checked here (tools/with-postgres.mjs starts a PostgreSQL).',
  );

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A node with one room that notes what it is told. */
function node(cluster: string, prepare?: () => Promise<void>, ours?: string) {
  const told: string[] = [];
  const follower = { gained: async () => void told.push('gained'), lost: async () => void told.push('lost') };
  const leadership = pgLeadership({
    url: cluster,
    clock: realClock,
    logger: silent,
    ...(prepare && { prepare }),
    ...(ours !== undefined && { ours }),
  });
  return { told, leadership, join: () => leadership.join(follower), leave: () => leadership.leave(follower) };
}

describe.each(url ? [url] : [])('who leads the rooms', (cluster) => {
  const nodes: ReturnType<typeof node>[] = [];
  const two = () => {
    nodes.push(node(cluster), node(cluster));
    return [nodes[0], nodes[1]] as [ReturnType<typeof node>, ReturnType<typeof node>];
  };
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((one) => one.leave()));
  });

  test('the first node leads, and says so before its join resolves; the second stands by', async () => {
    const [first, second] = two();
    await first.join();
    expect(first.told).toEqual(['gained']);
    await second.join();
    expect(second.told).toEqual([]);
  });

  test('when the leader leaves, the next one leads', async () => {
    const [first, second] = two();
    await first.join();
    await second.join();
    await first.leave();
    await until(() => second.told.length === 1, 'the takeover');
    expect(second.told).toEqual(['gained']);
  });

  test('when the leader’s connection dies, it stops, the next one leads, and it stands in line again', async () => {
    const [first, second] = two();
    await first.join();
    await second.join();
    await killLeader(cluster);
    await until(() => second.told.length === 1 && first.told.length === 2, 'the takeover');
    expect(first.told).toEqual(['gained', 'lost']);
    await second.leave();
    await until(() => first.told.length === 3, 'the return');
    expect(first.told).toEqual(['gained', 'lost', 'gained']);
  });

  test('what has to be done before is done before any room opens; a node that cannot do it leads nothing, and tries again', async () => {
    let tries = 0;
    const careful = node(cluster, async () => {
      tries += 1;
      careful.told.push(`try ${tries}`);
      if (tries === 1) throw new Error('the store takes no writes');
    });
    nodes.push(careful);
    await careful.join();
    await until(() => careful.told.includes('gained'), 'the second try');
    expect(careful.told).toEqual(['try 1', 'try 2', 'gained']);
  });

  test('a leader whose store a newer release has brought up to date leaves the rooms to that, for good', async () => {
    const hosted = testEngines('leadership').find(({ name }) => name === 'postgres');
    if (hosted === undefined) throw new Error('there is a cluster');
    const store = await hosted.open();
    const [old, standby] = [0, 1].map(() => node(store.env.DATABASE_URL, undefined, OF_THIS_RELEASE));
    const newer = node(store.env.DATABASE_URL);
    if (old === undefined || standby === undefined) throw new Error('there are two');
    await old.join();
    await standby.join();
    await sql`insert into schema_steps (name) values ('99991231_of_a_newer_release')`.execute(store.db);
    await newer.join();
    await until(() => newer.told.length === 1, 'the takeover');
    await newer.leave();
    // Nobody else stands: one that did would be told within its next question.
    const late = node(store.env.DATABASE_URL);
    await late.join();
    expect([old.told, standby.told, newer.told, late.told]).toEqual([['gained', 'lost'], [], ['gained'], ['gained']]);
    await Promise.all([old, standby, late].map((one) => one.leave()));
    await store.close();
  });

  test('a leader that finds itself overtaken gives up for every room and stands in line again', async () => {
    const [first] = two();
    await first.join();
    first.leadership.lost();
    await until(() => first.told.length === 3, 'the return');
    expect(first.told).toEqual(['gained', 'lost', 'gained']);
  });
});

test('a database that is not there is asked again, and nobody leads meanwhile', async () => {
  const alone = node('postgres://nobody@127.0.0.1:1/none');
  await alone.join();
  expect(alone.told).toEqual([]);
  await alone.leave();
});
