/**
 * What each fixture keeps on the heap after one and after five minutes of its own clock, garbage collected, at 412x915 without drawing. Machine
 * code is counted apart: the engine goes on compiling what runs often, and drops it when memory is short; a leak would be in the rest.
 *
 * `BENCH_FIXTURES` names fixtures (`busy,flood`); all of them unless it does. `BENCH_MINUTES` (`1,5`) names the moments.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.mjs';
import { fixtures, freePort, startProcess, stopProcesses } from './processes.mjs';

const minutes = (process.env.BENCH_MINUTES ?? '1,5').split(',').map(Number);
const asked = process.env.BENCH_FIXTURES?.split(',');

/** Bytes on the heap by whether they are compiled code. */
async function weigh(devtools) {
  let text = '';
  const collect = ({ chunk }) => (text += chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot: { meta: { node_fields: fields, node_types: [types] } }, nodes } = JSON.parse(text);
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const sum = { code: 0, rest: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) sum[types[nodes[at + type]] === 'code' ? 'code' : 'rest'] += nodes[at + size];
  return sum;
}

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
        for (const draw of ['drawElements', 'drawArrays', 'drawElementsInstanced']) WebGL2RenderingContext.prototype[draw] = () => {};
      });
      await page.goto(`http://127.0.0.1:${app}/preview/${game}?fixture=${fixture}&bare=1&run=${minute * 60_000}`);
      await page.waitForFunction(() => window.__scene?.ready === true, undefined, { timeout: 300_000, polling: 500 });
      weights.push(await weigh(await page.context().newCDPSession(page)));
      await browser.close();
    }
    const [first, last] = [weights[0], weights.at(-1)];
    const kb = (bytes) => Math.round(bytes / 1024);
    const row = { fixture: name, 'kept KB': weights.map(({ rest }) => kb(rest)).join('→'), 'more KB': kb(last.rest - first.rest), 'more %': ((last.rest / first.rest - 1) * 100).toFixed(1), 'code KB': weights.map(({ code }) => kb(code)).join('→') };
    console.error(Object.values(row).join('  '));
    rows.push(row);
  }
  console.table(rows);
} finally {
  stopProcesses();
  rmSync(data, { recursive: true, force: true });
}
