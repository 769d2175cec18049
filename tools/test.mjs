/**
 * `npm test`: everything, on a fresh clone: installs what is missing (dependencies, a browser), then types, lint, import boundaries and the
 * production build side by side, unit and server suites (on PostgreSQL too where its programs are found), and the app end to end in Chromium. Ends with
 * what failed, said again, and one line of counts. `npm test -- unit e2e` runs the named steps only.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failuresOfPlaywright, failuresOfVitest } from './lib/failures.mjs';
import { beginDependencies } from './lib/install.mjs';
import { scratchDirectory } from './lib/scratch.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const begun = Date.now();
const took = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const compiled = beginDependencies(root);
console.log(`— dependencies: ${took(begun)}`);
const { ensureBrowser } = await import('./lib/browser.mjs');
const out = `${root}/tests/out`;
mkdirSync(out, { recursive: true });

const counts = { passed: 0, failed: 0 };
/** A record of a run often keeps its end only; so the end says what failed. */
const failures = [];
const env = { ...process.env, CHROMIUM: await ensureBrowser(), TMPDIR: scratchDirectory() };
const bin = (name) => `node_modules/.bin/${name}`;
/** The compiler whose checker is native; the linter still needs the one before, which has the name. */
const TSC = ['node', 'node_modules/typescript-7/bin/tsc'];

/** Runs a command to its end. @param said takes what it prints; without it, that is seen at once */
const run = ([command, ...args], said) =>
  new Promise((ended) => {
    const stdio = said ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd: root, stdio, env })
      .on('error', () => ended(false))
      .on('close', (code) => ended(code === 0));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said(String(bytes)));
  });

/** One after the other, all of them, and whether all went well. */
async function runAll(commands, said) {
  let ok = true;
  for (const command of commands) ok = (await run(command, said)) && ok;
  return ok;
}

async function vitest(projects, under = []) {
  const report = `${out}/vitest-${projects[0]}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const only = projects.flatMap((name) => ['--project', name]);
  const ok = await run([...under, bin('vitest'), 'run', ...only, ...reporters]);
  if (!existsSync(report)) return false;
  const said = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += said.numPassedTests;
  counts.failed += said.numFailedTests;
  failures.push(...failuresOfVitest(said));
  return ok && said.success;
}

/** Those of the server need what is compiled; the others pass meanwhile. */
async function unit() {
  const ok = await vitest(['pure', 'app', 'screens']);
  return (await compiled) && (await vitest(['server'], ['node', 'tools/with-postgres.mjs'])) && ok;
}

async function playwright() {
  if (!(await compiled)) return false;
  const report = `${out}/playwright.json`;
  rmSync(report, { force: true });
  const ok = await run([bin('playwright'), 'test']);
  if (!existsSync(report)) return false;
  const said = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += said.stats.expected;
  counts.failed += said.stats.unexpected + said.stats.flaky;
  failures.push(...failuresOfPlaywright(said));
  return ok;
}

/** They only read sources, so they run side by side, while what the others need may still be compiled. */
const SOURCES = {
  types: (said) =>
    runAll(
      [
        [...TSC, '-p', 'tsconfig.pure.json'],
        [...TSC, '-p', 'tsconfig.json'],
      ],
      said,
    ),
  lint: async (said) =>
    (
      await Promise.all([
        run([bin('eslint'), '.', '--max-warnings', '0'], said),
        run([bin('prettier'), '--check', '--log-level', 'warn', '.'], said),
      ])
    ).every(Boolean),
  boundaries: (said) => run(['npm', 'run', '--silent', 'boundaries'], said),
  build: (said) => run(['npm', 'run', '--silent', 'build'], said),
};
/** Each has the machine for itself. */
const SUITES = { unit, e2e: playwright };

const asked = process.argv.slice(2);
const broken = [];
const wanted = (steps) => Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name));

async function take([name, step], said) {
  const started = Date.now();
  const ok = await step(said);
  if (!ok) broken.push(name);
  return `— ${name}: ${ok ? 'ok' : 'FAILED'} (${took(started)})`;
}

await Promise.all(
  wanted(SOURCES).map(async (step) => {
    let text = '';
    const result = await take(step, (more) => (text += more));
    console.log(`\n${text.trimEnd()}\n${result}`);
  }),
);
for (const step of wanted(SUITES)) {
  console.log(`\n— ${step[0]}`);
  console.log(await take(step));
}
for (const { file, title, why } of failures)
  console.log(`\n✗ ${relative(root, resolve(root, file))} › ${title}\n${why}`);
if (broken.length > 0) console.log(`\nBroken: ${broken.join(', ')}`);
console.log(`\n${took(begun)} in all`);
console.log(
  `${counts.passed} passed, ${counts.failed + (broken.length > 0 && counts.failed === 0 ? broken.length : 0)} failed`,
);
process.exit(broken.length > 0 ? 1 : 0);
