/**
 * `npm test`: everything, on a fresh clone: installs what is missing (dependencies, a browser), then types, lint, import
 * boundaries, unit and server suites (on PostgreSQL too where its programs are found), the production build, and the app end to end in
 * Chromium. Ends with what failed, said again, and one line of counts. `npm test -- unit e2e` runs the named steps only.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failuresOfPlaywright, failuresOfVitest } from './lib/failures.mjs';
import { ensureDependencies } from './lib/install.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
ensureDependencies(root);
const { ensureBrowser } = await import('./lib/browser.mjs');
const out = `${root}/tests/out`;
mkdirSync(out, { recursive: true });

const counts = { passed: 0, failed: 0 };
/** A record of a run often keeps its end only; so the end says what failed. */
const failures = [];
const env = { ...process.env, CHROMIUM: await ensureBrowser() };
const bin = (name) => `node_modules/.bin/${name}`;
const run = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;

/** One that runs beside others; what it prints comes whole, when it has ended. */
const aside = (command, args) =>
  new Promise((ended) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (code) => {
      process.stdout.write(said);
      ended(code === 0);
    });
  });

function vitest() {
  const report = `${out}/vitest.json`;
  rmSync(report, { force: true });
  const ok = run('node', [
    'tools/with-postgres.mjs',
    bin('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) return false;
  const said = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += said.numPassedTests;
  counts.failed += said.numFailedTests;
  failures.push(...failuresOfVitest(said));
  return ok && said.success;
}

function playwright() {
  const report = `${out}/playwright.json`;
  rmSync(report, { force: true });
  const ok = run(bin('playwright'), ['test']);
  if (!existsSync(report)) return false;
  const said = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += said.stats.expected;
  counts.failed += said.stats.unexpected + said.stats.flaky;
  failures.push(...failuresOfPlaywright(said));
  return ok;
}

const CHECKS = {
  types: [
    ['tsc', '-p', 'tsconfig.pure.json'],
    ['tsc', '-p', 'tsconfig.json'],
  ],
  lint: [
    ['eslint', '.', '--max-warnings', '0'],
    ['prettier', '--check', '--log-level', 'warn', '.'],
  ],
  boundaries: [
    [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'contract',
      'rules',
      'machines',
      'scenes',
      'src',
      'server',
      'tools',
      'tests',
    ],
  ],
};

const STEPS = {
  types: () => checks.types,
  lint: () => checks.lint,
  boundaries: () => checks.boundaries,
  unit: vitest,
  build: () => run('npm', ['run', '--silent', 'build']),
  e2e: playwright,
};

const asked = process.argv.slice(2);
const wanted = (name) => asked.length === 0 || asked.includes(name);
/** What reads the sources only runs at once. */
const checks = Object.fromEntries(
  Object.entries(CHECKS)
    .filter(([name]) => wanted(name))
    .map(([name, commands]) => [
      name,
      Promise.all(commands.map(([command, ...args]) => aside(bin(command), args))).then((each) => each.every(Boolean)),
    ]),
);
const broken = [];
for (const [name, step] of Object.entries(STEPS)) {
  if (!wanted(name)) continue;
  const started = Date.now();
  console.log(`\n— ${name}`);
  const ok = await step();
  if (!ok) broken.push(name);
  console.log(`— ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
}
for (const { file, title, why } of failures)
  console.log(`\n✗ ${relative(root, resolve(root, file))} › ${title}\n${why}`);
if (broken.length > 0) console.log(`\nBroken: ${broken.join(', ')}`);
console.log(
  `\n${counts.passed} passed, ${counts.failed + (broken.length > 0 && counts.failed === 0 ? broken.length : 0)} failed`,
);
process.exit(broken.length > 0 ? 1 : 0);
