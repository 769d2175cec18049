/**
 * Frame cost from outside, with the CPU throttled six times at 412x915: each scene's busy fixture, the live crash room and the lobby,
 * as ratios to a bare page of 300 sprites measured in the same run. Prints a table; figures in milliseconds are this machine's own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { findBrowser } from '../../tools/lib/browser.mjs';

const root = new URL('../..', import.meta.url).pathname;
const seconds = process.env.BENCH_SECONDS ?? '8';
const repeat = process.env.BENCH_REPEAT ?? '2';
const browser = await findBrowser();

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

const processes = [];
function start(args, env) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => /http:\/\//.test(String(text)) && resolve());
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
  });
}

async function measure(url, extra = []) {
  const child = spawn(process.execPath, ['tests/bench/measure.mjs', url, '--throttle', '6', '--seconds', seconds, '--viewport', '412x915', '--mobile', '--repeat', repeat, ...extra],
    { cwd: root, env: { ...process.env, CHROMIUM: browser }, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  await once(child, 'exit');
  return JSON.parse(text);
}

const data = mkdtempSync(join(tmpdir(), 'lintang-bench-'));
try {
  const [app, bare] = [await freePort(), await freePort()];
  await build({ root: join(root, 'tests/bench/bare'), configFile: false, logLevel: 'silent', build: { outDir: join(root, 'tests/out/bare'), emptyOutDir: true, target: 'es2022' } });
  await start(['tests/bench/serve.mjs', 'tests/out/bare', String(bare)]);
  await start(['tools/start.mjs'], { PORT: String(app), DATA_DIR: data, LOG_LEVEL: 'warn' });
  const pages = [
    ['300 bare sprites', `http://127.0.0.1:${bare}/`],
    ['crash, busy', `http://127.0.0.1:${app}/preview/crash?fixture=busy&bare=1`],
    ['wingo, busy', `http://127.0.0.1:${app}/preview/wingo?fixture=busy&bare=1`],
    ['crash room, live', `http://127.0.0.1:${app}/game/crash`],
    ['wingo room, live', `http://127.0.0.1:${app}/game/wingo`],
  ];
  let base;
  const rows = [];
  for (const [name, url] of pages) {
    const m = await measure(url);
    base ??= m;
    const ratio = (key) => (m[key] / base[key]).toFixed(2);
    rows.push({
      page: name, 'median ×bare': ratio('main_ms_median'), 'p95 ×bare': ratio('main_ms_p95'), 'median ms': m.main_ms_median, 'p95 ms': m.main_ms_p95,
      draws: m.draw_calls_max, 'js gz KB': Math.round(m.js_gzip_bytes / 1024), 'total KB': Math.round(m.total_bytes / 1024), 'first draw ms': m.first_canvas_ms,
      'heap MB': `${m.heap_mb_start}→${m.heap_mb_end}`, errors: m.errors,
    });
    if (m.error_sample?.length) console.error(name, m.error_sample);
  }
  console.table(rows);
} finally {
  for (const child of processes) child.kill();
  rmSync(data, { recursive: true, force: true });
}
