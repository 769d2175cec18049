/** Imported first by what people start: ends the process with clear words where Node is one that package.json does not name. */
import { readFileSync } from 'node:fs';
import { whyNotNode } from './node-version.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const why = whyNotNode(process.versions.node, engines.node);
if (why !== null) {
  console.error(why);
  process.exit(1);
}
