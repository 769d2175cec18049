import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Installs the locked dependencies when they are missing or older than the lockfile. Node built-ins only: it runs before anything is there. */
export function ensureDependencies(root) {
  const lock = statSync(`${root}/package-lock.json`).mtimeMs;
  const marker = `${root}/node_modules/.package-lock.json`;
  if (existsSync(marker) && statSync(marker).mtimeMs >= lock) return;
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error('npm ci failed; see above.');
    process.exit(done.status ?? 1);
  }
}
