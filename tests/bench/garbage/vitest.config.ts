import { defineConfig } from 'vitest/config';
import { ENGINE_FLAGS } from './objects/engine.ts';

/** `npm run bench -- garbage`: not a part of any gate, because what is counted is the engine's as much as ours. One process at a time. */
export default defineConfig({
  test: {
    testTimeout: 600_000,
    maxWorkers: 1,
    disableConsoleIntercept: true,
    projects: [
      {
        extends: true,
        test: { name: 'objects', include: ['tests/bench/garbage/objects/*.bench.ts'], execArgv: [...ENGINE_FLAGS] },
      },
      { extends: true, test: { name: 'bytes', include: ['tests/bench/garbage/bytes/*.bench.ts'] } },
    ],
  },
});
