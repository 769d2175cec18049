import type Sqlite from 'better-sqlite3';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { Mutex } from './mutex';

type Cached = Sqlite.Statement<unknown[], unknown>;

/** Statements kept prepared. The server's own queries are far fewer; the cap only guards against texts built per call. */
const CACHE_SIZE = 500;

/** One connection that keeps its statements prepared: preparing anew would cost more than most of our queries. */
class CachingConnection implements DatabaseConnection {
  readonly #statements = new Map<string, Cached>();

  constructor(private readonly file: Sqlite.Database) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(query.sql);
    if (statement.reader) return { rows: statement.all(...query.parameters) as Row[] };
    const { changes } = statement.run(...query.parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    for (const row of this.#prepare(query.sql).iterate(...query.parameters)) yield { rows: [row as Row] };
  }

  #prepare(text: string): Cached {
    const known = this.#statements.get(text);
    if (known) return known;
    if (this.#statements.size >= CACHE_SIZE) this.#statements.clear();
    const statement = this.file.prepare<unknown[], unknown>(text);
    this.#statements.set(text, statement);
    return statement;
  }
}

/** Hands the one connection to one user at a time, in the order of asking, so that transactions cannot mix. */
class SerialDriver implements Driver {
  readonly #mutex = new Mutex();
  readonly #connection: CachingConnection;

  constructor(
    private readonly file: Sqlite.Database,
    private readonly beforeAcquire: () => void,
  ) {
    this.#connection = new CachingConnection(file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.beforeAcquire();
    await this.#mutex.acquire();
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Some failures (a full disk) roll back by themselves; a second rollback would hide the first error.
    if (this.file.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  async destroy(): Promise<void> {
    await this.#mutex.acquire();
    this.file.close();
  }
}

/** Kysely on one open SQLite file. `beforeAcquire` may throw to refuse a query. */
export const sqliteDialect = (file: Sqlite.Database, beforeAcquire: () => void): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SerialDriver(file, beforeAcquire),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
