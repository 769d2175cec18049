import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store } from '../ports';
import { AfterCommit } from './after-commit';
import type { Database } from './schema';

const POOL_SIZE = 10;
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
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types,
    application_name: 'lintang',
    options: NOTICE_DEAD_PEERS,
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
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const afterCommit = new AfterCommit();
  return {
    engine: 'postgres',
    db,
    transaction: afterCommit.around((work) => db.transaction().execute(work)),
    afterCommit: afterCommit.add,
    savepoint: afterCommit.savepoint,
    close: () => db.destroy(),
  };
}
