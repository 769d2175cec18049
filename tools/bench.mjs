/** `npm run bench`: the ratio tables, one heavy job after the other. `npm run bench -- frames` runs the named ones only. */
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/install.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
ensureDependencies(root);
const { ensureBrowser } = await import('./lib/browser.mjs');
const env = { ...process.env, CHROMIUM: await ensureBrowser() };

const BENCHES = {
  frames: ['tests/bench/frames/index.mjs'],
  heap: ['tests/bench/heap.mjs'],
  rooms: ['--import', 'tsx', 'tests/bench/rooms.mjs'],
  taps: ['--import', 'tsx', 'tests/bench/taps.ts'],
  garbage: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/bench/garbage/vitest.config.ts', '--root', '.'],
  fanout: ['--import', 'tsx', 'tests/bench/fanout.ts'],
  bets: ['--import', 'tsx', 'tests/bench/bets.ts'],
  settling: ['--import', 'tsx', 'tests/bench/settling.ts'],
  large: ['--import', 'tsx', 'tests/bench/large-rounds.ts'],
  histories: ['--import', 'tsx', 'tests/bench/histories.ts'],
  files: ['--import', 'tsx', 'tests/bench/files.ts'],
  panels: ['--import', 'tsx', 'tests/bench/panels.ts'],
};
const asked = process.argv.slice(2);
let failed = 0;
for (const [name, args] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n— ${name}`);
  if (spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0)
    failed++;
}
process.exit(failed > 0 ? 1 : 0);
