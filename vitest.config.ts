import { defineConfig } from 'vitest/config';
import { ENGINE_FLAGS } from './tests/suites/allocations/engine.ts';

const ALLOCATIONS = 'tests/suites/allocations/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            '{contract,rules,machines,scenes,src,server,tools,assets}/**/*.test.{ts,tsx}',
            'tests/suites/**/*.test.ts',
          ],
          exclude: [ALLOCATIONS],
        },
      },
      { extends: true, test: { name: 'allocations', include: [ALLOCATIONS], execArgv: [...ENGINE_FLAGS] } },
    ],
  },
});
