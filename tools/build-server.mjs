/**
 * Bundles the server into dist/server/main.js; packages stay in node_modules. It notes what it was built from:
 * `npm start` builds anew only when that has changed.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inputHash, writeStamp } from './lib/stamp.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const hash = inputHash(root);
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', format: 'es' } },
  },
});
writeStamp(root, 'server', hash);
