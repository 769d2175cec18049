import type { Page } from 'playwright/test';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { WATCHED_MS } from '../../src/stage/rest';
import { expect, test } from './app';
import { alive, drawn, loseContext, probeStage } from './stage';

test.use({ drawing: false });

/** What a lost context makes browser and PixiJS say by themselves. */
const LOSS = /WebGL: (?:CONTEXT_LOST_WEBGL|INVALID_OPERATION: (?:delete|loseContext))|GL_CONTEXT_LOST|context lost/i;

const picture = (page: Page) => page.getByRole('img', { name: /^Ruang / }).locator('canvas');

async function open(page: Page, game: OpenGame): Promise<void> {
  await probeStage(page);
  // With a level of the player's own, nothing but a loss is told of the device: how soon frames come here is no matter.
  await page.addInitScript(() => (localStorage['lintang.quality'] ??= 'medium'));
  await page.goto(`/game/${game}`);
  await expect(picture(page)).toBeVisible();
  await drawn(page);
}

for (const game of OPEN_GAMES) {
  test.describe(`the ${game} picture`, () => {
    test.use({ expectedNoise: LOSS });

    test('comes back whole when its context was lost, and on a new canvas when that does not come back', async ({
      page,
    }) => {
      await open(page, game);
      const before = await alive(page);
      await loseContext(page, true);
      await drawn(page);
      expect(await page.evaluate(() => localStorage.getItem('lintang.quality.auto'))).toBeNull();
      expect(await page.evaluate(() => window.stageProbe?.contexts)).toBe(1);
      // The objects of a lost context are gone with it; what was made anew is no more than there was.
      const after = await alive(page);
      expect(after.Texture).toBeLessThanOrEqual(2 * (before.Texture ?? 0));
      await loseContext(page, false);
      await expect.poll(() => page.evaluate(() => window.stageProbe?.contexts)).toBe(2);
      await drawn(page);
      await expect(page.locator('canvas')).toHaveCount(1);
    });
  });
}

test.describe('a device that loses its contexts', () => {
  test.use({ expectedNoise: LOSS });

  test('is asked for less from the second time on', async ({ page }) => {
    await open(page, 'crash');
    for (const times of [1, 2]) {
      await loseContext(page, true);
      await drawn(page);
      const asked = await page.evaluate(() => localStorage.getItem('lintang.quality.auto'));
      if (times === 1) expect(asked).toBeNull();
      else expect(asked).toMatch(/medium|low/);
    }
    expect(await page.evaluate(() => window.stageProbe?.contexts)).toBe(1);
  });
});

test('a phone that is turned keeps its scene, in its new size', async ({ page }) => {
  await open(page, 'crash');
  await page.setViewportSize({ width: 915, height: 412 });
  await expect.poll(async () => (await picture(page).boundingBox())?.height).toBe(412);
  await drawn(page);
  await page.setViewportSize({ width: 412, height: 915 });
  await expect.poll(async () => (await picture(page).boundingBox())?.width).toBe(412);
  await drawn(page);
  expect(await page.evaluate(() => window.stageProbe?.contexts)).toBe(1);
});

test('a hidden tab draws nothing, and shows the moment of the round when it comes back', async ({ page }) => {
  await open(page, 'crash');
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  // Frames that were asked for already may still come.
  await page.evaluate(async () => {
    let draws = -1;
    for (let still = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame);
      const now = window.stageProbe?.draws ?? 0;
      if (now !== draws) still = 0;
      draws = now;
    }
  });
  const before = await page.evaluate(() => window.stageProbe?.draws ?? 0);
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => window.stageProbe?.draws ?? 0)).toBe(before);
  await hide(false);
  await drawn(page);
  expect(await page.evaluate(() => window.stageProbe?.contexts)).toBe(1);
});

test('a room at rest draws at most thirty frames a second where quality is low', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lintang.quality', 'low'));
  await open(page, 'mines');
  const drawnIn = (ms: number): Promise<number> =>
    page.evaluate(async (span) => {
      const probe = window.stageProbe;
      if (!probe) throw new Error('nobody counts');
      let frames = 0;
      let draws = probe.draws;
      const since = performance.now();
      while (performance.now() - since < span) {
        await new Promise(requestAnimationFrame);
        if (probe.draws > draws) frames += 1;
        draws = probe.draws;
      }
      return (frames / (performance.now() - since)) * 1000;
    }, ms);
  // A finger may have been there; then the room rests.
  await expect.poll(() => drawnIn(1000)).toBeLessThan(32);
  expect(await drawnIn(2000)).toBeLessThan(32);
});

/** Rooms that are entered and left; the first visits fill caches that stay. `npm run bench -- rooms` goes on for longer. */
const WARM_UP = 2;
const VISITS = 3;

test(`nothing of any scene outlives ${VISITS} visits of all rooms`, async ({ page }) => {
  await probeStage(page);
  await page.goto('/help');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  /** In the page, frame by frame: asking from outside would take longer than the visit. */
  const visit = (game: OpenGame, times: number): Promise<void> =>
    page.evaluate(
      async ({ path, times }) => {
        const until = async (holds: () => boolean): Promise<void> => {
          while (!holds()) await new Promise(requestAnimationFrame);
        };
        const canvases = (): number => document.querySelectorAll('canvas').length;
        for (let i = 0; i < times; i += 1) {
          history.pushState(null, '', path);
          await until(() => canvases() === 1);
          const draws = (window.stageProbe?.draws ?? 0) + 4;
          await until(() => (window.stageProbe?.draws ?? 0) >= draws);
          history.pushState(null, '', '/help');
          await until(() => canvases() === 0);
        }
      },
      { path: `/game/${game}`, times },
    );
  /** How many objects of a class are alive. */
  const living = async (name: 'Object' | 'Promise'): Promise<number> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression: `${name}.prototype` });
    const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
    const { result: length } = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await devtools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
    return Number(length.value);
  };
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return {
      gpu: await alive(page),
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      objects: await living('Object'),
      promises: await living('Promise'),
    };
  };
  /** On a page where nothing comes and goes, as the lobby's lists do. React keeps what a page showed last: two pages on, that is no room. */
  const settled = async () => {
    for (const path of ['/help/rules', '/help/fairness', '/help']) {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(100);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Bantuan' })).toBeVisible();
    // What the rooms said stands a few seconds longer.
    await expect(page.locator('[aria-live] p')).toHaveCount(0);
    await page.waitForTimeout(500);
    return count();
  };
  const tour = async (times: number) => {
    for (const game of OPEN_GAMES) await test.step(game, () => visit(game, times));
    return settled();
  };
  await tour(WARM_UP);
  const before = await tour(VISITS);
  const after = await tour(VISITS);
  test.info().annotations.push({ type: 'counts', description: JSON.stringify({ before, after }) });
  expect(after.gpu).toEqual(before.gpu);
  // The house itself lives on: its clocks and its connection come and go by a few.
  expect(after.listeners - before.listeners).toBeLessThan(5);
  expect(after.promises - before.promises).toBeLessThan(10);
  expect(after.nodes - before.nodes).toBeLessThan(10);
  // Counted, not weighed: compiled code and the browser's own timelines still grow. Of 38,000 some hundred come and go; a scene left behind has thousands.
  expect(after.objects - before.objects).toBeLessThan(1_000);
});

test.describe('a device that draws in software, on its first visit', () => {
  test.use({ isMobile: true });

  test('has the room at once, over the picture of its page, and its scene with the first gesture', async ({ page }) => {
    // What an earlier visit left is all but this; and nobody waits for so long.
    await page.addInitScript((never) => {
      const real = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (act: () => void, ms?: number) => (ms === never ? 0 : real(act, ms)) });
      if (sessionStorage.getItem('begun') === null) localStorage.removeItem('lintang.drawn');
      sessionStorage.setItem('begun', 'yes');
    }, WATCHED_MS);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/game/dice');
    const room = page.getByRole('img', { name: 'Ruang Dadu' });
    await expect(page.getByRole('button', { name: /Masuk untuk/ })).toBeEnabled();
    const resting = room.locator('[style*="dice-tall"]');
    await expect(resting).toBeVisible();
    await expect(room.locator('canvas')).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/art/'))).toEqual([]);
    await page.mouse.move(200, 300);
    await expect(room.locator('canvas')).toBeVisible();
    await expect(resting).toHaveCount(0);
    // From then on it is drawn at once.
    await page.reload();
    await expect(room.locator('canvas')).toBeVisible();
  });
});
