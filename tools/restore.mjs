// `npm run restore`: starts backup-store.ts.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled(fileURLToPath(new URL('..', import.meta.url)), process.stderr.fd);
const { tsImport } = await import('tsx/esm/api');
const { storeCommand } = await tsImport('./backup-store.ts', import.meta.url);
process.exitCode = await storeCommand('restore', process.argv.slice(2));
