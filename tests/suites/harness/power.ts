/** What a power cut leaves of an embedded store: its file and its log as they lie on the disk, the log only as far as it had got there. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE } from '../../../server/store/sqlite';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/** The disk at one moment. */
export interface Disk {
  readonly file: Buffer;
  readonly log: Buffer;
}

const logOf = (dataDir: string): string => join(dataDir, `${DATA_FILE}-wal`);
const bytesOf = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));

export const diskOf = (dataDir: string): Disk => ({
  file: readFileSync(join(dataDir, DATA_FILE)),
  log: bytesOf(logOf(dataDir)),
});

/** Where each commit of the log ends, ascending, bytes: frames of this round of the log whose header says that they close a transaction (SQLite, "WAL file format"). */
export function commitsOf(log: Buffer): number[] {
  const ends: number[] = [];
  if (log.length < HEADER_BYTES) return ends;
  const frame = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  for (let at = HEADER_BYTES; at + frame <= log.length; at += frame) {
    if (log.compare(log, 16, 24, at + 8, at + 16) !== 0) break;
    if (log.readUInt32BE(at + 4) > 0) ends.push(at + frame);
  }
  return ends;
}

/** Tells one round of the log from the next: it begins anew after what it held has gone into the file. */
export const roundOf = (log: Buffer): string => log.toString('hex', 16, 24);

/** Pages of two states of a file that is just being written, as they happened to get to the disk. */
export function tornFile(before: Buffer, after: Buffer, random: () => number): Buffer {
  const torn = Buffer.from(after);
  const page = after.readUInt16BE(16);
  for (let at = 0; at + page <= before.length; at += page) if (random() < 0.5) before.copy(torn, at, at, at + page);
  return torn;
}

/** Puts a disk into a directory. */
export function leave(dataDir: string, { file, log }: Disk): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, DATA_FILE), file);
  writeFileSync(logOf(dataDir), log);
}
