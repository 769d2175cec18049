import { expect } from 'playwright/test';
import { studioGames } from '../../src/preview/games';
import { expectPicture } from './alike';
import { knownCost, MOST_FILL } from './costs';
import { type Easel, test } from './easel';

/**
 * Every story of every scene, stopped at its moments on the seeded clock and compared with the picture that was committed. The layout is a
 * phone's; half its pixels are enough to see what is wrong and to forgive another rasteriser its edges. When a picture differs,
 * the expected one, the one that came and their difference are in tests/out. `npx playwright test tests/visual --workers 1 -u changed` takes new ones.
 */

const PHONE = { width: 412, height: 914 };
const DESKTOP = { width: 960, height: 540 };

async function compare({ page, show }: Easel, story: string, picture: string, size = PHONE): Promise<void> {
  await show(`${story}&fill=1`, size);
  // The clock of a story stands; its canvas is all of the page.
  await expectPicture(page, picture, 'drawn');
  const cost = await page.evaluate(() => ({
    drawCalls: window.__scene?.drawCalls ?? Number.NaN,
    textureBytes: window.__scene?.textureBytes ?? Number.NaN,
    // Another rasteriser's edges are no more pixels.
    fill: Math.ceil((window.__scene?.fill?.mean ?? Number.NaN) * 100) / 100,
  }));
  const most = knownCost(picture, cost) ?? { drawCalls: 0, textureBytes: 0, fill: 0 };
  const told = `of ${picture}: tests/visual/costs.json, taken anew with the pictures`;
  expect(cost.drawCalls, `draw calls ${told}`).toBeLessThanOrEqual(most.drawCalls);
  expect(cost.textureBytes, `texture bytes ${told}`).toBeLessThanOrEqual(most.textureBytes);
  expect(cost.fill, `canvases shaded ${told}; the studio's panel Fill tells the layers`).toBeLessThanOrEqual(most.fill);
  const limit = /-(idle|busy)-/.exec(picture)?.[1] as keyof typeof MOST_FILL | undefined;
  if (limit) expect(cost.fill, `canvases shaded of ${picture}`).toBeLessThanOrEqual(MOST_FILL[limit]);
}

for (const [game, { frames, inset }] of Object.entries(studioGames)) {
  for (const [fixture, moments] of Object.entries(frames)) {
    test(`${game} ${fixture}`, async ({ easel }) => {
      for (const at of moments)
        await compare(easel, `${game}?fixture=${fixture}&at=${at}&inset=${inset}`, `${game}-${fixture}-${at}.png`);
    });
  }

  test(`${game} idle, win and busy on a desktop`, async ({ easel }) => {
    for (const fixture of ['idle', 'win', 'busy'] as const)
      await compare(
        easel,
        `${game}?fixture=${fixture}&at=${frames[fixture].at(-1)}`,
        `${game}-${fixture}-wide.png`,
        DESKTOP,
      );
  });

  test(`${game} win without motion`, async ({ easel }) => {
    await compare(easel, `${game}?fixture=win&at=${frames.win[0]}&inset=${inset}&still=1`, `${game}-win-still.png`);
  });
}
