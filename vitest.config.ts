import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for processes, leases and disks rather than compute: begun first, they pass while the others work. */
const WAITING = [
  'leadership-faults',
  'crash-safety',
  'work-kills',
  'backup',
  'server/main',
  'readiness',
  'evening',
  'rooms-',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = WAITING.findIndex((name) => moduleId.includes(name));
  return at < 0 ? WAITING.length : at;
};

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // Only for what hangs: beside others' work a test takes ten times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One more than a small machine has cores.
    maxWorkers: 3,
    sequence: { sequencer: WaitingFirst },
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
      // A page of React with its session, its words and its address: each file has its own.
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          pool: 'threads',
          setupFiles: ['tests/lib/lazy-errors.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Loading the server took longer than the tests of most files. They leave its modules as they found them.
          isolate: false,
          include: ['server/**/*.test.ts', 'tests/suites/**/*.test.ts'],
          setupFiles: ['tests/lib/refusals-seen.ts'],
          globalSetup: ['tests/lib/server-program.ts', 'tests/lib/store-templates.ts', 'tests/lib/refusals-whole.ts'],
        },
      },
    ],
  },
});
