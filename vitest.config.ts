import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE_MS } from './tests/lib/patience.ts';

/** Of the server's, what judges by the real clock, which others' work would make slower: it has the machine for itself (tools/test.mjs). The longest first. */
const ALONE = [
  'tests/suites/leadership-faults.test.ts',
  'server/main.test.ts',
  'tests/suites/readiness.test.ts',
  'tests/suites/histories-load.test.ts',
  'tests/suites/realtime-fuzz.test.ts',
  'tests/suites/rooms-leader.test.ts',
  'tests/suites/leadership.test.ts',
  'server/http/connections.test.ts',
  'server/http/patience.test.ts',
];
/** Of the others these take longest: begun first, none of them is left at the end by itself. */
const LONG = [
  'crash-safety',
  'evening',
  'work-kills',
  'backup',
  'replay-frames',
  'rooms-',
  'site-rules',
  'audit',
  'bet-history',
  'bad-input',
  'security',
  'scenes/',
  'src/app/',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = [...ALONE, ...LONG].findIndex((name) => moduleId.includes(name));
  return at < 0 ? ALONE.length + LONG.length : at;
};

/** Loading the server took longer than the tests of most files. They leave its modules as they found them. */
const SERVER = {
  isolate: false,
  setupFiles: ['tests/lib/refusals-seen.ts'],
  globalSetup: ['tests/lib/server-program.ts', 'tests/lib/store-templates.ts', 'tests/lib/refusals-whole.ts'],
};

/**
 * What a worker has loaded is kept for the next file only where that is of the same kind: side by side, kinds that take turns began a worker, with all of its modules and its page, for nearly every file.
 * The kind with the longest files first.
 */
const KINDS = ['screens', 'app happy-dom', 'pure happy-dom'];
const KIND_AT = /@vitest-environment (\S+)/;
const kind = ({ project, moduleId }: TestSpecification): number => {
  const page = KIND_AT.exec(readFileSync(moduleId, 'utf8').slice(0, 200))?.[1];
  const at = KINDS.findIndex((name) => [project.name, `${project.name} ${page}`].includes(name));
  return at < 0 ? KINDS.length + ['pure', 'app'].indexOf(project.name) : at;
};

class AlikeTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kinds = new Map(files.map((file) => [file, kind(file)]));
    const of = (file: TestSpecification) => kinds.get(file) ?? 0;
    return (await super.sort(files)).sort((a, b) => of(a) - of(b) || rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // Only for what hangs: beside others' work a test takes ten times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    // One more than a small machine has cores.
    maxWorkers: 3,
    sequence: { sequencer: AlikeTogether },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{contract,rules,machines,scenes,tools,assets}/**/*.test.ts'],
          // They change nothing that another file could see; loading PixiJS once a file would take longer than the tests.
          isolate: false,
          pool: 'threads',
        },
      },
      // Loading what the shell is made of takes longer than its tests, too: those that show nothing share it.
      { extends: true, test: { name: 'app', include: ['src/**/*.test.ts'], isolate: false, pool: 'threads' } },
      // A page of React with its session, its words and its address: each file has its own, in a context of Node's, which shares what makes documents; threads load that anew for each.
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          pool: 'vmThreads',
          setupFiles: ['tests/lib/lazy-errors.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...SERVER,
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/suites/**/*.test.ts'],
          exclude: ALONE,
        },
      },
      { extends: true, test: { ...SERVER, name: 'server-alone', include: ALONE } },
    ],
  },
});
