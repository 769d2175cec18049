/**
 * What a finger waits for in a live room, at a sixth of the CPU, while {@link OTHERS_A_SECOND} bets of others arrive every second: from the tap until the
 * frame that shows it (Event Timing: rounded to 8 ms, 16 where it was quicker), and from the arrival of the house's reply until the frame that shows that.
 * Nothing is drawn: on a machine without a GPU that would be what is measured.
 */
import { chromium } from 'playwright';
import { diceCalls } from '../../contract/dice';
import { DICE_FACES } from '../../contract/results';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.mjs';
import { visitedBefore } from '../e2e/app';
import { TestServer } from '../e2e/server';
import { OfficialClient } from '../suites/realtime-kit';

const TAPS = Number(process.env.BENCH_TAPS ?? 40);
const THROTTLE = 6;
const OTHERS = 20;
const OTHERS_A_SECOND = 100;
/** A tap and what follows from it. */
const APART_MS = 700;

interface Seen {
  readonly taps: { readonly name: string; readonly ms: number }[];
  readonly replies: number[];
}
declare global {
  interface Window {
    tapsSeen?: Seen;
  }
}

/** In the page: every tap with the time of its frame, and every reply to a bet with the time of the frame after it. */
function watch(): void {
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
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(`${server.url}/game/dice`);
  const pads = page.getByRole('group', { name: 'Papan taruhan' }).getByRole('button');
  const place = page.getByRole('button', { name: /^Pasang \d+ pilihan/ });
  await pads.first().waitFor();

  let sent = 0;
  let taken = 0;
  const round = async (): Promise<string> =>
    ((await others[0]?.request(diceCalls.curRound.route, { currency: 'IDR' })) as { roundId: string }).roundId;
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
  for (let tap = 0; tap < TAPS; tap += 1) {
    await pads.nth(tap % 6).tap({ timeout: 60_000 });
    await page.waitForTimeout(APART_MS);
    if (!(await place.isEnabled())) continue;
    await place.tap({ timeout: 60_000 }).catch(() => undefined);
    await page.waitForTimeout(APART_MS);
  }
  const seen = await page.evaluate(() => window.tapsSeen);
  clearInterval(flood);
  if (!seen) throw new Error('nobody watched');
  const row = (what: string, values: readonly number[]) => ({
    what,
    count: values.length,
    'p50 ms': Math.round(share(values, 0.5)),
    'p95 ms': Math.round(share(values, 0.95)),
    'most ms': Math.round(Math.max(...values)),
  });
  console.table([
    row(
      'tap to frame (press)',
      seen.taps.filter(({ name }) => name === 'pointerdown').map(({ ms }) => ms),
    ),
    row(
      'tap to frame (release)',
      seen.taps.filter(({ name }) => name === 'click').map(({ ms }) => ms),
    ),
    row('reply to frame', seen.replies),
  ]);
  console.log(`${sent} bets of others were sent, ${taken} taken`);
} finally {
  betting = false;
  await browser.close();
  await server.close();
}
process.exit(0);
