// Starts verify-round.ts on a fresh clone too: installs first when the packages are missing. Only the answer goes to stdout.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/install.mjs';

if (!existsSync(new URL('../node_modules/tsx/package.json', import.meta.url))) {
  ensureDependencies(fileURLToPath(new URL('..', import.meta.url)), process.stderr.fd);
}

const { tsImport } = await import('tsx/esm/api');
const { verifyRound } = await tsImport('./verify-round.ts', import.meta.url);
const verdict = verifyRound(process.argv.slice(2));
if (verdict.code === 0) console.log(verdict.line);
else console.error(verdict.message);
process.exitCode = verdict.code;
