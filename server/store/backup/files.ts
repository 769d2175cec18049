import { closeSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Waits until a file or a directory is on the disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Lets `write` fill a file and puts it in place only when all of it is on the disk: what is there is whole, and only its owner may read it.
 * @throws whatever `write` throws; nothing is left behind then
 */
export async function writeWhole(path: string, write: (part: string) => Promise<unknown>): Promise<void> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  rmSync(part, { force: true });
  try {
    closeSync(openSync(part, 'wx', 0o600));
    await write(part);
    sync(part);
    renameSync(part, path);
    sync(dirname(path));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** The first bytes of a file, as text. */
export function beginningOf(path: string, length: number): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, length, 0));
  } finally {
    closeSync(file);
  }
}
