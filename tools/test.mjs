/**
 * `npm test`: everything, on a fresh clone: installs what is missing (dependencies, a browser), then types, lint, import boundaries and the production build side by side; the
 * suites, of the server on PostgreSQL too where its programs are found; beside both, from the build on, what is seen in Chromium: rounds, which mostly wait for the house's clock, and
 * pictures. At last, alone, what of the server lives by the real clock. Ends with what failed, said again, and one line of counts. `npm test -- unit e2e` runs the named steps only
 * (e2e is rounds and pictures, server both of its steps).
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
const scratch = scratchDirectory();
/** What the server's steps see of refusals is one whole (tests/lib/refusals-whole.ts). */
const REFUSALS_FOLDER = `${scratch}/refusals`;
const env = { ...process.env, CHROMIUM: await ensureBrowser(), TMPDIR: scratch, REFUSALS_FOLDER };
const bin = (name) => `node_modules/.bin/${name}`;
/** The compiler whose checker is native; who reads imports still needs the one before, which has the name. */
const TSC = ['node', 'node_modules/typescript-7/bin/tsc'];
/** Four checkers work out much of the same four times over: alone that is sooner, beside other work it is twice the work. */
const BY_ONE = '--singleThreaded';

/** Its newer command line finds the same files and asks for their settings once a folder: two thirds of the work. */
const FORMATTED = ['--check', '--no-parallel', '--log-level', 'warn'];

/** Runs a command to its end. @param said takes what it prints; without it, that is seen at once */
const run = ([command, ...args], said, more = {}) =>
  new Promise((ended) => {
    const stdio = said ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd: root, stdio, env: { ...env, ...more } })
      .on('error', () => ended(false))
      .on('close', (code) => ended(code === 0));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said(String(bytes)));
  });

const nice = (by) => (process.platform === 'win32' ? [] : ['nice', '-n', String(by)]);
/** What only computes gives way to pages where both want a processor, and pictures to rounds: none is missed for a slow page. */
const GIVING_WAY = nice(10);
const GIVING_WAY_TO_ROUNDS = nice(5);

/** One after the other, all of them, and whether all went well. */
async function runAll(commands, said) {
  let ok = true;
  for (const command of commands) ok = (await run(command, said)) && ok;
  return ok;
}

/** @param more what else Vitest is asked for */
async function vitest(projects, under = [], more = []) {
  const report = `${out}/vitest-${projects[0]}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const only = projects.flatMap((name) => ['--project', name]);
  const ok = await run([...under, bin('vitest'), 'run', ...only, ...reporters, ...more]);
  if (!existsSync(report)) return false;
  const said = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += said.numPassedTests;
  counts.failed += said.numFailedTests;
  failures.push(...failuresOfVitest(said));
  return ok && said.success;
}

/** One of the projects of playwright.config.ts. */
async function playwright(project, under, said) {
  if (!(await compiled)) return false;
  const report = `${out}/playwright-${project}.json`;
  rmSync(report, { force: true });
  const ok = await run([...under, bin('playwright'), 'test', '--project', project], said, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report)) return false;
  const result = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += result.stats.expected;
  counts.failed += result.stats.unexpected + result.stats.flaky;
  failures.push(...failuresOfPlaywright(result));
  return ok;
}

/** What the app is served from; the suites need none of it. */
const BUILD = { build: (said) => run(['npm', 'run', '--silent', 'build'], said) };
/** They only read sources, so they run side by side, while what the others need is built and may still be compiled. */
const SOURCES = {
  types: (said) =>
    runAll(
      [
        [...GIVING_WAY, ...TSC, BY_ONE, '-p', 'tsconfig.pure.json'],
        [...GIVING_WAY, ...TSC, BY_ONE, '-p', 'tsconfig.json'],
      ],
      said,
    ),
  lint: async (said) =>
    (
      await Promise.all([
        run([...GIVING_WAY, bin('oxlint')], said),
        run([...GIVING_WAY, bin('prettier'), ...FORMATTED, '.'], said, { PRETTIER_EXPERIMENTAL_CLI: '1' }),
      ])
    ).every(Boolean),
  boundaries: (said) => run([...GIVING_WAY, 'npm', 'run', '--silent', 'boundaries'], said),
};
/** Rounds wait for the house's clock for most of their time, so others' work passes meanwhile. */
const SEEN = {
  rounds: (said) => playwright('rounds', [], said),
  pictures: (said) => playwright('pictures', GIVING_WAY_TO_ROUNDS, said),
};
const WITH_POSTGRES = ['node', 'tools/with-postgres.mjs'];
const SUITES = {
  unit: () => vitest(['pure', 'app', 'screens'], GIVING_WAY),
  server: async () => (await compiled) && vitest(['server'], [...GIVING_WAY, ...WITH_POSTGRES]),
};
/** They have the machine for themselves: some say how long a house may be without a bet, or what memory it may take. */
const ALONE = {
  'server-alone': async () => (await compiled) && vitest(['server-alone'], WITH_POSTGRES, ['--maxWorkers=4']),
};

/** Steps that are asked for by one name. */
const TOGETHER = { e2e: ['rounds', 'pictures'], server: ['server', 'server-alone'] };
const asked = process.argv.slice(2).flatMap((name) => TOGETHER[name] ?? [name]);
const broken = [];
const wanted = (steps) => Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name));

async function take([name, step], said) {
  const started = Date.now();
  const ok = await step(said);
  if (!ok) broken.push(name);
  return `— ${name}: ${ok ? 'ok' : 'FAILED'} (${took(started)})`;
}

/** Takes a step beside others: what it says comes at its end. */
async function takeAside(step) {
  let text = '';
  const result = await take(step, (more) => (text += more));
  console.log(`\n${text.trimEnd()}\n${result}`);
}

async function takeInTurn(steps) {
  for (const step of steps) {
    console.log(`\n— ${step[0]}`);
    console.log(await take(step));
  }
}

const aside = (steps) => Promise.all(wanted(steps).map(takeAside));
const built = aside(BUILD);
const seen = built.then(() => aside(SEEN));
await Promise.all([built, aside(SOURCES)]);
await takeInTurn(wanted(SUITES));
await seen;
await takeInTurn(wanted(ALONE));
for (const { file, title, why } of failures)
  console.log(`\n✗ ${relative(root, resolve(root, file))} › ${title}\n${why}`);
if (broken.length > 0) console.log(`\nBroken: ${broken.join(', ')}`);
console.log(`\n${took(begun)} in all`);
console.log(
  `${counts.passed} passed, ${counts.failed + (broken.length > 0 && counts.failed === 0 ? broken.length : 0)} failed`,
);
process.exit(broken.length > 0 ? 1 : 0);
