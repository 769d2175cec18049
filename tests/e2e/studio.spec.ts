import type { Page } from 'playwright/test';
import { OPEN_GAMES } from '../../contract/games';
import { studioGames } from '../../src/preview/games';
import { expect, test } from './app';

/** The studio's outside handle, which measuring scripts rely on (DESIGN, Outside handles). */
const MOST_DRAW_CALLS = 10;

test.describe('alone', () => {
  test.use({ drawing: false });
  test(`/preview/<game> shows the fixtures idle, busy and win of every game, within ${MOST_DRAW_CALLS} draw calls a frame`, async ({
    page,
  }) => {
    for (const game of OPEN_GAMES)
      for (const fixture of ['idle', 'busy', 'win'])
        await test.step(`${game} ${fixture}`, async () => {
          await page.goto(`/preview/${game}?fixture=${fixture}&bare=1`);
          await page.waitForFunction(() => window.__scene?.ready === true);
          const { frames } = await page.evaluate(() => window.__scene ?? { frames: 0 });
          await page.waitForFunction((since) => (window.__scene?.frames ?? 0) > since + 10, frames);
          const scene = await page.evaluate(() => window.__scene);
          expect(scene).toMatchObject({ ready: true, fixture });
          expect(scene?.drawCalls).toBeGreaterThan(0);
          expect(scene?.drawCalls).toBeLessThanOrEqual(MOST_DRAW_CALLS);
          expect(await page.locator('canvas').count()).toBe(1);
          expect((await page.locator('body').innerText()).trim()).toBe('');
        });
  });
});

declare global {
  interface Window {
    /** Canvases that were given a WebGL context so far. */
    surfaces?: Set<HTMLCanvasElement>;
  }
}

/** The studio's page of one scene, as a designer's hands know it. */
class Bench {
  readonly time;
  readonly canvas;
  constructor(readonly page: Page) {
    this.time = page.getByTestId('time');
    this.canvas = page.getByTestId('device').locator('canvas');
  }

  /** Resolves once the scene is on screen. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.canvas).toBeVisible();
  }

  press(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test('the gallery shows every fixture with a picture, a surface for each scene at most, and finds them by name', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const surfaces = new Set<HTMLCanvasElement>();
      window.surfaces = surfaces;
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
        apply(target, canvas: HTMLCanvasElement, given: [string]) {
          if (given[0].startsWith('webgl') && canvas.width > 1) surfaces.add(canvas);
          return Reflect.apply(target, canvas, given);
        },
      });
    });
    await page.goto('/preview');
    for (const game of OPEN_GAMES) {
      const fixtures = Object.keys(await studioGames[game].fixtures());
      const scene = page.getByRole('region', { name: game });
      await expect(scene.getByRole('listitem')).toHaveText(fixtures);
      await expect(scene.locator('[data-thumb="drawn"]')).toHaveCount(fixtures.length);
    }
    const colours = await page.locator('canvas[data-thumb]').evaluateAll((all) =>
      all.map((thumb) => {
        const pixels =
          thumb instanceof HTMLCanvasElement
            ? thumb.getContext('2d')?.getImageData(0, 0, thumb.width, thumb.height).data
            : undefined;
        return new Set(pixels?.filter((_, i) => i % 40 === 0)).size;
      }),
    );
    expect(Math.min(...colours), 'every thumbnail has many colours').toBeGreaterThan(8);
    expect(await page.evaluate(() => window.surfaces?.size)).toBeLessThanOrEqual(OPEN_GAMES.length);

    await page.getByRole('searchbox').fill('wingo huge');
    await expect(page.getByRole('listitem')).toHaveText(['winHuge']);
    await page.getByRole('link', { name: 'winHuge' }).click();
    await expect(page).toHaveURL(/\/preview\/wingo\?fixture=winHuge/);
    await expect(page.getByLabel('Fixture')).toHaveValue('winHuge');
  });
});

test.describe('on a laptop, its hands', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, drawing: false });

  test('choreographies that run are listed by their steps, and a press goes to a step', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('/preview/dice?fixture=win');
    await expect(bench.time).not.toHaveText(/^0\.00 s/);
    await page.getByLabel('Moment').fill('2000');
    const run = page.getByRole('group', { name: 'Timeline throw' });
    for (const step of ['bounce', 'felt']) {
      const button = run.getByRole('button', { name: step });
      const moment = (await button.getAttribute('title'))?.replace('To ', '') ?? 'no moment';
      await button.click();
      await expect(bench.time).toHaveText(new RegExp(`^${moment.replace('.', '\\.')}`));
      await expect(button).toHaveAttribute('aria-current', 'step');
    }
    await page.getByLabel('Moment').fill('0');
    await expect(run).toHaveCount(0);
  });

  test('a scene plays, stops, goes a frame back and forth, and is scrubbed along its line', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('/preview/crash?fixture=idle');
    await expect(bench.time).not.toHaveText(/^0\.00 s/);
    await bench.press('Pause');
    const stopped = await bench.time.textContent();
    await bench.press('A frame forth');
    await expect(bench.time).not.toHaveText(stopped ?? '');
    await bench.press('A frame back');
    await expect(bench.time).toHaveText(stopped ?? '');
    await page.getByLabel('Moment').fill('3000');
    await expect(bench.time).toHaveText(/^3\.00 s/);
    await page.getByLabel('Moment').blur();
    await page.keyboard.press('[');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(bench.time).toHaveText(/^3\.17 s/);
    await page.keyboard.press(']');
    await expect(page.getByLabel('Loop to')).toHaveAttribute('aria-valuetext', '3.17 s');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(bench.time).toHaveText(/^3\.[01]\d s/);
    await bench.press('No loop');
    await expect(bench.time).toHaveText(/^3\.[2-9]\d s/);
  });

  test('a cue’s light is green once its animation settled; a state is shown out of turn until the story goes on', async ({
    page,
  }) => {
    const bench = new Bench(page);
    await bench.open('/preview/wingo?fixture=idle&play=0');
    const cue = page.getByRole('button', { name: /^placed, one/ });
    await expect(cue.locator('[data-light]')).toHaveAttribute('data-light', 'idle');
    await cue.click();
    await expect(cue.locator('[data-light]')).toHaveAttribute('data-light', 'settled');
    await expect(cue).toHaveAccessibleName(/settled after \d+\.\d\d s/);
    await bench.press('Pause');
    const state = page.getByRole('button', { name: 'full open' });
    await state.click();
    await expect(state).toHaveAttribute('aria-pressed', 'true');
    await bench.press('Back to the story');
    await expect(state).toHaveAttribute('aria-pressed', 'false');
  });

  test('a device, its turn and its density change the canvas', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('/preview/crash?fixture=flight&play=0');
    const size = () =>
      bench.canvas.evaluate((canvas) =>
        canvas instanceof HTMLCanvasElement
          ? [canvas.clientWidth, canvas.clientHeight, canvas.width, canvas.height]
          : [],
      );
    await expect.poll(size).toEqual([412, 915, 412, 915]);
    await page.getByLabel('Device', { exact: true }).selectOption('360x640');
    await expect.poll(size).toEqual([360, 640, 360, 640]);
    await page.getByLabel('Turn the device').click();
    await page.getByLabel('DPR').selectOption('2');
    await expect.poll(size).toEqual([640, 360, 1280, 720]);
  });

  test('whatever is on screen can be linked', async ({ page }) => {
    const bench = new Bench(page);
    await bench.open('/preview/crash?fixture=win&play=0&other=kept');
    await page.getByLabel('Fixture').selectOption('cashout');
    await page.getByLabel('Device', { exact: true }).selectOption('360x740');
    await page.getByLabel('DPR').selectOption('3');
    await page.getByLabel('Language').selectOption('en');
    await page.getByLabel('Quality').selectOption('low');
    await page.getByLabel('Speed').selectOption('0.25');
    for (const name of ['Shell', 'Mute', 'Reduced motion', 'Bounds']) await page.getByRole('switch', { name }).click();
    await page.getByLabel('Loop from').fill('1000');
    await page.getByLabel('Moment').fill('2200');
    await bench.press('States');
    await expect(page).toHaveURL(/[?&]t=2200/);
    const address = page.url();
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      fixture: 'cashout',
      play: '0',
      other: 'kept',
      w: '360',
      h: '740',
      dpr: '3',
      locale: 'en',
      quality: 'low',
      rate: '0.25',
      shell: '0',
      mute: '0',
      still: '1',
      show: 'meters,safe,bounds',
      loop: '1000-6000',
      t: '2200',
      panel: 'cues',
    });

    await page.goto('/preview');
    await bench.open(address);
    await expect(bench.time).toHaveText(/^2\.20 s/);
    expect(page.url()).toBe(address);
    await expect(page.getByLabel('Speed')).toHaveValue('0.25');
    await expect(page.getByRole('switch', { name: 'Mute' })).toHaveAttribute('aria-checked', 'false');
    await expect(page.getByRole('group', { name: 'goingUp' })).toHaveCount(0);
  });
});

test.describe('on a laptop, in the canvas', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  test('overlays come and go by their keys and leave no trace; guides are dragged out of the ruler; pixels are counted', async ({
    page,
  }) => {
    // What is drawn stays to be read: a screenshot takes as long as a page.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
        apply: (target, canvas: HTMLCanvasElement, [kind, options]: [string, object?]) =>
          Reflect.apply(target, canvas, [kind, kind === '2d' ? options : { ...options, preserveDrawingBuffer: true }]),
      });
    });
    const bench = new Bench(page);
    await bench.open('/preview/mines?fixture=busy&play=0&t=1200&w=360&h=640&show=meters&panel=overlays,fill');
    const picture = () => bench.canvas.evaluate((it) => (it instanceof HTMLCanvasElement ? it.toDataURL() : ''));
    const figure = (name: string) =>
      page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.='${name}']`) });
    await expect(page.getByRole('table', { name: 'Canvases shaded by layer' })).toBeVisible();
    await page.mouse.move(0, 0);
    const alone = await picture();
    const draws = await figure('draws').textContent();
    let last = alone;
    for (const [key, name] of [
      ['s', 'Safe area'],
      ['b', 'Bounds'],
      ['h', 'Hit areas'],
      ['g', 'Guides'],
      ['r', 'Ruler'],
      ['o', 'Onion skin'],
      ['p', 'Pixels'],
    ] as const)
      await test.step(name, async () => {
        await page.keyboard.press(key);
        await expect(page.getByRole('switch', { name })).toBeChecked();
        await expect.poll(picture).not.toBe(last);
        last = await picture();
      });
    await expect(page).toHaveURL(/show=meters%2Csafe%2Cbounds%2Ctargets%2Cguides%2Cruler%2Conion%2Cpixels/);
    await expect(figure('draws'), 'overlays are no cost of the scene').toHaveText(draws ?? '');

    const hand = await page.getByTestId('hand').boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = hand ?? {};
    await page.mouse.move(x + 4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + height / 2, { steps: 3 });
    await page.mouse.up();
    await expect(page).toHaveURL(/guides=x(89|90|91)\b/);
    await expect(page.getByLabel('From the left')).toHaveValue(/^(89|90|91)$/);
    await bench.press('Remove all');

    await page.mouse.move(0, 0);
    for (const key of 'sbhgrop') await page.keyboard.press(key);
    await expect.poll(picture).toBe(alone);

    const counted = Number(await figure('fill').textContent());
    expect(counted).toBeGreaterThan(1);
    await expect(page.getByRole('row', { name: /^in all/ }), 'layers add up to what is counted at once').toHaveText(
      `in all${counted.toFixed(2)}`,
    );
  });
});

test('on a phone the studio is stacked: nothing is wider than the screen, and the canvas stays while the panels scroll', async ({
  page,
}) => {
  const bench = new Bench(page);
  await bench.open('/preview/crash?fixture=idle&play=0');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
  await page.getByRole('button', { name: 'crashed, cashed' }).click();
  await expect(bench.canvas).toBeInViewport();
});
