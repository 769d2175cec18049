// `npm run migrate`: starts migrate-store.ts.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled(fileURLToPath(new URL('..', import.meta.url)), process.stderr.fd);
const { tsImport } = await import('tsx/esm/api');
const { migrateStore } = await tsImport('./migrate-store.ts', import.meta.url);
const { code, line } = await migrateStore(process.env);
(code === 0 ? console.log : console.error)(line);
process.exitCode = code;
