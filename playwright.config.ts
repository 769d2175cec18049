import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS } from './tools/lib/browser.mjs';

/** Without a GPU the pages around the canvas are cheaper drawn by Skia alone than through an emulated one: half of a test's work. */
const CHEAP_PAGES = '--disable-gpu-rasterization';

/** The app end to end and the scenes by picture, in real Chromium. `CHROMIUM` names the browser; tools/test.mjs finds or installs it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'visual/**/*.spec.ts'],
  outputDir: 'tests/out/e2e',
  snapshotPathTemplate: 'tests/visual/pictures/{testFileName}/{arg}{ext}',
  // Most of the time a test waits for a round; two share the machine, each with a house of its own.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'tests/out/playwright.json' }]],
  use: {
    viewport: { width: 412, height: 915 },
    locale: 'id-ID',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...BROWSER_ARGS, CHEAP_PAGES] },
    trace: 'retain-on-failure',
  },
});
