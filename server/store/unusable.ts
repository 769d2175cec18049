import { Sqlite } from './sqlite-engine';

/** The store cannot be used as it is, and why, in both languages: the surroundings are at fault, not the program. */
export class StoreUnusableError extends Error {
  override readonly name: string = 'StoreUnusableError';
  constructor(indonesian: string, english: string, cause?: unknown) {
    super(`${indonesian}\n${english}`, { cause });
  }
}

/** PostgreSQL does not answer, or does not let us in. */
export class StoreUnreachableError extends StoreUnusableError {
  override readonly name = 'StoreUnreachableError';
  constructor(cause: unknown) {
    const why = cause instanceof AggregateError ? cause.errors.map(String).join('; ') : String(cause);
    super(
      'PostgreSQL di DATABASE_URL tidak bisa dipakai.',
      `The PostgreSQL of DATABASE_URL cannot be used: ${why}`,
      cause,
    );
  }
}

/** Sessions are not as we ask for them, mostly because something in between lends them out: who holds a lock there, leads or has a limit would share it with others. */
export class StorePooledError extends StoreUnusableError {
  override readonly name = 'StorePooledError';
  constructor(cause?: unknown) {
    super(
      'DATABASE_URL menuju perantara koneksi (PgBouncer atau sejenisnya), atau berisi options=: pengaturan sesi kita tidak sampai. Arahkan DATABASE_URL langsung ke PostgreSQL, tanpa options=.',
      'DATABASE_URL leads to a connection pooler (PgBouncer or the like), or has options= in it: what our sessions are set to does not arrive. Point DATABASE_URL at PostgreSQL itself, without options=.',
      cause,
    );
  }
}

/** The store was written by a newer version of the server: an older one would not understand it. */
export class StoreTooNewError extends StoreUnusableError {
  override readonly name = 'StoreTooNewError';
  constructor(steps: readonly string[]) {
    super(
      'Data ini ditulis oleh versi Lintang yang lebih baru. Jalankan versi itu, atau pulihkan cadangan yang lebih lama.',
      `The store was written by a newer version of Lintang: unknown schema steps ${steps.join(', ')}. Run that version, or restore an older backup.`,
    );
  }
}

/** What keeps a data directory from being used, by the codes of the operating system and of the engines (SQLite's, PostgreSQL's SQLSTATE). */
const FAULTS: readonly { readonly codes: RegExp; readonly id: string; readonly en: string }[] = [
  {
    codes: /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/,
    id: 'tidak ada ruang kosong lagi di disk',
    en: 'the disk is full',
  },
  {
    codes: /^(EROFS|EACCES|EPERM|SQLITE_READONLY.*|SQLITE_PERM|25006)$/,
    id: 'tidak boleh ditulisi',
    en: 'it may not be written to',
  },
  {
    codes: /^(ENOTDIR|EEXIST|ENOENT|ENAMETOOLONG|SQLITE_CANTOPEN.*)$/,
    id: 'bukan folder yang bisa dipakai',
    en: 'it is not a directory that can be used',
  },
  { codes: /^(EIO|EFBIG|SQLITE_IOERR.*|58030)$/, id: 'gagal dibaca atau ditulisi', en: 'reading or writing it fails' },
  {
    codes: /^(SQLITE_CORRUPT.*|SQLITE_NOTADB|XX001)$/,
    id: 'isinya rusak; pulihkan cadangan',
    en: 'what is in it is damaged: restore a backup',
  },
];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Puts what the operating system or the engine says about a store into words.
 * @param place the data directory as the operator knows it, or the database
 * @returns the same error where it does not come from the surroundings
 */
export function inWords(error: unknown, place: string): unknown {
  if (error instanceof StoreUnusableError) return error;
  const code = codeOf(error);
  const fault = FAULTS.find(({ codes }) => codes.test(code));
  if (fault === undefined) return error;
  return new StoreUnusableError(
    `Data di "${place}" tidak bisa dipakai: ${fault.id} (${code}).`,
    `The data in "${place}" cannot be used: ${fault.en} (${code}).`,
    error,
  );
}

/** Whether another connection holds a SQLite file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
