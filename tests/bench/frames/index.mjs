/**
 * What frames cost at 412x915, as ratios to a bare page of 300 sprites: each page and the bare one run in turns, in short windows of one browser session, so
 * that a machine with other work to do slows both alike. A ratio is the median of its pairs, with the range of their middle half.
 *
 * - frames: ms of the main thread, the CPU six times slower, drawing left out; the goal is at most 0.8
 * - drawn: frames a second with real drawing in software and no throttle, which pays for pixels; at least 0.75. `GPU ms` is the processor time of the browser's
 *   drawing process for a frame, which does not know how long it waited for other programs. `auto` is the same as a player has it whose quality is automatic: the level and
 *   the device pixels per CSS px that the governor found for this machine, which draws in software as the weakest GPU would
 * - first: from the address to the first draw, in a context of its own each time, six times slower; at most 1.1
 *
 * `BENCH_FIXTURES` names fixtures and games (`busy,wingo`), is `all` or `none`; `BENCH_ROOMS` names live rooms, or `none`; `BENCH_TABLES` is some of `frames,drawn,first`;
 * `BENCH_PAIRS` says how many pairs are compared. What fixtures keep on the heap is `npm run bench -- heap`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { BROWSER_ARGS, findBrowser } from '../../../tools/lib/browser.mjs';
import { fixtures, freePort, root, startProcess, stopProcesses } from '../processes.mjs';
import { openPage, SLOWER } from './pages.mjs';
import { compare, inTurns, quantile, ratioText } from './pairs.mjs';

const names = (variable, otherwise) => (process.env[variable] ?? otherwise).split(',');
const asked = names('BENCH_FIXTURES', 'busy,flood');
const rooms = names('BENCH_ROOMS', 'all');
const tables = new Set(names('BENCH_TABLES', 'frames,drawn,first'));
const pairs = process.env.BENCH_PAIRS === undefined ? null : Number(process.env.BENCH_PAIRS);
const among = (list, parts) => list.includes('all') || parts.some((part) => list.includes(part));

/** Ms; a scene that was shown a moment ago is still being compiled. */
const WARM_MS = 1000;
const FRAMES = { pairs: pairs ?? 6, window: { slower: SLOWER, skip: true, settle: 80, length: 300, least: 8 } };
const DRAWN = { pairs: pairs ?? 6, window: { slower: 1, skip: false, settle: 120, length: 320, least: 8 } };
const FIRST_PAIRS = pairs ?? 3;

const data = mkdtempSync(join(tmpdir(), 'lintang-bench-'));
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...BROWSER_ARGS, '--enable-precise-memory-info'],
});
try {
  const [app, port] = [await freePort(), await freePort()];
  await build({
    root: join(root, 'tests/bench/bare'),
    configFile: false,
    logLevel: 'silent',
    build: { outDir: join(root, 'tests/out/bare'), emptyOutDir: true, target: 'es2022' },
  });
  await startProcess(['tests/bench/serve.mjs', 'tests/out/bare', String(port)]);
  await startProcess(['tools/start.mjs'], { PORT: String(app), DATA_DIR: data, LOG_LEVEL: 'warn' });
  const bareUrl = `http://127.0.0.1:${port}/`;
  const bare = await openPage(browser, bareUrl);
  await bare.hold();

  async function frames(page) {
    const turns = await inTurns(
      FRAMES.pairs,
      () => bare.measure(FRAMES.window),
      () => page.measure(FRAMES.window),
    );
    const ms = (of) => turns.flatMap((turn) => turn[of].main);
    const rises = turns.map(({ other }) => other.heapRise).filter((rise) => rise >= 0);
    return {
      'main ×bare': ratioText(
        compare(turns.map(({ base, other }) => [quantile(base.main, 0.5), quantile(other.main, 0.5)])),
      ),
      'p95 ×bare': (quantile(ms('other'), 0.95) / quantile(ms('base'), 0.95)).toFixed(2),
      'main ms': quantile(ms('other'), 0.5).toFixed(1),
      draws: Math.max(...turns.map(({ other }) => other.draws)),
      'MB/s': (quantile(rises, 0.5) / 1024 ** 2).toFixed(1),
    };
  }

  const drawnTurns = (page) =>
    inTurns(
      DRAWN.pairs,
      () => bare.measure(DRAWN.window),
      () => page.measure(DRAWN.window),
    );

  async function drawn(page) {
    const turns = await drawnTurns(page);
    return {
      'drawn fps ×bare': ratioText(compare(turns.map(({ base, other }) => [base.fps, other.fps]))),
      'GPU ms ×bare': ratioText(compare(turns.map(({ base, other }) => [base.gpuMs, other.gpuMs]))),
      'GPU ms': quantile(
        turns.map(({ other }) => other.gpuMs),
        0.5,
      ).toFixed(1),
    };
  }

  async function governed(url) {
    const page = await openPage(browser, `${url}&quality=auto`);
    const quality = await page.settled();
    await page.hold();
    const turns = await drawnTurns(page);
    await page.close();
    return {
      'auto fps ×bare': ratioText(compare(turns.map(({ base, other }) => [base.fps, other.fps]))),
      auto: quality,
    };
  }

  async function first(url) {
    const load = async (of) => {
      const page = await openPage(browser, of, SLOWER);
      const ms = await page.firstDraw();
      await page.close();
      return ms;
    };
    const turns = await inTurns(
      FIRST_PAIRS,
      () => load(bareUrl),
      () => load(url),
    );
    return {
      'first ×bare': ratioText(compare(turns.map(({ base, other }) => [base, other]))),
      'first ms': Math.round(
        quantile(
          turns.map(({ other }) => other),
          0.5,
        ),
      ),
    };
  }

  const games = [...new Set(fixtures().map((name) => name.split(' ')[0]))];
  const scenes = fixtures()
    .map((name) => name.split(' '))
    .filter((parts) => among(asked, parts))
    .map(([game, fixture]) => ({
      name: `${game} ${fixture}`,
      url: `http://127.0.0.1:${app}/preview/${game}?fixture=${fixture}&bare=1`,
      live: false,
    }));
  const live = games
    .filter((game) => among(rooms, [game]))
    .map((game) => ({ name: `${game} room, live`, url: `http://127.0.0.1:${app}/game/${game}`, live: true }));

  const rows = [];
  for (const { name, url, live: isLive } of [...scenes, ...live]) {
    const row = { page: name };
    if (tables.has('frames') || (tables.has('drawn') && !isLive)) {
      const page = await openPage(browser, url);
      await new Promise((resolve) => setTimeout(resolve, WARM_MS));
      await page.hold();
      if (tables.has('frames')) Object.assign(row, await frames(page));
      if (tables.has('drawn') && !isLive) Object.assign(row, await drawn(page));
      if (page.errors.length > 0) console.error(name, page.errors.slice(0, 3));
      await page.close();
      if (tables.has('drawn') && !isLive) Object.assign(row, await governed(url));
    }
    if (tables.has('first') && isLive) Object.assign(row, await first(url));
    console.error(Object.values(row).join('  '));
    rows.push(row);
  }
  console.table(rows);
} finally {
  await browser.close();
  stopProcesses();
  rmSync(data, { recursive: true, force: true });
}
