/**
 * Bundles the server into dist/server/main.js; packages stay in node_modules. It notes what it was built from:
 * `npm start` builds anew only when that has changed.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './lib/bundle.mjs';
import { inputHash, writeStamp } from './lib/stamp.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const hash = inputHash(root);
await bundle(root, 'server/main.ts', 'dist/server');
writeStamp(root, 'server', hash);
