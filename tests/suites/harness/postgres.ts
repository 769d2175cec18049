import pg from 'pg';

/** Runs one statement on a connection of its own. */
export async function command(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Ends the connection of the node that leads on this database. `pg_locks` shows the whole cluster's, also of suites that run beside this one. */
export const killLeader = (url: string): Promise<unknown[]> =>
  command(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lintang leader' and datname = current_database() and pid in (select pid from pg_locks where locktype = 'advisory' and granted)`,
  );
