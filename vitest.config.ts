import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    globalSetup: ['tests/lib/database-template.ts'],
    include: [
      '{contract,rules,machines,scenes,src,server,tools,assets}/**/*.test.{ts,tsx}',
      'tests/suites/**/*.test.ts',
    ],
  },
});
