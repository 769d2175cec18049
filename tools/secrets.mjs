// `npm run secrets -- renew|lift`: starts secrets-store.ts.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled(fileURLToPath(new URL('..', import.meta.url)), process.stderr.fd);
const { tsImport } = await import('tsx/esm/api');
const { manageSecrets } = await tsImport('./secrets-store.ts', import.meta.url);
const { code, lines } = await manageSecrets(process.env, process.argv.slice(2));
(code === 0 ? console.log : console.error)(lines.join('\n'));
process.exitCode = code;
