import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test as base } from 'playwright/test';
import { noiseOf, visitedBefore } from '../e2e/app';
import { loadAtMoment, openStandingHouse, type StandingHouse } from './standing-house';

/**
 * The operator's desk view by view, on a wide screen and on a narrow one: as it was committed, with nothing that is serious for axe, and no wider than its place. `npx playwright test tests/visual/desk
 * --workers 1 -u changed` takes new pictures.
 */
const ALIKE = { threshold: 0.2, maxDiffPixelRatio: 0.01 } as const;
const WIDE = { width: 1440, height: 900 } as const;
const NARROW = { width: 1024, height: 768 } as const;

const test = base.extend<{ house: StandingHouse }>({
  // What these tests do to a house stays there: each has its own.
  house: async ({}, use) => {
    const house = await openStandingHouse();
    await use(house);
    await house.close();
  },
});
test.use({ trace: 'off' });

interface Visit {
  readonly token: string;
  readonly locale: 'id' | 'en';
}

async function visit(browser: Browser, { url }: StandingHouse, { token, locale }: Visit) {
  const context = await browser.newContext({
    viewport: WIDE,
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [...visitedBefore, { name: 'lintang.locale', value: locale }] }],
    },
  });
  await context.addCookies([{ name: 'lintang_token', value: token, url, sameSite: 'Lax' }]);
  const noise = noiseOf(context);
  const page = await context.newPage();
  await loadAtMoment(page);
  return { page, noise, close: () => context.close() };
}

/** Nothing of the page is on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [aria-label="Memuat"], [aria-label="Loading"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function serious(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function look(page: Page, name: string): Promise<void> {
  await settled(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, ALIKE);
  expect.soft(await isTooWide(page), `${name} is wider than its place`).toBe(false);
  expect.soft(await serious(page), name).toEqual([]);
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
  test.slow();
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
    const { page, noise, close } = await visit(browser, house, { token: operator, locale });
    for (const [name, at] of Object.entries(views))
      await test.step(`${name} in ${locale}`, async () => {
        await page.setViewportSize(locale === 'id' ? WIDE : NARROW);
        await page.goto(`${house.url}/desk/${at}`);
        await look(page, `desk-${name}-${locale}`);
      });
    expect(noise, 'the console says nothing').toEqual([]);
    await close();
  }
});
