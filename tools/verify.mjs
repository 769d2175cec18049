// Starts verify-round.ts on a fresh clone too: installs first when the packages are missing. Only the answer goes to stdout.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!existsSync(new URL('../node_modules/tsx/package.json', import.meta.url))) {
  const stderr = process.stderr.fd;
  const { status } = spawnSync('npm', ['ci'], { cwd: root, stdio: ['ignore', stderr, stderr], shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('verify: npm ci failed');
    process.exit(1);
  }
}

const { tsImport } = await import('tsx/esm/api');
const { verifyRound } = await tsImport('./verify-round.ts', import.meta.url);
const verdict = verifyRound(process.argv.slice(2));
if (verdict.code === 0) console.log(verdict.line);
else console.error(verdict.message);
process.exitCode = verdict.code;
