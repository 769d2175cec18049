import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What the stores, clusters and browsers of a run leave there at once is below 1 GB; the browsers want the rest. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Whether there is a file system in memory that this run fits in. A container has one of 64 MB at times. */
function memoryHolds() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    // What a container may have, where this Node knows it.
    return Math.min(bavail * bsize, process.availableMemory?.() ?? freemem()) >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/**
 * A directory for all that the tests of a run throw away, gone with this process. In memory where that can be: tests commit some ten thousand times, and none of them
 * asks what a device had kept (a power cut is made of copies of the store's files: tests/suites/power-cut). A TMPDIR that is set is used.
 */
export function scratchDirectory() {
  const base = process.env.TMPDIR === undefined && memoryHolds() ? MEMORY : tmpdir();
  const directory = mkdtempSync(join(base, 'lintang-run-'));
  // PostgreSQL is another user where this one is root.
  chmodSync(directory, 0o711);
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return directory;
}
