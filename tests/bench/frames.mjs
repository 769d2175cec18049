/**
 * Frame cost from outside, at 412x915, as ratios to a bare page of 300 sprites measured in the same run; figures in milliseconds are this
 * machine's own. The CPU is throttled six times; frames a second are measured with real drawing and no throttle.
 *
 * `BENCH_FIXTURES` names fixtures and games (`busy,wingo`) or is `all`; `BENCH_SECONDS`, `BENCH_REPEAT` (best of), `BENCH_DRAWN=0` (no real drawing) and `BENCH_LIVE=0` shorten it. What fixtures
 * keep on the heap is `npm run bench -- heap`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { findBrowser } from '../../tools/lib/browser.mjs';
import { fixtures, freePort, root, startProcess, stopProcesses } from './processes.mjs';

const seconds = process.env.BENCH_SECONDS ?? '8';
const repeat = process.env.BENCH_REPEAT ?? '2';
const browser = await findBrowser();

async function measure(url, extra = ['--throttle', '6']) {
  const child = spawn(
    process.execPath,
    [
      'tests/bench/measure.mjs',
      url,
      '--seconds',
      seconds,
      '--viewport',
      '412x915',
      '--mobile',
      '--repeat',
      repeat,
      ...extra,
    ],
    { cwd: root, env: { ...process.env, CHROMIUM: browser }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  await once(child, 'exit');
  return JSON.parse(text);
}

const asked = process.env.BENCH_FIXTURES ?? 'busy,flood';
const chosen = fixtures().filter(
  (name) => asked === 'all' || name.split(' ').some((part) => asked.split(',').includes(part)),
);

const data = mkdtempSync(join(tmpdir(), 'lintang-bench-'));
try {
  const [app, bare] = [await freePort(), await freePort()];
  await build({
    root: join(root, 'tests/bench/bare'),
    configFile: false,
    logLevel: 'silent',
    build: { outDir: join(root, 'tests/out/bare'), emptyOutDir: true, target: 'es2022' },
  });
  await startProcess(['tests/bench/serve.mjs', 'tests/out/bare', String(bare)]);
  await startProcess(['tools/start.mjs'], { PORT: String(app), DATA_DIR: data, LOG_LEVEL: 'warn' });
  const live =
    process.env.BENCH_LIVE === '0'
      ? []
      : [...new Set(fixtures().map((name) => name.split(' ')[0]))].map((game) => [
          `${game} room, live`,
          `http://127.0.0.1:${app}/game/${game}`,
        ]);
  const scenes = chosen.map((name) => [
    name,
    `http://127.0.0.1:${app}/preview/${name.split(' ')[0]}?fixture=${name.split(' ')[1]}&bare=1`,
  ]);
  const pages = [['300 bare sprites', `http://127.0.0.1:${bare}/`], ...scenes, ...live];
  let base;
  let baseFps;
  const rows = [];
  for (const [name, url] of pages) {
    const m = await measure(url);
    base ??= m;
    const real = process.env.BENCH_DRAWN === '0' ? { app_fps: Number.NaN } : await measure(url, ['--gl', 'real']);
    baseFps ??= real.app_fps;
    const ratio = (key) => (m[key] / base[key]).toFixed(2);
    rows.push({
      page: name,
      'median ×bare': ratio('main_ms_median'),
      'p95 ×bare': ratio('main_ms_p95'),
      'median ms': m.main_ms_median,
      'p95 ms': m.main_ms_p95,
      draws: m.draw_calls_max,
      'fps ×bare, drawn': (real.app_fps / baseFps).toFixed(2),
      'MB/s': m.alloc_mb_per_s,
      'js gz KB': Math.round(m.js_gzip_bytes / 1024),
      'total KB': Math.round(m.total_bytes / 1024),
      'first draw ms': m.first_canvas_ms,
      'heap MB': `${m.heap_mb_start}→${m.heap_mb_end}`,
      errors: m.errors,
    });
    console.error(
      `${name}: ${m.main_ms_median} / ${m.main_ms_p95} ms, ${m.draw_calls_max} draws, first draw ${m.first_canvas_ms} ms`,
    );
    if (m.error_sample?.length) console.error(name, m.error_sample);
  }
  console.table(rows);
} finally {
  stopProcesses();
  rmSync(data, { recursive: true, force: true });
}
