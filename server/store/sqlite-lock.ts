import { join } from 'node:path';
import { Sqlite } from './sqlite-engine';
import { isBusy, StoreUnusableError } from './unusable';

/** Another live process holds the data directory. */
export class StoreInUseError extends StoreUnusableError {
  override readonly name = 'StoreInUseError';
  constructor(directory: string) {
    super(
      `Folder data "${directory}" sedang dipakai server lain. Hentikan server itu dulu, atau pilih folder lain dengan DATA_DIR.`,
      `The data directory "${directory}" is in use by another server. Stop that one first, or choose another with DATA_DIR.`,
    );
  }
}

/** The file whose lock says that a process has the directory. It holds nothing. */
export const LOCK_FILE = 'lock.db';

/** A server that is being restarted may still be letting go. */
const WAIT_MS = 1_500;

/**
 * Takes a data directory for this process. The lock is the operating system's, on a small file held open, so it goes with
 * the process whatever ends it: there is no stale lock to clean up after `kill -9`.
 * @returns the release
 * @throws StoreInUseError when another process (or another store of this one) has it
 */
export function lockDirectory(directory: string): () => void {
  const file = new Sqlite(join(directory, LOCK_FILE), { timeout: WAIT_MS });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    throw isBusy(error) ? new StoreInUseError(directory) : error;
  }
  return () => file.close();
}
