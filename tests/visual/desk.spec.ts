import { type Browser, expect, type Page } from 'playwright/test';
import { noiseOf } from '../e2e/noise';
import { serious } from '../e2e/axe';
import { worker } from '../e2e/worker';
import { expectPicture } from './alike';
import { openStandingHouse, type StandingHouse } from './standing-house';
import { visit } from './visitor';

/**
 * The operator's desk view by view, and the screens of whoever may not go on: not an operator, frozen, a place that is closed, a site at work. `npx playwright test tests/visual/desk --workers 1 -u changed`
 * takes new pictures.
 */
const WIDE = { width: 1440, height: 900 } as const;
const NARROW = { width: 1024, height: 768 } as const;
const PHONE = { width: 360, height: 740 } as const;

/** What a browser notes of a refusal: the desk's, to whoever does not work at it. */
const REFUSED = /the server responded with a status of 400/;

const test = worker.extend<{ house: StandingHouse }>({
  // What these tests do to a house stays there: each has its own.
  house: async ({}, use) => {
    const house = await openStandingHouse();
    await use(house);
    await house.close();
  },
});
interface Visit {
  readonly token: string;
  readonly locale: 'id' | 'en';
}

/** @param expected what its console says on purpose */
async function enter(browser: Browser, house: StandingHouse, visitor: Visit, expected: RegExp | null = null) {
  const { context, page } = await visit(browser, house, { viewport: WIDE, ...visitor });
  const noise = noiseOf(context, expected);
  return { page, noise, close: () => context.close() };
}

/** Nothing of the page is on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [aria-label="Memuat"], [aria-label="Loading"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/**
 * @param axe whether the page is looked through for what is serious, too
 * @param pictured whether it is compared with its picture
 */
async function look(page: Page, name: string, axe: boolean, pictured = true): Promise<void> {
  await settled(page);
  if (pictured) await expectPicture(page, `${name}.png`);
  expect.soft(await isTooWide(page), `${name} is wider than its place`).toBe(false);
  if (axe) expect.soft(await serious(page), name).toEqual([]);
}

const post = async ({ url }: StandingHouse, token: string, path: string, body: object): Promise<void> => {
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-id': 'pictures', 'x-token': token },
    body: JSON.stringify(body),
  });
  expect(reply.status, `${path} ${await reply.text()}`).toBe(200);
};

test('the desk, view by view', async ({ browser, house }) => {
  const operator = await house.employ();
  await post(house, operator, `/desk/people/${house.userId}/freeze`, {
    cause: 'review',
    reason: 'Diminta pemilik akun',
  });
  const views = {
    home: '',
    tickets: `tickets/${house.tickets.at(-1) ?? ''}`,
    people: 'people',
    person: `people/${house.userId}`,
    identifications: 'identifications',
    partners: 'partners',
    mailings: 'mailings',
    boards: 'boards',
    docs: 'docs',
    failures: 'failures',
    log: 'log',
    settings: 'settings',
  };
  for (const locale of ['id', 'en'] as const) {
    const { page, noise, close } = await enter(browser, house, { token: operator, locale });
    await page.setViewportSize(locale === 'id' ? WIDE : NARROW);
    await page.goto(`${house.url}/desk`);
    for (const [name, at] of Object.entries(views))
      await test.step(`${name} in ${locale}`, async () => {
        // As a link does it: the page is loaded once for all views.
        await page.evaluate((path) => history.pushState(null, '', path), `/desk/${at}`);
        await look(page, `desk-${name}-${locale}`, true);
      });
    expect(noise, 'the console says nothing').toEqual([]);
    await close();
  }
});

test('screens of whoever may not go on', async ({ browser, house }) => {
  const operator = await house.employ();
  const visits = await Promise.all(
    (['id', 'en'] as const).map((locale) => enter(browser, house, { token: house.token, locale }, REFUSED)),
  );
  /** @param says its heading: the pages that stand in its place before the site's settings are there have another one */
  const show = async (name: string, at: string, says: readonly [id: string, en: string]) => {
    for (const [i, { page }] of visits.entries()) {
      const locale = i === 0 ? 'id' : 'en';
      await page.goto(house.url + at);
      for (const size of [WIDE, PHONE])
        await test.step(`${name} at ${size.width} px in ${locale}`, async () => {
          await page.setViewportSize(size);
          await expect(page.getByRole('heading', { level: 1, name: says[i] ?? '' })).toBeVisible();
          await look(page, `${name}-${size.width}-${locale}`, size === PHONE);
        });
    }
  };
  const settle = (base: number, values: object) =>
    post(house, operator, '/desk/settings/guarded', { base, values, reason: 'Untuk gambar ini' });

  await show('no-authority', '/desk', ['Bagian ini untuk petugas', 'This part is for operators']);
  await post(house, operator, `/desk/people/${house.userId}/freeze`, {
    cause: 'review',
    reason: 'Diminta pemilik akun',
  });
  await show('frozen', '/game/dice', ['Akun Anda dibekukan', 'Your account is frozen']);
  await settle(0, { places: [{ region: 'ID', blocked: true, flags: {} }] });
  house.pass(3_000);
  await show('region', '/', ['Lintang tidak tersedia di wilayah Anda', 'Lintang is not available in your region']);
  await settle(1, { maintenance: { on: true, until: null } });
  house.pass(3_000);
  await show('maintenance', '/', ['Situs sedang dalam pemeliharaan', 'The site is under maintenance']);

  for (const { noise, close } of visits) {
    expect(noise, 'the console says nothing').toEqual([]);
    await close();
  }
});

test('the choice of a place, by keys and by a pointer', async ({ browser, house }) => {
  const operator = await house.employ();
  const WORDS = {
    id: { area: 'Wilayah, pemeliharaan', add: 'Tambah wilayah', place: 'Wilayah', found: /^Malaysia/ },
    en: { area: 'Places, maintenance', add: 'Add a place', place: 'Place', found: /^Malaysia/ },
  } as const;
  for (const locale of ['id', 'en'] as const) {
    const { page, noise, close } = await enter(browser, house, { token: operator, locale });
    const words = WORDS[locale];
    await page.goto(`${house.url}/desk/settings`);
    await page.getByRole('button', { name: words.area, exact: true }).click();
    await page.getByRole('button', { name: words.add, exact: true }).click();
    const place = page.getByRole('combobox', { name: words.place, exact: true });
    const options = page.getByRole('listbox').getByRole('option');
    for (const size of [WIDE, PHONE])
      await test.step(`at ${String(size.width)} px in ${locale}`, async () => {
        const at = `${String(size.width)}-${locale}`;
        // Made narrow the page keeps its place by scrolling, to a pixel more or less: no picture of that.
        const pictured = size === WIDE;
        await page.setViewportSize(size);
        // What was chosen before goes first.
        await place.fill('');
        await page.keyboard.press('Escape');

        await place.fill('ma');
        await expect(options.first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await look(page, `desk-place-keys-${at}`, true, pictured);
        await place.fill('malay');
        await expect(options.first()).toHaveText(words.found);
        await page.keyboard.press('Enter');
        await expect(place).toHaveValue(/\(MY\)$/);

        await page.getByRole('button', { name: words.place, exact: true }).click();
        await expect(options.first()).toBeVisible();
        await options.nth(2).hover();
        await look(page, `desk-place-pointer-${at}`, true, pictured);
        await options.nth(2).click();
        await expect(options).toHaveCount(0);

        await place.fill('xyz');
        await expect(page.getByText(/huruf itu|these letters/)).toBeVisible();
        await look(page, `desk-place-none-${at}`, true, pictured);
        await page.keyboard.press('Escape');
      });
    expect(noise, 'the console says nothing').toEqual([]);
    await close();
  }
});
