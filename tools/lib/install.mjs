import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/**
 * Installs the locked dependencies when they are missing or older than the lockfile. Node built-ins only: it runs before anything is there.
 * @param out where npm's own output goes, for commands that keep stdout for their answer
 */
export function ensureDependencies(root, out = 'inherit') {
  const lock = statSync(`${root}/package-lock.json`).mtimeMs;
  const marker = `${root}/node_modules/.package-lock.json`;
  if (existsSync(marker) && statSync(marker).mtimeMs >= lock) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', out, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error('npm ci failed; see above.');
  process.exit(status ?? 1);
}
