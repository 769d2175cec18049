import { sql } from 'kysely';
import { createEvents } from '../../../server/events';
import type { Listener } from '../../../server/events';
import { createJobs } from '../../../server/jobs';
import type { JobKinds, JobRunner } from '../../../server/jobs';
import type { Clock, Store, Tx } from '../../../server/ports';
import { bulk } from '../../../server/sql/bulk';
import { systemEntropy } from '../../../server/system/entropy';

/** Players act; each act is an event, every third one a job. Two listeners hear of it, one of which puts every second act in the queue once more. */
export const PLAYERS = ['ani', 'budi', 'cici', 'dedi', 'euis', 'fajar'] as const;
interface Act {
  readonly player: string;
  readonly n: number;
}
interface Happenings {
  readonly acted: Act;
}
interface Chores {
  readonly chore: Act;
  readonly echo: Act;
}

/** What each leaves behind of a player's acts 1 to `last`, once. */
export const EXPECTED: Readonly<Record<string, (n: number) => boolean>> = {
  notes: () => true,
  mails: () => true,
  chore: (n) => n % 3 === 0,
  echo: (n) => n % 2 === 0,
};
/** So often something goes wrong before it is done, and after. */
const FAILURES = 0.04;

/** What one process is told: where the store is, how time runs, and what chance it has. */
export interface WorkOrders {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string | null;
  readonly anchor: number;
  readonly speed: number;
  readonly seed: number;
}

export async function createTables(store: Store): Promise<void> {
  const serial = store.engine === 'sqlite' ? 'integer primary key' : 'bigint generated always as identity primary key';
  await sql`create table players (id text primary key, acts bigint not null)`.execute(store.db);
  await sql`create table effects (at ${sql.raw(serial)}, what text not null, player text not null, n bigint not null)`.execute(
    store.db,
  );
  const rows = bulk(
    store.engine,
    { id: 'text' },
    PLAYERS.map((id) => [id]),
  );
  await sql`insert into players (id, acts) select id, 0 from ${rows} as given`.execute(store.db);
}

/** A node of a house that does nothing but events and jobs, some of which fail. */
export function workHouse(store: Store, clock: Clock, random: () => number) {
  const fate = (): void => {
    if (random() < FAILURES) throw new Error('now and then');
  };
  const effect = async (tx: Tx, what: string, { player, n }: Act): Promise<void> => {
    fate();
    await sql`insert into effects (what, player, n) values (${what}, ${player}, ${BigInt(n)})`.execute(tx);
    fate();
  };
  const quiet = (): void => undefined;
  const deps = {
    store,
    clock,
    entropy: systemEntropy(clock),
    logger: { warn: quiet, error: (details: object, message: string) => console.error(message, details) },
  };
  const work =
    (what: string): JobRunner<Act> =>
    async ({ payload }) => {
      fate();
      await new Promise((resolve) => setTimeout(resolve, random() * 10));
      return (tx) => effect(tx, what, payload);
    };
  const listeners: readonly Listener<Happenings>[] = [
    {
      name: 'notes',
      on: {
        async acted(tx, { payload }) {
          if (EXPECTED.echo?.(payload.n)) await jobs.enqueue(tx, { kind: 'echo', payload });
          await effect(tx, 'notes', payload);
        },
      },
    },
    { name: 'mails', on: { acted: (tx, { payload }) => effect(tx, 'mails', payload) } },
  ];
  const kinds: JobKinds<Chores> = { chore: work('chore'), echo: work('echo') };
  const events = createEvents<Happenings>({ ...deps, listeners: () => listeners });
  const jobs = createJobs<Chores>({ ...deps, kinds: () => kinds });

  return {
    events,
    jobs,
    /** One act of a player, under the player's lock. */
    act: (player: string): Promise<void> =>
      store.transaction(async (tx) => {
        const { rows } = await sql<{
          acts: bigint;
        }>`update players set acts = acts + 1 where id = ${player} returning acts`.execute(tx);
        const payload = { player, n: Number(rows[0]?.acts) };
        await events.publish(tx, { type: 'acted', userId: player, payload });
        if (EXPECTED.chore?.(payload.n))
          await jobs.enqueue(tx, { kind: 'chore', payload, key: `${player}:${payload.n}` });
      }),
    async stop() {
      await events.stop();
      await jobs.stop();
    },
  };
}
