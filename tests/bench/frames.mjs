/**
 * Frame cost from outside, at 412x915, as ratios to a bare page of 300 sprites measured in the same run; figures in milliseconds are this
 * machine's own. The CPU is throttled six times; frames a second are measured with real drawing and no throttle.
 *
 * `BENCH_FIXTURES` names fixtures (`busy,flood`) or is `all`; `BENCH_SECONDS`, `BENCH_REPEAT` (best of), `BENCH_LIVE=0` and
 * `BENCH_HEAP=0` (what is kept from the first to the fifth minute of a fixture's clock) shorten it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.mjs';

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

async function measure(url, extra = ['--throttle', '6']) {
  const child = spawn(process.execPath, ['tests/bench/measure.mjs', url, '--seconds', seconds, '--viewport', '412x915', '--mobile', '--repeat', repeat, ...extra],
    { cwd: root, env: { ...process.env, CHROMIUM: browser }, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  await once(child, 'exit');
  return JSON.parse(text);
}

/** Every picture's fixture is one: the pictures' costs name them all. */
const fixtures = [...new Set(Object.keys(JSON.parse(readFileSync(join(root, 'tests/visual/costs.json'), 'utf8'))).map((picture) => picture.split('-', 2).join(' ')))];
const asked = process.env.BENCH_FIXTURES ?? 'busy,flood';
const chosen = fixtures.filter((name) => asked === 'all' || asked.split(',').includes(name.split(' ')[1]));

/** MB of heap after so many minutes of a fixture's clock, garbage collected. */
async function heapAfter(page, url, minutes) {
  await page.goto(`${url}&run=${minutes * 60_000}`);
  await page.waitForFunction(() => window.__scene?.ready === true, undefined, { timeout: 120_000 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 2 ** 20;
}

const data = mkdtempSync(join(tmpdir(), 'lintang-bench-'));
try {
  const [app, bare] = [await freePort(), await freePort()];
  await build({ root: join(root, 'tests/bench/bare'), configFile: false, logLevel: 'silent', build: { outDir: join(root, 'tests/out/bare'), emptyOutDir: true, target: 'es2022' } });
  await start(['tests/bench/serve.mjs', 'tests/out/bare', String(bare)]);
  await start(['tools/start.mjs'], { PORT: String(app), DATA_DIR: data, LOG_LEVEL: 'warn' });
  const live = process.env.BENCH_LIVE === '0' ? [] : ['crash', 'wingo'].map((game) => [`${game} room, live`, `http://127.0.0.1:${app}/game/${game}`]);
  const scenes = chosen.map((name) => [name, `http://127.0.0.1:${app}/preview/${name.split(' ')[0]}?fixture=${name.split(' ')[1]}&bare=1`]);
  const pages = [['300 bare sprites', `http://127.0.0.1:${bare}/`], ...scenes, ...live];
  const chromiumPage = await (await chromium.launch({ executablePath: browser, args: BROWSER_ARGS })).newPage({ viewport: { width: 412, height: 915 } });
  let base;
  let baseFps;
  const rows = [];
  for (const [name, url] of pages) {
    const m = await measure(url);
    base ??= m;
    const real = await measure(url, ['--gl', 'real']);
    baseFps ??= real.app_fps;
    const kept = url.includes('/preview/') && process.env.BENCH_HEAP !== '0' ? [await heapAfter(chromiumPage, url, 1), await heapAfter(chromiumPage, url, 5)] : null;
    const ratio = (key) => (m[key] / base[key]).toFixed(2);
    rows.push({
      page: name, 'median ×bare': ratio('main_ms_median'), 'p95 ×bare': ratio('main_ms_p95'), 'median ms': m.main_ms_median, 'p95 ms': m.main_ms_p95,
      draws: m.draw_calls_max, 'fps ×bare, drawn': (real.app_fps / baseFps).toFixed(2), 'MB/s': m.alloc_mb_per_s, 'heap 1→5 min': kept ? kept.map((mb) => mb.toFixed(2)).join('→') : '', 'js gz KB': Math.round(m.js_gzip_bytes / 1024), 'total KB': Math.round(m.total_bytes / 1024), 'first draw ms': m.first_canvas_ms,
      'heap MB': `${m.heap_mb_start}→${m.heap_mb_end}`, errors: m.errors,
    });
    if (m.error_sample?.length) console.error(name, m.error_sample);
  }
  console.table(rows);
  await chromiumPage.context().browser().close();
} finally {
  for (const child of processes) child.kill();
  rmSync(data, { recursive: true, force: true });
}
