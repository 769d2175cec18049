// Starts verify-round.ts or verify-chain.ts on a fresh clone too: installs first when the packages are missing. Only the answer goes to stdout.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/install.mjs';

if (!existsSync(new URL('../node_modules/tsx/package.json', import.meta.url))) {
  ensureDependencies(fileURLToPath(new URL('..', import.meta.url)), process.stderr.fd);
}

const { tsImport } = await import('tsx/esm/api');
const args = process.argv.slice(2);
// `chain` checks how a public seed came about; anything else is a round.
const verdict =
  args[0] === 'chain'
    ? (await tsImport('./verify-chain.ts', import.meta.url)).verifyChain(args.slice(1))
    : (await tsImport('./verify-round.ts', import.meta.url)).verifyRound(args);
if ('line' in verdict) console.log(verdict.line);
else console.error(verdict.message);
process.exitCode = verdict.code;
