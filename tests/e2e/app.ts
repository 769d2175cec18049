/** What every end-to-end test has: a running house, a phone's page, and a console that must stay silent. */
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { REQUEST_TIMEOUT_MS } from '../../contract/constants';
import { GAME_IDS } from '../../contract/games';
import { noiseOf } from './noise';
import type { TestPlayer, TestServer } from './server';
import { worker } from './worker';

export { expect } from 'playwright/test';
export type { TestPlayer } from './server';

/** What an earlier visit left on the device: the age question answered, scenes drawn, every game explained. */
export const visitedBefore = [
  { name: 'lintang.adult', value: 'yes' },
  { name: 'lintang.drawn', value: 'yes' },
  ...GAME_IDS.map((game) => ({ name: `lintang.tutorial.${game}`, value: 'told' })),
];

interface Options {
  /** Console messages that a test brings about on purpose. */
  readonly expectedNoise: RegExp | null;
  /** The age question was answered on an earlier visit. */
  readonly adult: boolean;
  /**
   * Whether scenes really draw: in software that is most of a test's time. Off where a test looks at rounds, money and lives and not at pictures; or only
   * on the pages below a path.
   */
  readonly drawing: boolean | `/${string}`;
  /** Whether the room is heard: decoding and mixing sounds is work for nobody. */
  readonly listening: boolean;
  /** Ten frames a second do where nobody looks at motion: without a GPU, putting one page together takes longer than a phone's frame. */
  readonly frames: 'all' | 'few';
}

interface Fixtures {
  readonly pencil: undefined;
  /** Every console error, warning and uncaught exception so far. */
  readonly noise: readonly string[];
}

export const test = worker.extend<Options & Fixtures>({
  expectedNoise: [null, { option: true }],
  adult: [true, { option: true }],
  drawing: [true, { option: true }],
  listening: [false, { option: true }],
  frames: ['all', { option: true }],
  pencil: [
    async ({ context, drawing, frames }, use) => {
      await context.addInitScript(tellReading);
      await context.addInitScript(tellImpatience, REQUEST_TIMEOUT_MS);
      if (drawing !== true) await context.addInitScript(drawNothing, drawing === false ? null : drawing);
      if (frames === 'few') await context.addInitScript(thinFrames, 100);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  storageState: async ({ server, adult, listening }, use) => {
    const localStorage = [
      ...(adult ? visitedBefore : []),
      ...(listening ? [] : [{ name: 'lintang.sound', value: 'off' }]),
    ];
    await use({ cookies: [], origins: [{ origin: server.url, localStorage }] });
  },
  noise: [
    async ({ context, expectedNoise }, use) => {
      const noise = noiseOf(context, expectedNoise);
      await use(noise);
      expect(noise, 'the console says nothing').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: outside of the studio, which counts pixels, a page that waits for what it has drawn says so on the console. */
function tellReading(): void {
  const gl = WebGL2RenderingContext.prototype;
  gl.readPixels = new Proxy(gl.readPixels, {
    apply(target, context, given) {
      if (!location.pathname.startsWith('/preview')) console.warn('the page reads its canvas back');
      return Reflect.apply(target, context, given) as unknown;
    },
  });
}

/**
 * Runs in the page: one that gives up a socket before it has waited its time for it says so on the console. Chromium says it of every socket that was not open yet, also of one that a busy machine
 * left waiting (noise.ts).
 */
function tellImpatience(patienceMs: number): void {
  const begun = new WeakMap<WebSocket, number>();
  window.WebSocket = new Proxy(WebSocket, {
    construct(target, given, asked) {
      const socket = Reflect.construct(target, given, asked) as WebSocket;
      begun.set(socket, performance.now());
      return socket;
    },
  });
  WebSocket.prototype.close = new Proxy(WebSocket.prototype.close, {
    apply(target, socket: WebSocket, given) {
      const waited = performance.now() - (begun.get(socket) ?? 0);
      if (socket.readyState === WebSocket.CONNECTING && waited < patienceMs)
        console.warn(`the page gives up a socket after ${waited.toFixed(0)} ms`);
      return Reflect.apply(target, socket, given) as unknown;
    },
  });
}

/** Runs in the page: draw calls have no effect, but for those on the pages below a path. */
function drawNothing(except: string | null): void {
  const gl = WebGL2RenderingContext.prototype;
  // Also not clearing: a canvas that did not change is not put onto the page again.
  for (const name of ['drawElements', 'drawArrays', 'clear'] as const)
    Object.assign(gl, {
      [name]: new Proxy(gl[name], {
        apply(target, context, given) {
          if (except !== null && location.pathname.startsWith(except)) Reflect.apply(target, context, given);
        },
      }),
    });
}

/** Runs in the page: an animation frame comes so many ms after it was asked for. */
function thinFrames(ms: number): void {
  const [request, cancel] = [window.requestAnimationFrame.bind(window), window.cancelAnimationFrame.bind(window)];
  const pending = new Map<number, () => void>();
  let last = 0;
  window.requestAnimationFrame = (callback) => {
    const handle = (last += 1);
    const timer = setTimeout(() => {
      const asked = request((time) => {
        pending.delete(handle);
        callback(time);
      });
      pending.set(handle, () => cancel(asked));
    }, ms);
    pending.set(handle, () => clearTimeout(timer));
    return handle;
  };
  window.cancelAnimationFrame = (handle) => {
    pending.get(handle)?.();
    pending.delete(handle);
  };
}

/** Gives the page a player's session, as an earlier visit would have left it. */
export async function signIn(context: BrowserContext, server: TestServer, player: TestPlayer): Promise<void> {
  await context.addCookies([
    { name: 'lintang_token', value: encodeURIComponent(player.token), url: server.url, sameSite: 'Lax' },
  ]);
}

/** The amount beside "Saldo main", as it is read out. */
export const balanceOf = (page: Page) =>
  page.getByText('Saldo main', { exact: true }).first().locator('xpath=following-sibling::*[1]');

/** Rupiah as the site writes it: `Rp 1.000.000`, `Rp 12.500,5`. */
export function rupiah(amount: number): string {
  const [whole = '0', cents] = (Math.round(amount * 100) / 100).toFixed(2).split('.');
  const dotted = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const decimals = (cents ?? '').replace(/0+$/, '');
  return `Rp ${dotted}${decimals === '' ? '' : `,${decimals}`}`;
}

/** `Rp 12.500,5` as a number. */
export function amountIn(text: string): number {
  const found = /-?[\d.]+(,\d+)?/.exec(text.replaceAll('\u00a0', ' '));
  if (!found) throw new Error(`no amount in "${text}"`);
  return Number(found[0].replaceAll('.', '').replace(',', '.'));
}

declare global {
  interface Window {
    /** Everything that the live regions have said since the page opened. */
    heard?: string[];
  }
}

/** Keeps what is said to screen readers: each message stands there for some seconds only. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: string[] = [];
    window.heard = heard;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) {
          const text = node.parentElement?.closest('[aria-live]') ? (node.textContent ?? '') : '';
          if (text !== '') heard.push(text);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits for something to be said; the last thing that fits is returned, with what its groups caught. A round may have to pass. */
export function heard(page: Page, pattern: RegExp): Promise<readonly [string, ...string[]]> {
  return test.step(`to hear ${String(pattern)}`, async () => {
    // In the page: what is asked from outside each second comes up to one late, and fails where the page is loaded anew meanwhile.
    const said = await page.waitForFunction(
      (heard) =>
        window.heard?.map((text) => heard.exec(text.replaceAll('\u00a0', ' '))).findLast((match) => match !== null),
      pattern,
      { polling: 100 },
    );
    const [whole = '', ...groups] = (await said.jsonValue()) ?? [];
    return [whole, ...groups];
  });
}

/** Waits until the site shows what the ledger says, and returns it. */
export async function settledBalance(
  page: Page,
  server: TestServer,
  player: Pick<TestPlayer, 'token'>,
): Promise<number> {
  await expect
    .poll(async () => amountIn((await balanceOf(page).textContent()) ?? '') - (await server.balance(player)), {
      message: 'the balance on the page is the ledger’s',
    })
    .toBe(0);
  return server.balance(player);
}
