import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build reads: a change in any of these makes `dist/` stale. */
const INPUTS = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tools/build-server.mjs',
  'tools/lib/critical-css.mjs',
  'tools/lib/held-site.mjs',
  'tools/lib/paint.mjs',
  'tools/lib/painted-page.mjs',
  'tools/lib/precompress.mjs',
  'tools/lib/pwa.mjs',
  'tools/lib/room-pages.mjs',
  'tools/lib/chunks.ts',
  'tools/lib/service-worker.mjs',
  'tools/lib/social-cards.mjs',
  'assets/raw/cards',
  'tools/lib/lean-pixi.mjs',
  'contract',
  'rules',
  'machines',
  'scenes',
  'src',
  'server',
  'assets/tokens.ts',
  'assets/built',
  'assets/openings',
  'tests/visual/pictures',
];
const IGNORED = /\.test\.tsx?$/;
const HALVES = ['client', 'server'];
const stampOf = (root, half) => join(root, `dist/${half}.stamp`);

function* filesIn(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

/** A hash of all inputs by name and content. */
export function inputHash(root) {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    const at = join(root, input);
    if (!existsSync(at)) continue;
    for (const file of filesIn(at)) {
      if (!IGNORED.test(file))
        hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether both halves in `dist/` were built from what is there now. */
export function isFresh(root) {
  const stamps = HALVES.map((half) => stampOf(root, half));
  if (!stamps.every((stamp) => existsSync(stamp))) return false;
  const hash = inputHash(root);
  return stamps.every((stamp) => readFileSync(stamp, 'utf8') === hash);
}

/** Remembers what a half was built from: take the hash before building it. */
export const writeStamp = (root, half, hash) => writeFileSync(stampOf(root, half), hash);
