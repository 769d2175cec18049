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

  /** Whether a statement writes nothing. */
  onlyReads(text: string): boolean {
    return this.#prepare(text).readonly;
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

/** What only looks: it may do so beside somebody who writes. */
const LOOKS = /^\s*(?:select|with)\b/i;

/** How one user sees the file: as its only writer while a transaction of their own runs, or for one statement. */
class Lease implements DatabaseConnection {
  #held = false;

  constructor(
    private readonly mutex: Mutex,
    private readonly writer: CachingConnection,
    private readonly reader: () => CachingConnection | null,
  ) {}

  async hold(): Promise<void> {
    if (this.#held) return;
    await this.mutex.acquire();
    this.#held = true;
  }

  letGo(): void {
    if (this.#held) this.mutex.release();
    this.#held = false;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // A statement is carried out in one go, so that any number of users may share the one reader.
    const reader = !this.#held && this.mutex.isHeld && LOOKS.test(query.sql) ? this.reader() : null;
    if (reader?.onlyReads(query.sql)) return reader.executeQuery(query);
    await this.hold();
    return this.writer.executeQuery(query);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    await this.hold();
    yield* this.writer.streamQuery(query);
  }
}

/**
 * Hands the one writer to one user at a time, in the order of asking, so that transactions cannot mix. Who only looks while another one writes does not wait for them: a second connection shows what was
 * committed last, as PostgreSQL does.
 */
class SerialDriver implements Driver {
  readonly #mutex = new Mutex();
  readonly #writer: CachingConnection;
  #reader: { readonly file: Sqlite.Database; readonly connection: CachingConnection } | null = null;

  constructor(
    private readonly file: Sqlite.Database,
    private readonly beforeAcquire: () => void,
    private readonly openReader: (() => Sqlite.Database) | null,
  ) {
    this.#writer = new CachingConnection(file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.beforeAcquire();
    return new Lease(this.#mutex, this.#writer, () => this.#readerAtHand());
  }

  #readerAtHand(): CachingConnection | null {
    if (this.#reader === null && this.openReader !== null) {
      const file = this.openReader();
      this.#reader = { file, connection: new CachingConnection(file) };
    }
    return this.#reader?.connection ?? null;
  }

  async beginTransaction(connection: Lease): Promise<void> {
    await connection.hold();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: Lease): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: Lease): Promise<void> {
    // Some failures (a full disk) roll back by themselves; a second rollback would hide the first error.
    if (this.file.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: Lease): Promise<void> {
    connection.letGo();
  }

  async destroy(): Promise<void> {
    await this.#mutex.acquire();
    // The last one to leave brings the log into the file.
    this.#reader?.file.close();
    this.file.close();
  }
}

/**
 * Kysely on one open SQLite file. `beforeAcquire` may throw to refuse a query. `openReader` opens a second connection to the same file, for whoever looks while a transaction goes on; without one they wait.
 */
export const sqliteDialect = (
  file: Sqlite.Database,
  beforeAcquire: () => void,
  openReader: (() => Sqlite.Database) | null = null,
): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SerialDriver(file, beforeAcquire, openReader),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
