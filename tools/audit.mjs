/** `npm run audit`: every bet of every game against the books, on the store that DATABASE_URL or DATA_DIR names, beside a running server. */
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled(fileURLToPath(new URL('..', import.meta.url)), process.stderr.fd);

// A server may be playing on this machine: it goes first.
setPriority(constants.priority.PRIORITY_LOW);
const { tsImport } = await import('tsx/esm/api');
const { auditBooks } = await tsImport('./audit-books.ts', import.meta.url);
const { code, lines } = await auditBooks(process.env);
(code === 0 ? console.log : console.error)(lines.join('\n'));
process.exitCode = code;
