import type { Page } from 'playwright/test';
import { expect, test } from './app';
import { samePicture } from './pictures';

/** A large win at its height, standing still, with the tuning beside it. */
const STILL = '/preview/crash?fixture=winLarge&play=0&t=3500&show=&panel=tuning';

test.use({ viewport: { width: 1280, height: 800 }, frames: 'few' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('searchbox', { name: 'Search the tuning' })).toBeVisible();
  await expect(page.locator('main canvas')).toBeVisible();
}

/** The canvas as it is, once it stands still. */
async function picture(page: Page): Promise<Buffer> {
  const shoot = () => page.locator('main canvas').screenshot();
  let before = await shoot();
  await expect
    .poll(
      async () => {
        const now = await shoot();
        const still = await samePicture(now, before);
        before = now;
        return still;
      },
      { message: 'the canvas stands still' },
    )
    .toBe(true);
  return before;
}

const differsFrom = (page: Page, before: Buffer) =>
  expect.poll(async () => samePicture(await picture(page), before), { message: 'the canvas changed' }).toBe(false);

/** Both pictures are left with the report when they stay apart. */
async function equals(page: Page, before: Buffer): Promise<void> {
  let now = before;
  const same = async () => samePicture((now = await picture(page)), before);
  try {
    await expect.poll(same, { message: 'the canvas is as it was' }).toBe(true);
  } catch (apart) {
    await test.info().attach('as it was', { body: before, contentType: 'image/png' });
    await test.info().attach('as it is', { body: now, contentType: 'image/png' });
    throw apart;
  }
}

async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the tuning' }).fill(words);
}

test('a number that is turned changes the scene at once; undo brings the committed picture back, redo the other', async ({
  page,
}) => {
  await open(page, STILL);
  const committed = await picture(page);
  await find(page, 'darkens');
  await page.getByLabel('win.dim', { exact: true }).fill('0.9');
  await differsFrom(page, committed);
  const edited = await picture(page);
  await page.getByLabel('win.dim', { exact: true }).press('Tab');
  await page.keyboard.press('Control+z');
  await equals(page, committed);
  await page.keyboard.press('Control+Shift+z');
  await equals(page, edited);
  await page.getByRole('button', { name: 'Reset win.dim' }).click();
  await equals(page, committed);
});

test('colours and curves are turned by swatch and by key; the changes are listed with what they were', async ({
  page,
}) => {
  await open(page, STILL);
  const committed = await picture(page);
  await find(page, 'win');
  await page.getByRole('button', { name: 'win.rays: cyan' }).click();
  await page.getByRole('slider', { name: 'win.count handle 1' }).press('Shift+ArrowDown');
  await differsFrom(page, committed);
  await page.getByRole('button', { name: /^Changes/ }).click();
  const rows = page.getByRole('region', { name: 'scenes/kit/win.tuning.json' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('0.3333, 1, 0.6667, 1');
  await expect(rows.nth(1)).toContainText('0.333, 0.9, 0.6667, 1');
  await expect(rows.nth(2)).toContainText('#ffd86a');
  await expect(rows.nth(2)).toContainText('#2fe0ff');
  // Only the dev server can write the files.
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('a share link carries the changed leaves and opens with them, whichever panel is open', async ({ page }) => {
  await open(page, STILL);
  const committed = await picture(page);
  await find(page, 'darkens');
  await page.getByLabel('win.dim', { exact: true }).fill('0.9');
  await differsFrom(page, committed);
  const edited = await picture(page);
  await expect(page).toHaveURL(/[?&]tuning=win\.dim_0\.9(&|$)/);
  await page.goto(`${STILL.replace('tuning', 'cues')}&tuning=win.dim_0.9`);
  await expect(page.locator('main canvas')).toBeVisible();
  await equals(page, edited);
});

test('a broken share link is said and not used in part', async ({ page }) => {
  // The notice takes room from the canvas, so both pictures are with it.
  const fault = page.getByRole('alert').filter({ hasText: 'win.gone: is not in the schema' });
  await open(page, `${STILL}&tuning=win.gone_1`);
  await expect(fault).toBeVisible();
  const committed = await picture(page);
  await open(page, `${STILL}&tuning=win.dim_0.9*win.gone_1`);
  await expect(fault).toBeVisible();
  await equals(page, committed);
  await expect(page.getByRole('button', { name: /^Changes/ })).toHaveText('Changes 0');
});

test('two tunings stand side by side at the same moment, and how far they are apart is said', async ({ page }) => {
  await open(page, STILL);
  await page.getByRole('button', { name: 'A | B' }).click();
  const both = page.getByRole('dialog', { name: 'Compare two tunings' });
  const far = both.getByTitle(/Share of the pixels/);
  await expect(far).toHaveText('Equal');
  await both.getByRole('searchbox').fill('darkens');
  await both.getByLabel('win.dim', { exact: true }).fill('0.9');
  await expect(far).toHaveText(/% differ/);
  await both.getByRole('button', { name: 'One frame on' }).click();
  await expect(both.getByText('3.52 s')).toBeVisible();
  await both.getByRole('region', { name: 'Side B' }).getByRole('combobox').selectOption('Committed');
  await expect(far).toHaveText('Equal');
  await page.keyboard.press('Escape');
  await expect(both).toHaveCount(0);
});
