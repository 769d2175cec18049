import { defineConfig } from 'playwright/test';
import { OPEN_GAMES } from './contract/games';
import { BROWSER_ARGS } from './tools/lib/browser.mjs';

/**
 * Without a GPU pages are put together by Skia alone: through an emulated one a page takes two to four times the work, most of it when the
 * machine is busy. WebGL itself is emulated either way.
 */
const CHEAP_PAGES = '--disable-gpu-compositing';

/** How long anything is waited for, ms. */
const WAIT_MS = 120_000;

/** They do not draw (tests/e2e/app.ts, `drawing` and `frames`), but for a newcomer's arrival, whose cash-out cannot wait for others. */
const ROUNDS = new RegExp(
  `e2e/(arrival|budgets|comforts|coverage|fair-play|flow|history|inbox|network|keyboard|pages|pwa|security|session|studio-chart|${OPEN_GAMES.join('|')})\\.spec\\.ts$`,
);

/** The app end to end and the scenes by picture, in real Chromium. `CHROMIUM` names the browser; tools/test.mjs finds or installs it. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'tests/out/e2e',
  snapshotPathTemplate: 'tests/visual/pictures/{testFileName}/{arg}{ext}',
  // Those of rounds and pages mostly wait for the house's clock and draw little: they run beside other work, which gives way to them (tools/test.mjs). Each worker has a house of its own.
  fullyParallel: true,
  workers: 3,
  projects: [
    { name: 'rounds', testMatch: ROUNDS, workers: 2, outputDir: 'tests/out/e2e-rounds' },
    { name: 'pictures', testMatch: /(e2e|visual)\/[^/]+\.spec\.ts$/, testIgnore: ROUNDS, workers: 3 },
  ],
  retries: 0,
  // Only for what hangs, and the only ones: what a machine is busy with makes a page ten times slower, and a round of a room may have to pass. No test judges by them.
  timeout: 600_000,
  expect: { timeout: WAIT_MS },
  reporter: [['list'], ['json', { outputFile: 'tests/out/playwright.json' }]],
  use: {
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    // A phone: for a finger nothing moves endlessly beside the canvas.
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    locale: 'id-ID',
    // Its files would come a second time beside what a test looks at: one test has it (tests/e2e/pwa).
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...BROWSER_ARGS, CHEAP_PAGES],
    },
    // Recording every page takes a third of the work of a run: `npx playwright test --trace retain-on-failure <file>` shows what went wrong.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
