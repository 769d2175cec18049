/**
 * What a finger waits for in a live room, at a sixth of the CPU, while {@link OTHERS_A_SECOND} bets of others arrive every second: from the tap until the
 * frame that shows it (Event Timing: rounded to 8 ms, 16 where it was quicker), and from the arrival of the house's reply until the frame that shows that.
 * Nothing is drawn: on a machine without a GPU that would be what is measured. Putting a page together is software there all the same, so a bare page (a
 * canvas that changes with every frame, one button) is tapped in the same run, in turns: what is ours is what comes on top. Both grow with the load of the
 * machine; the second table does not: the CPU that the main thread takes for it, times six (taps-cost.ts).
 */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator } from 'playwright';
import { diceCalls } from '../../contract/dice';
import { DICE_FACES } from '../../contract/results';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.mjs';
import { visitedBefore } from '../e2e/app';
import { TestServer } from '../e2e/server';
import { OfficialClient } from '../suites/realtime-kit';
import { CATEGORIES, REPLY_MARK, tapCosts } from './taps-cost';

const TAPS = Number(process.env.BENCH_TAPS ?? 48);
/** So many taps on one page, then on the other. */
const TURN = 8;
const THROTTLE = 6;
const OTHERS = 20;
const OTHERS_A_SECOND = 100;
/** A tap and what follows from it. */
const APART_MS = 700;

interface Seen {
  readonly taps: { readonly name: string; readonly ms: number }[];
  readonly replies: number[];
}
/** As large a canvas, cleared anew for each frame, and a button that shows its press and, as a reply does, a message from elsewhere. */
const BARE = `<!doctype html><meta name="viewport" content="width=device-width">
<style>body{margin:0}canvas{position:fixed;inset:0;width:100%;height:100%}button{position:fixed;inset:auto 0 0;height:80px}button:active{background:#fa0}</style>
<canvas></canvas><button>Tap</button><script>
const canvas = document.querySelector('canvas'), button = document.querySelector('button');
canvas.width = innerWidth; canvas.height = innerHeight;
const gl = canvas.getContext('webgl2');
(function frame(now) { gl.clearColor((now / 1000) % 1, 0.2, 0.3, 1); gl.clear(gl.COLOR_BUFFER_BIT); requestAnimationFrame(frame); })(0);
const channel = new MessageChannel();
channel.port1.onmessage = () => {
  const arrived = performance.now();
  button.textContent = String(arrived | 0);
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.tapsSeen.replies.push(performance.now() - arrived);
    port2.postMessage(undefined);
  });
};
button.onclick = () => setTimeout(() => channel.port2.postMessage(0), 50);
</script>`;

declare global {
  interface Window {
    tapsSeen?: Seen;
  }
}

/** In the page: every tap with the time of its frame, and every reply to a bet with the time of the frame after it. */
function watch(mark: string): void {
  const seen: Seen = (window.tapsSeen = { taps: [], replies: [] });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'pointerdown' || name === 'click') seen.taps.push({ name, ms: duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  for (const draw of ['drawElements', 'drawArrays'] as const) WebGL2RenderingContext.prototype[draw] = () => undefined;
  const reply = /"balance":/;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (!(data instanceof ArrayBuffer) || !reply.test(new TextDecoder('latin1').decode(data))) return;
        const arrived = performance.now();
        performance.mark(mark);
        // After the frame that comes next: what is queued behind its painting.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => seen.replies.push(performance.now() - arrived);
          port2.postMessage(undefined);
        });
      });
    }
  };
}

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

const server = await TestServer.open();
const browser = await chromium.launch({
  executablePath: (await findBrowser()) ?? '/usr/bin/chromium',
  args: [...BROWSER_ARGS],
});
let betting = true;
try {
  const others = await Promise.all(
    Array.from({ length: OTHERS }, async () => {
      const { token } = await server.register();
      const client = await OfficialClient.connect(`${server.url.replace('http', 'ws')}/ws`);
      client.signal('internal/auth', { token });
      return client;
    }),
  );
  const player = await server.register();
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage: visitedBefore }] },
  });
  await context.addCookies([
    { name: 'lintang_token', value: encodeURIComponent(player.token), url: server.url, sameSite: 'Lax' },
  ]);
  await context.addInitScript('globalThis.__name = (made) => made;');
  await context.addInitScript(watch, REPLY_MARK);
  const page = await context.newPage();
  await page.goto(`${server.url}/game/dice`);
  const pads = page.getByRole('group', { name: 'Papan taruhan' }).getByRole('button');
  const place = page.getByRole('button', { name: /^Pasang \d+ pilihan/ });
  await pads.first().waitFor();

  let sent = 0;
  let taken = 0;
  const round = async (): Promise<string> =>
    ((await others[0]!.request(diceCalls.curRound.route, { currency: 'IDR' })) as { roundId: string }).roundId;
  let roundId = await round();
  void (async () => {
    while (betting) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      roundId = await round().catch(() => roundId);
    }
  })();
  const flood = setInterval(() => {
    const client = others[sent % OTHERS];
    sent += 1;
    void client
      ?.request(diceCalls.bet.route, {
        uuid: crypto.randomUUID(),
        roundId,
        currency: 'IDR',
        amount: 1000,
        pool: DICE_FACES[sent % DICE_FACES.length],
      })
      .then(
        () => (taken += 1),
        () => undefined,
      );
  }, 1000 / OTHERS_A_SECOND);

  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => {
    window.tapsSeen?.taps.splice(0);
    window.tapsSeen?.replies.splice(0);
  });
  const bare = await context.newPage();
  await bare.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
  await bare.goto(`${server.url}/bare`);
  await (await context.newCDPSession(bare)).send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const tapTwice = async (first: Locator, then: Locator): Promise<void> => {
    await first.tap({ timeout: 60_000 });
    await first.page().waitForTimeout(APART_MS);
    // Between two rounds there is nothing to place.
    if (!(await then.isVisible()) || !(await then.isEnabled())) return;
    await then.tap({ timeout: 60_000 }).catch(() => undefined);
    await first.page().waitForTimeout(APART_MS);
  };
  for (let taps = 0; taps < TAPS; taps += TURN) {
    // Only the page in front is drawn.
    await page.bringToFront();
    await page.waitForTimeout(APART_MS);
    for (let tap = 0; tap < TURN; tap += 1) await tapTwice(pads.nth((taps + tap) % 6), place);
    await bare.bringToFront();
    await bare.waitForTimeout(APART_MS);
    for (let tap = 0; tap < TURN; tap += 1) await tapTwice(bare.getByRole('button'), bare.getByRole('button'));
  }
  const [seen, plain] = await Promise.all([page, bare].map((each) => each.evaluate(() => window.tapsSeen)));
  // Once more, at the machine's own speed, with the browser's own account of what it did.
  const file = join(tmpdir(), `taps-${process.pid}.json`);
  await page.bringToFront();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.startTracing(page, { path: file, categories: CATEGORIES });
  for (let tap = 0; tap < 2 * TURN; tap += 1) await tapTwice(pads.nth(tap % 6), place);
  await browser.stopTracing();
  const costs = tapCosts(readFileSync(file, 'utf8'));
  rmSync(file);
  clearInterval(flood);
  if (!seen || !plain) throw new Error('nobody watched');
  const pressed = ({ taps }: Seen, name: string): number[] =>
    taps.filter((tap) => tap.name === name).map(({ ms }) => ms);
  const row = (what: string, ours: readonly number[], theirs: readonly number[]) => ({
    what,
    count: ours.length,
    'p50, ms': Math.round(share(ours, 0.5)),
    'p95, ms': Math.round(share(ours, 0.95)),
    'bare p50': Math.round(share(theirs, 0.5)),
    'bare p95': Math.round(share(theirs, 0.95)),
    'on top, p50': Math.round(share(ours, 0.5) - share(theirs, 0.5)),
    'on top, p95 (of 100)': Math.round(share(ours, 0.95) - share(theirs, 0.95)),
  });
  console.table([
    row('tap to frame (press)', pressed(seen, 'pointerdown'), pressed(plain, 'pointerdown')),
    row('tap to frame (release)', pressed(seen, 'click'), pressed(plain, 'click')),
    row('reply to frame', seen.replies, plain.replies),
  ]);
  const cost = (what: string, ms: readonly number[]) => ({
    what,
    count: ms.length,
    'p50, ms': Math.round(THROTTLE * share(ms, 0.5)),
    'p95, ms (of 100)': Math.round(THROTTLE * share(ms, 0.95)),
  });
  console.log(`CPU of the main thread, times ${THROTTLE}`);
  console.table([
    cost('tap to the end of its frame', costs.taps),
    cost('reply to the end of its frame', costs.replies),
  ]);
  console.log(`${sent} bets of others were sent, ${taken} taken`);
} finally {
  betting = false;
  await browser.close();
  await server.close();
}
process.exit(0);
