import type { Store, Tx } from '../../ports';

/** One step of the schema. Steps are only ever added; a step that was released is never edited. */
export interface Migration {
  /** `001_core`: the number orders the steps, the whole name is what the store remembers. */
  readonly name: string;
  /** Runs once, in one transaction with all other steps that are due. */
  readonly up: (tx: Tx, dialect: Dialect) => Promise<void>;
}

/** The few words in which the engines' table definitions differ. Everything else is the common subset. */
export interface Dialect {
  readonly engine: Store['engine'];
  /** A primary key that the store numbers upwards. */
  readonly serial: string;
  /** Byte order for text keys: PostgreSQL would sort by the machine's locale otherwise. */
  readonly text: string;
}

export const DIALECTS: Readonly<Record<Store['engine'], Dialect>> = {
  sqlite: { engine: 'sqlite', serial: 'integer primary key', text: 'text' },
  postgres: { engine: 'postgres', serial: 'bigint generated always as identity primary key', text: 'text collate "C"' },
};
