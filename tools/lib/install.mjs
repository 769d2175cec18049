import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import './expect-node.mjs';
import { sqlitePackage } from '../../server/store/sqlite-package.mjs';

const CI = ['ci', '--include=dev'];
/** The one package whose script runs: .npmrc holds back all others. */
const COMPILE = ['rebuild', sqlitePackage.name, '--ignore-scripts=false'];
/** Parts of SQLite that nothing here asks for: searching in texts and in maps. */
const UNUSED = ['FTS3', 'FTS3_PARENTHESIS', 'FTS4', 'FTS5', 'GEOPOLY', 'RTREE'];
/** Where a machine is thrown away after one run, most of the compiler's time was spent on what its tests do not wait for, or never call. */
const CFLAGS = ['-O1', ...UNUSED.map((part) => `-USQLITE_ENABLE_${part}`)].join(' ');
const env = process.env.CI ? { ...process.env, CFLAGS } : process.env;
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const shell = process.platform === 'win32';

/** The one package that may have to be compiled on this machine. */
const isCompiled = (root) =>
  sqlitePackage.compiled === null || existsSync(`${root}/node_modules/${sqlitePackage.compiled}`);

function areCurrent(root) {
  const marker = `${root}/node_modules/.package-lock.json`;
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${root}/package-lock.json`).mtimeMs;
}

/** Runs npm, and ends this process with its code when it fails. */
function npm(root, args, out) {
  const { status } = spawnSync('npm', [...args, ...QUIET], { cwd: root, stdio: ['ignore', out, 'inherit'], shell });
  if (status === 0) return;
  console.error(`npm ${args[0]} failed; see above.`);
  process.exit(status ?? 1);
}

/**
 * Installs the locked dependencies when they are missing or older than the lockfile. Node built-ins only: it runs before anything is there.
 * @param out where npm's own output goes, for commands that keep stdout for their answer
 */
export function ensureDependencies(root, out = 'inherit') {
  if (!areCurrent(root)) npm(root, CI, out);
  if (!isCompiled(root)) npm(root, COMPILE, out);
}

/** Only what is missing, for what is run beside a server: it never replaces packages that the server is using. */
export function ensureInstalled(root, out) {
  if (!existsSync(`${root}/node_modules/tsx/package.json`)) npm(root, CI, out);
  if (!isCompiled(root)) npm(root, COMPILE, out);
}

/**
 * The same, but for what has to be compiled: that takes longer than all the rest, and what only reads sources need not wait for it.
 * @returns settles with whether it was compiled
 */
export function beginDependencies(root) {
  if (!areCurrent(root)) npm(root, CI, 'inherit');
  if (isCompiled(root)) return Promise.resolve(true);
  const child = spawn('npm', [...COMPILE, ...QUIET], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  });
  return new Promise((settle) => child.on('close', (code) => settle(code === 0)));
}
