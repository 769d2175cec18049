/**
 * Lists what the product is shipped with: every production package of the lockfile with its licence, as LICENSES.md.
 * `node tools/licenses.mjs` writes it, `--check` fails when it is stale or a licence is not in the allowed set.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'OFL-1.1',
  'Unlicense',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  '(MIT OR WTFPL)',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
]);
/** Own terms, read: free to use in commercial products, gsap's except in no-code animation builders, which this is not. */
const OWN_TERMS = new Map([['gsap', "Standard 'no charge' license: https://gsap.com/standard-license."]]);

const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
const rows = Object.entries(packages)
  .filter(([path, p]) => path && !p.dev && !p.devOptional && !p.optional)
  .map(([path, p]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    version: p.version,
    license: p.license ?? 'none given',
  }))
  .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
const bad = rows.filter((r) => !ALLOWED.has(r.license) && OWN_TERMS.get(r.name) !== r.license);
for (const r of bad) console.error(`${r.name}@${r.version}: licence ${r.license} is not in the allowed set`);

const text = `# Licences of what ships\n\nWritten by \`node tools/licenses.mjs\` from the lockfile. Fonts: Rubik, SIL OFL 1.1.\n\n| package | version | licence |\n| --- | --- | --- |\n${rows.map((r) => `| ${r.name} | ${r.version} | ${r.license} |`).join('\n')}\n`;
if (process.argv.includes('--check')) {
  const stale = readFileSync(`${root}/LICENSES.md`, 'utf8') !== text;
  if (stale) console.error('LICENSES.md is stale: run node tools/licenses.mjs');
  process.exit(bad.length > 0 || stale ? 1 : 0);
}
writeFileSync(`${root}/LICENSES.md`, text);
process.exit(bad.length > 0 ? 1 : 0);
