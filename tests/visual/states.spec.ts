import { type BrowserContext, expect, type Page, test as base } from 'playwright/test';
import { visitedBefore } from '../e2e/app';
import { loadAtMoment, openStandingHouse, type StandingHouse } from './standing-house';

/**
 * The inbox and the records while they are on their way, with nothing in them, failed and without a connection, as they were committed: each on a small phone, a phone and a desktop, in the one
 * language or the other. `npx playwright test tests/visual/states --workers 1 -u changed` takes new pictures.
 */
const PLACES = [
  { width: 360, height: 740, locale: 'en' },
  { width: 412, height: 915, locale: 'id' },
  { width: 1440, height: 900, locale: 'en' },
] as const;
const ALIKE = { threshold: 0.2, maxDiffPixelRatio: 0.01 } as const;

const PANELS = [
  'inbox',
  'inbox_inbox-detail&mail=m-none',
  'bet-history',
  'bet-history_bet-history-detail&bet=dice-none',
  'balance-record',
  'balance-record_transaction&flow=77777777',
] as const;
/** What they ask by HTTP; the inbox asks over the channel. */
const ASKED = /\/api\/main\/(slot\/(bet\/game|game\/record)|pay\/balance|inbox\/tpl)/;
const MAILS = /\/inbox\/tpl/;
const json = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

interface State {
  /** Has the house, or the way to it, be so; the page is open. */
  begin(page: Page, house: StandingHouse): Promise<unknown>;
  end?(house: StandingHouse): Promise<unknown>;
}

const STATES: Readonly<Record<string, State>> = {
  loading: { begin: (page) => page.route(ASKED, () => undefined) },
  empty: {
    async begin(page, house) {
      await house.change(`update mails set user_id = 'x' || user_id`);
      await page.route(ASKED, (route) => {
        const url = route.request().url();
        if (MAILS.test(url)) return route.continue();
        if (/none|77777777/.test(url)) return route.fulfill(json(400, { errCode: 3, errMsg: 'none' }));
        if (/balance$|balance\?/.test(url)) return route.continue();
        return route.fulfill(json(200, { list: [], next: null, since: '2026-11-01' }));
      });
    },
    end: (house) => house.change(`update mails set user_id = substr(user_id, 2)`),
  },
  failed: {
    async begin(page, house) {
      await house.change('alter table mails rename to mails_away');
      await page.route(ASKED, (route) =>
        MAILS.test(route.request().url())
          ? route.continue()
          : route.fulfill(json(400, { errCode: 10006, errMsg: 'failed' })),
      );
    },
    end: (house) => house.change('alter table mails_away rename to mails'),
  },
  offline: {
    async begin(page) {
      await page.route(ASKED, (route) => route.abort());
    },
  },
};

const test = base.extend<object, { house: StandingHouse }>({
  house: [
    async ({}, use) => {
      const house = await openStandingHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ trace: 'off' });

async function signedIn(context: BrowserContext, { url, token }: StandingHouse): Promise<Page> {
  await context.addCookies([{ name: 'lintang_token', value: token, url, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await loadAtMoment(page);
  return page;
}

for (const { locale, ...size } of PLACES)
  for (const [name, state] of Object.entries(STATES))
    test(`panels ${name} at ${size.width} px in ${locale}`, async ({ browser, house }) => {
      const context = await browser.newContext({
        viewport: size,
        deviceScaleFactor: 0.5,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        storageState: {
          cookies: [],
          origins: [{ origin: house.url, localStorage: [...visitedBefore, { name: 'lintang.locale', value: locale }] }],
        },
      });
      const page = await signedIn(context, house);
      if (name === 'offline') await page.routeWebSocket(/\/ws/, (socket) => void socket.close());
      await page.goto(house.url);
      await expect(
        page.getByText(locale === 'id' ? 'Saldo main' : 'Play balance', { exact: true }).first(),
      ).toBeVisible();
      await state.begin(page, house);
      try {
        for (const z of PANELS)
          await test.step(z, async () => {
            await page.evaluate((address) => history.pushState(null, '', address), `/?z=${z}`);
            const dialog = page.getByRole('dialog').last();
            await expect(dialog).toBeVisible();
            // The words of a state, or the bones of what is on its way.
            await expect(
              name === 'loading'
                ? dialog.locator('[aria-label="Memuat"], [aria-label="Loading"]').first()
                : dialog.getByRole('heading', { level: 3 }).first(),
            ).toBeVisible();
            await expect
              .soft(dialog)
              .toHaveScreenshot(`${(z.split(/[_&]/)[1] ?? z).split('=')[0] ?? z}-${name}-${size.width}.png`, ALIKE);
            await page.evaluate(() => history.pushState(null, '', '/'));
            await expect(page.getByRole('dialog')).toHaveCount(0);
          });
      } finally {
        await state.end?.(house);
        await context.close();
      }
    });
