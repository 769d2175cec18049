import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a compressed twin saves no packet. */
const SMALLEST = 1_024;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes a `.br` and a `.gz` twin of each text file under a directory, at the best quality: it is done once and sent for ever.
 * Returns the number of files that got twins.
 */
export async function precompress(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(files.map(twins));
  return done.filter(Boolean).length;
}

async function twins(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return false;
  const [small, compatible] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
  return true;
}
