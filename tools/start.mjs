/**
 * `npm start`: on a fresh clone it installs, builds and starts; later it only starts, and builds again when a source has changed.
 * PORT, DATA_DIR, DATABASE_URL… are the server's own (server/system/config.ts).
 */
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beginDependencies } from './lib/install.mjs';
import { isFresh } from './lib/stamp.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

function step(name, script, args = []) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) return;
  console.error(`${name} gagal / failed.`);
  process.exit(status ?? 1);
}

const compiled = beginDependencies(root);
if (!isFresh(root)) {
  // A note to ourselves about a future default of the bundler, not to players.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  console.log('Menyiapkan Lintang… (building, about a minute the first time)');
  step('vite build', 'node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  step('build-server', 'tools/build-server.mjs');
}

if (!(await compiled)) process.exit(1);
// In this process: signals and the exit code are the server's own.
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
