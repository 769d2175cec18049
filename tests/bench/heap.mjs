/**
 * What each fixture keeps on the heap after one and after five minutes of its own clock, garbage collected, at 412x915 without drawing; what is
 * whose is told in `weigh.mjs`.
 *
 * `BENCH_FIXTURES` names fixtures (`busy,flood`); all of them unless it does. `BENCH_MINUTES` (`1,5`) names the moments.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.mjs';
import { fixtures, freePort, startProcess, stopProcesses } from './processes.mjs';
import { kb, weigh } from './weigh.mjs';

const minutes = (process.env.BENCH_MINUTES ?? '1,5').split(',').map(Number);
const asked = process.env.BENCH_FIXTURES?.split(',');

const data = mkdtempSync(join(tmpdir(), 'lintang-heap-'));
const app = await freePort();
try {
  await startProcess(['tools/start.mjs'], { PORT: String(app), DATA_DIR: data, LOG_LEVEL: 'warn' });
  const rows = [];
  for (const name of fixtures().filter((fixture) => !asked || asked.includes(fixture.split(' ')[1]))) {
    const [game, fixture] = name.split(' ');
    const weights = [];
    for (const minute of minutes) {
      // A browser of its own for each: what one page compiled is there for the next.
      const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
      const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
      await page.addInitScript(() => {
        for (const draw of ['drawElements', 'drawArrays', 'drawElementsInstanced'])
          WebGL2RenderingContext.prototype[draw] = () => {};
      });
      await page.goto(`http://127.0.0.1:${app}/preview/${game}?fixture=${fixture}&bare=1&run=${minute * 60_000}`);
      await page.waitForFunction(() => window.__scene?.ready === true, undefined, { timeout: 300_000, polling: 500 });
      weights.push(await weigh(await page.context().newCDPSession(page)));
      await browser.close();
    }
    const [first, last] = [weights[0], weights.at(-1)];
    const course = (heap) => weights.map((weight) => kb(weight[heap])).join('→');
    const row = {
      fixture: name,
      'own KB': course('own'),
      'more KB': kb(last.own - first.own),
      'more %': ((last.own / first.own - 1) * 100).toFixed(2),
      'code KB': course('code'),
      'page KB': course('page'),
    };
    console.error(Object.values(row).join('  '));
    rows.push(row);
  }
  console.table(rows);
} finally {
  stopProcesses();
  rmSync(data, { recursive: true, force: true });
}
