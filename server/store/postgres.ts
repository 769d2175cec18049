import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store } from '../ports';
import type { Database } from './schema';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** A statement that takes longer has met a lock or a mistake: it fails, and its connection serves others. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A transaction that nobody goes on with holds locks of wallets: the database ends it. */
const IDLE_TRANSACTION_MS = 10_000;
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

/**
 * A store on PostgreSQL. READ COMMITTED: whoever changes a wallet locks its row first, always in the order of the key.
 * @param url `postgres://user@host/database`
 * @param onIdleError hears of connections that the server closed while nobody used them
 */
export function openPostgres(url: string, onIdleError: (error: Error) => void = () => {}): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types,
    application_name: 'lintang',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  pool.on('error', onIdleError);
  // The pool listens to idle connections only. One that is lost inside a transaction fails its next query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    db,
    transaction: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}
