import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/**
 * Installs the locked dependencies when they are missing or older than the lockfile. Node built-ins only: it runs before anything is there.
 * `npm ci` refuses a lockfile that lacks an optional package which the registry does not serve (some platforms of a build tool are
 * never published); `npm install --no-save` takes the same locked versions without that check.
 * @param out where npm's own output goes, for commands that keep stdout for their answer
 */
export function ensureDependencies(root, out = 'inherit') {
  const lock = statSync(`${root}/package-lock.json`).mtimeMs;
  const marker = `${root}/node_modules/.package-lock.json`;
  if (existsSync(marker) && statSync(marker).mtimeMs >= lock) return;
  const npm = (args, err) =>
    spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: ['ignore', out, err], shell: process.platform === 'win32' }).status;
  if (npm(['ci'], 'ignore') === 0) return;
  const status = npm(['install', '--no-save'], 'inherit');
  if (status !== 0) {
    console.error('npm install failed; see above.');
    process.exit(status ?? 1);
  }
}
