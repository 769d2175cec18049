import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Db, Store } from '../ports';
import { AfterCommit } from './after-commit';
import type { Database } from './schema';

/** Connections of those who change something; and of those who only look. However many read their histories, whoever bets stands in no line behind them. */
const CHANGERS = 8;
const LOOKERS = 4;
const CONNECT_TIMEOUT_MS = 5_000;
/** A statement that takes longer has met a lock or a mistake: it fails, and its connection serves others. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A transaction that nobody goes on with holds locks of accounts and of a room's epoch, which the next leader waits for: the database ends it. */
const IDLE_TRANSACTION_MS = 4_000;
/** A connection on which nothing came or went for so long is dead, even if nobody said goodbye; no statement takes longer. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000;
/** Settings of a session by which the database notices within about ten seconds that the other side is gone without a word. */
export const NOTICE_DEAD_PEERS =
  '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=8000';
/** A mark that our sessions bear. */
const MARK = 'lintang.session';
const OWN = '-c lintang.session=own';
const INT8 = pg.types.builtins.INT8;
const INT4 = pg.types.builtins.INT4;
const NUMERIC = pg.types.builtins.NUMERIC;

const integer = (text: string): bigint => BigInt(text);
/** `sum` of 64-bit integers arrives as NUMERIC; it is a whole number then. */
const wholeNumeric = (text: string): bigint | string => (/^-?\d+$/.test(text) ? BigInt(text) : text);

/** Every integer as `bigint`, like the embedded store; set on this pool only. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === INT8 || oid === INT4) return integer;
    if (oid === NUMERIC) return wholeNumeric;
    return pg.types.getTypeParser(oid, format ?? 'text');
  },
};

/** Whether a session is as we asked for it. One that a pooler lends out is not: the lock of the leader, and the limits of a statement, would be whoever's is served by it next. */
export async function hasOwnSession(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mark: string | null }>`select current_setting(${sql.lit(MARK)}, true) as mark`.execute(
    db,
  );
  return rows[0]?.mark === 'own';
}

/** Whether a connection was refused for what the session was to be set to: PostgreSQL takes all of it, a pooler knows a few (SQLSTATE of a breach of the protocol). */
export const isRefusedSetting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '08P01' && error.message.includes('startup parameter');

/** A socket that does not wait for ever for a peer that fell silent. */
function impatientSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the database has fallen silent')));
}

/**
 * A store on PostgreSQL. READ COMMITTED: whoever changes an account locks its row first, always in the order of the key.
 * @param url `postgres://user@host/database`
 * @param onIdleError hears of connections that the server closed while nobody used them
 * @param patient for work that takes its time, on a store that serves nobody: waits for a statement however long
 */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void = () => {},
  { patient = false }: { readonly patient?: boolean } = {},
): Store {
  const lanes = (max: number): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      types,
      application_name: 'lintang',
      options: `${NOTICE_DEAD_PEERS} ${OWN}`,
      ...(patient
        ? {}
        : {
            statement_timeout: STATEMENT_TIMEOUT_MS,
            idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
            stream: impatientSocket,
          }),
    });
    pool.on('error', onIdleError);
    // The pool listens to idle connections only. One that is lost inside a transaction fails its next query; without a listener it would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const over = (max: number) => new Kysely<Database>({ dialect: new PostgresDialect({ pool: lanes(max) }) });
  const [db, changing] = [over(LOOKERS), over(CHANGERS)];
  const afterCommit = new AfterCommit();
  return {
    engine: 'postgres',
    db,
    transaction: afterCommit.around((work) => changing.transaction().execute(work)),
    afterCommit: afterCommit.add,
    savepoint: afterCommit.savepoint,
    close: async () => void (await Promise.all([db.destroy(), changing.destroy()])),
  };
}
